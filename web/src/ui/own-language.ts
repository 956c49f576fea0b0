import type { User } from '@brieflotse/contract'
import { isLanguage, type Language } from '@brieflotse/contract/languages'
import { language } from '../text/in-language.ts'
import { keepLanguage, keptLanguage } from '../text/kept-language.ts'
import { loginText } from '../text/login.ts'
import { notify } from './toast.tsx'

/** The account's language is that of this device, from the next start on. Whether that is another one than is shown now. */
export function takeOver({ preferredLanguage }: User): boolean {
  if (!isLanguage(preferredLanguage)) return false
  if (preferredLanguage !== keptLanguage()) keepLanguage(preferredLanguage)
  return preferredLanguage !== language
}

// Both live as long as the tab: they outlast the reload that another language is, and nobody else finds them.
const chosen = 'brieflotse-language-chosen'
const greeting = 'brieflotse-greeting'

/** Whoever chooses a language on this page means the account they are about to open. */
export function noteChoice(): void {
  write(chosen, 'yes')
}

/** What of it the server is told with the name and the password. */
export function choiceMade(): { preferredLanguage?: Language } {
  return read(chosen) === null ? {} : { preferredLanguage: language }
}

/** It was told to the server. */
export const endChoice = () => write(chosen, null)

/** Says welcome; in an account of another language once the app has begun anew with that. Whether it does. */
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

/** What the server says of the account at a start: its language from the next one on, unless a choice made here waits. */
export function followAccountLanguage(user: User, isChosen: boolean): void {
  if (!isChosen) takeOver(user)
  greetOwed()
}

/** The welcome that is still owed from before the app began anew. */
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
    // a browser that keeps nothing shows what the account says
  }
}
