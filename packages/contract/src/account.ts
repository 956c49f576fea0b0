import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './said.ts'
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
  /** When the signature for letters was set; null where there is none. */
  signatureAt: v.optional(v.nullable(Instant), null),
})
export type User = v.InferOutput<typeof User>

/** What the user reads in: their screens, mails and notices, and the translation of their letters where there is a model for it. */
export const language = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))

/**
 * A cookie that scripts may read: this browser has no session, so nobody has to be asked who is logged in. It holds nothing else. Where
 * it is missing, there may be one.
 */
export const visitorCookie = 'brieflotse-visitor'

/** Says that this browser was given its user's rows. The server sets it, so browsers keep it when they delete what pages have stored. */
export const rowsCookie = 'brieflotse-rows'

export const getUser = {
  method: 'GET',
  url: '/api/user',
  schema: { response: { 200: User } },
} as const satisfies Endpoint

/** One line. Marks of direction are part of names that are pasted in Arabic; where they are printed they are left out. */
export const plainLine = /^[^\p{Cc}]*$/u

const line = v.optional(
  v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(plainLine))),
)

/** What users say about themselves: the sender of their letters. Left out stays as it is; null or blank is taken away. */
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
  preferredLanguage: language,
})
export type Profile = v.InferOutput<typeof Profile>

export const updateUser = {
  method: 'PATCH',
  url: '/api/user',
  schema: { body: Profile, response: { 200: User } },
} as const satisfies Endpoint

/** Bytes of a picture of a signature. */
export const maxSignatureBytes = 2 * 1024 * 1024

/** The body is a PNG or JPEG (`application/octet-stream`). What is kept is black ink on white, cut to the ink. Fails with `signature-invalid`. */
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

/** Address of the signature as it is printed, a PNG. */
export const signatureUrl = '/api/user/signature'

/** What changed a user's credits, newest first. */
export const CreditEntry = v.object({
  amount: v.pipe(v.number(), v.integer()),
  /** `welcome`, `bought`, `refunded`, `letter-reserved`, `letter-posted`, `letter-released` or `given`. */
  reason: v.string(),
  /** The title of the letter, where it is about one that still exists. */
  letterTitle: optionalText,
  letterTitleSaid: v.optional(Said),
  letterId: v.nullable(Id),
  at: Instant,
  /** Why they were given. */
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

/** Ends every session of the user, this one included. */
export const logoutEverywhere = {
  method: 'POST',
  url: '/api/logout-everywhere',
  schema: { response: { 204: Nothing } },
} as const satisfies Endpoint
