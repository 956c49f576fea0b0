import type { Reminder } from '@brieflotse/contract'
import type { Due } from '@brieflotse/offline'
import type { ComponentProps } from 'react'
import { dueText } from '../text/due.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import type { useDueActs } from '../due/acts.ts'
import { paths } from '../ui/paths.ts'
import { useCalendar, usePay, useRespond } from '../letters/open-dialogs.ts'

type Props = { due: Due; name: string; acts: ReturnType<typeof useDueActs>; isFirst: boolean }

/** The buttons of a deadline: its next step, and "done". */
export function DueButtons({ due, name, acts, isFirst }: Props) {
  const look = isFirst ? 'primary' : 'secondary'
  const { reminder, row, state, posted } = due
  if (state === 'done') {
    // a paid deadline is reopened in the payment box, and not here
    if (reminder.doneAt === null) return null
    return (
      <Small
        className={`${place} -ms-4 justify-self-start xl:ms-0 xl:justify-self-end`}
        look="quiet"
        aria-label={dueText.notDoneOf({ what: name })}
        onClick={acts.reopen}
      >
        {dueText.notDone}
      </Small>
    )
  }
  if (state === 'over') return null
  return (
    <div className={`${place} mt-1.5 flex flex-wrap gap-x-2 xl:mt-0 xl:justify-end`}>
      {reminder.dueOn === null && reminder.needs ? (
        <LinkButton
          className={small}
          look={look}
          to={paths.question(row.id, reminder.needs)}
          aria-label={`${dueText.sayDay}: ${name}`}
        >
          {dueText.sayDay}
        </LinkButton>
      ) : (
        !posted && <Step due={due} name={name} look={look} />
      )}
      <Small
        look={posted ? look : 'quiet'}
        aria-label={dueText.doneOf({ what: name })}
        onClick={acts.done}
      >
        <Icon name="check" className="size-5" />
        {posted ? dueText.yesDone : dueText.done}
      </Small>
    </div>
  )
}

const answered: Reminder['what'][] = [
  'object',
  'reply',
  'send-documents',
  'consent',
  'terminate',
  'sue',
]

type StepProps = { due: Due; name: string; look: 'primary' | 'secondary' }

function Step({ due: { reminder, row, claims }, name, look }: StepProps) {
  const { pay } = usePay()
  const { respond } = useRespond()
  const { remember } = useCalendar()
  if (reminder.what === 'pay' && claims.length > 0) {
    return (
      <Small look={look} aria-label={name} onClick={() => pay(row.id)}>
        {dueText.pay}
      </Small>
    )
  }
  if (answered.includes(reminder.what)) {
    return (
      <Small look={look} aria-label={`${dueText.answer}: ${name}`} onClick={() => respond(row.id)}>
        {dueText.answer}
      </Small>
    )
  }
  if (reminder.what === 'appointment') {
    return (
      <Small
        look={look}
        aria-label={`${dueText.calendar}: ${name}`}
        onClick={() => remember(row.id)}
      >
        {dueText.calendar}
      </Small>
    )
  }
  return (
    <LinkButton
      className={small}
      look={look}
      to={paths.document(row.id)}
      aria-label={`${dueText.open}: ${name}`}
    >
      {dueText.open}
    </LinkButton>
  )
}

const small = 'px-4! text-small'
/** Grid position: below the rest on phones, beside it on wide screens. */
const place = 'col-span-2 xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1'

function Small({ className = '', ...rest }: ComponentProps<typeof Button>) {
  return <Button className={`${small} ${className}`} {...rest} />
}
