import { screen, within } from '@testing-library/react'
import type { ResponseLetter } from '@brieflotse/contract'
import { http, HttpResponse } from 'msw'
import { held, server } from './fake-server.ts'
import { aLetter } from './ordered-letter.ts'
import { reminder } from './sample-document.ts'
import { startApp } from './start-app.tsx'

export type Sent = { title: string; responseType: string; documentId: number; content: string }

const letterOf = (sent: Sent, id = 7): ResponseLetter => aLetter({ ...sent, id })

/** A fake server that accepts letters. Returns the recorded requests. */
export function keepsLetters(): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/api/response-letters', async ({ request }) => {
      const body = (await request.json()) as Sent
      sent.push(body)
      const clientId = request.headers.get('Idempotency-Key')
      return HttpResponse.json({ ...letterOf(body), clientId }, { status: 201 })
    }),
  )
  return sent
}

/** A fake server that accepts edits of letters. Returns the recorded texts. */
export function takesEdits(): string[] {
  const texts: string[] = []
  server.use(
    http.patch('*/api/response-letters/7', async ({ request }) => {
      const { to } = (await request.json()) as { to: string }
      texts.push(to)
      return HttpResponse.json(aLetter({ content: to }))
    }),
  )
  return texts
}

/** Opens the dialog with a response to the sample document. */
export async function openDialog() {
  held.documents = [reminder]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Generate Response Letter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Response Letter' }))
  return { user, dialog }
}

/** Closes the dialog and opens it again. */
export async function openAgain({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Generate Response Letter' }))
  return within(await screen.findByRole('dialog', { name: 'Response Letter' }))
}
