import { randomUUID } from 'node:crypto'
import type { Document } from '../../packages/contract/src/index.ts'
import { addDays, dayInGermany } from '../../packages/rules/src/index.ts'
import { letter } from '../../packages/reading/cases/typeset.ts'
import { chanceOf } from '../../api/test/chance.ts'
import type { fakePush } from '../../api/test/fake-push.ts'
import type { Machine } from './machine.ts'

type Push = Awaited<ReturnType<typeof fakePush>>
/** A letter from its user's view. `id` is the server's, which changes after a restore. */
export type Letter = {
  name: string
  user: User
  id: number
  key: string
  bytes: string
  state: 'here' | 'archived' | 'erased'
  /** Times on the server's clock. */
  sentAt: number
  changedAt: number
}
export type User = { id: number; name: string; cookie: string; place: string }
export type Life = Awaited<ReturnType<typeof beginLife>>

const password = 'a long password'
const german = (day: string) => day.split('-').reverse().join('.')

/** A bill due in some weeks, as the words on it. */
function bytesOf(name: string, today: string, ahead: number): string {
  const { words } = letter([
    'Sehr geehrte Frau Beispiel,',
    `bitte überweisen Sie 42,00 € bis spätestens ${german(addDays(today, ahead))}.`,
    `Ihr Zeichen lautet ${name}.`,
  ])
  const dated = words.map((word) =>
    word.text === '02.01.2026' ? { ...word, text: german(today) } : word,
  )
  return `%PDF-1.7\n${JSON.stringify(dated)}`
}

/** Creates users with one device each. */
export async function beginLife(
  machine: Machine,
  push: Push,
  { users: count, seed }: { users: number; seed: number },
) {
  const chance = chanceOf(seed)
  const letters: Letter[] = []
  /** How often the server reported a full disk. */
  let refused = 0
  const users: User[] = []
  const devices: ReturnType<Push['browser']>[] = []

  async function call(
    user: Pick<User, 'cookie' | 'place'>,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    return fetch(machine.address() + path, {
      ...init,
      headers: { cookie: user.cookie, 'x-forwarded-for': user.place, ...init.headers },
    })
  }

  async function enter(path: 'register' | 'login', name: string, place: string): Promise<User> {
    const answer = await call({ cookie: '', place }, `/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: name, password, email: 'a@example.org' }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const { id } = (await answer.json()) as { id: number }
    return { id, name, cookie, place }
  }

  for (let n = 1; n <= count; n += 1) {
    const user = await enter('register', `person${n}`, `10.0.0.${n}`)
    users.push(user)
    await listen(user, n)
  }

  /** Subscribes a user's device to reminders. */
  async function listen(user: User, n: number): Promise<void> {
    while (devices.length < n) devices.push(push.browser(`phone ${n}`))
    const { endpoint, keys, label } = devices[n - 1]!
    const body = JSON.stringify({ endpoint, keys, label })
    const headers = { 'content-type': 'application/json' }
    const answer = await call(user, '/api/notices/devices', { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`devices: ${answer.status} ${await answer.text()}`)
  }

  /** Uploads a letter with retries, through crashes and full disks. Returns whether the server has it now. */
  async function send(one: Letter): Promise<boolean> {
    const form = new FormData()
    form.append('file', new Blob([one.bytes]), `${one.name}.pdf`)
    const headers = { 'idempotency-key': one.key }
    const answer = await call(one.user, '/api/documents', { method: 'POST', headers, body: form })
    if (answer.status === 507) refused += 1
    else if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
    if (!answer.ok) return false
    Object.assign(one, { id: ((await answer.json()) as Document).id, sentAt: machine.now() })
    return true
  }

  return {
    users,
    letters,
    refusals: () => refused,
    /** Makes a new letter, which is not uploaded yet. */
    write(): Letter {
      const name = `B-${letters.length + 1}`
      const now = machine.now()
      const bytes = bytesOf(name, dayInGermany(new Date(now)), 2 + chance.below(40))
      const letter: Letter = {
        name,
        user: chance.one(users),
        id: 0,
        key: randomUUID(),
        bytes,
        state: 'here',
        sentAt: now,
        changedAt: now,
      }
      letters.push(letter)
      return letter
    },
    send,
    /** Archives or erases a random letter. Returns whether the server did it. */
    async tidy(): Promise<boolean> {
      const mine = letters.filter(({ state, id }) => state === 'here' && id > 0)
      if (mine.length === 0) return true
      const one = chance.one(mine)
      const isForGood = chance.happens(0.5)
      const path = `/api/documents/${one.id}${isForGood ? '?permanent=true' : ''}`
      const answer = await call(one.user, path, { method: 'DELETE' })
      if (answer.status === 507) {
        refused += 1
        return false
      }
      if (!answer.ok) throw new Error(`delete: ${answer.status} ${await answer.text()}`)
      Object.assign(one, { state: isForGood ? 'erased' : 'archived', changedAt: machine.now() })
      return true
    },
    /** After a restore, devices upload what only they have, and users repeat their changes. */
    async sendAgain(since: number): Promise<number> {
      let count = 0
      for (const one of letters.filter((it) => it.sentAt >= since && it.id > 0)) {
        one.key = randomUUID()
        if (!(await send(one))) throw new Error(`${one.name} is refused after the restore`)
        count += 1
      }
      for (const one of letters.filter((it) => it.changedAt >= since && it.state !== 'here')) {
        const path = `/api/documents/${one.id}${one.state === 'erased' ? '?permanent=true' : ''}`
        const answer = await call(one.user, path, { method: 'DELETE' })
        if (!answer.ok && answer.status !== 404) throw new Error(`delete: ${answer.status}`)
      }
      return count
    },
    /** All users open the app, which keeps their sessions alive. A user who was logged out logs in again and subscribes again. */
    async comeBack(): Promise<number> {
      let back = 0
      for (const [index, user] of users.entries()) {
        if ((await call(user, '/api/user')).ok) continue
        Object.assign(user, await enter('login', user.name, user.place))
        await listen(user, index + 1)
        back += 1
      }
      return back
    },
  }
}
