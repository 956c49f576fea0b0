import type { Document } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { OpenedEnvelope, OpenWater } from '../../ui/drawings/scenes.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { paths } from '../../ui/paths.ts'
import { useReadAgain } from '../documents.ts'
import { ReadingProgress } from '../reading-progress.tsx'
import { MessageText } from '../../ui/message-text.tsx'
import { ReadingSaid } from './reading-said.tsx'

/** A document without an explanation: still being read, not readable, or never explained. */
export function WithoutAnalysis({ document }: { document: Document }) {
  const [readAgain, busy] = useReadAgain()
  const { id, status, progress, failure, failureSaid } = document
  if (status === 'pending' || status === 'processing') {
    return (
      <Panel drawing={<OpenedEnvelope className="w-36" />} title={detailText.readingTitle}>
        <p className="max-w-sm text-muted">{detailText.readingHint}</p>
        <div className="mt-4 w-full max-w-xs">
          <ReadingProgress progress={progress} />
          <ReadingSaid progress={progress} />
        </div>
      </Panel>
    )
  }
  if (status === 'failed') {
    return (
      <Panel drawing={<OpenWater className="w-40" />} title={detailText.failedTitle}>
        <p className="max-w-md text-muted">
          {failure ? (
            <MessageText said={failureSaid} english={failure} />
          ) : (
            text.documents.readFailed
          )}
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button look="primary" disabled={busy} onClick={() => void readAgain(id)}>
            <Icon name="again" />
            {text.app.tryAgain}
          </Button>
          <GoBack />
        </div>
      </Panel>
    )
  }
  return (
    <Panel drawing={<OpenWater className="w-40" />} title={detailText.notAvailable}>
      <p className="mb-4 text-muted">{detailText.notAvailableHint}</p>
      <GoBack />
    </Panel>
  )
}

/** Goes back in the history; to the list, if the user came from outside the app. */
function GoBack() {
  const navigate = useNavigate()
  const inside = (history.state as { idx?: number } | null)?.idx
  return (
    <Button onClick={() => void (inside ? navigate(-1) : navigate(paths.documents))}>
      {text.app.goBack}
    </Button>
  )
}

function Panel({
  drawing,
  title,
  children,
}: {
  drawing: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-sheet border border-line bg-surface px-5 py-12 text-center shadow-card md:py-16">
      {drawing}
      <h2 className="mt-4 text-title">{title}</h2>
      {children}
    </div>
  )
}
