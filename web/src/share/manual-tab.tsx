import type { MailPart } from '@brieflotse/contract'
import { dropMailResult, dropShares, mailResults } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useHeldShares } from '../session/use-held-shares.ts'
import { Became } from './became.tsx'
import { ShareForm } from './share-form.tsx'
import { pickSource, type ShareSource } from './source.ts'

const problems: Partial<Record<string, string>> = shareText.problems

/** Shows one thing at a time: results of earlier mails, then each pending share, otherwise an empty form. */
export function ManualTab() {
  const { db } = useSignedIn()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const held = useHeldShares()
  const unread = useLiveQuery(() => mailResults(db), [db])
  // a share being sent is no longer pending, but stays on the screen until its result is known
  const [sending, setSending] = useState<ShareSource | null>(null)
  const [became, setBecame] = useState<MailPart[] | null>(null)
  const [round, setRound] = useState(0)
  const [asking, setAsking] = useState(false)
  if (!held || !unread) return <Spinner label={text.app.loading} className="py-8" />

  const next = async () => {
    setSending(null)
    setBecame(null)
    setRound(round + 1)
    // the URL names the previous share, so it is reset
    await navigate(paths.share, { replace: true })
  }
  const discardAll = async () => {
    await dropShares(held.map(({ id }) => id))
    await next()
  }
  const [first] = unread
  if (became) {
    return <Became title={shareText.became} parts={became} onDone={() => void next()} />
  }
  if (first && !sending) {
    return (
      <Became
        key={first.id}
        title={first.name ? shareText.becameOf({ name: first.name }) : shareText.became}
        parts={first.parts}
        onDone={() => void dropMailResult(db, first.id)}
      />
    )
  }
  const source = sending ?? pickSource(search, held)
  const problem = problems[search.get('problem') ?? '']
  return (
    <>
      {problem && (
        <p role="alert" className="mb-5 rounded-box bg-late-wash p-4 text-late">
          {problem}
        </p>
      )}
      {source.shareId && held.length > 1 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <p className="numbers text-small text-muted">
            {shareText.several({ count: held.length })}
          </p>
          <Button look="danger-quiet" onClick={() => setAsking(true)}>
            {shareText.discardAll({ count: held.length })}
          </Button>
        </div>
      )}
      <ShareForm
        key={`${source.key} ${round}`}
        source={source}
        onStart={() => setSending(source)}
        onDone={(parts) => {
          if (parts) setBecame(parts)
          else void next()
        }}
        onCancel={() => void navigate(paths.home)}
      />
      {asking && (
        <Confirm
          title={shareText.discardTitle}
          text={shareText.discardText}
          yes={shareText.discardAll({ count: held.length })}
          onYes={() => void discardAll()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
