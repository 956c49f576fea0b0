import { correctText } from '../../text/correct.ts'
import { Icon } from '../../ui/drawings/icon.tsx'

/** Marks a value as the user's own correction, and tells whether the server has confirmed it. */
export function OwnMark({ waiting }: { waiting: boolean }) {
  return (
    <span className="flex items-center gap-1 text-tiny text-accent">
      <Icon name={waiting ? 'clock' : 'edit'} className="size-4!" />
      {correctText.byYou}
      {waiting && ` · ${correctText.waiting}`}
    </span>
  )
}
