import type { Tables } from '../tables.ts'

export const login: Tables['login'] = {
  loginFailed: 'تعذّر تسجيل الدخول',
  loginFailedLong: 'اسم المستخدم أو كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
  loginWrong: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  loginDone: 'تم تسجيل الدخول',
  welcomeBack: (name) => `أهلًا بعودتك، ${name}!`,
  registrationFailed: 'تعذّر إنشاء الحساب',
  registrationFailedLong: 'لم يتم إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
  registrationDone: 'تم إنشاء الحساب',
}
