import type { InstalledModel } from '@brieflotse/contract'
import { translationText } from '../text/translation.ts'
import { Button } from '../ui/button.tsx'
import { sizeText } from '../ui/format.ts'
import { languageName } from './language-name.ts'

const words = translationText

type Props = {
  models: InstalledModel[]
  /** Missing where models cannot be removed. */
  onRemove?: (model: InstalledModel) => void
  busy?: boolean
}

/** Lists translation models with their languages, size and licence. */
export function ModelList({ models, onRemove, busy }: Props) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {models.map((model) => (
        <li key={model.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <ModelFacts {...model} extra={model.shipped ? words.shipped : null} />
          {onRemove && !model.shipped && (
            <Button
              look="danger-quiet"
              className="-ms-5 lg:ms-0"
              aria-label={words.admin.removeOf({ name: model.name })}
              disabled={busy}
              onClick={() => onRemove(model)}
            >
              {words.admin.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type Facts = Pick<InstalledModel, 'name' | 'source' | 'target' | 'bytes' | 'licence' | 'origin'>

export function ModelFacts({ extra, ...model }: Facts & { extra?: string | null }) {
  const { name, source, target, bytes, licence, origin } = model
  const facts = [
    bytes > 0 ? sizeText(bytes) : null,
    extra ?? origin,
    licence && words.licence({ name: licence }),
  ]
  return (
    <div className="w-full lg:w-auto lg:min-w-48 lg:flex-1">
      <p className="wrap-anywhere">
        <span className="font-semibold">
          {words.pair({ from: languageName(source), to: languageName(target) })}
        </span>{' '}
        <bdi dir="ltr" className="text-small whitespace-nowrap text-muted">
          {name}
        </bdi>
      </p>
      <p className="numbers text-small text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
