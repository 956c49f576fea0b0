import { useAsked } from './use-asked.ts'

/** The document whose date is being added to a calendar. */
export function useCalendar() {
  const { documentId, ask, close } = useAsked('calendar')
  return { documentId, remember: ask, close }
}
