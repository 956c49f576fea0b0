import { AppError, message, type MessageId } from '@brieflotse/contract'
import { createHash, randomBytes } from 'node:crypto'
import { safeEqual } from '../../system/safe-equal.ts'
import type { Charge, Charged, Payment } from './payment.ts'
import { createBook, type PracticePayment } from './practice-book.ts'

/** The content of the payer's page. Its texts come from letters and are not trusted. */
export type PracticePage = {
  id: string
  amount: number
  reference: string
  payee: string | null
  state: PracticePayment['state']
  /** A token in the page's form against cross-site requests. */
  formToken: string
  returnPath: string
}

export type Decision = 'approve' | 'decline'

/** The practice bank: a simulated provider that moves no money and says so. It has its own page on which the payer decides. */
export type PracticeBank = Payment & {
  /** Null for an unknown token. */
  page(token: string): Promise<PracticePage | null>
  /** Records the decision once; an earlier decision or an expiry stays. Returns the payment's id. */
  decide(token: string, formToken: string, decision: Decision): Promise<string>
}

export type PracticeBankOptions = { folder: string; now?: () => number }

/** How long a payer may take. */
export const practiceMs = 30 * 60_000

const secretLength = 43

export function createPracticeBank({ folder, now = Date.now }: PracticeBankOptions): PracticeBank {
  const book = createBook(folder)

  const current = (id: string) =>
    book.change(id, (entry) => (isExpired(entry, now()) ? settled(entry, 'expired') : entry))

  async function charged(id: string): Promise<Charged> {
    const entry = await current(id)
    if (!entry) throw new AppError('not-found')
    return toCharged(entry)
  }

  async function entryOf(token: string): Promise<PracticePayment | null> {
    const [id, secret] = [token.slice(0, -secretLength - 1), token.slice(-secretLength)]
    const entry = await current(id)
    return entry && safeEqual(entry.secret, secret) ? entry : null
  }

  return {
    name: 'practice',
    practice: true,

    async create(charge: Charge, signal) {
      signal.throwIfAborted()
      await book.add({
        id: charge.id,
        secret: randomBytes(32).toString('base64url'),
        amount: charge.amount,
        reference: charge.reference,
        payee: charge.payee ?? null,
        returnPath: pathOf(charge.returnUrl),
        state: 'waiting',
        createdAt: now(),
        refunds: {},
      })
      return charged(charge.id)
    },

    status: charged,
    // The practice bank needs no capture after the approval.
    capture: charged,

    async refund(providerId, { id, amount }) {
      const entry = await book.change(providerId, (entry) => {
        if (id in entry.refunds) return entry
        if (amount > kept(entry)) throw new AppError('payment-failed')
        return { ...entry, refunds: { ...entry.refunds, [id]: amount } }
      })
      if (!entry) throw new AppError('not-found')
      return toCharged(entry)
    },

    async verifyWebhook() {
      // The practice bank sends no webhooks.
      throw new AppError('invalid-input')
    },

    forget: (providerId) => book.remove(providerId),

    async page(token) {
      const entry = await entryOf(token)
      if (!entry) return null
      const { id, amount, reference, payee, state, returnPath } = entry
      return { id, amount, reference, payee, state, returnPath, formToken: formTokenOf(entry) }
    },

    async decide(token, formToken, decision) {
      const found = await entryOf(token)
      if (!found) throw new AppError('not-found')
      if (!safeEqual(formTokenOf(found), formToken)) throw new AppError('cross-site')
      const state = decision === 'approve' ? 'approved' : 'declined'
      await book.change(found.id, (entry) =>
        entry.state === 'waiting' ? settled(entry, state) : entry,
      )
      return found.id
    },
  }
}

const messages = {
  waiting: 'practice-bank.waiting',
  approved: 'practice-bank.approved',
  declined: 'practice-bank.declined',
  expired: 'payment.too-late',
} as const satisfies Record<PracticePayment['state'], MessageId>

const statuses = {
  waiting: 'requires_action',
  approved: 'succeeded',
  declined: 'canceled',
  expired: 'canceled',
} as const

function toCharged(entry: PracticePayment): Charged {
  const { id, secret, state } = entry
  return {
    providerId: id,
    clientSecret: `${id}_secret_practice`,
    approveUrl: state === 'waiting' ? `/api/practice-bank/${id}.${secret}` : null,
    status: statuses[state],
    said: message(messages[state]),
    received: kept(entry),
  }
}

/** Whether the payer has waited too long. */
const isExpired = ({ state, createdAt }: PracticePayment, now: number) =>
  state === 'waiting' && now - createdAt > practiceMs

/** After the decision the bank deletes texts that came from the letter. */
const settled = (entry: PracticePayment, state: PracticePayment['state']): PracticePayment => ({
  ...entry,
  state,
  reference: '',
  payee: null,
})

function kept({ state, amount, refunds }: PracticePayment): number {
  const back = Object.values(refunds).reduce((sum, cents) => sum + cents, 0)
  return state === 'approved' ? amount - back : 0
}

/** The page is on this server, so a path keeps the payer on the host they use. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const formTokenOf = ({ secret }: PracticePayment) =>
  createHash('sha256').update(`form:${secret}`).digest('base64url')
