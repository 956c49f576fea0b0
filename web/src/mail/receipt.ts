import { fetchLetter, findLetterByKey, type ShownLetter } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { text } from '../text/text.ts'
import { deliveryMomentText } from '../posting/moment-text.ts'
import { dayOf, weekdayText } from '../ui/format.ts'
import type { MailState } from '../posting/mail-state.ts'
import { useSignedIn } from '../session/session.ts'
import { failureSentence } from '../ui/use-action.ts'
import { centsText } from '../ui/format.ts'

type Found =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'none' }
  | { state: 'found'; letter: ShownLetter }

/** The letter of a receipt, live: from this device, otherwise from the server. `key`: its number or UUID. */
export function useReceipt(key: string): Found {
  const { db } = useSignedIn()
  const kept = useLiveQuery(() => findLetterByKey(db, key), [db, key])
  const [asked, setAsked] = useState<{ key: string; found: Found } | null>(null)
  const isMissing = kept === null
  useEffect(() => {
    if (!isMissing) return
    let gone = false
    void ask(key).then((found) => !gone && setAsked({ key, found }))
    return () => {
      gone = true
    }
  }, [isMissing, key])
  if (kept) return { state: 'found', letter: kept }
  return isMissing && asked?.key === key ? asked.found : { state: 'loading' }
}

async function ask(key: string): Promise<Found> {
  if (!/^[1-9]\d{0,15}$/.test(key)) return { state: 'none' }
  try {
    const letter = await fetchLetter(Number(key))
    return letter ? { state: 'found', letter } : { state: 'none' }
  } catch (error) {
    return { state: 'failed', message: failureSentence(error)?.text ?? text.app.crashed }
  }
}

/** The values of a receipt as display text; null where a value is unknown. */
type Receipt = {
  sentOn: string | null
  sentLabel: string
  method: string
  recipient: string[]
  estimated: string | null
  total: string
}

export function receiptOf(letter: ShownLetter, state: MailState): Receipt {
  const { mail, ordering, mailSentDate, estimatedDelivery, deliveryOption, creditsUsed } = letter
  const waits = (state === 'waiting' || state === 'refused') && ordering
  const ended = state === 'stopped' || state === 'failed'
  const sent = waits ? ordering.orderedAt : (mailSentDate ?? mail?.orderedAt ?? null)
  const price = waits ? ordering.price : (mail?.price ?? null)
  const estimated = waits ? ordering.estimatedOn : dayIn(estimatedDelivery)
  return {
    sentOn: sent && deliveryMomentText(sent),
    sentLabel: waits || ended ? mailText.dateOrdered : mailText.dateSent,
    method: mailText.optionNames[waits ? ordering.deliveryOption : deliveryOption],
    recipient: waits ? ordering.recipient : (mail?.recipient ?? recipientOf(letter)),
    estimated: estimated && !ended ? weekdayText(estimated) : null,
    total:
      ended || price === null
        ? mailText.noCost
        : mailText.cost({ postage: centsText(price), credits: creditsUsed ?? 2 }),
  }
}

function recipientOf({ recipientName, recipientAddress }: ShownLetter): string[] {
  const { address, zip, city } = recipientAddress ?? { address: null, zip: null, city: null }
  const town = [zip, city].filter(Boolean).join(' ')
  return [recipientName, address, town].filter((line) => line !== null && line !== '') as string[]
}

function dayIn(moment: string | null): string | null {
  return moment && dayOf(new Date(moment))
}
