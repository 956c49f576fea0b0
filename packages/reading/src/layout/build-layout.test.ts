import { describe, expect, it } from 'vitest'
import { letter, pagesOf, setLine, setLines, turn } from '../../cases/typeset.ts'
import { buildLayout } from './build-layout.ts'
import type { Layout, Zone } from './types.ts'

const zone = (layout: Layout, name: Zone) =>
  layout.lines.filter((line) => line.zone === name).map((line) => line.text)
const blocks = (layout: Layout) =>
  layout.blocks.filter((block) => block.zone === 'body').map(({ role, text }) => [role, text])

const long =
  'Der Bescheid ist heute ergangen und wird Ihnen hiermit bekannt gegeben, wie es das Gesetz für'

describe('zones', () => {
  const check = (layout: Layout) => {
    expect(zone(layout, 'head')).toEqual(['Amt Musterau'])
    expect(zone(layout, 'return-line')).toEqual(['Amt Musterau, Ring 1, 12345 Musterau'])
    expect(zone(layout, 'address')).toEqual(['Frau', 'Eva Beispiel', 'Weg 7', '54321 Neustadt'])
    expect(zone(layout, 'info')).toEqual(['Aktenzeichen:\tAB 12/34', 'Datum:\t02.01.2026'])
    expect(zone(layout, 'subject')).toEqual(['Bescheid über Gebühren'])
    expect(zone(layout, 'footer')).toEqual([
      'Amt Musterau',
      'Ring 1',
      'Musterbank',
      'IBAN DE02 1203',
    ])
  }

  it('finds every zone of a DIN letter and reads footer columns one after the other', () => {
    check(buildLayout(letter([long, 'solche Fälle vorsieht.'])))
  })

  it.each([-2.5, -0.7, 1, 3])('finds them on a page turned by %s degrees', (degrees) => {
    check(buildLayout(turn(letter([long, 'solche Fälle vorsieht.', long, long]), degrees)))
  })

  it('finds them on a shifted page without exact scale', () => {
    const { pages, words } = letter([long, 'solche Fälle vorsieht.'])
    const moved = words.map((word) => ({
      ...word,
      box: {
        x: word.box.x * 0.93 + 6,
        y: word.box.y * 0.93 + 9,
        width: word.box.width * 0.93,
        height: word.box.height * 0.93,
      },
    }))
    check(buildLayout({ pages, words: moved }))
  })

  it('keeps franking marks out of the address', () => {
    const page = letter([long])
    page.words.push(...setLine('DV 07 0,95', 37, 53, { size: 2.5 }))
    const layout = buildLayout(page)
    expect(zone(layout, 'address')).toHaveLength(4)
    expect(zone(layout, 'margin')).toEqual(['DV 07 0,95'])
  })

  it('keeps an address line whose first word was not read in the address', () => {
    const page = letter([long])
    const eva = page.words.findIndex((word) => word.text === 'Eva')
    page.words.splice(eva, 1)
    expect(zone(buildLayout(page), 'address')).toEqual([
      'Frau',
      'Beispiel',
      'Weg 7',
      '54321 Neustadt',
    ])
  })

  it('takes the repeated letterhead of page 2 for head, what follows for body', () => {
    const page = letter([long])
    page.words.push(
      ...setLine('Amt Musterau', 25, 15, { page: 2 }),
      ...setLine('Seite 2', 175, 15, { page: 2 }),
      ...setLines([long, 'Ende.'], 25, 28, { page: 2 }),
    )
    const layout = buildLayout({
      ...page,
      pages: [...page.pages, { number: 2, width: 210, height: 297 }],
    })
    expect(zone(layout, 'head')).toEqual(['Amt Musterau', 'Amt Musterau\tSeite 2'])
    expect(zone(layout, 'body').slice(1)).toEqual([long, 'Ende.'])
  })
})

