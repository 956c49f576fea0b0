import type { Document } from '@brieflotse/contract'
import { asCorrected } from '@brieflotse/letter'
import type { DocumentRow, LetterRow } from '../rows.ts'
import type { SearchWords } from './search-index.ts'
import { formsOf } from './words.ts'

/** English names of document types, so that "invoice" finds a Rechnung even without a translation. Source: specification, section 2. */
const typeNames: Record<string, string> = {
  Mahnung: 'payment reminder',
  Bescheid: 'official notice',
  Rechnung: 'invoice bill',
  Vertrag: 'contract',
  Formular: 'form',
  Antrag: 'application',
}

/** Most different words kept from names, from facts, and from texts, to limit the index. */
const most = [200, 1500, 5000] as const
/** Longest text that is indexed, in characters. */
const longest = 200_000

/** The search words of a document: from its names, its corrected facts, and its texts. */
export function wordsOfDocument(row: DocumentRow, content: Document): SearchWords {
  const { sender, recipient, document_details, facts, actions, letterKind } =
    (content.explanation && asCorrected(content.explanation, row.corrections ?? [])) ?? {}
  const type = row.documentType ?? ''
  const names = [row.title, row.givenTitle, sender?.name, ...row.tags, type, typeNames[type]]
  const read = [
    row.fileName,
    ...Object.values(sender ?? {}),
    ...Object.values(recipient ?? {}),
    document_details?.summary,
    document_details?.actions_required,
    ...Object.values(document_details?.payment ?? {}),
    ...(facts ?? []).map(({ value }) => value),
    ...(actions ?? []).flatMap(({ plain, translated }) => [plain, translated]),
    letterKind?.what,
  ]
  return apart([lines(names), lines(read), lines([content.originalText, content.translatedText])])
}

/** The search words that a response letter adds to its document. */
export function wordsOfLetter({ title, content }: Pick<LetterRow, 'title' | 'content'>): string {
  return [...formsOf(`${title}\n${content}`, most[2])].join(' ')
}

const lines = (texts: (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n').slice(0, longest)

/** Each word once, in the most valuable place. */
function apart(texts: string[]): string[] {
  const seen = new Set<string>()
  return texts.map((text, at) => {
    const forms = [...formsOf(text, most[at] ?? 0)].filter((form) => !seen.has(form))
    for (const form of forms) seen.add(form)
    return forms.join(' ')
  })
}
