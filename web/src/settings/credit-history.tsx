import type { CreditEntry } from '@brieflotse/contract'
import { AppError, listCredits } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { profileText } from '../text/profile.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { dayOf, dayText } from '../ui/format.ts'
import { paths } from '../ui/paths.ts'
import { letterTitle } from '../ui/message-text.tsx'

const words = profileText.credits
const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`)

/** The history of the user's credits. Loaded on request, because it is rarely needed and not available offline. */
export function CreditHistory() {
  const [entries, setEntries] = useState<CreditEntry[] | 'asking' | 'offline' | null>(null)
  const show = async () => {
    setEntries('asking')
    try {
      setEntries(await callEndpoint(listCredits))
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error)
      setEntries('offline')
    }
  }
  if (!Array.isArray(entries)) {
    return (
      <div className="mt-3 grid justify-items-start gap-2">
        <Button
          look="quiet"
          className="-ms-5"
          disabled={entries === 'asking'}
          onClick={() => void show()}
        >
          {words.show}
        </Button>
        <p role="status" className="text-small text-muted">
          {entries === 'offline' && words.offline}
          {entries === 'asking' && text.app.loading}
        </p>
      </div>
    )
  }
  return (
    <div className="mt-4">
      <h3 className="text-small font-semibold text-muted">{words.show}</h3>
      {entries.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry, i) => (
          <li key={i} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {creditReasonText(entry.reason)}
              <span className="block text-small text-muted">
                {dayText(dayOf(new Date(entry.at)))}
                {entry.note && ` · ${entry.note}`}
                {entry.letterId !== null && (
                  <>
                    {' · '}
                    <Link to={paths.response(entry.letterId)} className="text-accent underline">
                      {entry.letterTitle &&
                        letterTitle({ title: entry.letterTitle, titleSaid: entry.letterTitleSaid })}
                    </Link>
                  </>
                )}
              </span>
            </span>
            <span className="numbers font-semibold">{signed(entry.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The reason for a change of credits, as display text. */
export function creditReasonText(reason: string): string {
  const known = Object.entries(words.reasons).find(([name]) => name === reason)
  return known ? known[1] : words.reasons.other
}
