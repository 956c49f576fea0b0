import type { Document } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { stackText } from '../../text/stack.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { paths } from '../../ui/paths.ts'
import { Section } from '../detail/section.tsx'
import { useArrange, useIsArranging } from './stack.ts'

/** What a document has to do with others: split from them, or joined to them; and the way back. */
export function KinCard({ document }: { document: Document }) {
  const { id, parts = [], joined = [], partOf, joinedInto } = document
  const waiting = useIsArranging(id)
  const { arrange, busy } = useArrange(id)
  const undo = (title: string) => void arrange({ does: 'undo' }, { title })
  if (waiting !== false) return null
  if (parts.length > 0) {
    return (
      <Section title={stackText.wasSplit(parts.length)}>
        <p className="mb-4 text-muted">{stackText.wasSplitHint}</p>
        <div className="flex flex-wrap gap-3">
          {parts.map((part, index) => (
            <LinkButton key={part} to={paths.document(part)}>
              {stackText.openPart(index + 1)}
            </LinkButton>
          ))}
          <Button look="quiet" disabled={busy} onClick={() => undo(stackText.undone)}>
            {stackText.undoSplit}
          </Button>
        </div>
      </Section>
    )
  }
  return (
    <>
      {joined.length > 0 && (
        <Line text={stackText.joinedFrom(joined.length)}>
          <Button look="quiet" disabled={busy} onClick={() => undo(stackText.apart)}>
            {stackText.undoJoin}
          </Button>
        </Line>
      )}
      {partOf && <Line text={stackText.partOf} to={partOf} open={stackText.openWhole} />}
      {joinedInto && (
        <Line text={stackText.joinedInto} to={joinedInto} open={stackText.openJoined} />
      )}
    </>
  )
}

function Line({
  text,
  to,
  open,
  children,
}: {
  text: string
  to?: number
  open?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      <p>{text}</p>
      {to !== undefined && (
        <Link
          to={paths.document(to)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          {open}
        </Link>
      )}
      {children}
    </div>
  )
}
