import { countOlder, readOlder } from '@brieflotse/offline'
import { readerVersion } from '@brieflotse/reading/facts'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { correctText } from '../text/correct.ts'
import { Button } from '../ui/button.tsx'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { Panel } from '../ui/panel.tsx'

const words = correctText.older

/** The number of letters read by an earlier version of the reader, and a button that reads them again. */
export function ReadingBlock() {
  const { db, sync } = useSignedIn()
  const count = useLiveQuery(() => countOlder(db, readerVersion), [db])
  const start = useCallback(async () => {
    await readOlder(sync)
    notify(words.started, words.hint)
  }, [sync])
  const [readAgain, starting] = useAction(start, words.failed)
  if (count === undefined) return null
  return (
    <Panel id="reading" title={words.title} {...(count > 0 && { hint: words.hint })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          className={`numbers min-w-40 flex-1 ${count === 0 ? 'text-muted' : ''}`}
          aria-live="polite"
        >
          {count === 0 ? words.none : words.some({ count })}
        </p>
        {count > 0 && (
          <Button disabled={starting} onClick={() => void readAgain()}>
            {words.again}
          </Button>
        )}
      </div>
    </Panel>
  )
}
