import { type SearchResult, type Snippet, snippetOf } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { Button } from '../../ui/button.tsx'
import { OpenedEnvelope } from '../../ui/drawings/scenes.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { useNow } from '../../ui/use-now.ts'
import { keptPlace } from '../../ui/use-return.ts'
import { DocumentCard } from '../document-card.tsx'
import { useRows } from '../documents.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import type { SearchQuery } from './search-query.ts'
import { useSignedIn } from '../../session/session.ts'

/** The scroll position of the results, for Back. */
const place = keptPlace()

type Props = {
  found: SearchResult | undefined
  wish: SearchQuery
  onWish: (wish: SearchQuery) => void
}

/** The found letters, best match first, each with the matching passage. */
export function Results({ found, wish, onWish }: Props) {
  const now = useNow()
  const rows = useRows()
  const [erasing, setErasing] = useState<{ id: number; title: string } | null>(null)
  const askErase = useCallback((id: number, title: string) => setErasing({ id, title }), [])
  const ids = found?.ids ?? []
  const filtered = Object.keys(wish.filters).length > 0
  const isNothing = found?.complete === true && ids.length === 0
  return (
    <>
      <p role="status" className={isNothing ? 'sr-only' : 'my-3 text-small text-muted'}>
        {found?.complete ? searchText.found({ count: ids.length }) : searchText.looking}
      </p>
      {isNothing && (
        <Empty
          drawing={<OpenedEnvelope className="w-32" />}
          title={searchText.none}
          hint={filtered ? searchText.noneFiltered : searchText.noneHint}
        >
          {filtered ? (
            <Button onClick={() => onWish({ ...wish, filters: {} })}>{searchText.removeAll}</Button>
          ) : (
            <Button onClick={() => onWish({ q: '', filters: {} })}>{searchText.clear}</Button>
          )}
        </Empty>
      )}
      <LongList
        ids={ids}
        place={place}
        onShown={rows.want}
        renderRow={(id, position) => {
          const row = rows.get(id)
          const where = { position, total: ids.length }
          return (
            row && (
              <DocumentCard row={row} now={now} onErase={askErase} {...where}>
                {wish.q !== '' && <SearchSnippet documentId={id} q={wish.q} />}
              </DocumentCard>
            )
          )
        }}
      />
      {erasing && <EraseDialog {...erasing} onClose={() => setErasing(null)} />}
    </>
  )
}

type Shown = Snippet & { from: keyof typeof searchText.from; language: string | undefined }

/** The passage of a letter that matches the query. It is always rendered as text, even if it looks like HTML. */
function SearchSnippet({ documentId, q }: { documentId: number; q: string }) {
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
