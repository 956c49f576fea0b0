import type { MailPart } from '@brieflotse/contract'
import { Link } from 'react-router-dom'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'
import { MessageText } from '../ui/message-text.tsx'

const icons: Record<MailPart['outcome'], IconName> = {
  document: 'check',
  duplicate: 'check',
  'left-out': 'minus',
  unreadable: 'alert',
}

type Props = { title: string; parts: MailPart[]; onDone: () => void }

/** The result for each part of a mail. */
export function Became({ title, parts, onDone }: Props) {
  return (
    <section className="rounded-sheet border border-line bg-surface p-5 shadow-card">
      <h2
        tabIndex={-1}
        className="text-lead wrap-anywhere"
        ref={(heading) => heading?.focus({ preventScroll: true })}
      >
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {parts.map((part, at) => (
          <li key={`${at} ${part.name}`} className="flex gap-3 py-3">
            <Icon
              name={icons[part.outcome]}
              className={part.outcome === 'unreadable' ? 'text-late' : 'text-accent'}
            />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{part.name || shareText.unnamed}</p>
              <p className="text-small text-muted">
                {part.reason ? (
                  <MessageText said={part.said} english={part.reason} />
                ) : (
                  shareText.outcomes[part.outcome]
                )}
              </p>
              {part.documentId !== null && (
                <Link
                  to={paths.document(part.documentId)}
                  className="inline-flex min-h-11 items-center text-accent underline"
                >
                  {text.documents.view}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button look="primary" onClick={onDone}>
          {shareText.done}
        </Button>
        <LinkButton to={paths.documents}>{text.documents.viewDocuments}</LinkButton>
      </div>
    </section>
  )
}
