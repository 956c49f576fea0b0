import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export const account = { username: 'jana', password: 'ein-langes-passwort' }
const letter = new URL('../fixtures/letter.pdf', import.meta.url)

/** Registers and uploads one letter, and waits until it is read. */
export async function readLetter(address: string): Promise<void> {
  const body = { ...account, email: 'jana@example.org', firstName: 'Jana' }
  const cookie = await enter(`${address}/api/register`, body)
  const form = new FormData()
  form.append('file', new File([await readFile(letter)], 'letter.pdf'))
  const headers = { cookie, 'idempotency-key': randomUUID() }
  await fetch(`${address}/api/documents`, { method: 'POST', headers, body: form })
  const events = await fetch(`${address}/api/events`, { headers: { cookie } })
  // The event stream reports every change, so there is no need to poll.
  for await (const _ of events.body!) {
    const answer = await fetch(`${address}/api/documents/1`, { headers: { cookie } })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'completed') break
    if (status === 'failed') throw new Error('The letter could not be read')
  }
}

/** Acts as another device of the same user: archives a letter. */
export async function otherDevice(address: string) {
  const cookie = await enter(`${address}/api/login`, account)
  return {
    archive: async (id: number) => {
      await fetch(`${address}/api/documents/${id}`, { method: 'DELETE', headers: { cookie } })
    },
  }
}

async function enter(url: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.headers.get('set-cookie')!.split(';')[0]!
}
