import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import { readConfig } from '../../api/src/config.ts'
import { signedRaw } from '../../api/src/inbox/webhooks/signed-raw.ts'
import { fencedIn, readDocs } from './read.ts'

// Checks the configuration files in docs/operating.md and docs/receiving-mail.md, as far as that is possible without the programs
// they are for.

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const read = (path: string) => readFileSync(path, 'utf8')
const { docs } = readDocs()

test('the unit of systemd names programs and files that are there, and every key is one of systemd', () => {
  const unit = read('deploy/brieflotse.service')
  const of = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  expect(existsSync(of('ExecStart').replace('/usr/bin/node ', ''))).toBe(true)
  expect(read('docs/operating.md')).toContain(`\`${of('EnvironmentFile')}\``)
  for (const setting of of('Environment').split(' '))
    expect(read('scripts/start.mjs')).toContain(setting.replace('=', ": '"))
  for (const line of unit.split('\n')) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z]\w+=/)
  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', 'deploy/brieflotse.service'])
  if (verify.error) return
  const complaints = verify.stderr.toString().split('\n')
  // The path of node differs between machines.
  expect(
    complaints.filter((line) => /brieflotse/.test(line) && !/not executable/.test(line)),
  ).toEqual([])
})

test('the Dockerfile copies and runs what is there, and asks the server whether it is ready', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', '').split('\n')
  const words = /^(#.*|FROM|RUN|WORKDIR|COPY|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD|)( |$)/
  expect(lines.filter((line) => !line.startsWith('#') && !words.test(line))).toEqual([])
  const paths = lines.join('\n').match(/(?:\.\/)?(?:scripts|api|deploy)\/[\w./-]+/g) ?? []
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  expect(read('scripts/build-web.mjs')).toContain('export function buildWeb()')
  expect(read('api/src/operation/health.ts')).toContain("'/readyz'")
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const [, major = '0'] = /FROM node:(\d+)/.exec(lines.join('\n')) ?? []
  expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(engines.node.slice(2), 10))
  for (const kept of ['node_modules', 'data', '.git']) expect(read('.dockerignore')).toContain(kept)
})

test('the proxies lead to the port of the server', () => {
  const caddy = read('deploy/Caddyfile').replace(/^#.*$/gm, '').trim()
  expect(caddy).toMatch(/^[\w.]+ \{\n\treverse_proxy 127\.0\.0\.1:3000\n\}$/)
  expect(readConfig({}).port).toBe(3000)
})

test('settings that are shown together are settings the server starts with', () => {
  const shown = docs
    .flatMap(({ text }) => fencedIn(text))
    .filter(({ text }) => /^[A-Z_]+=/.test(text))
  expect(shown.length).toBeGreaterThan(1)
  for (const { text } of shown) {
    const pairs = text
      .trim()
      .split('\n')
      // Any existing file will do as certificate.
      .map((line) => line.replace(/=.*\.pem$/, `=${resolve('LICENSE')}`).split('=', 2))
    expect(() => readConfig(Object.fromEntries(pairs) as Record<string, string>)).not.toThrow()
  }
})

test('the lines that hand over a mail make a call that the server believes', async () => {
  const [lines] = fencedIn(read('docs/receiving-mail.md')).filter(
    ({ language }) => language === 'js',
  )
  const mail = 'From: a@example.org\r\n\r\nGuten Tag'
  const key = 'k'.repeat(32)
  type Call = { body: string; headers: Record<string, string> }
  const names = ['createHash', 'createHmac', 'mail', 'key', 'recipient', 'sender', 'fetch']
  const call = await new Promise<Call>((resolve, reject) => {
    const fetch = (_: string, made: Call) => resolve(made)
    const typed = compileFunction(`return (async () => {${lines?.text}})()`, names) as (
      ...values: unknown[]
    ) => Promise<void>
    typed(createHash, createHmac, mail, key, 'b@in.example.org', 'a@example.org', fetch).catch(
      reject,
    )
  })
  const request = { body: Buffer.from(call.body), headers: call.headers }
  const believed = await signedRaw.read(request as never, key, {
    windowMs: 60_000,
    now: Date.now(),
  } as never)
  expect(believed).toMatchObject({ recipients: ['b@in.example.org'], sender: 'a@example.org' })
})
