import { useCallback, useEffect, useState } from 'react'
import { text } from '../text/text.ts'
import { failureSentence } from './use-action.ts'

/**
 * Loads data that only the server has when a component mounts: undefined while loading, an error sentence after a failure. `show` replaces
 * the data after a change, `again` reloads it.
 */
export function useLoaded<T extends object>(load: () => Promise<T>) {
  const [state, setState] = useState<T | string>()
  const again = useCallback(async () => {
    try {
      setState(await load())
    } catch (error) {
      setState(failureSentence(error)?.text ?? text.app.crashed)
    }
  }, [load])
  useEffect(() => {
    void again()
  }, [again])
  return { state, show: setState as (answer: T) => void, again }
}
