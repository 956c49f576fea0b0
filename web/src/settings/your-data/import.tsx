import type { AccountTransfer, AccountTransfers } from '@brieflotse/contract'
import { sendTransfer } from '@brieflotse/offline'
import { useCallback, useRef, useState } from 'react'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/spinner.tsx'
import { useAction } from '../../ui/use-action.ts'
import { Moving } from './export.tsx'
import { isUnderWay } from './use-transfers.ts'
import { MessageText } from '../../ui/message-text.tsx'

const words = yourDataText.moving

type Props = { transfer: AccountTransfer | null; show: (transfers: AccountTransfers) => void }

/** Imports an export file, and shows the result or the reason for a refusal. */
export function Import({ transfer, show }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const sending = useCallback(
    async (file: File) => {
      setSent(0)
      try {
        const { signal } = new AbortController()
        show(await sendTransfer(file, { signal, onProgress: setSent }))
      } finally {
        setSent(null)
      }
    },
    [show],
  )
  const [send, busy] = useAction(sending, words.refused)
  if (sent !== null) {
    return (
      <div role="status" className="grid gap-2">
        <p>{words.sending}</p>
        <ProgressBar value={sent} label={words.sending} />
      </div>
    )
  }
  if (transfer && isUnderWay(transfer)) {
    return <Moving label={words.taking} done={transfer.done} total={transfer.total} />
  }
  return (
    <div className="grid justify-items-start gap-3">
      {transfer && <Outcome transfer={transfer} />}
      <Button disabled={busy} onClick={() => input.current?.click()}>
        {words.take}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={words.take}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
    </div>
  )
}

function Outcome({ transfer: { result, failure } }: { transfer: AccountTransfer }) {
  return (
    <div role="status">
      <p className={`font-semibold ${failure ? 'text-late' : ''}`}>
        {failure ? words.refused : words.taken}
      </p>
      <p className="numbers text-small text-muted">
        {failure ? (
          <MessageText said={failure.said} english={failure.message} />
        ) : (
          result &&
          words.result({
            letters: result.letters,
            before: result.lettersBefore,
            responses: result.responses,
          })
        )}
      </p>
      {result !== null && result.lost > 0 && (
        <p className="numbers mt-1 text-small text-late">
          {words.lostThere({ count: result.lost })}
        </p>
      )}
    </div>
  )
}
