import { randomUUID } from 'node:crypto'
import type { Delivered } from './providers/payment/suite-rig.ts'
import { openFakeHttp, type Answered, type Asked } from './fake-http.ts'
import {
  isPosted,
  netPrice,
  shownEvents,
  shownLetter,
  statusOf,
  type FakePingenLetter,
  type PingenAttributes,
  type PingenTimes,
} from './fake-pingen-letters.ts'
import { newsOf, type PingenEvent, type PingenShape } from './fake-pingen-news.ts'
import { createPingenGate, no, yes } from './fake-pingen-gate.ts'
import { addressIn, fakeClock, type FakePost, type FakePostOptions } from './fake-post.ts'

export type FakePingen = FakePost & {
  client: string
  secret: string
  organisation: string
  webhookKey: string
  letters: FakePingenLetter[]
  /** Invalidates all tokens issued so far. */
  forgetTokens(): void
  /** The number of tokens issued. */
  tokens(): number
  /** The next letters are returned, with the corrected address from the post. */
  returnNext(reason: string, corrected: Record<string, string>): void
  /** The events since the last call, in order. Tests shuffle, repeat and drop them. */
  takeEvents(): PingenEvent[]
  deliver(event: PingenEvent, how?: { shape?: PingenShape; forged?: boolean }): Delivered
}

/**
 * A stateful fake of Pingen v2, limited to what this project uses and as strict as the documentation: tokens with expiry and scope,
 * signed uploads, idempotency keys, letters from validation to delivery, events and signed webhooks.
 */
