import { type HostileFile, hostileFiles } from './hostile-files.ts'
import type { Crowd } from './crowd.ts'
import { allRead, formOf } from './people.ts'
import { type Area, count, newArea } from './report.ts'
import { addressesOf, sizeQuery } from './strangers.ts'
import type { Described, Target } from './target.ts'

/** The most memory in MB that the server may use. Each thread has a limit of its own, and hostile files must not make the total grow. */
const mostMemory = 1_500

/** Sends hostile files to every route that accepts files. Each resulting letter must be read or rejected. */
export async function sendHostileFiles(
  target: Target,
  { crowd, isWanted }: { crowd: Crowd; isWanted: (file: HostileFile, index: number) => boolean },
): Promise<Area> {
  const area = newArea('hostile files')
  const takers = target.routes.filter(({ type }) => type !== null && type !== 'application/json')
  let memory = 0
  let index = -1
  let slowest = { ms: 0, name: '' }
  for (const file of hostileFiles()) {
    index += 1
    if (!isWanted(file, index)) continue
    const began = performance.now()
    for (const route of takers) {
      const [path] = addressesOf(route, ['f'.repeat(64), '1'], 1)
      if (path === undefined) continue
      const answer = await crowd.send(path + sizeQuery(route, file.bytes.length), {
        method: route.method,
        ...sentTo(route, file),
      })
      count(area, `${file.name} to ${route.method} ${route.url}`, answer, target.logOf(answer.id))
      if (target.isAlive()) memory = Math.max(memory, target.memory())
    }
    await allRead(crowd.now()).catch((error: unknown) => {
      area.findings.push(`${file.name} is not read to an end: ${String(error)}`)
    })
    if (!target.isAlive()) {
      area.findings.push(`${file.name} ended the server`)
      return area
    }
    memory = Math.max(memory, target.memory())
    const ms = performance.now() - began
    if (ms > slowest.ms) slowest = { ms, name: file.name }
  }
  if (memory > mostMemory) area.findings.push(`the server took ${Math.round(memory)} MB`)
  area.note = `most memory: ${Math.round(memory)} MB; slowest: ${slowest.name}, ${Math.round(slowest.ms / 1000)} s`
  return area
}

function sentTo({ type, body }: Described, { bytes }: HostileFile) {
  const content = new Uint8Array(bytes)
  if (type !== 'multipart/form-data') return { body: content, type: type! }
  const fields = Object.keys(body?.['properties'] ?? {})
  if (!fields.includes('emailContent')) return { body: formOf(new Blob([content]), 'letter.pdf') }
  const form = new FormData()
  const part = `Content-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\nContent-Transfer-Encoding: base64`
  const inside = bytes.length < 5e6 ? bytes.toString('base64') : ''
  form.append(
    'emailContent',
    `From: a@b.example\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n${part}\r\n\r\n${inside}\r\n--x--\r\n`,
  )
  form.append('source', 'email_share')
  form.append('attachment_0', new Blob([content]), 'letter.pdf')
  return { body: form }
}
