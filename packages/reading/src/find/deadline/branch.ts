import type { Layout } from '../../layout/types.ts'
import type { Branch } from '../../types.ts'

type Cue = [branch: Branch, points: number, pattern: RegExp]

// Names of senders count most in letterhead, return line and footer.
const senderCues: Cue[] = [
  ['tax', 6, /Finanzamt|Hauptzollamt|Familienkasse|Steueramt|Finanzkasse|Zentralamt für Steuern/iu],
  [
    'social',
    6,
    /Jobcenter|Agentur für Arbeit|Rentenversicherung|Krankenkasse|Gesundheitskasse|Pflegekasse|\b(?:BKK|AOK|IKK|DAK)\b|Wohngeld|Sozialamt|Elterngeld|Berufsgenossenschaft|Unfallkasse|Versorgungsamt|BAföG/u,
  ],
  [
    'administrative',
    3,
    /Stadt\b|Gemeinde|Landkreis|Kreisverwaltung|Landratsamt|Ausländer|Bürger(?:amt|büro)|Melde|Beitragsservice|Bezirks|Behörde|Stadtentsorgung|Ordnungsamt|Landesamt|Bundesamt/iu,
  ],
  ['civil-court', 2, /gericht\b/u],
  [
    'private',
    4,
    /GmbH|\bAG\b|\bKG\b|\be\. ?[VKG]\.?|\beG\b|Rechtsanw|Hausverwaltung|Versicherung\b(?<!Rentenversicherung)/u,
  ],
]

const textCues: Cue[] = [
  ['fines', 3, /Ordnungswidrigkeit|OWiG|Bußgeld/u],
  ['fines', 6, /Bußgeldbescheid|Verwarnungsgeld|Anhörungsbogen|Tatvorwurf/u],
  ['criminal', 9, /StPO|Strafsache|Strafbefehl|Ermittlungsverfahren/u],
  ['civil-court', 8, /Mahnbescheid\b|Vollstreckungsbescheid|Versäumnisurteil|in dem Rechtsstreit/u],
  [
    'labour',
    8,
    /KSchG|Arbeitsverhältnis(?:ses)?\b.{0,40}(?:kündig|beend)|kündig.{0,80}Arbeitsverhältnis/u,
  ],
  ['tax', 2, /\bAO\b|EStG|Steuernummer/u],
  ['social', 2, /SGB\b|Sozialgesetzbuch|Sozialgericht|SGG\b|WoGG/u],
  ['administrative', 2, /VwGO|VwVfG|Verwaltungsgericht|AufenthG|\bBMG\b|satzung\b/u],
  ['private', 3, /BGB|VVG|Mietverhältnis|Mietvertrag|Rechnungsbetrag|StromGVV|EnWG|TKG/u],
]

/** The branch of law of a letter; null if two are equally likely, or if a decision does not show its authority. */
export function branchOf(letter: Layout): Branch | null {
  const text = (zones: string[]) =>
    letter.lines
      .filter(({ zone }) => zones.includes(zone))
      .map((line) => line.text)
      .join('\n')
  const sender = text(['head', 'return-line', 'footer'])
  const body = letter.blocks.filter(
    ({ zone }) => zone === 'subject' || zone === 'body' || zone === 'info',
  )
  const said = body.map((block) => block.text).join('\n')
  const points = new Map<Branch, number>()
  const add = (cues: Cue[], where: string) => {
    for (const [branch, count, pattern] of cues) {
      if (pattern.test(where)) points.set(branch, (points.get(branch) ?? 0) + count)
    }
  }
  add(senderCues, sender)
  add(textCues, said)
  const [first, second] = [...points].toSorted((a, b) => b[1] - a[1])
  if (!first) return /Bescheid|Verwaltungsakt|Verfügung/u.test(said) ? null : 'private'
  if (first[1] === second?.[1]) return null
  return first[0]
}
