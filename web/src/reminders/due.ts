import { type DueGroup, type DueList, dueList, hasPulled, weekDays } from '@brieflotse/offline'
import { addDays, type PlainDate } from '@brieflotse/rules'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSignedIn } from '../ui/session.ts'

const first: Record<DueGroup, number> = {
  late: 50,
  today: 50,
  week: 50,
  later: 50,
  ask: 20,
  done: 5,
}
const step = 50

/** The deadlines, live, in groups; `more` shows more of a group. Undefined while loading. */
export function useDue(today: PlainDate) {
  const { db } = useSignedIn()
  const [most, setMost] = useState(first)
  const found = useLiveQuery(async () => {
    const days = { today, weekEnd: addDays(today, weekDays) }
    const [list, pulled] = await Promise.all([dueList(db, days, most), hasPulled(db)])
    return { list, pulled }
  }, [db, today, most])
  return {
    list: found?.list,
    pulled: found?.pulled ?? false,
    more: (group: DueGroup) => setMost({ ...most, [group]: most[group] + step }),
  }
}

export function isEmpty(list: DueList): boolean {
  return Object.values(list).every(({ items }) => items.length === 0)
}
