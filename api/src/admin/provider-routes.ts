import { listProviders, type ProviderHealth } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Api } from '../http/valibot.ts'

type Named = { readonly name?: string; readonly practice?: boolean } | null

export type ProviderDeps = {
  db: Db
  mail: Named
  tracking: object | null
  payment: { online: Named; paypal: Named }
  notices: { push: object | null; email: object | null }
}

/** Reports the provider behind each port: its name, whether it is real, and when it last worked. */
export async function providerRoutes(app: Api, deps: ProviderDeps): Promise<void> {
  app.route({ ...listProviders, handler: () => healthOf(deps) })
}

async function healthOf(deps: ProviderDeps): Promise<ProviderHealth[]> {
  const { db, mail, tracking, payment, notices } = deps
  const last = await lastSuccesses(db.read)
  const kindOf = (provider: Named) =>
    provider === null ? 'off' : provider.practice ? 'practice' : 'real'
  const outside = (provider: object | null) => (provider === null ? 'off' : 'real')
  const pays = payment.online ?? payment.paypal
  const names = [payment.online?.name, payment.paypal?.name].filter((name) => name !== undefined)
  const practiceMail = mail?.practice === true
  return [
    { port: 'ocr', name: 'tesseract', kind: 'local', lastSuccess: last.read },
    { port: 'translation', name: 'local', kind: 'local', lastSuccess: last.translated },
    { port: 'mail', name: mail?.name ?? '', kind: kindOf(mail), lastSuccess: last.posted },
    {
      port: 'tracking',
      name: tracking === null ? '' : practiceMail ? 'practice' : 'dhl',
      kind: tracking !== null && practiceMail ? 'practice' : outside(tracking),
      lastSuccess: last.looked,
    },
    {
      port: 'payment',
      name: [...new Set(names)].join(', '),
      kind: kindOf(pays),
      lastSuccess: last.paid,
    },
    { port: 'push', name: '', kind: outside(notices.push), lastSuccess: last.pushed },
    { port: 'email', name: '', kind: outside(notices.email), lastSuccess: last.mailed },
  ]
}

async function lastSuccesses(read: Db['read']) {
  const sent = (channel: 'push' | 'email') =>
    read
      .selectFrom('notice_deliveries')
      .select((eb) => eb.fn.max('updated_at').as('at'))
      .where('channel', '=', channel)
      .where('state', '=', 'sent')
  const [reading, translated, orders, paid, pushed, mailed] = await Promise.all([
    read
      .selectFrom('documents')
      .select((eb) => eb.fn.max('read_at').as('at'))
      .execute(),
    read
      .selectFrom('translations')
      .select((eb) => eb.fn.max('used_at').as('at'))
      .execute(),
    read
      .selectFrom('mail_orders')
      .select((eb) => [eb.fn.max('submitted_at').as('at'), eb.fn.max('looked_at').as('looked')])
      .execute(),
    read
      .selectFrom('payments')
      .select((eb) => eb.fn.max('fulfilled_at').as('at'))
      .where('how', '!=', 'own')
      .execute(),
    sent('push').execute(),
    sent('email').execute(),
  ])
  const at = (rows: { at: string | null }[]) => rows[0]?.at ?? null
  return {
    read: at(reading),
    translated: at(translated),
    posted: at(orders),
    looked: orders[0]?.looked ?? null,
    paid: at(paid),
    pushed: at(pushed),
    mailed: at(mailed),
  }
}
