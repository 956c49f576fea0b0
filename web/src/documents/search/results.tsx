import type { SearchResult } from '@brieflotse/offline'
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
import { SearchSnippet } from './search-snippet.tsx'
import type { SearchQuery } from './search-query.ts'

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