describe('blocks', () => {
  it('joins wrapped lines and starts a new paragraph at a gap', () => {
    const layout = buildLayout(
      letter([long, 'solche Fälle vorsieht.', '', 'Mit freundlichen Grüßen']),
    )
    expect(blocks(layout)).toEqual([
      ['paragraph', `${long} solche Fälle vorsieht.`],
      ['paragraph', 'Mit freundlichen Grüßen'],
    ])
  })

  it('undoes hyphens where a word was broken and keeps the others', () => {
    const start = long.slice(0, -4)
    const join = (end: string, next: string) =>
      blocks(buildLayout(letter([`${start} ${end}`, next, long])))[0]?.[1]
    expect(join('Kranken-', 'versicherung zahlt')).toContain('Krankenversicherung zahlt')
    expect(join('Hin-', 'und Rückfahrt')).toContain('Hin- und Rückfahrt')
    expect(join('IBAN-', 'Nummer fehlt')).toContain('IBAN-Nummer fehlt')
  })

  it('gives table rows with a tab between the cells', () => {
    const page = letter([])
    const rows = [
      ['Abschlag Januar', '94,00'],
      ['Mahnkosten', '2,50'],
      ['Gesamtforderung', '307,88'],
    ]
    rows.forEach(([name = '', amount = ''], i) =>
      page.words.push(...setLine(name, 25, 120 + i * 5), ...setLine(amount, 160, 120 + i * 5)),
    )
    expect(blocks(buildLayout(page))).toEqual(rows.map((row) => ['row', row.join('\t')]))
  })

  it('keeps a line of text whole where words in it could not be read', () => {
    const page = letter([long, '', long])
    page.words.push(
      ...setLine('von dem Konto', 25, 116.3),
      ...setLine('eingezogen und danach verbucht', 110, 116.3),
    )
    expect(blocks(buildLayout(page))[0]?.[0]).toBe('paragraph')
    expect(blocks(buildLayout(page))[0]?.[1]).toContain('von dem Konto eingezogen')
  })

  it('takes each bullet for an item and drops the bullet', () => {
    const page = letter([])
    page.words.push(...setLine('•', 25, 120), ...setLines([long, 'gilt.'], 30, 120))
    page.words.push(...setLine('•', 25, 129), ...setLine('Kopie des Ausweises', 30, 129))
    expect(blocks(buildLayout(page))).toEqual([
      ['item', `${long} gilt.`],
      ['item', 'Kopie des Ausweises'],
    ])
  })

  it('sees bullets that were hardly read when they stand under each other', () => {
    const items = [
      'Kopie des Ausweises, Vorder- und Rückseite, und die Bescheinigung der Stelle',
      'Mietvertrag',
    ]
    const page = letter([])
    items.forEach((item, i) => {
      page.words.push(...setLine('»', 25, 120 + i * 4.3, { confidence: 0.1 }))
      page.words.push(...setLine(item, 31, 120 + i * 4.3))
    })
    expect(blocks(buildLayout(page))).toEqual(items.map((item) => ['item', item]))
  })

  it('knows for each stretch of text which word it came from', () => {
    const layout = buildLayout(letter([`${long.slice(0, -4)} Kranken-`, 'versicherung zahlt']))
    for (const block of layout.blocks) {
      for (const { start, end, word } of block.spans) {
        expect(layout.words[word]?.text.startsWith(block.text.slice(start, end))).toBe(true)
      }
    }
  })
})

describe('bad input', () => {
  it('drops what the reader was not sure of', () => {
    const layout = buildLayout(
      pagesOf(
        setLine('xq', 30, 120, { confidence: 0.2 }),
        setLine('~ |', 30, 130, { confidence: 0.5 }),
        setLine('Ja', 30, 140, { confidence: 0.5 }),
      ),
    )
    expect(layout.lines.map((line) => line.text)).toEqual(['Ja'])
  })

  it('gives an empty layout for no pages, empty pages and words that are nowhere', () => {
    const nowhere = { x: Number.NaN, y: 1, width: 1, height: 1 }
    const words = [
      { text: 'a', page: 1, box: nowhere, confidence: 1 },
      { text: '\u202e', page: 1, box: { x: 5, y: 5, width: 5, height: 5 }, confidence: 1 },
      { text: 'b', page: 1, box: { x: 9999, y: 5, width: 5, height: 5 }, confidence: 1 },
    ]
    expect(buildLayout({ pages: [], words: [] }).lines).toEqual([])
    expect(buildLayout({ pages: [{ number: 1, width: 0, height: -1 }], words }).lines).toEqual([])
  })

  it('reads 10,000 words of one page without trying each against each', () => {
    const words = Array.from({ length: 10_000 }, (_, i) =>
      setLine(`w${i}`, (i * 37) % 200, ((i * 7919) % 2900) / 10, { size: 2 }),
    )
    const start = process.cpuUsage()
    buildLayout(pagesOf(...words))
    // About 50 ms on an idle core; the limit only detects quadratic growth.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500)
  })
})

