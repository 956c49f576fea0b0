import type { Change } from '../packages/contract/src/index.ts'
import { madeUpAccount } from './made-up-account.ts'
import { askingChanges, madeUpWords } from './made-up-corrections.ts'
import { inboxAfter } from './made-up-inbox.ts'
import { letterChanges, poorQuote, quote } from './made-up-letters.ts'
import { reminded, unreminded } from './made-up-notices.ts'
import { plannedChanges } from './made-up-plans.ts'
import { stackChanges } from './made-up-stack.ts'
import { fullTranslation, ownWords, shelf, usualTranslation } from './made-up-translation.ts'
import { begun, changes, user, paymentOf, paymentOptions } from './made-up.ts'

/** Options of the fake API, for screens that must show every state at once. `offline`: no response at all. */
export type Answers = {
  loggedIn: boolean
  hasDocuments: boolean
  offline: boolean
  refuse: boolean
  /** There are response letters in every state. */
  hasLetters?: boolean
  /** The user has no credits and no address. */
  poor?: boolean
  /** The user has turned on every kind of reminder. */
  reminded?: boolean
  /** The first letter asks for something only the reader knows, and was corrected. */
  asks?: boolean
  /** The user is an administrator. */
  admin?: boolean
  /** One document contains several letters, and another was split. */
  stack?: boolean
  /** The letters have plans. */
  plans?: boolean
  /** The server has an external translation service, and models in every state. */
  translation?: boolean
  /** The language of the account, if one was chosen. */
  language?: string
  /** The same screens on a server with only the shipped model. */
  usualTranslation?: boolean
}

/** A response: JSON unless `type` is set. Undefined breaks the connection. */
export type Answer = { status: number; body: unknown; type?: string } | undefined

/** The fake API's response to a request of the app. */
export function answerTo(pathname: string, answers: Answers): Answer {
  if (answers.offline || pathname === '/api/events') return undefined
  const json = (body: unknown, status = 200) => ({ status, body })
  if (pathname === '/api/login') return json(wrong, 401)
  if (!answers.loggedIn) return json({ ...refusal, code: 'not-logged-in' }, 401)
  if (pathname === '/api/user') {
    const isAdmin = answers.admin ?? answers.translation ?? false
    const preferredLanguage = answers.language ?? user.preferredLanguage
    return json({ ...user, preferredLanguage, ...(answers.hasLetters && address), isAdmin })
  }
  if (pathname === '/api/translation') {
    const isFull = answers.translation && !answers.usualTranslation
    return json(isFull ? fullTranslation : usualTranslation)
  }
  if (pathname === '/api/translation/own-words') return json(ownWords)
  if (pathname === '/api/admin/models') return json(shelf)
  if (pathname === '/api/email-forwarding-info') return json(forwarding)
  if (pathname.startsWith('/api/notices')) return json(answers.reminded ? reminded : unreminded)
  if (pathname in madeUpAccount) return json(madeUpAccount[pathname])
  if (pathname.startsWith('/api/inbox')) return json(inboxAfter(pathname))
  if (pathname === '/api/payments/options') return json(paymentOptions)
  const looked = /^\/api\/payments\/([\w-]+)\/status$/.exec(pathname)
  if (looked) return json(paymentOf(looked[1] ?? ''))
  if (pathname.startsWith('/api/payments/')) return json(begun, 201)
  if (pathname.startsWith('/api/sync')) {
    const letters = answers.hasLetters ? letterChanges : []
    const asked = answers.asks ? askingChanges : changes
    const told = answers.stack ? stackChanges : answers.plans ? plannedChanges : asked
    const all = { ...told, changes: [...told.changes.map(asPacked), ...letters] }
    return json(answers.hasDocuments ? all : none)
  }
  if (pathname.includes('/quote/')) return json(answers.poor ? poorQuote : quote)
  if (pathname.endsWith('/words')) return json(madeUpWords)
  if (pathname.includes('/pages/')) return { status: 200, body: picture, type: 'image/svg+xml' }
  return answers.refuse ? json(refusal, 422) : undefined
}

/** Documents as a new device gets them; a device with rows ignores the additional text. */
function asPacked(change: Change) {
  if (change.kind !== 'document' || !change.row) return change
  return { ...change, row: { ...change.row, packed: JSON.stringify(change.row) } }
}

const none = { epoch: 'made-up', cursor: 0, more: false, changes: [] }
const refusal = {
  code: 'file-broken',
  error: 'This file is damaged. We cannot open it.',
  message: 'This file is damaged. We cannot open it.',
}
const wrong = { ...refusal, code: 'wrong-credentials', error: 'Invalid username or password' }

const address = {
  lastName: 'Börger',
  address: 'Lange Straße 1',
  postalCode: '24100',
  city: 'Musterau',
}

const forwarding = { userId: user.id, address: 'letters+1.k3f9x2@mail.brieflotse.example' }

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414"><rect width="100%" height="100%" fill="#fff"/></svg>'
