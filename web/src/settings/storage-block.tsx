import { budgets, spans, type Span } from '@brieflotse/offline'
import { settingsText } from '../text/settings.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { sizeText } from '../ui/format.ts'
import { Select } from '../ui/select.tsx'
import { Panel } from '../ui/panel.tsx'
import { type Promised, useKeeping, usePromised, useStorageUse } from './settings.ts'

const words = settingsText.storage

/** The data on this device, its limit, and whether the browser may evict it. */
export function StorageBlock() {
  const use = useStorageUse()
  const { promised, ask, asking } = usePromised()
  const { keeping, set } = useKeeping()
  const rows: [string, number | undefined][] = [
    [words.letters({ count: use?.lettersCount ?? 0 }), use?.letters],
    [words.pictures, use?.pictures],
    [words.originals, use?.originals],
    [words.waiting, use?.waiting],
  ]
  return (
    <Panel id="storage" title={words.title} hint={words.hint}>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([label, bytes]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt>{label}</dt>
            <dd className="numbers text-end whitespace-nowrap text-muted">
              {bytes === undefined ? '…' : sizeText(bytes)}
            </dd>
          </div>
        ))}
      </dl>
      {promised?.quota && (
        <p className="numbers mt-3 text-small text-muted">
          {words.quota({ used: sizeText(promised.usage ?? 0), all: sizeText(promised.quota) })}
        </p>
      )}
      {keeping && (
        <div className="mt-6 grid gap-4 sm:grid-cols-2">
          <Select
            label={words.span}
            value={keeping.span}
            options={(Object.keys(spans) as Span[]).map((span) => [span, words.spans[span]])}
            onChange={(span) => void set({ span })}
          />
          <Select
            label={words.budget}
            value={String(keeping.budget)}
            options={budgets.map((bytes) => [String(bytes), words.upTo({ size: sizeText(bytes) })])}
            onChange={(budget) => void set({ budget: Number(budget) })}
          />
        </div>
      )}
      <p className="mt-2 text-small text-muted">{words.budgetHint}</p>
      {promised && <Persisted promised={promised} ask={() => void ask()} busy={asking} />}
    </Panel>
  )
}

type PersistedProps = { promised: Promised; ask: () => void; busy: boolean }

function Persisted({ promised: { persisted }, ask, busy }: PersistedProps) {
  if (persisted === null) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-small bg-sunken p-4">
      <Icon name={persisted ? 'check' : 'alert'} className={persisted ? 'text-accent' : ''} />
      <p className="min-w-48 flex-1 text-small">
        {persisted ? words.persisted : words.notPersisted}
      </p>
      {!persisted && (
        <Button disabled={busy} onClick={ask}>
          {words.persist}
        </Button>
      )}
    </div>
  )
}
