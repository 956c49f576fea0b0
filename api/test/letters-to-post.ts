import { type Addressee, responseKinds, type Paper, type Writer } from '@brieflotse/writing'

/** For tests and benchmarks: random letters from a seed, some with addresses that are too long for the window. */
export function lettersToPost(count: number, seed = 1): Paper[] {
  const chance = chances(seed)
  const one = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!
  const some = (from: readonly string[], most: number) =>
    Array.from({ length: 1 + Math.floor(chance() * most) }, () => one(from))
  return Array.from({ length: count }, (_, i): Paper => {
    const addressee: Addressee = {
      name: `${one(names)}${chance() < 0.4 ? `\n${one(departments)}` : ''}`,
      street: one([null, ...streets, ...streets]),
      zip: one(['01067', '20095', '97070', '80331', '17419']),
      city: one(towns),
    }
    const paragraphs = some(sentences, 40).reduce<string[]>((all, sentence, j) => {
      if (j % 4 === 0) all.push(sentence)
      else all[all.length - 1] += ` ${sentence}`
      return all
    }, [])
    const writer: Writer = { ...one(writers), phone: one([null, '0170 0000000']), email: null }
    const subject = `${responseKinds[i % responseKinds.length]!}: ${some(subjects, 3).join(' ')}`
    const parts = [subject, 'Sehr geehrte Damen und Herren,', ...paragraphs]
    const text = [...parts, 'Mit freundlichen Grüßen', writer.name ?? ''].join('\n\n')
    return {
      writer,
      addressee,
      writtenOn: '2026-01-10',
      text,
      signature: chance() < 0.5 ? { height: 8 + chance() * 14 } : null,
    }
  })
}

const names = [
  'Finanzamt Mainschleife',
  'Herr Prof. Dr. Dr. Ğökhan Özçelik-Łukasiewicz',
  'Bundesamt für zentrale Dienste und offene Vermögensfragen',
  'Rechtsanwälte Dr. Freiherr von und zu Musterstein, Schmidt-Çağlayan & Partner mbB',
  'Familie Dvořáková und Ștefănescu',
  'Verwaltungsgemeinschaft Oberhausen-Unterhausen (Nebenstelle)',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
  'Szczęsny Wohnbau GmbH & Co. Kommanditgesellschaft auf Aktien',
  'Frau Nguyễn Thị Ánh',
]
const departments = [
  'Rechtsbehelfsstelle',
  'Abteilung III / Sachgebiet 4711, Frau Ångström-Sørensen',
  'z. Hd. Buchhaltung und Forderungsmanagement',
  'Postfach 10 20 30',
]
const streets = [
  'Weinleitengasse 18',
  'An der alten Poststraße zur Vorderen Hofmühle 127 a, Hinterhaus, 3. Obergeschoss links',
  'C 4, 12',
  'Bürgermeister-Ernst-Müller-Straße 1–3',
]
const towns = [
  'Würzburg',
  'Ueckermünde OT Bellin',
  'Hellschen-Heringsand-Unterschaar',
  'Gemeinde Schmalzgrube-Preßnitztal im Erzgebirge',
]
const writers: Omit<Writer, 'phone' | 'email'>[] = [
  { name: 'Łucja Wójcik-Nguyễn', street: 'Zur Alten Kelter 12 b', zip: '97074', city: 'Würzburg' },
  {
    name: 'Maria del Carmen Fernández-González y Íñiguez de la Torre',
    street: 'Straße der Deutsch-Sowjetischen Freundschaft 112, Wohnung 4711',
    zip: '17373',
    city: 'Ueckermünde',
  },
]
const subjects = ['Kundennummer 4711', 'Ihr Schreiben vom 3. März 2026', 'Aktenzeichen 12 C 34/26']
const sentences = [
  'hiermit bestätige ich den Eingang Ihres Schreibens.',
  'Bitte teilen Sie mir mit, worauf sich der Betrag von 1.234,56 € stützt.',
  'Ich bitte um eine schriftliche Antwort bis zum 14. März 2026.',
  'Die Überweisung ist am vorletzten Werktag veranlasst worden; bitte prüfen Sie Ihr Konto.',
]

/** Mulberry32: a pseudo-random generator with the same numbers everywhere. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
