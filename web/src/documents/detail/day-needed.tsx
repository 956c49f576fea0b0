import type { Document, Explanation } from '@brieflotse/contract'
import { allDeadlines } from '@brieflotse/letter'
import { detailText } from '../../text/detail.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { paths } from '../../ui/paths.ts'

/** Warns that a deadline has no date until the reader answers a question. It may end before the dates that are printed. */
export function DayNeeded({
  document,
  explanation,
}: {
  document: Document
  explanation: Explanation
}) {
  const { corrections } = document
  const all = allDeadlines(explanation, document)
  const open = all.filter(
    ({ date, needs, counts, done }) =>
      date === null && !done && counts !== null && !isAnswered(corrections, needs),
  )
  const needs = open[0]?.needs
  if (!needs) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-must-wash p-4 text-small text-must">
      <span className="flex min-w-48 flex-1 gap-2">
        <Icon name="alert" className="size-5 shrink-0" />
        <span>
          {detailText.dayNeeded[needs]}
          {all.some(({ date }) => date !== null) && ` ${detailText.endsFirst}`}
        </span>
      </span>
      <LinkButton to={paths.question(document.id, needs)} className="px-4! text-small" replace>
        {detailText.sayDay}
      </LinkButton>
    </p>
  )
}

function isAnswered(corrections: Document['corrections'], needs: string | null): boolean {
  return corrections.some((one) => one.field === 'answer' && one.question === needs)
}
