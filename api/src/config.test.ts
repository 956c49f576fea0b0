import { expect, test } from 'vitest'
import { incomingOf } from './incoming-config.ts'
import { paymentProviders } from './payment-config.ts'
import { readConfig } from './config.ts'

test('nothing need be set', () => {
  expect(readConfig({ PATH: '/bin' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: expect.stringMatching(/\/data$/) as string,
    translation: 'local',
    logLevel: 'info',
    trustProxy: false,
    sessionKey: undefined,
  })
})

test('every mistake is listed, settings that do not exist too', () => {
  const wrong = {
    PORT: '99999',
    HOST: '',
    BRIEFLOTSE_SESSION_KEY: 'short',
    BRIEFLOTSE_TRUST_PROXY: 'yes',
    BRIEFLOTSE_TRANSLATION: 'magic',
    BRIEFLOTSE_OCR_WORKERS: '0',
    BRIEFLOTSE_LOG_LEVEL: 'loud',
    BRIEFLOTSE_DATADIR: '/tmp',
  }
  let message = ''
  try {
    readConfig(wrong)
  } catch (error) {
    message = (error as Error).message
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(`  - ${name} `)
  expect(message).toContain('BRIEFLOTSE_DATADIR is not a setting')
  expect(message).toContain('PORT must be at most 65535')
})

test('paths count from the top folder of the project', () => {
  const { dataFolder } = readConfig({ BRIEFLOTSE_DATA_DIR: '/var/lib/letters' })
  expect(dataFolder).toBe('/var/lib/letters')
  expect(readConfig({ BRIEFLOTSE_DATA_DIR: 'here' }).dataFolder).toMatch(/.\/here$/)
})

test('a real payment provider needs its keys and an address, and every one that is missing is named', async () => {
  const keys = { BRIEFLOTSE_PAYMENT: 'stripe', BRIEFLOTSE_STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(() => readConfig({ ...keys, BRIEFLOTSE_PAYPAL: 'paypal' })).toThrow(
    /BRIEFLOTSE_PUBLIC_URL is needed.*STRIPE_PUBLISHABLE_KEY.*STRIPE_WEBHOOK_SECRET.*PAYPAL_CLIENT/s,
  )
  const all = {
    ...keys,
    BRIEFLOTSE_PUBLIC_URL: 'https://post.example.org',
    BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    BRIEFLOTSE_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const { online, paypal, practiceBank } = await paymentProviders(
    readConfig(all).payment,
    '/nowhere',
  )
  expect([online?.name, paypal, practiceBank]).toEqual(['stripe', null, null])
})

test('without settings everything is paid at the practice bank', async () => {
  const { online, paypal, practiceBank } = await paymentProviders(
    readConfig({}).payment,
    '/nowhere',
  )
  expect([online?.practice, paypal?.practice]).toEqual([true, true])
  expect(online).toBe(practiceBank)
})

test('keys that were exchanged or do not fit together stop the start, and are not told', () => {
  const keys = {
    BRIEFLOTSE_PAYMENT: 'stripe',
    BRIEFLOTSE_PUBLIC_URL: 'https://post.example.org',
    BRIEFLOTSE_STRIPE_SECRET_KEY: 'sk_live_hidden',
    BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    BRIEFLOTSE_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(() => readConfig(keys)).toThrow('another mode')
  expect(() => readConfig(keys)).not.toThrow('hidden')
  const swapped = { ...keys, BRIEFLOTSE_STRIPE_SECRET_KEY: 'pk_test_1' }
  expect(() => readConfig(swapped)).toThrow('must begin with sk_ or rk_')
})

test('a mail provider is chosen by its name, and keys that it lacks are named', () => {
  expect(() => readConfig({ BRIEFLOTSE_MAIL: 'letterxpress' })).toThrow(
    /BRIEFLOTSE_LETTERXPRESS_USER is needed.*\n.*BRIEFLOTSE_LETTERXPRESS_KEY is needed/,
  )
  expect(() => readConfig({ BRIEFLOTSE_MAIL: 'pigeons' })).toThrow('BRIEFLOTSE_MAIL must be one of')
  expect(readConfig({}).mail).toMatchObject({ BRIEFLOTSE_MAIL: 'practice' })
})

test('whom push services can write to is somebody out in the open, and a mail server has a sender', () => {
  const fault = (settings: Record<string, string>) => () => readConfig(settings)
  for (const contact of [
    'mailto:root@localhost',
    'https://localhost',
    'https://10.0.0.1',
    'me',
    'mailto:me',
  ]) {
    expect(fault({ BRIEFLOTSE_PUSH_CONTACT: contact })).toThrow('BRIEFLOTSE_PUSH_CONTACT must be')
  }
  expect(fault({ BRIEFLOTSE_PUSH_CONTACT: 'mailto:me@post.example.org' })).not.toThrow()
  expect(fault({ BRIEFLOTSE_SMTP_URL: 'smtps://a:b@mail.example.org' })).toThrow('are needed both')
  expect(
    fault({ BRIEFLOTSE_SMTP_URL: 'http://mail.example.org', BRIEFLOTSE_SMTP_FROM: 'a@b.org' }),
  ).toThrow('must be smtp://')
})

test('no mail comes in until there is a host for it, and what does not go together is said', () => {
  expect(incomingOf(readConfig({}).incoming)).toBeNull()
  const host = { BRIEFLOTSE_MAIL_HOST: 'in.example.org' }
  expect(incomingOf(readConfig(host).incoming)).toMatchObject({
    smtp: { port: 25, tls: null },
    maxBytes: 25 * 1024 * 1024,
    webhookKeys: {},
  })
  expect(incomingOf(readConfig({ ...host, BRIEFLOTSE_MAIL_SMTP: 'off' }).incoming)).toMatchObject({
    smtp: null,
  })
  const wrong = {
    BRIEFLOTSE_MAIL_HOST: 'not a host',
    BRIEFLOTSE_MAIL_PORT: '70000',
    BRIEFLOTSE_MAIL_PREFIX: 'Brief 1',
    BRIEFLOTSE_MAIL_WEBHOOK_KEY: 'short',
  }
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(`${name} must`)
  expect(() => readConfig({ BRIEFLOTSE_MAILGUN_SIGNING_KEY: 'key' })).toThrow(
    'BRIEFLOTSE_MAIL_HOST is needed',
  )
  expect(() => readConfig({ ...host, BRIEFLOTSE_MAIL_TLS_CERT: '/nowhere.pem' })).toThrow(
    /go together\n.*nowhere\.pem cannot be read \(ENOENT\)/,
  )
})

test('registration is open while nothing outside costs money, and closed by default where something does', () => {
  expect(readConfig({}).registration).toBe('open')
  const real = {
    BRIEFLOTSE_MAIL: 'letterxpress',
    BRIEFLOTSE_LETTERXPRESS_USER: 'u',
    BRIEFLOTSE_LETTERXPRESS_KEY: 'k',
  }
  expect(readConfig(real).registration).toBe('closed')
  expect(readConfig({ ...real, BRIEFLOTSE_REGISTRATION: 'open' }).registration).toBe('open')
  const deepl = { BRIEFLOTSE_TRANSLATION_SERVICE: 'deepl', BRIEFLOTSE_DEEPL_KEY: 'k' }
  expect(readConfig(deepl).registration).toBe('closed')
  expect(readConfig({ ...deepl, BRIEFLOTSE_REGISTRATION: 'invite' }).registration).toBe('invite')
  expect(() => readConfig({ BRIEFLOTSE_REGISTRATION: 'perhaps' })).toThrow('must be one of')
})

test('files are stored in a folder until S3 is chosen with all that it needs, and each wrong value is told', () => {
  expect(readConfig({}).storage).toMatchObject({ BRIEFLOTSE_STORAGE: 'folder' })
  const mistakes = (settings: Record<string, string>) => () => readConfig(settings)
  const s3 = { BRIEFLOTSE_STORAGE: 's3' }
  expect(mistakes(s3)).toThrow(
    /S3_REGION is needed.*\n.*S3_BUCKET is needed.*\n.*S3_KEY_ID is needed.*\n.*S3_SECRET_KEY is needed/,
  )
  const all = {
    ...s3,
    BRIEFLOTSE_S3_REGION: 'eu-central-1',
    BRIEFLOTSE_S3_BUCKET: 'letters',
    BRIEFLOTSE_S3_KEY_ID: 'key-id',
    BRIEFLOTSE_S3_SECRET_KEY: 'hidden',
  }
  expect(readConfig(all).storage).toMatchObject({ BRIEFLOTSE_S3_PATH_STYLE: true })
  const wrong: Record<string, [name: string, value: string][]> = {
    'must be "folder" or "s3"': [['BRIEFLOTSE_STORAGE', 'S3']],
    'must be an address without a path': [
      ['BRIEFLOTSE_S3_ENDPOINT', 's3.example.org'],
      ['BRIEFLOTSE_S3_ENDPOINT', 'https://s3.example.org/letters'],
      ['BRIEFLOTSE_S3_ENDPOINT', 'https://name:word@s3.example.org'],
    ],
    'must be a region': [['BRIEFLOTSE_S3_REGION', 'Frankfurt am Main']],
    'must be the name of a bucket': [['BRIEFLOTSE_S3_BUCKET', 's3://letters']],
    'must not be empty': [['BRIEFLOTSE_S3_SECRET_KEY', '']],
    'must be "on" or "off"': [['BRIEFLOTSE_S3_PATH_STYLE', 'true']],
    'must be "bucket", "AES256" or "aws:kms"': [['BRIEFLOTSE_S3_ENCRYPTION', 'yes']],
    'needs BRIEFLOTSE_S3_ENCRYPTION=aws:kms': [['BRIEFLOTSE_S3_KMS_KEY', 'key/1']],
  }
  for (const [sentence, values] of Object.entries(wrong)) {
    for (const [name, value] of values) {
      const start = mistakes({ ...all, [name]: value })
      expect(start).toThrow(`${name} ${sentence}`)
      expect(start).not.toThrow('hidden')
    }
  }
})
