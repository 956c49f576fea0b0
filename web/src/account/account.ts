import {
  AppError,
  type Credentials,
  Credentials as CredentialsSchema,
  ownMessages,
  type Registration,
  Registration as RegistrationSchema,
  type User,
} from '@brieflotse/contract'
import { loginDevice, registerUser } from '@brieflotse/offline'
import * as v from 'valibot'
import { language } from '../text/in-language.ts'
import { loginText } from '../text/login.ts'
import { choiceMade, endChoice, welcome } from '../languages/own-language.ts'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { failureSentence } from '../ui/use-action.ts'
import { shownFailure, shownMessage } from '../ui/message-text.tsx'

export type FieldErrors = Partial<Record<string, string>>

/** The first error of each field, in the words of the specification. */
export function checkCredentials(values: Credentials): FieldErrors {
  return complaints(CredentialsSchema, values)
}

export function checkRegistration(values: Registration): FieldErrors {
  return complaints(RegistrationSchema, values)
}

function complaints(schema: v.GenericSchema, values: unknown): FieldErrors {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key)
    errors[field] ??= complaint(issue.message)
  }
  return errors
}

/** Validators of this form return message ids; other messages are for programmers and get a general text. */
function complaint(id: string): string {
  const known = Object.hasOwn(ownMessages, id) ? (id as keyof typeof ownMessages) : 'invalid-input'
  return shownMessage({ id: known, values: {} }, ownMessages[known]).text
}

/** Logs in and welcomes the user. Returns the user, or an error message for the form. */
export async function logIn(values: Credentials): Promise<User | string> {
  try {
    const user = await loginDevice({ ...values, ...choiceMade() })
    // never resolves, so that the form stays busy until the page reloads
    return welcome(user) ? await new Promise<never>(() => {}) : user
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unexpected'
    const wrong = code === 'wrong-credentials' || code === 'not-logged-in'
    const why =
      error instanceof AppError && !wrong ? shownFailure(error) : loginText.loginFailedLong
    notifyFailure(loginText.loginFailed, why)
    return wrong ? loginText.loginWrong : loginText.loginFailed
  }
}

/** Creates an account and logs in. Returns the user, or an error message for the form. */
export async function makeAccount(values: Registration): Promise<User | string> {
  try {
    const user = await registerUser({ ...values, preferredLanguage: language })
    endChoice()
    notify(loginText.registrationDone)
    return user
  } catch (error) {
    const why = failureSentence(error) ?? { text: loginText.registrationFailedLong }
    notifyFailure(loginText.registrationFailed, why)
    return why.text
  }
}
