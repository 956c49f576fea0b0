import {
  AppError,
  type Document,
  type MailOffer,
  type MailProblem,
  type MailQuote,
  type PrintOptions,
  type User,
} from '@brieflotse/contract'
import { askQuote, currentUser, type ShownLetter } from '@brieflotse/offline'
import { addDays, creditsPerLetter, deliveryOptions, isTracked } from '@brieflotse/rules'
import { gapsIn, isSenderKnown } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { mailText } from '../../text/mail.ts'
import { gapSaid } from '../../text/meant.ts'
import { dayOf } from '../../ui/format.ts'
import { useSignedIn } from '../../session/session.ts'
import { useNow } from '../../ui/use-now.ts'
import { useAnswered } from '../responses.ts'
import { type Shown, shownMessage } from '../../ui/message-text.tsx'

/** Print options. Source: specification, section 7, which differs between the flow from a document and the one from the list. */
export const printedFrom = {
  document: { blackAndWhite: true, doubleSided: false },
  list: { blackAndWhite: true, doubleSided: true },
} as const satisfies Record<string, PrintOptions>

/** The delivery options in the letter dialogs. Source: specification, section 5. */
const offered = ['standard', 'registered'] as const

type Sender = NonNullable<Document['explanation']>['sender']

type ShownProblem = Shown & Pick<MailProblem, 'code'>

/** All data for the order of a letter. */
export type MailPlan = {
  /** `quoted`: the provider's price; `guessed`: our estimate, if the provider could not be asked. */
  price: 'asking' | 'quoted' | 'guessed'
  offers: MailOffer[]
  /** The sender of the document, who receives the letter: null if unknown, undefined while loading. */
  sender: Sender | null | undefined
  /** The lines of the address on the envelope. */
  recipient: string[]
  problems: ShownProblem[]
  /** The user's credits; the letter costs `needed`. */
  balance: number | null
  needed: number
  practice: boolean
  offline: boolean
  askAgain: () => void
}

export function useMailPlan(letter: ShownLetter, print: PrintOptions): MailPlan {
  const { db, sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const now = useNow()
  const user = useLiveQuery(() => currentUser(db), [db])
  const document = useAnswered(letter.documentId)
  const { quote, asking, askAgain } = useQuote(letter, print, offline)
  const sender = document === undefined ? undefined : senderOf(document)
  return {
    price: quote ? 'quoted' : asking ? 'asking' : 'guessed',
    offers: quote ? quote.offers.filter(isOffered) : ownOffers(dayOf(now)),
    sender,
    recipient: quote?.recipient ?? linesOf(sender ?? null),
    problems: problemsOf({ letter, quote, user, sender }),
    balance: quote?.balance ?? user?.credits ?? null,
    needed: quote?.credits ?? creditsPerLetter,
    practice: quote?.practice ?? false,
    offline,
    askAgain,
  }
}

/** Whether the letter can be ordered now. */
export function canOrder({ problems, balance, needed, sender }: MailPlan): boolean {
  return Boolean(sender?.name) && problems.length === 0 && (balance === null || balance >= needed)
}

/** Requests a quote, and again when the letter or the connection changes. */
function useQuote({ id, content }: ShownLetter, print: PrintOptions, offline: boolean) {
  const [answer, setAnswer] = useState<{ to: string; quote: MailQuote | null } | null>(null)
  const [turn, setTurn] = useState(0)
  const { blackAndWhite, doubleSided } = print
  const canAsk = id !== null && !offline
  const question = JSON.stringify([id, content, blackAndWhite, doubleSided, turn])
  useEffect(() => {
    if (!canAsk) return
    const stop = new AbortController()
    const tell = (quote: MailQuote | null) => {
      if (!stop.signal.aborted) setAnswer({ to: question, quote })
    }
    askQuote(id, { blackAndWhite, doubleSided }, stop.signal).then(tell, (error: unknown) => {
      if (!(error instanceof AppError)) console.error(error)
      tell(null)
    })
    return () => stop.abort()
  }, [canAsk, id, question, blackAndWhite, doubleSided])
  const current = canAsk && answer?.to === question ? answer : null
  const askAgain = useCallback(() => setTurn((before) => before + 1), [])
  return { quote: current?.quote ?? null, asking: canAsk && !current, askAgain }
}

const isOffered = ({ option }: MailOffer) => offered.some((name) => name === option)

function ownOffers(today: string): MailOffer[] {
  return offered.map((option) => {
    const { postage: price, days } = deliveryOptions[option]
    return { option, price, tracked: isTracked(option), estimatedOn: addDays(today, days) }
  })
}

function senderOf(document: Document | null): Sender | null {
  const sender = document?.explanation?.sender
  return sender?.name ? sender : null
}

/** The sender of the document as address lines. */
function linesOf(sender: Sender | null): string[] {
  if (!sender) return []
  const street = [sender.street, sender.house_number].filter(Boolean).join(' ')
  const town = [sender.zip, sender.city].filter(Boolean).join(' ')
  return [sender.name ?? '', street, town].filter((line) => line !== '')
}

type Known = {
  letter: ShownLetter
  quote: MailQuote | null
  user: User | null | undefined
  sender: Sender | null | undefined
}

/** The problems that the server found, and those that the device can detect itself. */
function problemsOf({ letter, quote, user, sender }: Known): ShownProblem[] {
  // the device detects gaps itself and names them in the user's language
  const others = (quote?.problems ?? []).filter(({ code }) => code !== 'gaps')
  const found = others.map(({ code, said, message }) => ({ code, ...shownMessage(said, message) }))
  const missing = (code: MailProblem['code']) => !found.some((problem) => problem.code === code)
  const own: ShownProblem[] = []
  const gaps = gapsIn(letter.content).map(({ slot }) => gapSaid(slot))
  if (gaps.length > 0) {
    own.push({ code: 'gaps', text: mailText.gaps({ places: gaps.join(', ') }) })
  }
  if (user && missing('no-sender') && !quote && !isSenderKnown(user)) {
    own.push({ code: 'no-sender', text: mailText.noAddress })
  }
  if (sender && missing('no-recipient') && !quote && (!sender.zip || !sender.city)) {
    own.push({ code: 'no-recipient', text: mailText.noRecipient })
  }
  return [...own, ...found]
}
