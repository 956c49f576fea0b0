import { useAsked } from './use-asked.ts'

/** The document for which the response dialog is open. */
export function useRespond() {
  const { documentId, ask, close } = useAsked('respond')
  return { documentId, respond: ask, close }
}
