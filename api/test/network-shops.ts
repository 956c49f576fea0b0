import { AppError } from '@brieflotse/contract'
import { createLetterXpress } from '../src/providers/mail/letterxpress.ts'
import type { Mail } from '../src/providers/mail/mail.ts'
import { createPingen } from '../src/providers/mail/pingen.ts'
import { never } from './providers/mail/suite-rig.ts'
import type { Chance } from './chance.ts'
import { openFakeLetterXpress } from './fake-letterxpress.ts'
import { openFakePingen } from './fake-pingen.ts'
import type { FakePost } from './fake-post.ts'
import { lateLetters, mortalMail, type Shop } from './made-up-shop.ts'

const start = '2026-11-28T08:00:00.000Z'
const timeoutMs = 40

/** A fake LetterXpress over a real network connection, with the real adapter. */
export async function openLetterXpressShop(chance: Chance): Promise<Shop> {
  const fake = await openFakeLetterXpress({ start })
  const { user, key, url, now } = fake
  return shopOf(chance, fake, () => {
    return createLetterXpress({ user, key, mode: 'live', url, timeoutMs, now })
  })
}

/** A fake Pingen over a real network connection, with the real adapter. */
export async function openPingenShop(chance: Chance): Promise<Shop> {
  const fake = await openFakePingen({ start })
  const { client, secret, organisation, webhookKey, url, now } = fake
  const account = { client, secret, organisation, webhookKey, url, identityUrl: url, now }
  return shopOf(chance, fake, () => {
    return createPingen({ ...account, timeoutMs, readMs: 30, pollMs: 5 })
  })
}

/** The server may crash in the middle of a request, or between the requests of one step. */
function shopOf(chance: Chance, fake: FakePost, adapter: () => Mail): Shop {
  let isHealed = false
  let troubles = 0
  let life: () => void = () => {}
  fake.trouble = () => {
    try {
      life()
    } catch {
      // After the simulated crash, the code still running in this process must have no effect. Only its last request may have
      // arrived.
      return chance.one(['down', 'lost'])
    }
    if (isHealed || !chance.happens(0.12)) return undefined
    troubles += 1
    return chance.one(['silent', 'lost', 'cut', 'down', 'busy', 'lost'])
  }
  const late: ((take: (parcel: Parameters<Mail['submit']>[0]) => unknown) => Promise<void>)[] = []

  return {
    now: fake.now,
    async pass(ms) {
      fake.pass(ms)
      const isHealedBefore = isHealed
      const lifeBefore = life
      isHealed = true
      life = () => {}
      for (const arrive of late) {
        await arrive((parcel) => adapter().submit(parcel, never).catch(refusalOnly))
      }
      isHealed = isHealedBefore
      life = lifeBefore
    },
    connect(step) {
      life = step
      const mail = adapter()
      const isLate = () => {
        if (isHealed || !chance.happens(0.1)) return null
        troubles += 1
        return chance.below(90) * 1_000
      }
      late.push(lateLetters(mail, fake.now, isLate))
      return mortalMail(mail, step)
    },
    moody() {
      const moods = [() => fake.refuse('invalid'), () => fake.misread(['Somebody else', 'Nowhere'])]
      chance.one(moods)()
    },
    heal() {
      isHealed = true
    },
    accepted: (reference) => fake.accepted(reference),
    posted: (reference) => fake.posted(reference),
    references: () => fake.references(),
    troubles: () => troubles,
    close: () => fake.close(),
  }
}

function refusalOnly(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
