import type { ModelOverview, OfferedModel } from '@brieflotse/contract'
import { requestModelFetch, filesOfModel, removeModel, sendModel } from '@brieflotse/offline'
import { useCallback, useRef, useState } from 'react'
import { translationText } from '../text/translation.ts'
import { Button } from '../ui/button.tsx'
import { sizeText } from '../ui/format.ts'
import { ModelFacts } from '../languages/model-list.tsx'
import { MessageText } from '../ui/message-text.tsx'
import { ProgressBar } from '../ui/spinner.tsx'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { useAction, useEachAction } from '../ui/use-action.ts'

const words = translationText.admin

type Props = {
  model: OfferedModel
  show: (shelf: ModelOverview) => void
  again: () => Promise<void>
  onRemove: () => void
}

/** An available model: the server can download it, or the admin uploads its files. */
export function OfferedRow({ model, show, again, onRemove }: Props) {
  const { name, state, done, bytes, failure, failureSaid } = model
  const [sent, setSent] = useState<number | null>(null)
  const fetching = useCallback(async () => show(await requestModelFetch(name)), [name, show])
  const stopping = useCallback(async () => show(await removeModel(name)), [name, show])
  const [fetch, asked] = useAction(fetching, words.fetchFailed)
  const [stop, ending] = useAction(stopping, words.removeFailed)
  const isMoving = state === 'waiting' || state === 'fetching' || state === 'broken'
  const isThere = state === 'installed'
  const shown = sent ?? done
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ModelFacts {...model} extra={`${words.states[state]} · ${model.origin}`} />
        <div className={`flex flex-wrap gap-3 ${isThere || isMoving ? '-ms-5 lg:ms-0' : ''}`}>
          {!isThere && !isMoving && (
            <>
              <Button
                aria-label={words.fetchOf({ name })}
                disabled={asked || sent !== null}
                onClick={() => void fetch()}
              >
                {done > 0 ? words.goOn : words.fetch}
              </Button>
              <Files model={model} sent={sent} onSent={setSent} again={again} />
            </>
          )}
          {isMoving && (
            <Button
              look="danger-quiet"
              aria-label={words.stopOf({ name })}
              disabled={ending}
              onClick={() => void stop()}
            >
              {words.stop}
            </Button>
          )}
          {isThere && (
            <Button look="danger-quiet" aria-label={words.removeOf({ name })} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {!isThere && (isMoving || shown > 0) && (
        <div className="grid gap-1">
          <ProgressBar value={shown / bytes} label={words.progressOf({ name })} />
          <p className="numbers text-small text-muted">
            {words.progress({ done: sizeText(shown), all: sizeText(bytes) })}
          </p>
        </div>
      )}
      {state === 'failed' && failure !== null && (
        <p role="alert" className="text-small text-must">
          <MessageText said={failureSaid} english={failure} />
        </p>
      )}
    </li>
  )
}

type FilesProps = Pick<Props, 'model' | 'again'> & {
  sent: number | null
  onSent: (bytes: number | null) => void
}

/** Uploads the files of a model from this device. */
function Files({ model, sent, onSent, again }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const sending = useCallback(
    async (chosen: File[]) => {
      const files = filesOfModel(model, chosen)
      const missing = model.files.filter(({ bytes, have }, i) => !files[i] && have < bytes)
      if (missing.length > 0) {
        const names = missing.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
        notifyFailure(words.sendFailed, words.missing({ names: names.join(', ') }))
        return
      }
      onSent(0)
      try {
        const signal = new AbortController().signal
        const isInstalled = await sendModel(model, files, { onProgress: onSent, signal })
        if (isInstalled) notify(words.sent({ name: model.name }))
      } finally {
        onSent(null)
        await again()
      }
    },
    [model, onSent, again],
  )
  const send = useEachAction(sending, words.sendFailed)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.filesOf({ name: model.name })}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          if (chosen.length > 0) void send(chosen)
        }}
      />
      <Button
        look="quiet"
        disabled={sent !== null}
        aria-label={words.filesOf({ name: model.name })}
        onClick={() => input.current?.click()}
      >
        {words.files}
      </Button>
    </>
  )
}
