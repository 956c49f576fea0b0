import { useCallback, useEffect, useState } from 'react'
import { text } from '../text/text.ts'
import { failureSentence } from './use-action.ts'

/**
 * Something only the server knows, asked for when the screen opens: undefined while it is loaded, a sentence where it could not be.
 * `show` puts in what the server answered to a change, `again` asks once more.
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
