import type { Bilingual } from './types.ts'

const everybody: Bilingual = {
  german: 'Sehr geehrte Damen und Herren,',
  english: 'Dear Sir or Madam,',
}

const titles = /^(?:Prof\.|Professor|Professorin|Dr\.(?:[- ]?\p{Ll}+\.)*)\s+/u

// Words that show that a name belongs to an authority, a company or several people.
const notAPerson =
  /(?<!\p{L})(?:GmbH|mbH|gGmbH|AG|SE|KG|KGaA|OHG|UG|GbR|eG|e\. ?V|e\. ?K|Co|Ltd|Inc|AöR|KöR|VVaG|PartG|LLP|Stiftung|Verein|Verband|Genossenschaft|Gesellschaft|Holding|Gruppe|Service|Team|Praxis|Kanzlei|Klinik|Apotheke|Hausverwaltung|Verwaltung|Versicherung|Sparkasse|Bank|Schule|Universität|Inkasso|Immobilien|Rechtsanw\p{L}+|Steuerberat\p{L}+|Zahnärzt\p{L}+|Ärzt\p{L}+|Stadt|Gemeinde|Land|Landkreis|Kreis|Bezirk|Region|Freistaat|Bund|Bundes\p{L}+|Landes\p{L}+|Familienkasse|Krankenkasse|Kasse|Jobcenter|Finanzamt|Hauptzollamt|Rathaus|Gericht|Staatsanwaltschaft|Polizei|Agentur|Behörde|Amt|Zentrale|Stelle|Dienst\p{L}*|Beitragsservice)(?!\p{L})|\p{L}+(?:amt|gericht|kasse|behörde|stelle|verwaltung|versicherung|werke|betriebe|anstalt|kammer|verein|verband|bank|haus|center|zentrum|handlung|betrieb|meisterei|schule|klinik|praxis|kanzlei|gesellschaft|genossenschaft|agentur|büro|service|shop|gemeinschaft|schaft|betrieb|werkstatt|assekuranz)(?!\p{L})|[&+\d/@]/iu

/** The salutation for a name. In doubt it is "Sehr geehrte Damen und Herren", because a wrong gender is worse than none. */
export function salutationOf(name: string | null): Bilingual {
  if (name === null) return everybody
  const named = /^(?<who>Herrn?|Frau)\s+(?<rest>\S.*)$/u.exec(name.trim())
  if (named?.groups) return addressed(named.groups['who']!, named.groups['rest']!)
  const family = /^Familie\s+(?<rest>\S.*)$/u.exec(name.trim())?.groups?.['rest']
  if (family)
    return { german: `Sehr geehrte Familie ${family},`, english: `Dear ${family} family,` }
  if (!isPerson(name)) return everybody
  return { german: `Guten Tag ${name.trim()},`, english: `Dear ${name.trim()},` }
}

function addressed(who: string, rest: string): Bilingual {
  // more than one person, or a person with an office: "Herrn und Frau Meier", "Herr Meier, Bürgermeister"
  if (/(?<!\p{L})(?:und|Frau|Herrn?)(?!\p{L})|[,;&/]/u.test(rest)) return everybody
  const title = titles.exec(rest)?.[0].trim() ?? ''
  const surname = surnameOf(rest.replace(titles, ''))
  const called = [shortTitle(title), surname].filter(Boolean).join(' ')
  return who === 'Frau'
    ? { german: `Sehr geehrte Frau ${called},`, english: `Dear Ms ${called},` }
    : { german: `Sehr geehrter Herr ${called},`, english: `Dear Mr ${called},` }
}

/** `Dr.` for `Dr. med. dent.`: a salutation omits the field of study. Source: DIN 5008. */
function shortTitle(title: string): string {
  return title.startsWith('Dr.') ? 'Dr.' : title
}

const particles =
  /^(?:von|vom|van|de|del|della|der|den|di|da|dos|zu|zum|zur|ten|ter|el|al|bin|ibn)$/u

/** The last word with the particles before it: `von der Leyen`. */
function surnameOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  let start = words.length - 1
  while (start > 0 && particles.test(words[start - 1]!)) start -= 1
  return words.slice(start).join(' ')
}

function isPerson(name: string): boolean {
  const words = name.trim().split(/\s+/u)
  if (words.length < 2 || words.length > 4 || notAPerson.test(name)) return false
  // `BKK Elbwelle`: names of people have no words in capitals
  if (words.some((word) => /^\p{Lu}{2,}$/u.test(word))) return false
  return words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || particles.test(word))
}

/** The name line of an address: `Herr` becomes `Herrn`. */
export function addressName(name: string): string {
  return name.trim().replace(/^Herr\s+/u, 'Herrn ')
}
