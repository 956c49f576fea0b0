import type { Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

/** What the reader should know before acting. */
export function WarningsCard({ warnings }: Pick<Explanation, 'warnings'>) {
  // that nothing is asked is the answer itself, at the top
  const shown = warnings.filter(({ code }) => code !== 'nothing-asked')
  if (shown.length === 0) return null
  return (
    <Section title={detailText.warnings}>
      <ul className="grid gap-3">
        {shown.map((warning) => (
          <li key={warning.text} className="flex items-start gap-3">
            <Icon
              name={warning.code === 'already-overdue' ? 'alert' : 'hand'}
              className={warning.code === 'already-overdue' ? 'text-late' : 'text-accent'}
            />
            <p className="min-w-0 flex-1">{warning.text}</p>
            {warning.evidence[0] && (
              <span className="-my-2.5">
                <ShowButton label={warning.text} evidence={warning.evidence[0]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
