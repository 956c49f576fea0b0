import { isPlainDate, type PlainDate, reminderHours, reminderMinutes } from '@brieflotse/rules'
import { useId } from 'react'
import { calendarText } from '../text/calendar.ts'
import { Field } from '../ui/field.tsx'
import { weekdayText } from '../ui/format.ts'
import type { Reminder } from './calendar.ts'

type Props = { reminder: Reminder; today: PlainDate; onChange: (more: Partial<Reminder>) => void }

/** Title, day and time of the event. */
export function ReminderFields({ reminder, today, onChange }: Props) {
  const { title, day, hour, minute } = reminder
  return (
    <>
      <Field
        label={calendarText.title}
        value={title}
        maxLength={300}
        error={title.trim() ? undefined : calendarText.titleMissing}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_6rem_6rem]">
        <div className="col-span-2 sm:col-span-1">
          <Field
            type="date"
            label={calendarText.day}
            value={day}
            error={dayError(day, today)}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          {isPlainDate(day) && <p className="mt-1.5 text-small text-muted">{weekdayText(day)}</p>}
        </div>
        <Choice
          label={calendarText.hour}
          options={reminderHours}
          value={hour}
          onChoose={(next) => onChange({ hour: next })}
        />
        <Choice
          label={calendarText.minute}
          options={reminderMinutes}
          value={minute}
          onChoose={(next) => onChange({ minute: next })}
        />
      </div>
    </>
  )
}

function dayError(day: PlainDate, today: PlainDate): string | undefined {
  if (!isPlainDate(day)) return calendarText.dayMissing
  return day < today ? calendarText.past : undefined
}

type ChoiceProps = {
  label: string
  options: number[]
  value: number
  onChoose: (next: number) => void
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="numbers min-h-12 w-full rounded-small border border-line-strong bg-surface px-3 py-2 text-ink hover:border-ink"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {String(option).padStart(2, '0')}
          </option>
        ))}
      </select>
    </div>
  )
}
