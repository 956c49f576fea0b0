import { useAsked } from './use-asked.ts'

/** Which document is being answered. */
export function useRespond() {
  const { documentId, ask, close } = useAsked('respond')
  return { documentId, respond: ask, close }
}
