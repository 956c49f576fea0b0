import type { DocumentListItem } from '@brieflotse/contract'

/** What earlier versions kept may lack a part. */
type Read = Partial<Pick<NonNullable<DocumentListItem['explanation']>, 'sender' | 'recipient'>>

/** Signs of a reference without which it says too little: shorter ones ("12/25") belong to many cases. */
const fewestSigns = 6
const fewestDigits = 4

/** What says of a firm only which kind of firm it is. */
const legalForms = /\b(?:gmbh|mbh|ug|ag|kg|kgaa|ohg|gbr|se|ev|e v|co|und|haftungsbeschraenkt)\b/g

/**
 * What letters of one case have in common: their sender together with a reference of it. Two letters belong together when they share a
 * key; one without sender or reference belongs to none. The number of a customer is no case, and counts only where there is nothing else.
 */
export function caseKeysOf(read: Read | null): string[] {
  const sender = senderKey(read?.sender?.name ?? '')
  if (!sender) return []
  const cases = [read?.sender?.reference, read?.recipient?.case_file].flatMap(referenceKey)
  const keys = cases.length > 0 ? cases : referenceKey(read?.recipient?.reference_number)
  return [...new Set(keys)].map((key) => `${sender} ${key}`)
}

/** However it is written: 'NORDLICHT Energie-GmbH, Kundenservice' is 'nordlichtenergie'. Empty for what is no name. */
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

/** A day that stood where a reference was looked for. */
const isDay = (key: string) =>
  /^(?:[0-3]\d[01]\d(?:19|20)\d{2}|(?:19|20)\d{2}[01]\d[0-3]\d)$/.test(key)
