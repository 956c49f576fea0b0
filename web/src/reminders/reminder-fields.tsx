import { isPlainDate, type PlainDate, reminderHours, reminderMinutes } from '@brieflotse/rules'
import { calendarText } from '../text/calendar.ts'
import { Select } from '../ui/select.tsx'
import { Field } from '../ui/field.tsx'
import { weekdayText } from '../ui/format.ts'
import type { CalendarReminder } from './calendar.ts'

type Props = {
  reminder: CalendarReminder
  today: PlainDate
  onChange: (more: Partial<CalendarReminder>) => void
}

/** The title, date and time of the event. */
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
        <Select
          label={calendarText.hour}
          options={numbered(reminderHours)}
          value={String(hour)}
          onChange={(next) => onChange({ hour: Number(next) })}
        />
        <Select
          label={calendarText.minute}
          options={numbered(reminderMinutes)}
          value={String(minute)}
          onChange={(next) => onChange({ minute: Number(next) })}
        />
      </div>
    </>
  )
}

function dayError(day: PlainDate, today: PlainDate): string | undefined {
  if (!isPlainDate(day)) return calendarText.dayMissing
  return day < today ? calendarText.past : undefined
}

/** Numbers with two digits, as clocks show them: `9` becomes "09". */
const numbered = (values: number[]) =>
  values.map((value): [string, string] => [String(value), String(value).padStart(2, '0')])
