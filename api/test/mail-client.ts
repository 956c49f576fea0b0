import type { MailOrder, ResponseLetter, UploadedDocument } from '@brieflotse/contract'
import { file, pdf, signUp } from './client.ts'
import type { TestServer } from './test-server.ts'

/** A user with an address, a document and letters to send. */
export async function letterWriter(server: TestServer) {
  const client = await signUp(server)
  await client.call('PATCH', '/api/user', { body: { address: 'Am Kai 1', city: 'Bremen' } })
  const { id: documentId } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await client.settled(documentId)

  const write = async (content = 'Sehr geehrte Damen und Herren') => {
    const body = { title: 'Response', responseType: 'confirmation', documentId, content }
    const answer = await client.call('POST', '/api/response-letters', { body })
    return answer.json<ResponseLetter>().id
  }
  const letter = (id: number) => client.get<ResponseLetter>(`/api/response-letters/${id}`)
  return {
    ...client,
    write,
    letter,
    order: (id: number, rest: Partial<MailOrder> = {}, key?: string) =>
      client.call('POST', '/api/physical-mail', {
        body: {
          responseLetterID: id,
          deliveryOption: 'standard',
          printOptions: { blackAndWhite: true, doubleSided: true },
          ...rest,
        },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    cancel: (orderId: number) => client.call('POST', `/api/physical-mail/${orderId}/cancel`),
    credits: async () => (await client.get<{ credits: number }>('/api/user')).credits,
    /** Waits until the letter's order is in one of the states. */
    mailed: (id: number, ...states: string[]) =>
      server.until(
        client.user.id,
        () => letter(id),
        ({ mail }) => states.includes(mail?.state ?? ''),
      ),
  }
}
