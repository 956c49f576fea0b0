import type { ComponentType } from 'react'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useSearchParams } from 'react-router-dom'
import { text } from '../text/text.ts'
import { useDocumentList } from './documents.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadedTab } from './uploaded-tab.tsx'

const tabs = ['uploaded', 'responses']

const tab =
  'min-h-12 flex-1 border-b-2 border-transparent px-3 py-2 text-small font-semibold leading-tight text-muted transition-colors duration-150 hover:text-ink data-selected:border-accent data-selected:text-ink sm:flex-none sm:text-base'

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
      <TabGroup selectedIndex={open} onChange={choose}>
        <TabList className="mb-5 flex overflow-x-auto border-b border-line sm:gap-4">
          <Tab className={tab}>{text.documents.uploadedTab}</Tab>
          <Tab className={tab}>{text.documents.responsesTab}</Tab>
        </TabList>
        <TabPanels>
          <TabPanel tabIndex={-1}>
            <UploadedTab list={list} />
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <Responses onViewDocuments={() => choose(0)} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  )
}
