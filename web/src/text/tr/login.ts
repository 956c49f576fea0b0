import type { Tables } from '../tables.ts'

export const login: Tables['login'] = {
  loginFailed: 'Giriş yapılamadı',
  loginFailedLong: 'Kullanıcı adı veya şifre yanlış. Lütfen tekrar deneyin.',
  loginWrong: 'Kullanıcı adı veya şifre yanlış',
  loginDone: 'Giriş yapıldı',
  welcomeBack: (name) => `Tekrar hoş geldiniz, ${name}!`,
  registrationFailed: 'Kayıt yapılamadı',
  registrationFailedLong: 'Hesap oluşturulamadı. Lütfen tekrar deneyin.',
  registrationDone: 'Kayıt başarılı',
}
