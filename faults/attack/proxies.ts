import { connect } from 'node:net'
import { newPlace, type Person, type Sent, send } from './people.ts'
import { type Area, count, newArea } from './report.ts'
import type { Target } from './target.ts'

const evil = 'evil.example'
const text = (length: number) => 'x'.repeat(length)

/** Headers that only a proxy should set, forged by clients. */
const forged: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { forwarded: `for=1.2.3.4;host=${evil};proto=http` },
  { 'x-forwarded-proto': `https, ${evil}` },
  { 'x-forwarded-proto': text(5_000) },
  { 'x-forwarded-for': text(5_000) },
  { 'x-forwarded-for': ',,,,' },
  { 'x-forwarded-for': '::ffff:127.0.0.1, [::1]:80, 1.2.3.4:99999, unknown, _hidden' },
  { 'x-forwarded-for': `<script>alert(1)</script>, ${evil}` },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-original-url': '/api/admin/users', 'x-rewrite-url': '/api/admin/users' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { 'x-forwarded-user': 'admin', 'remote-user': 'admin', 'x-remote-user': 'admin' },
  { 'x-forwarded-prefix': `//${evil}`, 'x-forwarded-port': '-1', 'x-forwarded-server': evil },
  { via: text(5_000), 'x-request-id': 'a\tb' },
]

/** Request smuggling: a proxy and a server may parse these differently. Each may get only one response. */
const smuggled = [
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nContent-Length: 5\r\n\r\nabcdeGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /healthz HTTP/1.1\nHost: a\nX: y\r\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${text(100_000)}\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`,
]

/** All data received on a connection until the server closes it. */
function answersTo({ port }: Target, request: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(request))
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
}

/** Sends forged proxy headers, and guesses passwords from invented addresses. */
export async function forgeHeaders(target: Target, who: Person): Promise<Area> {
  const area = newArea('headers of proxies')
  const plain = target.routes.filter(({ url, method }) => method === 'GET' && !/[:*]/.test(url))
  for (const headers of forged) {
    for (const { url } of plain) {
      // The header as an appending proxy forwards it.
      const behind = {
        ...headers,
        'x-forwarded-for': `${headers['x-forwarded-for'] ?? '1.2.3.4'}, ${newPlace()}`,
      }
      for (const ask of [who.send, (path: string, sent: Sent) => send(target, path, sent)]) {
        const answer = await ask(url, { method: 'GET', headers: { ...behind, host: evil } })
        const what = `GET ${url} with ${JSON.stringify(headers).slice(0, 100)}`
        count(area, what, answer, target.logOf(answer.id))
        if (answer.text.includes(evil)) area.findings.push(`${what} repeats the header`)
        if (url.startsWith('/api/admin') && answer.status < 300) area.findings.push(`${what} opens`)
      }
    }
  }
  for (const request of smuggled) {
    const said = await answersTo(target, request)
    area.tries += 1
    const [first, ...more] = said.match(/^HTTP\/1\.1 \d+/gm) ?? []
    if (first === undefined || (!/ 4/.test(first) && more.length > 0) || said.includes('"ok"}HTTP'))
      area.findings.push(
        `${JSON.stringify(request.slice(0, 80))} was answered with ${first} ${more.join()}`,
      )
  }
  area.findings.push(...(await guess(target, area)))
  return area
}

/** Sends a hundred wrong passwords from one address, each with a different forged one. All but the first few must be blocked. */
async function guess(target: Target, area: Area): Promise<string[]> {
  const place = newPlace()
  let looked = 0
  for (let n = 0; n < 100; n += 1) {
    const headers = { 'x-forwarded-for': `10.200.${n}.1, ${place}` }
    const json = { username: `nobody${n}`, password: 'a wrong password' }
    const { status } = await send(target, '/api/login', { json, headers })
    area.tries += 1
    if (status === 401) looked += 1
  }
  return looked > 30 ? [`${looked} of 100 passwords from one place were looked at`] : []
}
