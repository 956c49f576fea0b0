import { useAsked } from './use-asked.ts'

/** Which document's day is being put into a calendar. */
export function useCalendar() {
  const { documentId, ask, close } = useAsked('calendar')
  return { documentId, remember: ask, close }
}
