import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useDocumentList } from './documents.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadedTab } from './uploaded-tab.tsx'

const tabs = ['uploaded', 'responses']

type Props = { responses: ComponentType<{ onViewDocuments: () => void }> }

/** My Documents. Which tab is open stands in the address. */
export function DocumentsScreen({ responses: Responses }: Props) {
  const list = useDocumentList()
  const [search, setSearch] = useSearchParams()
  const open = Math.max(0, tabs.indexOf(search.get('tab') ?? ''))
  const choose = (index: number) => {
    setSearch(index === 0 ? {} : { tab: tabs[index] ?? '' }, { replace: true })
  }
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-5 md:px-10 md:py-14">
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
        {open === 0 ? <UploadedTab list={list} /> : <Responses onViewDocuments={() => choose(0)} />}
      </Tabs>
    </div>
  )
}
