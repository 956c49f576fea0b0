import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ResponseLetter } from './letters.ts'
import { ById, Id, Nothing } from './shapes.ts'

/** Longest text of a letter, in characters: about ten printed pages. */
export const maxLetterCharacters = 20_000

/** Kinds of response letters are data of `packages/writing`; here they are names. */
const ResponseType = v.pipe(
  v.string('form.response-type-missing'),
  v.nonEmpty('form.response-type-missing'),
  v.regex(/^[a-z-]{1,40}$/, 'form.response-type-missing'),
)

const Content = v.pipe(v.string(), v.maxLength(maxLetterCharacters))

export const ResponseForm = v.object({
  /** Left out reads like an empty one, so that the user gets the same sentence for both. */
  responseType: v.optional(ResponseType, ''),
  /** Left out, the server writes the letter from what the document says. */
  content: v.optional(Content),
})

export const NewResponseLetter = v.object({
  ...ResponseForm.entries,
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  documentId: Id,
  /** Numbers of the user's documents of which copies go along, in this order. */
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

/** The text as it was and as it is to be: what was changed elsewhere meanwhile is not overwritten unseen. */
export const LetterEdit = v.object({ from: Content, to: v.pipe(Content, v.nonEmpty()) })

/** Changes the text of a letter that was not sent; a sent one stays as it was sent (`letter-sent`). */
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

/** Address of a letter as a PDF, set for a window envelope. */
export function responsePdfUrl(letterId: number): string {
  return `/api/response-letters/${letterId}/pdf`
}
