import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './sayings.ts'
import { Id, Instant, Nothing } from './shapes.ts'

const optionalText = v.nullable(v.string())

/** The signed-in user as the client sees them. The password never leaves the server. */
export const User = v.object({
  id: Id,
  username: v.string(),
  isAdmin: v.boolean(),
  credits: v.pipe(v.number(), v.integer()),
  email: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  address: optionalText,
  city: optionalText,
  postalCode: optionalText,
  country: optionalText,
  phone: optionalText,
  preferredLanguage: v.string(),
  createdAt: Instant,
  /** When the user saved a signature for their letters; null if they have none. */
  signatureAt: v.optional(v.nullable(Instant), null),
})
export type User = v.InferOutput<typeof User>

/** The user's language for screens, mails and notifications. Letters are translated into it if a model for it is installed. */
export const languageField = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))

/**
 * A cookie that scripts can read. It says that this browser has no session, so the client need not ask the server who is logged in. A
 * missing cookie means that a session may exist.
 */
export const noSessionCookie = 'brieflotse-visitor'

/**
 * A cookie that says that this browser has stored rows of its user. The server sets it, because browsers keep such cookies when they delete
 * the storage of pages.
 */
export const rowsCookie = 'brieflotse-rows'

export const getUser = {
  method: 'GET',
  url: '/api/user',
  schema: { response: { 200: User } },
} as const satisfies Endpoint

/** A text of one line. Names pasted in Arabic can contain direction marks; the printer drops them. */
export const oneLinePattern = /^[^\p{Cc}]*$/u

const line = v.optional(
  v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(oneLinePattern))),
)

/** The user's own details, printed as the sender of their letters. A field that is left out keeps its value; null or blank deletes it. */
export const Profile = v.object({
  firstName: line,
  lastName: line,
  address: line,
  postalCode: line,
  city: line,
  country: line,
  phone: line,
  email: v.optional(
    v.nullable(v.pipe(v.string(), v.trim(), v.email('form.email-invalid'), v.maxLength(254))),
  ),
  preferredLanguage: languageField,
})
export type Profile = v.InferOutput<typeof Profile>

export const updateUser = {
  method: 'PATCH',
  url: '/api/user',
  schema: { body: Profile, response: { 200: User } },
} as const satisfies Endpoint

/** Largest picture of a signature, in bytes. */
export const maxSignatureBytes = 2 * 1024 * 1024

/**
 * The body is a PNG or JPEG (`application/octet-stream`). The server stores it as black ink on white, cropped to the ink. Fails with
 * `signature-invalid`.
 */
export const setSignature = {
  method: 'PUT',
  url: '/api/user/signature',
  schema: { response: { 200: User } },
} as const satisfies Endpoint

export const dropSignature = {
  method: 'DELETE',
  url: '/api/user/signature',
  schema: { response: { 200: User } },
} as const satisfies Endpoint

/** Address of the signature as letters print it, a PNG. */
export const signatureUrl = '/api/user/signature'

/** One change of a user's credits. Lists are sorted newest first. */
export const CreditEntry = v.object({
  amount: v.pipe(v.number(), v.integer()),
  /** `welcome`, `bought`, `refunded`, `letter-reserved`, `letter-posted`, `letter-released` or `given`. */
  reason: v.string(),
  /** The title of the letter that the entry is about; null if there is none or it was deleted. */
  letterTitle: optionalText,
  letterTitleSaid: v.optional(Said),
  letterId: v.nullable(Id),
  at: Instant,
  /** Why an administrator gave these credits. */
  note: v.optional(optionalText, null),
})
export type CreditEntry = v.InferOutput<typeof CreditEntry>

export const listCredits = {
  method: 'GET',
  url: '/api/user/credits',
  schema: { response: { 200: v.array(CreditEntry) } },
} as const satisfies Endpoint

export const logout = {
  method: 'POST',
  url: '/api/logout',
  schema: { response: { 204: Nothing } },
} as const satisfies Endpoint

/** Ends every session of the user, including the current one. */
export const logoutEverywhere = {
  method: 'POST',
  url: '/api/logout-everywhere',
  schema: { response: { 204: Nothing } },
} as const satisfies Endpoint
