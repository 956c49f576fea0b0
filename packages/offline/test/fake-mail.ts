import type { Document, MailPart } from '@brieflotse/contract'
import { madeUpDocument } from './made-up.ts'

let id = 5000

/** Turns the text and every attachment into a document; parts named `bad` cannot be read. */
export function mailParts(form: FormData, put: (document: Document) => Document): MailPart[] {
  if (form.get('source') !== 'email_share') throw new Error('no mail')
  const text = form.get('emailContent') as string
  const files = [...form.values()].filter((value) => typeof value !== 'string')
  return [...(text ? [text] : []), ...files.map(({ name }) => name)].map((name) => {
    if (name.startsWith('bad')) {
      return { name, outcome: 'unreadable', documentId: null, reason: 'Damaged.' }
    }
    const document = put(madeUpDocument((id += 1), { fileName: name }))
    return { name, outcome: 'document', documentId: document.id, reason: null }
  })
}
