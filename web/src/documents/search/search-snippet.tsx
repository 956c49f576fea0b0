import { snippetOf, type Snippet } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { searchText } from '../../text/search.ts'
import { useSignedIn } from '../../session/session.ts'

type Shown = Snippet & { from: keyof typeof searchText.from; language: string | undefined }

/** The passage of a letter that matches the query. It is always rendered as text, even if it looks like HTML. */
export function SearchSnippet({ documentId, q }: { documentId: number; q: string }) {
  const { db } = useSignedIn()
  const shown = useLiveQuery(async (): Promise<Shown | null> => {
    const [content, letters] = await Promise.all([
      db.contents.get(documentId),
      db.letters.where('documentId').equals(documentId).toArray(),
    ])
    if (!content) return null
    const { originalText, translatedText, sourceLanguage, targetLanguage } = content
    const answers = letters.filter(({ erasing }) => !erasing).map((letter) => letter.content)
    const passage = snippetOf([originalText, translatedText ?? '', ...answers], q)
    if (!passage) return null
    if (passage.at === 1) return { ...passage, from: 'translation', language: targetLanguage }
    const from = passage.at === 0 ? 'letter' : 'answer'
    return { ...passage, from, language: sourceLanguage }
  }, [db, documentId, q])
  if (!shown) return null
  return (
    <p className="mt-2 text-small text-muted">
      {searchText.from[shown.from]}{' '}
      <span lang={shown.language} dir="auto" className="wrap-anywhere">
        {shown.pieces.map(({ text, hit }, at) =>
          hit ? (
            <mark key={at} className="rounded-[3px] bg-must-wash px-0.5 font-semibold text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  )
}
