import type { Document } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { usePin } from '../keep.ts'
import { useDownload } from './use-download.ts'

/** Downloads of the uploaded files, and the switch that keeps the letter on this device. */
export function OnDevice({ document: { id, fileCount } }: { document: Document }) {
  const [pinned, toggle] = usePin(id)
  const [download, busy] = useDownload(id)
  const numbers = Array.from({ length: Math.max(1, fileCount ?? 1) }, (_, i) => i + 1)
  return (
    <>
      {numbers.map((number) => (
        <Button key={number} look="quiet" disabled={busy} onClick={() => void download(number)}>
          <Icon name="download" className="size-5" />
          {numbers.length === 1 ? detailText.download : detailText.downloadPart({ number })}
        </Button>
      ))}
      <Button look="quiet" aria-pressed={pinned} onClick={toggle}>
        <Icon name="pin" className="size-5" />
        {pinned ? text.keep.unpin : text.keep.pin}
      </Button>
    </>
  )
}
