// Runs as `npm run demo` while the server runs (`npm start`): makes an account with letters to try the app.
//   npm run demo                          the server at http://localhost:3000
//   npm run demo -- http://localhost:4000
import { randomBytes } from 'node:crypto'
import { dayInGermany } from '../packages/rules/src/index.ts'
import { demoLetters } from './letters.ts'
import { pageOf } from './page.ts'

const [address = `http://localhost:${process.env['PORT'] ?? 3000}`] = process.argv.slice(2)
const username = `demo-${randomBytes(3).toString('hex')}`
const password = randomBytes(6).toString('hex')
let cookie = ''

try {
  await send('/api/register', {
    json: { username, password, email: 'demo@example.org', firstName: 'Selin', lastName: 'Yilmaz' },
  })
  await send('/api/user', {
    method: 'PATCH',
    json: { address: 'Hafenweg 3', postalCode: '44135', city: 'Dortmund' },
  })
  for (const letter of demoLetters(dayInGermany(new Date()))) {
    const form = new FormData()
    form.append('targetLanguage', 'en')
    form.append('file', new Blob([pageOf(letter)], { type: 'application/pdf' }), letter.name)
    await send('/api/documents', { body: form })
    console.log(`sent: ${letter.name}`)
  }
  await untilRead()
  console.log(`\nLog in at ${address}\n  Username: ${username}\n  Password: ${password}\n`)
} catch (error) {
  const isGone = error instanceof TypeError
  console.error(
    isGone
      ? `No server answers at ${address}. Start one with: npm start`
      : (error as Error).message,
  )
  process.exitCode = 1
}

type Sent = { method?: string; json?: unknown; body?: FormData }

async function send(path: string, { method = 'POST', json, body }: Sent): Promise<void> {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: body ?? JSON.stringify(json),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const [set] = answer.headers.getSetCookie()
  if (set) cookie = set.split(';')[0] ?? ''
}

async function untilRead(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/documents`, { headers: { cookie } })
    const documents = (await answer.json()) as { status: string }[]
    const left = documents.filter(({ status }) => status === 'pending' || status === 'processing')
    if (left.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