describe('letters that do not follow the norm', () => {
  it('tells the reader’s address from the sender’s above it', () => {
    const layout = buildLayout(
      pagesOf(
        setLines(['Günther Pfannkuch', 'Ahornallee 3', '49080 Osnabrück'], 25, 20),
        setLines(
          ['Herrn und Frau', 'Samir und Leila Haddad', 'Buchenstr. 17', '49082 Osnabrück'],
          25,
          50,
        ),
        setLine('Osnabrück, den 3. März 2026', 130, 82),
        setLine('Abrechnung der Nebenkosten', 25, 95),
        setLines([long, 'solche Fälle vorsieht.'], 25, 106),
      ),
    )
    expect(zone(layout, 'head')).toEqual(['Günther Pfannkuch', 'Ahornallee 3', '49080 Osnabrück'])
    expect(zone(layout, 'address')[1]).toBe('Samir und Leila Haddad')
    expect(zone(layout, 'info')).toEqual(['Osnabrück, den 3. März 2026'])
    expect(zone(layout, 'subject')).toEqual(['Abrechnung der Nebenkosten'])
  })

  it('keeps a row of labels over a row of values together as information', () => {
    const page = letter([long])
    const row = (cells: string[], y: number) =>
      cells.flatMap((text, i) => (text ? setLine(text, 25 + i * 45, y) : []))
    page.words.push(...row(['Ihr Zeichen', 'Unser Zeichen', 'Durchwahl', 'Datum'], 86))
    page.words.push(...row(['', '32.10-G-44/26', '05531 99-210', '17.02.2026'], 90))
    const layout = buildLayout(page)
    expect(zone(layout, 'info').slice(2)).toEqual([
      'Ihr Zeichen\tUnser Zeichen\tDurchwahl\tDatum',
      '32.10-G-44/26\t05531 99-210\t17.02.2026',
    ])
    expect(zone(layout, 'subject')).toEqual(['Bescheid über Gebühren'])
  })

  it('reads a column beside the text apart from the text', () => {
    const page = letter([])
    page.words.push(
      ...setLines(
        ['Ansprechpartner', 'Frau Kurz', 'Telefon 0123', 'Bankverbindung', 'Musterbank'],
        150,
        60,
      ),
    )
    page.words.push(
      ...setLines(
        Array.from({ length: 12 }, (_, i) => `Seite ${i}`),
        150,
        82,
        { size: 2.9 },
      ),
    )
    page.words.push(
      ...setLines(['Der Bescheid ist heute ergangen und wird bekannt', 'gegeben.'], 25, 112),
    )
    expect(blocks(buildLayout(page))[0]).toEqual([
      'paragraph',
      'Der Bescheid ist heute ergangen und wird bekannt gegeben.',
    ])
  })

  it('takes a sheet without an address for head, day, subject and text', () => {
    const layout = buildLayout(
      pagesOf(
        setLines(['Grundschule am Weiher', 'Weiherstr. 5', '90402 Nürnberg'], 25, 15),
        setLine('Nürnberg, im Februar 2026', 140, 40),
        setLine('Schullandheim der Klasse 4b', 25, 55),
        setLines(['Liebe Eltern,', long], 25, 65),
      ),
    )
    expect(zone(layout, 'address')).toEqual([])
    expect(zone(layout, 'head')[0]).toBe('Grundschule am Weiher')
    expect(zone(layout, 'info')).toEqual(['Nürnberg, im Februar 2026'])
    expect(zone(layout, 'subject')).toEqual(['Schullandheim der Klasse 4b'])
  })

  it('reads two columns of small print one after the other', () => {
    const column = (name: string) =>
      Array.from({ length: 14 }, (_, i) => `${name} steht Zeile ${i} und noch mehr`)
    const layout = buildLayout(
      pagesOf(
        setLine('Allgemeine Geschäftsbedingungen', 25, 15),
        setLines(column('links'), 25, 30),
        setLines(column('rechts'), 112, 31.5),
      ),
    )
    const body = zone(layout, 'body').map((text) => text.split(' ')[0])
    expect(body.slice(-28)).toEqual([...Array(14).fill('links'), ...Array(14).fill('rechts')])
  })
})
