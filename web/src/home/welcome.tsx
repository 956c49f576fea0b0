import { hasPulled } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { welcomeText } from '../text/welcome.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { OpenedEnvelope, PageTray, PhonePhoto } from '../ui/drawings/scenes.tsx'
import { paths } from '../ui/paths.ts'
import { SampleButton } from '../sample/sample-button.tsx'
import { useSignedIn } from '../session/session.ts'

const drawings = [OpenedEnvelope, PageTray, PhonePhoto]

/** Three introduction cards for new users, one at a time. They do not block the rest of the screen. */
export function Welcome() {
  const { wanted, end } = useWelcome()
  const [at, setAt] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // moves the focus only between cards, not when the first one appears
  useEffect(() => {
    if (at !== null) heading.current?.focus()
  }, [at])
  if (!wanted) return null

  const leave = () => {
    const title = document.querySelector('h1')
    end()
    title?.setAttribute('tabindex', '-1')
    title?.focus()
  }
  const { cards } = welcomeText
  const shown = at ?? 0
  const card = (cards[shown] ?? cards[0])!
  const Drawing = drawings[shown] ?? OpenedEnvelope
  const isLast = shown === cards.length - 1
  return (
    <section
      aria-label={welcomeText.name}
      className="mt-8 rounded-sheet border border-line bg-surface p-5 shadow-card md:p-7"
    >
      <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start sm:gap-8">
        <Drawing className="w-24 shrink-0 max-sm:-ms-3 sm:w-32" />
        <div className="min-w-0 flex-1">
          <p className="numbers text-small text-muted">
            {welcomeText.place({ at: shown + 1, of: cards.length })}
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-title">
            {card.title}
          </h2>
          <p className="mt-1 max-w-prose text-muted sm:min-h-12">{card.text}</p>
        </div>
      </div>
      {isLast && (
        <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton look="primary" to={paths.upload} onClick={end}>
            {welcomeText.start}
          </LinkButton>
          <SampleButton />
          <p className="w-full text-small text-muted">{welcomeText.sample.hint}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Button look="quiet" className="-ms-5" onClick={leave}>
          {isLast ? welcomeText.close : welcomeText.skip}
        </Button>
        <div className="flex gap-3">
          {shown > 0 && <Button onClick={() => setAt(shown - 1)}>{welcomeText.back}</Button>}
          {!isLast && (
            <Button look="primary" onClick={() => setAt(shown + 1)}>
              {welcomeText.next}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const place = 'brieflotse-welcomed'

/** Whether to show the introduction on this device, and a function that ends it permanently. */
function useWelcome(): { wanted: boolean; end: () => void } {
  const { db } = useSignedIn()
  const [over, setOver] = useState(wasWelcomed)
  const letters = useLiveQuery(async () => {
    if (over || !(await hasPulled(db))) return undefined
    return (await db.documents.count()) + (await db.outbox.count())
  }, [db, over])
  const knows = letters !== undefined && letters > 0
  // users who already had letters do not see the introduction after erasing all of them
  useEffect(() => {
    if (knows) keepWelcomed()
  }, [knows])
  const end = () => {
    keepWelcomed()
    setOver(true)
  }
  return { wanted: !over && letters === 0, end }
}

function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

function keepWelcomed(): void {
  try {
    localStorage.setItem(place, 'yes')
  } catch {
    // Without storage, it appears again until there is a letter.
  }
}
