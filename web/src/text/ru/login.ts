import type { Tables } from '../tables.ts'

export const login: Tables['login'] = {
  loginFailed: 'Не удалось войти',
  loginFailedLong: 'Неверное имя пользователя или пароль. Попробуйте ещё раз.',
  loginWrong: 'Неверное имя пользователя или пароль',
  loginDone: 'Вход выполнен',
  welcomeBack: (name) => `С возвращением, ${name}!`,
  registrationFailed: 'Не удалось зарегистрироваться',
  registrationFailedLong: 'Не удалось создать аккаунт. Попробуйте ещё раз.',
  registrationDone: 'Регистрация прошла успешно',
}
