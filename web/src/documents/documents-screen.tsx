import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Tabs } from '../ui/tabs.tsx'
import { Skeleton } from '../ui/spinner.tsx'
import { useDocumentList } from './documents.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadedTab } from './uploaded-tab.tsx'

// the list works without the search, so a failed load is ignored
const SearchArea = lazy<ComponentType>(() =>
  import('./search/search-area.tsx').then(
    ({ SearchArea: Area }) => ({ default: Area }),
    () => ({ default: Nothing }),
  ),
)
const Nothing: ComponentType = () => null

const tabs = ['uploaded', 'responses']
/** URL parameters of a search or a filter. */
const wishes = ['q', 'type', 'sender', 'due', 'paid', 'status', 'tag']

type Props = { responses: ComponentType<{ onViewDocuments: () => void }> }

/** The "My Documents" screen. The URL holds the open tab. */
export function DocumentsScreen({ responses: Responses }: Props) {
  const list = useDocumentList()
  const [search, setSearch] = useSearchParams()
  const open = Math.max(0, tabs.indexOf(search.get('tab') ?? ''))
  const isSearching = wishes.some((name) => search.get(name))
  const choose = (index: number) => {
    setSearch(index === 0 ? {} : { tab: tabs[index] ?? '' }, { replace: true })
  }
  return (
    <div className="screen max-w-4xl">
      <title>{`${text.documents.title} · ${text.app.name}`}</title>
      <header className="mb-4 flex min-h-11 items-center justify-between gap-4 md:mb-6">
        <h1 className="text-display">{text.documents.title}</h1>
        {list && list.ids.length + list.waiting.length > 0 && (
          <UploadButton waiting={list.waiting} className="max-lg:hidden" />
        )}
      </header>
      <Tabs
        names={[text.documents.uploadedTab, text.documents.responsesTab]}
        open={open}
        onOpen={choose}
      >
        {open === 0 ? (
          <>
            {(isSearching || (list && list.ids.length > 0)) && (
              <Suspense fallback={<Skeleton className="mb-4 h-12" />}>
                <SearchArea />
              </Suspense>
            )}
            {!isSearching && <UploadedTab list={list} />}
          </>
        ) : (
          <Responses onViewDocuments={() => choose(0)} />
        )}
      </Tabs>
    </div>
  )
}
