import type { InstalledModel, ModelOverview } from '@brieflotse/contract'
import { loadModels, onModelsChanged, removeModel } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { translationText } from '../text/translation.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ModelList } from '../languages/model-list.tsx'
import { useAction } from '../ui/use-action.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { OfferedRow } from './offered-row.tsx'
import { Panel } from '../ui/panel.tsx'

const words = translationText.admin

/** Translation models: installed, downloading and available. */
export function ModelsSection() {
  const { state, show, again } = useLoaded(loadModels)
  useEffect(() => onModelsChanged(() => void again()), [again])
  const isMoving =
    typeof state === 'object' &&
    state.offered.some((one) => ['waiting', 'fetching', 'broken'].includes(one.state))
  // polls while a model is loading, because the connection may drop before the response
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void again(), 3_000)
    return () => clearInterval(timer)
  }, [isMoving, again])
  return (
    <Panel title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(shelf) => <Shelf shelf={shelf} show={show} again={again} />}
      </Loaded>
    </Panel>
  )
}

type Props = {
  shelf: ModelOverview
  show: (shelf: ModelOverview) => void
  again: () => Promise<void>
}

function Shelf({ shelf, show, again }: Props) {
  const { installed, offered } = shelf
  const names = new Set(offered.map(({ name }) => name))
  const [doomed, setDoomed] = useState<InstalledModel | null>(null)
  const removing = useCallback(async (name: string) => show(await removeModel(name)), [show])
  const [remove, busy] = useAction(removing, words.removeFailed)
  const others = installed.filter(({ name }) => !names.has(name))
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="divide-y divide-line border-y border-line">
        {offered.map((model) => (
          <OfferedRow
            key={model.name}
            model={model}
            show={show}
            again={again}
            onRemove={() => setDoomed({ ...model, shipped: false })}
          />
        ))}
      </ul>
      <p className="text-small text-muted">{words.filesHint}</p>
      <section aria-label={words.others}>
        <h3 className="mb-1 text-base">{words.others}</h3>
        <p className="mb-2 text-small text-muted">{words.othersHint}</p>
        <ModelList models={others} onRemove={setDoomed} busy={busy} />
      </section>
      {doomed && (
        <ConfirmDialog
          title={words.removeTitle({ name: doomed.name })}
          text={words.removeText}
          yes={words.remove}
          onYes={() => void remove(doomed.name)}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  )
}
