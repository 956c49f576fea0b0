import type { Document } from '@brieflotse/contract'
import { useState } from 'react'
import { listed, stackText } from '../../text/stack.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../detail/section.tsx'
import { ActedQuestion } from './acted-question.tsx'
import { isInOrder, lettersOf, proposed } from './letters.ts'
import { PageSorter } from './page-sorter.tsx'
import { useArrange, useIsArranging } from './stack.ts'

/** Proposes to split a file into several letters, or to reorder its pages. The user decides. */
export function StackCard({ document }: { document: Document }) {
  const waiting = useIsArranging(document.id)
  const [sorting, setSorting] = useState(() => proposed(document))
  const acts = useArrange(document.id)
  const { arrange, busy } = acts
  const { stack, pages } = document
  const first = proposed(document)
  const isOffered = first.starts.length > 0 || !isInOrder(first)
  if (waiting !== false || !stack || !isOffered || document.status !== 'completed') return null
  const letters = lettersOf(sorting)
  const isSplit = letters.length > 1
  const found = lettersOf(first).length
  const save = () =>
    void arrange(
      { does: 'letters', letters, sure: false },
      isSplit
        ? { title: stackText.done({ count: letters.length }), hint: stackText.doneHint }
        : { title: stackText.saved },
    )
  const keep = () =>
    void arrange(
      { does: 'letters', letters: [pages.map(({ number }) => number)], sure: false },
      { title: stackText.kept },
    )
  return (
    <Section title={found > 1 ? stackText.seems({ count: found }) : stackText.order}>
      <p className="mb-4 text-muted">{found > 1 ? stackText.seemsHint : stackText.orderHint}</p>
      <PageSorter document={document} sorting={sorting} onSort={setSorting} />
      {stack.cuts.length > 0 && (
        <details className="mt-3 text-small text-muted">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
            {stackText.why}
          </summary>
          <ul className="grid gap-1">
            {stack.cuts.map(({ page, reasons }) => (
              <li key={page}>
                {stackText.because({
                  page,
                  reasons: listed(reasons.map((reason) => stackText.reasons[reason])),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {(isSplit || !isInOrder(sorting)) && (
          <Button look="primary" disabled={busy} onClick={save}>
            {isSplit ? stackText.split({ count: letters.length }) : stackText.keepOrder}
          </Button>
        )}
        <Button disabled={busy} onClick={keep}>
          {stackText.one}
        </Button>
      </div>
      <ActedQuestion {...acts} />
    </Section>
  )
}
