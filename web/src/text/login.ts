import { inLanguage } from './in-language.ts'

/** What becomes of logging in and registering, in English: it comes when somebody begins to type. Sentences of the specification are verbatim. */
export const loginText = inLanguage('login', {
  loginFailed: 'Login failed',
  loginFailedLong: 'Invalid username or password. Please try again.',
  loginWrong: 'Invalid username or password',
  loginDone: 'Login successful',
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  registrationFailed: 'Registration failed',
  registrationFailedLong: 'Could not create account. Please try again.',
  registrationDone: 'Registration successful',
} as const)
