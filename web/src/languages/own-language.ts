import type { User } from '@brieflotse/contract'
import { isLanguage, type Language } from '@brieflotse/contract/languages'
import { language } from '../text/in-language.ts'
import { keepLanguage, keptLanguage } from '../text/kept-language.ts'
import { loginText } from '../text/login.ts'
import { notify } from '../ui/toast.tsx'

/** Stores the account's language on this device for the next start. Returns whether it differs from the current one. */
export function takeOver({ preferredLanguage }: User): boolean {
  if (!isLanguage(preferredLanguage)) return false
  if (preferredLanguage !== keptLanguage()) keepLanguage(preferredLanguage)
  return preferredLanguage !== language
}

// Keys in `sessionStorage`: they survive the reload of a language change, and are not visible to other tabs.
const chosen = 'brieflotse-language-chosen'
const greeting = 'brieflotse-greeting'

/** Notes that the user chose a language before login, so that the login sends it to the account. */
export function noteChoice(): void {
  write(chosen, 'yes')
}

/** The language chosen before login, as fields for the login request. */
export function choiceMade(): { preferredLanguage?: Language } {
  return read(chosen) === null ? {} : { preferredLanguage: language }
}

/** Forgets the choice after the server has received it. */
export const endChoice = () => write(chosen, null)

/** Welcomes the user after login. If the account has another language, the app reloads first and welcomes then. Returns whether it reloads. */
export function welcome(user: User): boolean {
  endChoice()
  const name = user.firstName || user.username
  if (!takeOver(user)) {
    greet(name)
    return false
  }
  write(greeting, name)
  location.reload()
  return true
}

/** Stores the account's language for the next start, unless a choice on this device is still unsent. */
export function followAccountLanguage(user: User, isChosen: boolean): void {
  if (!isChosen) takeOver(user)
  greetOwed()
}

/** Shows the welcome that was postponed by the reload. */
function greetOwed(): void {
  const name = read(greeting)
  write(greeting, null)
  if (name !== null) greet(name)
}

const greet = (name: string) => notify(loginText.loginDone, loginText.welcomeBack({ name }))

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // without storage, the account's language is used
  }
}
