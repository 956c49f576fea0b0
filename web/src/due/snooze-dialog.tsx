import { addDays, isPlainDate, type PlainDate } from '@brieflotse/rules'
import { useState } from 'react'
import { dueText } from '../text/due.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'

const words = dueText.snooze

type Props = {
  today: PlainDate
  dueOn: PlainDate | null
  onSave: (day: PlainDate) => void
  onClose: () => void
}

/** Asks until which day a deadline is snoozed. */
export function SnoozeDialog({ today, dueOn, onSave, onClose }: Props) {
  const [day, setDay] = useState(addDays(today, 1))
  const [wrong, setWrong] = useState(false)
  const isAfter = isPlainDate(day) && dueOn !== null && dueOn >= today && day > dueOn
  return (
    <Modal title={words.title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 overflow-y-auto px-5 pb-6 md:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPlainDate(day) || day <= today) {
            setWrong(true)
            return event.currentTarget.querySelector('input')?.focus()
          }
          onSave(day)
          onClose()
        }}
      >
        <Field
          label={words.dayLabel}
          type="date"
          data-autofocus
          value={day}
          min={addDays(today, 1)}
          error={wrong ? words.past : undefined}
          onChange={({ target }) => {
            setDay(target.value)
            setWrong(false)
          }}
        />
        <p role="status" className="text-small text-must">
          {isAfter && words.late}
        </p>
        <div className="acts">
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
