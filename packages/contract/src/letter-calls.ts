import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ResponseLetter } from './letters.ts'
import { ById, Id, Nothing } from './shapes.ts'

/** Longest text of a letter, in characters: about ten printed pages. */
export const maxLetterCharacters = 20_000

/** The kinds of response letters are defined in `packages/writing`; the contract only checks the name. */
const ResponseType = v.pipe(
  v.string('form.response-type-missing'),
  v.nonEmpty('form.response-type-missing'),
  v.regex(/^[a-z-]{1,40}$/, 'form.response-type-missing'),
)

const Content = v.pipe(v.string(), v.maxLength(maxLetterCharacters))

export const ResponseForm = v.object({
  /** A missing value is read as an empty one, so that the user gets the same sentence for both. */
  responseType: v.optional(ResponseType, ''),
  /** If left out, the server drafts the letter from the document. */
  content: v.optional(Content),
})

export const NewResponseLetter = v.object({
  ...ResponseForm.entries,
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  documentId: Id,
  /** Ids of the user's documents whose copies are attached, in this order. */
  attachments: v.optional(v.pipe(v.array(Id), v.maxLength(10))),
})
export type NewResponseLetter = v.InferOutput<typeof NewResponseLetter>

export const listResponseLetters = {
  method: 'GET',
  url: '/api/response-letters',
  schema: {
    querystring: v.object({ id: v.optional(v.string()) }),
    response: { 200: v.array(ResponseLetter) },
  },
} as const satisfies Endpoint

export const getResponseLetter = {
  method: 'GET',
  url: '/api/response-letters/:id',
  schema: { params: ById, response: { 200: ResponseLetter } },
} as const satisfies Endpoint

export const createResponseLetter = {
  method: 'POST',
  url: '/api/response-letters',
  schema: { body: NewResponseLetter, response: { 201: ResponseLetter } },
} as const satisfies Endpoint

/** The old and the new text; the server compares the old one, so that no change from elsewhere is overwritten unseen. */
export const LetterEdit = v.object({ from: Content, to: v.pipe(Content, v.nonEmpty()) })

/** Changes the text of a letter that was not sent. Fails with `letter-sent` for a sent one. */
export const editResponseLetter = {
  method: 'PATCH',
  url: '/api/response-letters/:id',
  schema: { params: ById, body: LetterEdit, response: { 200: ResponseLetter } },
} as const satisfies Endpoint

export const deleteResponseLetter = {
  method: 'DELETE',
  url: '/api/response-letters/:id',
  schema: { params: ById, response: { 204: Nothing } },
} as const satisfies Endpoint

/** Address of a letter as a PDF, laid out for a window envelope. */
export function responsePdfUrl(letterId: number): string {
  return `/api/response-letters/${letterId}/pdf`
}
