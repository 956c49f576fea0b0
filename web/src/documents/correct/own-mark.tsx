import { correctText } from '../../text/correct.ts'
import { Icon } from '../../ui/drawings/icon.tsx'

/** Says that a value is the user's own, and whether the server knows it. */
export function OwnMark({ waiting }: { waiting: boolean }) {
  return (
    <span className="flex items-center gap-1 text-tiny text-accent">
      <Icon name={waiting ? 'clock' : 'edit'} className="size-4!" />
      {correctText.byYou}
      {waiting && ` · ${correctText.waiting}`}
    </span>
  )
}
