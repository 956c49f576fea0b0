import type { Reminder } from '@brieflotse/contract'
import type { Due } from '@brieflotse/offline'
import type { ComponentProps } from 'react'
import { dueText } from '../../text/due.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import type { useDueActs } from '../../ui/due/acts.ts'
import { paths } from '../../ui/paths.ts'
import { useCalendar } from '../../ui/use-calendar.ts'
import { usePay } from '../../ui/use-pay.ts'
import { useRespond } from '../../ui/use-respond.ts'

type Props = { due: Due; name: string; acts: ReturnType<typeof useDueActs> }

/** The next step of a deadline, and that it is done. */
export function DueButtons({ due, name, acts }: Props) {
  const { reminder, row, state, posted } = due
  if (state === 'done') {
    // what was paid is opened again where it was paid
    if (reminder.doneAt === null) return null
    return (
      <Small
        className="mt-1 -ms-4"
        look="quiet"
        aria-label={dueText.notDoneOf(name)}
        onClick={acts.reopen}
      >
        {dueText.notDone}
      </Small>
    )
  }
  if (state === 'over') return null
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {reminder.dueOn === null && reminder.needs ? (
        <LinkButton
          className={small}
          look="primary"
          to={paths.question(row.id, reminder.needs)}
          aria-label={`${dueText.sayDay}: ${name}`}
        >
          {dueText.sayDay}
        </LinkButton>
      ) : (
        !posted && <Step due={due} name={name} />
      )}
      <Small
        look={posted ? 'primary' : 'secondary'}
        aria-label={dueText.doneOf(name)}
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

function Step({ due: { reminder, row, claims, state }, name }: { due: Due; name: string }) {
  const { pay } = usePay()
  const { respond } = useRespond()
  const { remember } = useCalendar()
  const look = state === 'late' || reminder.what === 'pay' ? 'primary' : 'secondary'
  if (reminder.what === 'pay' && claims.length > 0) {
    return (
      <Small look="primary" aria-label={name} onClick={() => pay(row.id)}>
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
      <Small aria-label={`${dueText.calendar}: ${name}`} onClick={() => remember(row.id)}>
        {dueText.calendar}
      </Small>
    )
  }
  return (
    <LinkButton
      className={small}
      to={paths.document(row.id)}
      aria-label={`${dueText.open}: ${name}`}
    >
      {dueText.open}
    </LinkButton>
  )
}

const small = 'px-4! text-small'

function Small({ className = '', ...rest }: ComponentProps<typeof Button>) {
  return <Button className={`${small} ${className}`} {...rest} />
}
