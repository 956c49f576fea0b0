import type { Document } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { stackText } from '../../text/stack.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { paths } from '../../ui/paths.ts'
import { Section } from '../detail/section.tsx'
import { useArrange, useIsArranging } from './stack.ts'

/** Shows which documents were split from or joined with this one, and how to undo it. */
export function KinCard({ document }: { document: Document }) {
  const { id, parts = [], joined = [], partOf, joinedInto } = document
  const waiting = useIsArranging(id)
  const { arrange, busy } = useArrange(id)
  const undo = (label: string, title: string) => (
    <Button
      look="quiet"
      className="-ms-5"
      disabled={busy}
      onClick={() => void arrange({ does: 'undo' }, { title })}
    >
      {label}
    </Button>
  )
  if (waiting !== false) return null
  if (parts.length > 0) {
    return (
      <Section title={stackText.wasSplit({ count: parts.length })}>
        <p className="mb-4 text-muted">{stackText.wasSplitHint}</p>
        <div className="mb-2 flex flex-wrap gap-3">
          {parts.map((part, index) => (
            <LinkButton key={part} to={paths.document(part)}>
              {stackText.openPart({ number: index + 1 })}
            </LinkButton>
          ))}
        </div>
        {undo(stackText.undoSplit, stackText.undone)}
      </Section>
    )
  }
  return (
    <>
      {joined.length > 0 && (
        <KinLine text={stackText.joinedFrom({ count: joined.length })}>
          {undo(stackText.undoJoin, stackText.apart)}
        </KinLine>
      )}
      {partOf && <KinLine text={stackText.partOf} to={partOf} open={stackText.openWhole} />}
      {joinedInto && (
        <KinLine text={stackText.joinedInto} to={joinedInto} open={stackText.openJoined} />
      )}
    </>
  )
}

/** A sentence about a related document, with a link or a button. */
function KinLine({
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
