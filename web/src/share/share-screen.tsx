import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useSearchParams } from 'react-router-dom'
import { text } from '../text/text.ts'
import { ForwardingTab } from './forwarding-tab.tsx'
import { ManualTab } from './manual-tab.tsx'

const tab =
  'min-h-12 flex-1 border-b-2 border-transparent px-3 py-2 text-small font-semibold leading-tight text-muted transition-colors duration-150 hover:text-ink data-selected:border-accent data-selected:text-ink sm:flex-none sm:text-base'

/** Mails by hand or from other apps, and the address to forward them to. Which tab is open stands in the address. */
export function ShareScreen() {
  const [search, setSearch] = useSearchParams()
  const choose = (index: number) => {
    const next = new URLSearchParams(search)
    if (index === 1) next.set('tab', 'forwarding')
    else next.delete('tab')
    setSearch(next, { replace: true })
  }
  return (
    <div className="mx-auto max-w-3xl px-5 py-8 md:px-10 md:py-14">
      <title>{`${text.share.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{text.share.title}</h1>
      <p className="mt-2 mb-5 text-muted">{text.share.lead}</p>
      <TabGroup selectedIndex={search.get('tab') === 'forwarding' ? 1 : 0} onChange={choose}>
        <TabList className="mb-6 flex border-b border-line sm:gap-4">
          <Tab className={tab}>{text.share.manualTab}</Tab>
          <Tab className={tab}>{text.share.forwardingTab}</Tab>
        </TabList>
        <TabPanels>
          <TabPanel tabIndex={-1}>
            <ManualTab />
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <ForwardingTab />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  )
}
