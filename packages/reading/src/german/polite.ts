const duStems =
  'überweis|zahl|schick|send|bring|komm|meld|ruf|sag|füll|schreib|unterschreib|hol|nenn|teil|reich|prüf|bestätig|bewahr|besorg|' +
  'zeig|lad|leg|trag|heb|stell|klick|wähl|bezahl|beantrag|kündig|vereinbar'
const strong: Readonly<Record<string, string>> = { gib: 'geb', nimm: 'nehm', lies: 'les' }

const order = (start: string, flags: string) =>
  new RegExp(String.raw`(?<=${start})(bitte\s)?(${duStems}|gib|geb|nimm|lies)e?\s(?!Sie)`, flags)
/** Where an imperative can begin: `Und schick mir …`, `Damit ich planen kann: Gebt mir …`. */
const opening = String.raw`^(?:Und\s|Oder\s|Aber\s|Dann\s)?|[:;]\s|bitte\s`
const ihr = new RegExp(
  String.raw`(?<=${opening})(bitte\s)?(${duStems}|geb|nehm|les)e?t\s(?=uns|mir|bitte|euch|eure|euer|die|den|das|ein)`,
  'giu',
)
const first = order(opening, 'giu')
// `ich komme und hole …` is no imperative
const further = order(String.raw`und\s`, 'giu')

/** `Den Router schickst du bitte zurück` */
const asked = new RegExp(String.raw`(?<!\p{L})(${duStems})e?st\sdu\sbitte(?!\p{L})`, 'giu')

const toStranger = (_: string, please: string | undefined, stem: string) =>
  `${please ?? ''}${strong[stem.toLowerCase()] ?? stem}en Sie `

/**
 * Rewrites familiar imperatives (`Überweise bitte …`, `Schickt uns …`) in the polite form `Überweisen Sie bitte …`, so that other patterns
 * need only that form.
 */
export function polite(text: string): string {
  const ordered = text
    .replace(first, toStranger)
    .replace(ihr, toStranger)
    .replace(asked, '$1en Sie bitte')
  return ordered === text ? text : ordered.replace(further, toStranger)
}

/** Whether a text addresses the reader with "du" or "ihr". */
export const isFamiliar = (text: string): boolean =>
  /(?<!\p{L})(?:du|dir|dich|deine?[nmrs]?|euch|eure?[nmrs]?)(?!\p{L})/u.test(text)
