import * as v from 'valibot'
import { languageField, oneLinePattern, User } from './account.ts'
import type { Endpoint } from './endpoint.ts'

/** A missing value is read as an empty one, so that the user gets the same message for both. Checks give the id of a message. */
const Password = v.pipe(v.string('form.password-missing'), v.maxLength(1000))

export const Credentials = v.object({
  username: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('form.username-missing'), v.maxLength(100)),
    '',
  ),
  password: v.optional(v.pipe(Password, v.nonEmpty('form.password-missing')), ''),
  /** The language chosen on the login page; it becomes the account's language. */
  preferredLanguage: languageField,
})
export type Credentials = v.InferOutput<typeof Credentials>

const name = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(oneLinePattern)))

/**
 * Refuses invisible characters and names that mix letters of several scripts, because two such names can look the same. The server, which
 * knows the other names, refuses names of one script that look like an existing name.
 */
const isPlainName = (username: string) =>
  !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(username) &&
  scripts.filter((script) => script.test(username)).length <= 1

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** Unknown keys (`id`, `isAdmin`, `credits`, `createdAt`) are dropped by the schema: a client cannot set them. */
export const Registration = v.object({
  username: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'form.username-short'),
      v.maxLength(100),
      v.check(isPlainName),
    ),
    '',
  ),
  password: v.optional(v.pipe(Password, v.minLength(8, 'form.password-short')), ''),
  email: v.optional(
    v.pipe(v.string(), v.trim(), v.email('form.email-invalid'), v.maxLength(254)),
    '',
  ),
  firstName: name,
  lastName: name,
  /** The code in the link of an invitation, needed if registration is not open. */
  invite: v.optional(v.pipe(v.string(), v.maxLength(100))),
  preferredLanguage: languageField,
})
export type Registration = v.InferOutput<typeof Registration>

export const login = {
  method: 'POST',
  url: '/api/login',
  schema: { body: Credentials, response: { 200: User } },
} as const satisfies Endpoint

export const register = {
  method: 'POST',
  url: '/api/register',
  schema: { body: Registration, response: { 201: User } },
} as const satisfies Endpoint
