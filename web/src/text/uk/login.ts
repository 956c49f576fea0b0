import type { Tables } from '../tables.ts'

export const login: Tables['login'] = {
  loginFailed: 'Не вдалося увійти',
  loginFailedLong: 'Неправильне ім’я користувача або пароль. Спробуйте ще раз.',
  loginWrong: 'Неправильне ім’я користувача або пароль',
  loginDone: 'Ви увійшли',
  welcomeBack: (name) => `З поверненням, ${name}!`,
  registrationFailed: 'Не вдалося зареєструватися',
  registrationFailedLong: 'Не вдалося створити обліковий запис. Спробуйте ще раз.',
  registrationDone: 'Реєстрація успішна',
}
