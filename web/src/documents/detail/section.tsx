import { type ReactNode, useId } from 'react'

const tones = {
  plain: 'border-line bg-surface',
  must: 'border-must-line bg-must-wash text-must',
  money: 'border-money-line bg-money-wash text-money',
} as const

type Props = {
  title: string
  tone?: keyof typeof tones
  /** The id that URLs use after `#`. */
  anchor?: string
  /** Content at the end of the heading line. */
  end?: ReactNode
  children: ReactNode
}

/** A card with a heading. Amber marks duties, blue marks money. */
export function Section({ title, tone = 'plain', anchor, end, children }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`rounded-box border p-5 sm:p-6 ${tones[tone]} ${tone === 'plain' ? 'shadow-card' : ''}`}
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={id} className="text-lead leading-snug">
          {title}
        </h2>
        {end && <div className="-my-2.5 -me-2">{end}</div>}
      </div>
      {children}
    </section>
  )
}

/**
 * A list of names and values, without those that have no value. Each value keeps its own text direction, because right-to-left text would
 * reorder groups of digits.
 */
export function Pairs({ rows }: { rows: [label: string, value: string | null | undefined][] }) {
  return (
    <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 max-[22.5rem]:block max-[22.5rem]:space-y-2.5">
      {rows.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="col-span-2 grid grid-cols-subgrid items-baseline max-[22.5rem]:block"
            >
              <dt className="text-tiny text-muted">{label}</dt>
              <dd className="numbers">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
