import { type ResponseKind, readyFor, type ReadyId } from '@brieflotse/writing'
import { readySaid } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'

type Props = {
  kind: ResponseKind
  ready: readonly ReadyId[]
  onReady: (ready: ReadyId[]) => void
}

/** Ready-made sentences, listed by their meaning; the letter contains their German. */
export function ReadyWords({ kind, ready, onReady }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{responsesText.ready}</legend>
      {(readyFor[kind] ?? []).map((id) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0"
            checked={ready.includes(id)}
            onChange={({ target }) =>
              onReady(target.checked ? [...ready, id] : ready.filter((one) => one !== id))
            }
          />
          {readySaid(id)}
        </label>
      ))}
    </fieldset>
  )
}
