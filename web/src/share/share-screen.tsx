import { useSearchParams } from 'react-router-dom'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Tabs } from '../ui/tabs.tsx'
import { ForwardingTab } from './forwarding-tab.tsx'
import { ManualTab } from './manual-tab.tsx'

/** Mails entered by hand or shared by other apps, and the forwarding address. The URL selects the tab. */
export function ShareScreen() {
  const [search, setSearch] = useSearchParams()
  const open = search.get('tab') === 'forwarding' ? 1 : 0
  const choose = (index: number) => {
    const next = new URLSearchParams(search)
    if (index === 1) next.set('tab', 'forwarding')
    else next.delete('tab')
    setSearch(next, { replace: true })
  }
  return (
    <div className="screen max-w-3xl">
      <title>{`${shareText.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{shareText.title}</h1>
      <p className="mt-2 mb-5 text-muted">{shareText.lead}</p>
      <Tabs names={[shareText.manualTab, shareText.forwardingTab]} open={open} onOpen={choose}>
        {open === 0 ? <ManualTab /> : <ForwardingTab />}
      </Tabs>
    </div>
  )
}
