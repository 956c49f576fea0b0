import type { Tables } from '../tables.ts'

export const login: Tables['login'] = {
  loginFailed: 'Anmeldung nicht möglich',
  loginFailedLong: 'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  loginWrong: 'Benutzername oder Passwort ist falsch',
  loginDone: 'Sie sind angemeldet',
  welcomeBack: (name) => `Willkommen zurück, ${name}!`,
  registrationFailed: 'Registrierung nicht möglich',
  registrationFailedLong:
    'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  registrationDone: 'Sie sind registriert',
}
