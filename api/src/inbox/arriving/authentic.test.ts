import { dkimSign } from 'mailauth'
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { authenticOf } from './authentic.ts'
import { asksForForwarding, confirmationIn } from './confirmation.ts'
import { headsOf, plainAddress } from './heads.ts'

const mail = 'From: Amt <post@amt.example>\r\nSubject: Bescheid\r\n\r\nGuten Tag\r\n'
const wish = {
  ip: '192.0.2.1',
  helo: 'mail.amt.example',
  sender: 'post@amt.example',
  limitMs: 5_000,
}
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const known = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const records: Record<string, string> = {
  'TXT s1._domainkey.amt.example': `v=DKIM1; k=rsa; p=${known}`,
  'TXT _dmarc.amt.example': 'v=DMARC1; p=reject',
}
const table = async (name: string, type: string) => {
  const found = records[`${type} ${name}`]
  if (found) return [[found]]
  throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' })
}
async function signed(domain = 'amt.example', source = mail) {
  const key = {
    signingDomain: domain,
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  // The library's types ask for the key itself, but its code needs a list of keys.
  const options = { ...key, canonicalization: 'relaxed/relaxed', signatureData: [key] }
  const { signatures } = await dkimSign(source, options)
  return Buffer.from(signatures + source)
}

test('a mail that its own domain signed is proven; changed on its way it is not, and the domain denies it', async () => {
  const bytes = await signed()
  const proven = { authentic: 'proven', spf: 'none', dkim: 'pass', dmarc: 'pass' }
  expect(await authenticOf({ bytes, ...wish }, table)).toEqual(proven)
  const changed = Buffer.from(bytes.toString().replace('Guten', 'Guter'))
  expect(await authenticOf({ bytes: changed, ...wish }, table)).toMatchObject({
    authentic: 'failed',
  })
})

test('the signature of another domain proves nothing', async () => {
  records['TXT s1._domainkey.fremd.example'] = records['TXT s1._domainkey.amt.example']!
  const bytes = await signed('fremd.example')
  expect(await authenticOf({ bytes, ...wish }, table)).toMatchObject({ authentic: 'failed' })
})

test.each([
  'From : post@fremd.example\r\nFrom: post@amt.example\r\n',
  'From: post@amt.example\r\nFrom : post@fremd.example\r\n',
  'From: post@fremd.example\rFrom: post@amt.example\r\n',
  'From: post@fremd.example\u000bFrom: post@amt.example\r\n',
])('a head that can be read as two senders proves neither: %j', async (head) => {
  records['TXT s1._domainkey.fremd.example'] = records['TXT s1._domainkey.amt.example']!
  const bytes = await signed('fremd.example', `${head}Subject: Bescheid\r\n\r\nGuten Tag\r\n`)
  const { authentic } = await authenticOf({ bytes, ...wish }, table)
  expect(authentic).not.toBe('proven')
})

test('without name servers it is unknown, and that soon', async () => {
  const bytes = await signed()
  const refused = async () =>
    Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
  expect(await authenticOf({ bytes, ...wish }, refused)).toMatchObject({ authentic: 'unknown' })
  const never = () => new Promise<string[]>(() => {})
  const silent = await authenticOf({ bytes, ...wish, limitMs: 20 }, never)
  expect(silent).toMatchObject({ authentic: 'unknown' })
})

test('a mail with hundreds of signatures is not worked out', async () => {
  const bytes = Buffer.from(`${'DKIM-Signature: v=1; d=amt.example\r\n'.repeat(300)}${mail}`)
  let asked = 0
  const counting = async (...[name, type]: [string, string]) => {
    asked += 1
    return table(name, type)
  }
  expect(await authenticOf({ bytes, ...wish }, counting)).toMatchObject({ dkim: 'policy' })
  expect(asked).toBe(0)
})

test.each([
  ['lines', `From: a@b.example\r\nSubject: x${'\r\n y'.repeat(60_000)}\r\n\r\nx`],
  [
    'signed bytes',
    `${'DKIM-Signature: v=1; c=relaxed/relaxed\r\n'.repeat(9)}${mail}${' '.repeat(10_000_000)}x`,
  ],
])('a mail with too many %s to work out holds nobody up', async (_what, source) => {
  const bytes = Buffer.from(source)
  const before = performance.now()
  expect(await authenticOf({ bytes, ...wish }, table)).toMatchObject({ dkim: 'policy' })
  await headsOf(bytes)
  expect(performance.now() - before).toBeLessThan(1_000)
})

test.each([
  ['From: a@b.example, c@d.example', null],
  ['From: a@b.example\r\nFrom: c@d.example', null],
  ['Subject: nobody', null],
  ['From: "x@y.example" <A@B.example>', 'a@b.example'],
  ['From: =?utf-8?q?J=C3=B6rg?= <jörg@Müller.example>', 'jörg@xn--mller-kva.example'],
])('there is one sender or none: %j', async (head, address) => {
  const { from } = await headsOf(Buffer.from(`${head}\r\n\r\ntext`))
  expect(from.address).toBe(address)
})

test('what stands in a head is one line that can be seen', async () => {
  const head = 'From: a@b.example\r\nSubject: Rechnung\u202Egnp.exe\r\n\tzwei\u200B\r\n\r\n'
  expect((await headsOf(Buffer.from(head))).subject).toBe('Rechnunggnp.exe zwei')
  expect([plainAddress('a b@c.example'), plainAddress('x'), plainAddress('<a@b>')]).toEqual([
    null,
    null,
    null,
  ])
})

const checks = { authentic: 'unproven', spf: 'none', dkim: 'none', dmarc: 'none' } as const
test.each([
  ['x@google.com.evil.example', 'Gmail Forwarding Confirmation', false],
  ['noreply@accountprotection.microsoft.com', 'Verify your email address', true],
  ['a@mail.gmx.net', 'Weiterleitung bestätigen', true],
  ['forwarding-noreply@google.com', 'Your invoice', false],
])('%s may ask to forward with "%s": %s', (from, subject, may) => {
  expect(asksForForwarding(from, subject)).toBe(may)
})

test('only links of the service itself are shown, and none of a mail that is not theirs', () => {
  const from = 'forwarding-noreply@google.com'
  const subject = '(#12345678) Gmail Forwarding Confirmation'
  const text = 'https://mail-settings.google.com.evil.example/x https://a@mail.google.com/y'
  expect(confirmationIn({ from, subject, text }, checks)).toEqual({
    service: 'Gmail',
    code: '12345678',
    link: null,
  })
  expect(confirmationIn({ from, subject, text }, { ...checks, authentic: 'failed' })).toBeNull()
})
