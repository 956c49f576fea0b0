import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createMailReader } from './mail-reader.ts'
import { isOwnLetter } from './own-letter.ts'
import { attached, plain, testMail } from '../../test/test-mails.ts'

const reader = createMailReader()

async function linesOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const content = await (await pdf.getPage(1)).getTextContent()
  const text = content.items.map((item) => ('str' in item ? item.str : '')).join('')
  const pages = pdf.numPages
  await task.destroy()
  return { pages, text }
}

test('a mail is opened with its names and texts in every coding', async () => {
  const source = testMail('=?iso-8859-1?Q?Gr=FC=DFe?=', [
    plain('Schöne Grüße'),
    attached('=?utf-8?q?Mahnung_M=C3=A4rz.pdf?=', 'x', 'application/pdf'),
  ])
  expect(await reader.open(Buffer.from(source))).toMatchObject({
    subject: 'Grüße',
    from: expect.stringContaining('Stadtwerke Müsterhafen'),
    date: '17.03.2025',
    text: expect.stringContaining('Schöne Grüße'),
    attachments: [{ name: 'Mahnung März.pdf', inline: false }],
  })
})

test('HTML becomes text; nothing in it is carried out or kept', async () => {
  const text = await reader.plain(
    '<style>p{}</style><script>alert(1)</script><p>Zahlen Sie <b>42&nbsp;€</b></p><img src="http://x.example/1.png">',
  )
  expect(text).toContain('Zahlen Sie 42')
  expect(text).not.toMatch(/alert|x\.example/)
})

test.each([
  ['no end of its parts', testMail('x', [plain('Text')]).slice(0, -30)],
  ['a part without head', 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed\r\n\r\nText'],
  ['nothing but heads', 'From: a\r\nSubject: b\r\n'],
  ['bytes that are no text', Buffer.from([0, 255, 13, 10, 254]).toString('latin1')],
  ['tags thousandfold', `Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}x`],
])(
  'a mail with %s ends in time',
  async (_, source) => {
    await reader.open(Buffer.from(source, 'latin1')).catch(() => {})
  },
  15_000,
)

test('a mail that takes too long is given up, and the next one is read', async () => {
  const hasty = createMailReader({ limitMs: 1 })
  await expect(hasty.open(Buffer.from(testMail('x', [])))).rejects.toMatchObject({
    code: 'mail-failed',
  })
  await expect(hasty.plain('<p>a</p>')).rejects.toMatchObject({ code: 'mail-failed' })
  expect(await reader.plain('<p>a</p>')).toContain('a')
})

test('a text is printed so that every letter of it can be read again', async () => {
  const words = 'Größe § 19 Abs. 2 – 307,88 € „Zeile“'
  const bytes = await reader.print({ lines: ['Von: Amt'], text: `${words}\n\u202Eversteckt\u0007` })
  const { pages, text } = await linesOf(bytes)
  expect(pages).toBe(1)
  expect(text).toContain('Von: Amt')
  expect(text).toContain(words)
  expect(text).toContain('versteckt')
})

test('the same text gives the same bytes', async () => {
  const text = { lines: [], text: 'Guten Tag' }
  expect(await reader.print(text)).toEqual(await reader.print(text))
})

test('a greeting stands by itself however the mail was written, so that what follows is read as the letter', async () => {
  const close = await reader.print({
    lines: [],
    text: 'Sehr geehrte Frau Muster,\nbitte zahlen Sie.',
  })
  const apart = await reader.print({
    lines: [],
    text: 'Sehr geehrte Frau Muster,\n\nbitte zahlen Sie.',
  })
  expect(close).toEqual(apart)
})

test('an endless text ends on page fifty at the latest, and says so', async () => {
  const { pages } = await linesOf(await reader.print({ lines: [], text: 'x'.repeat(500_000) }))
  expect(pages).toBeLessThanOrEqual(50)
  const short = await linesOf(await reader.print({ lines: [], text: 'Zeile\n'.repeat(9_000) }))
  expect(short.pages).toBeLessThanOrEqual(50)
})

test.each([
  [
    'a note that points to the attachment',
    'Guten Tag, anbei die Rechnung. Mit freundlichen Grüßen',
    false,
  ],
  ['an empty one', '', false],
  [
    'only a quoted letter',
    `> Sehr geehrte Frau Muster,\n> bitte zahlen Sie 42,00 €\n> Mit freundlichen Grüßen ${'> x'.repeat(300)}`,
    false,
  ],
  [
    'a reminder with an amount',
    `Sehr geehrte Frau Muster,\n${'Wir haben Ihr Konto geprüft. '.repeat(20)}\nBitte zahlen Sie 42,00 €.\nMit freundlichen Grüßen`,
    true,
  ],
])('a letter of its own, or not: %s', (_, text, own) => {
  expect(isOwnLetter(text)).toBe(own)
})
