import type { User } from '@brieflotse/contract'
import { isSenderKnown } from '@brieflotse/writing'
import { Link } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { paths } from '../ui/paths.ts'

/** Warns early that a letter has no sender address; otherwise the user learns it only when ordering. It blocks nothing. */
export function SenderMissing({ user }: { user: User }) {
  if (isSenderKnown(user)) return null
  return (
    <div className="rounded-box bg-sunken px-4 pt-3 pb-1 text-small print:hidden">
      <p>{responsesText.senderMissing}</p>
      <Link
        to={paths.settings}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {mailText.toProfile}
      </Link>
    </div>
  )
}
