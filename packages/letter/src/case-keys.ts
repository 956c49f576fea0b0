import type { DocumentListItem } from '@brieflotse/contract'

/** Rows stored by earlier versions may lack either part. */
type Read = Partial<Pick<NonNullable<DocumentListItem['explanation']>, 'sender' | 'recipient'>>

/** Fewest characters of a usable reference: shorter ones ("12/25") occur in many cases. */
const fewestSigns = 6
const fewestDigits = 4

/** Legal forms and filler words are removed from company names before they are compared. */
const legalForms = /\b(?:gmbh|mbh|ug|ag|kg|kgaa|ohg|gbr|se|ev|e v|co|und|haftungsbeschraenkt)\b/g

/**
 * Keys that letters of the same case share: the sender combined with each reference. Two letters belong together if they share a key; a
 * letter without sender or reference has no keys. A customer number identifies no case and is used only if there is no other reference.
 */
export function caseKeysOf(read: Read | null): string[] {
  const sender = senderKey(read?.sender?.name ?? '')
  if (!sender) return []
  const cases = [read?.sender?.reference, read?.recipient?.case_file].flatMap(referenceKey)
  const keys = cases.length > 0 ? cases : referenceKey(read?.recipient?.reference_number)
  return [...new Set(keys)].map((key) => `${sender} ${key}`)
}

/** Normalises a sender's name: 'NORDLICHT Energie-GmbH, Kundenservice' becomes 'nordlichtenergie'. Empty if no name is left. */
function senderKey(name: string): string {
  const words = name
    .split(/[,;|·(\n]| [–-] /)[0]!
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z\d\s-]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
  const key = words.replaceAll(legalForms, '').replaceAll(' ', '')
  return key.length >= 3 ? key : ''
}

function referenceKey(reference: string | null | undefined): string[] {
  const key = (reference ?? '').toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
  const digits = key.replaceAll(/\D/g, '')
  const says = key.length >= fewestSigns && digits.length >= fewestDigits
  return says && !/^(\d)\1*$/.test(digits) && !isDay(key) ? [key] : []
}

/** Whether a reference is really a date, misread as a reference number. */
const isDay = (key: string) =>
  /^(?:[0-3]\d[01]\d(?:19|20)\d{2}|(?:19|20)\d{2}[01]\d[0-3]\d)$/.test(key)