export async function openFakePingen(
  options: FakePostOptions &
    Partial<PingenTimes> & { scope?: string; currency?: string; country?: string } = {},
): Promise<FakePingen> {
  const { addressOf = addressIn, readingMs = 0, cancellingMs = 0, currency = 'EUR' } = options
  const times = { readingMs, cancellingMs }
  const clock = fakeClock(options.start)
  const organisation = randomUUID()
  const webhookKey = `webhook-${randomUUID()}`
  const root = `/organisations/${organisation}/deliveries/letters`
  const letters: FakePingenLetter[] = []
  const uploads = new Map<string, { signature: string; bytes: Buffer | null }>()
  const kept = new Map<string, { asked: string; answered: Answered }>()
  const events: PingenEvent[] = []
  const told = new Set<string>()
  let next: Partial<FakePingenLetter> = {}
  const gate = createPingenGate({ now: clock.now, scope: options.scope ?? 'letter' })

  const shown = (letter: FakePingenLetter) => shownLetter(letter, clock.now(), times)
  const status = (letter: FakePingenLetter) => statusOf(letter, clock.now(), times)

  function answer(asked: Asked): Answered {
    const { method, path } = asked
    if (path === '/auth/access-tokens') return gate.token(asked)
    if (path.startsWith('/upload/')) return putFile(asked)
    const refused = gate.refuse(asked)
    if (refused) return refused
    if (method === 'GET' && path === '/file-upload') return slot()
    if (method === 'POST' && path === `${root}/price-calculator`) return price(asked)
    if (path === root) return method === 'POST' ? once(asked, () => create(asked)) : list(asked)
    const [, id, what] = /^\/([^/]+)(?:\/(\w+))?$/.exec(path.slice(root.length)) ?? []
    const letter = path.startsWith(root) ? letters.find((one) => one.id === id) : undefined
    if (!letter || letter.deleted) return no(404, 'Not Found')
    if (method === 'GET' && what === 'events') {
      return yes(200, { data: shownEvents(letter, clock.now(), times) })
    }
    if (method === 'GET' && !what) return yes(200, { data: shown(letter) })
    if (method === 'DELETE' && !what) return remove(letter)
    if (method === 'PATCH' && what === 'send') return once(asked, () => send(letter, asked))
    if (method === 'PATCH' && what === 'cancel') return cancel(letter)
    return no(405, 'Method Not Allowed')
  }

  function slot(): Answered {
    const id = randomUUID()
    const signature = randomUUID()
    uploads.set(id, { signature, bytes: null })
    const attributes = { url: `${http.url}/upload/${id}`, url_signature: signature, expires_at: '' }
    return yes(200, { data: { id, type: 'file_uploads', attributes } })
  }

  function putFile(asked: Asked): Answered {
    const upload = uploads.get(asked.path.slice('/upload/'.length))
    // The upload storage is a separate service, which rejects the API's token.
    if (!upload || asked.method !== 'PUT' || asked.headers.authorization)
      return no(403, 'Forbidden')
    upload.bytes = asked.bytes
    return { status: 200, body: '' }
  }

  function create(asked: Asked): Answered {
    const { data } = JSON.parse(asked.body) as {
      data?: { type?: string; attributes?: PingenAttributes & Record<string, unknown> }
    }
    const given = data?.attributes
    const upload = [...uploads].find(
      ([id]) => given?.['file_url'] === `${http.url}/upload/${id}`,
    )?.[1]
    if (data?.type !== 'letters' || !given || !isComplete(given))
      return no(422, 'The given data was invalid.')
    if (upload?.signature !== given['file_url_signature'] || !upload?.bytes)
      return no(422, 'Unknown file.')
    if (given['auto_send'] !== false) return no(422, 'The fake posts nothing by itself.')
    if (upload.bytes.length > 8_000_000) return no(422, 'The file is too large.')
    const { file_original_name, address_position, delivery_product, print_mode, print_spectrum } =
      given
    const letter: FakePingenLetter = {
      id: randomUUID(),
      n: letters.length,
      attributes: {
        file_original_name,
        address_position,
        delivery_product,
        print_mode,
        print_spectrum,
      },
      address: addressOf(file_original_name.split('.')[0] ?? '', upload.bytes),
      country: options.country ?? 'DE',
      pages: 2,
      createdAt: clock.now(),
      reads: 'valid',
      submittedAt: null,
      cancelledAt: null,
      deleted: false,
      undeliverable: null,
      stuck: null,
      ...next,
    }
    next = {}
    letters.push(letter)
    // A new letter has not been validated yet.
    return yes(201, { data: shownLetter({ ...letter, stuck: 'validating' }, clock.now(), times) })
  }

  function send(letter: FakePingenLetter, asked: Asked): Answered {
    const { data } = JSON.parse(asked.body) as {
      data?: { id?: string; attributes?: PingenAttributes }
    }
    if (data?.id !== letter.id || !isPrintable(data.attributes)) return no(422, 'Invalid data.')
    if (status(letter) !== 'valid') return no(409, 'The letter cannot be sent.')
    letter.submittedAt = clock.now()
    Object.assign(letter.attributes, data.attributes)
    return yes(200, { data: shown(letter) })
  }

  function cancel(letter: FakePingenLetter): Answered {
    const can = /submitted|accepted|inspection|transferring|awaiting_credits/.test(status(letter))
    if (!can) return no(409, 'The letter cannot be cancelled.')
    letter.cancelledAt = clock.now()
    return { status: 202, body: '' }
  }

  function remove(letter: FakePingenLetter): Answered {
    if (letter.submittedAt !== null) return no(409, 'The letter cannot be deleted.')
    letter.deleted = true
    return { status: 204, body: '' }
  }

  function list(asked: Asked): Answered {
    const limit = Number(asked.query.get('page[limit]') ?? 20)
    const page = Number(asked.query.get('page[number]') ?? 1)
    const all = letters.filter(({ deleted }) => !deleted)
    if (asked.query.get('sort') === '-created_at') all.reverse()
    const last_page = Math.max(Math.ceil(all.length / limit), 1)
    const data = all.slice((page - 1) * limit, page * limit).map(shown)
    return yes(200, {
      data,
      meta: { current_page: page, last_page, per_page: limit, total: all.length },
    })
  }

  function price(asked: Asked): Answered {
    const { data } = JSON.parse(asked.body)
    const {
      country,
      paper_types: papers,
      print_spectrum: spectrum,
      delivery_product: product,
    } = data?.attributes ?? {}
    const isAsked =
      data?.type === 'letter_price_calculator' && country === 'DE' && papers?.length > 0
    if (!isAsked || !isPrintable(data.attributes)) return no(422, 'The given data was invalid.')
    const value = Number(netPrice(papers.length, spectrum, product).toFixed(2))
    return yes(200, {
      data: { type: 'letter_price_calculator', attributes: { currency, price: value } },
    })
  }

  /** A repeated idempotency key gets the first response; with a different body it is rejected. */
  function once(asked: Asked, act: () => Answered): Answered {
    const key = asked.headers['idempotency-key']
    if (typeof key !== 'string') return no(422, 'The fake wants an idempotency key.')
    const same = kept.get(`${asked.path} ${key}`)
    if (same) return same.asked === asked.body ? same.answered : no(409, 'Idempotency key reused.')
    const answered = act()
    if (answered.status < 400) kept.set(`${asked.path} ${key}`, { asked: asked.body, answered })
    return answered
  }

  /** Records the events that have happened by now, each once. */
  function tell(): void {
    for (const letter of letters) {
      const state = status(letter)
      if (letter.submittedAt === null) continue
      const past = isPosted(letter, clock.now()) ? (['sent'] as const) : []
      const now = state === 'delivered' || state === 'undeliverable' ? ([state] as const) : []
      for (const category of [...past, ...now]) {
        const id = `${letter.id}-${category}`
        if (!told.has(id)) events.push({ id, category, letter })
        told.add(id)
      }
    }
  }

  const http = await openFakeHttp(answer)
  const named = (reference: string) =>
    letters.filter(({ attributes }) => attributes.file_original_name.startsWith(`${reference}.`))
  return Object.assign(http, {
    ...gate.account,
    organisation,
    webhookKey,
    letters,
    now: clock.now,
    pass: clock.pass,
    accepted: (reference: string) => named(reference).length,
    posted: (reference: string) =>
      named(reference).filter((letter) => isPosted(letter, clock.now())).length,
    references: () =>
      letters.map(({ attributes }) => attributes.file_original_name.split('.')[0] ?? ''),
    misread: (address: string[]) => void (next = { ...next, address }),
    refuse: (state: string) => void (next = { ...next, reads: state as FakePingenLetter['reads'] }),
    forgetTokens: gate.forget,
    tokens: gate.count,
    returnNext: (reason: string, corrected: Record<string, string>) =>
      void (next = { ...next, undeliverable: { reason, corrected } }),
    takeEvents: () => {
      tell()
      return events.splice(0)
    },
    deliver: (
      event: PingenEvent,
      { shape = 'now', forged = false }: { shape?: PingenShape; forged?: boolean } = {},
    ) =>
      newsOf(event, {
        key: forged ? 'another key' : webhookKey,
        shape,
        shown: shown(event.letter),
      }),
  })
}

const isPrintable = (given: Partial<PingenAttributes> | undefined): boolean =>
  ['fast', 'cheap', 'bulk', 'premium', 'registered'].includes(given?.delivery_product ?? '') &&
  ['simplex', 'duplex'].includes(given?.print_mode ?? '') &&
  ['grayscale', 'color'].includes(given?.print_spectrum ?? '')

const isComplete = (given: PingenAttributes): boolean =>
  isPrintable(given) &&
  ['left', 'right'].includes(given.address_position) &&
  /^[^/]{5,255}$/.test(given.file_original_name)
