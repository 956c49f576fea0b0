import type { WarningSayings } from '../explained-tables.ts'
import { iban, ownWords, writtenIn } from '../said-in.ts'

const { money, figure, country } = writtenIn('ar-u-nu-latn')

const sources = {
  girocode: 'الرمز الموجود على الرسالة',
  'swiss-qr': 'رمز الدفع السويسري الموجود على الرسالة',
  'e-invoice': 'الفاتورة الإلكترونية في الملف',
}
const things = {
  payee: 'مستلمين مختلفين',
  iban: 'حسابات مختلفة',
  bic: 'أرقام BIC مختلفة',
  amount: 'مبالغ مختلفة',
  purpose: 'أسباب دفع مختلفة',
}
const refusals = {
  'too-large': 'حجمها أكبر بكثير من فاتورة',
  broken: 'هي تالفة',
  entities: 'فيها أجزاء قد تسبب ضررًا',
  'no-invoice': 'هي بصيغة لا نعرفها',
  incomplete: 'ينقصها المبلغ أو العملة',
}
const noTransfer = {
  settled: 'إنه لم يبقَ شيء لدفعه',
  debit: 'إن المرسِل يسحب المبلغ من حسابك',
  card: 'إنك تدفع بالبطاقة',
  cash: 'إنك تدفع نقدًا',
  online: 'إنك تدفع عبر خدمة دفع على الإنترنت',
  'set-off': 'إن المبلغ يُخصم من مال يدين لك به المرسِل',
}
const sharper = 'التقط صورة أوضح من مسافة أقرب، أو قارن المهم بالرسالة.'
const onlyEuros = 'ما نحضّره لمصرفك هو باليورو فقط. ادفع بتطبيق مصرفك من الرسالة نفسها.'

export const warnings: WarningSayings = {
  'warning.iban-country': (v) =>
    `الحساب ليس في ألمانيا. البلد: ${country(v.country)}. قبل أن تدفع، اسأل المرسِل على رقم هاتف تبحث عنه بنفسك.`,
  'warning.iban-check-failed': (v) =>
    `قرأنا رقم الحساب ${iban(v.iban)}، لكن أرقام التحقق فيه خاطئة. انسخه من الرسالة وتحقّق منه قبل أن تدفع.`,
  'warning.direct-debit':
    'يأخذ المرسِل المال من حسابك. لا تحوّله مرة أخرى. تأكّد من وجود مال كافٍ في الحساب.',
  'warning.credit': 'هذا المبلغ لصالحك. إنه مال لك وليس فاتورة.',
  'warning.amount-unsure': (v) =>
    `قرأنا ${money(v.amount)}، لكننا لسنا متأكدين. قارنه بالرسالة قبل أن تدفع.`,
  'warning.amount-unread': 'قرأنا المبلغ، لكننا لسنا متأكدين. قارنه بالرسالة قبل أن تدفع.',
  'warning.sum-mismatch': (v) =>
    `مجموع المبالغ في القائمة ${money(v.sum)} وليس ${money(v.amount)}. ربما قُرئ أحدها أو طُبع خطأً. تحقّق من القائمة.`,
  'warning.blurred-bank':
    'النص الصغير في الأسفل، حيث توجد غالبًا بيانات الحساب، غير واضح ولا يمكن قراءته. التقط صورة أوضح من مسافة أقرب قبل أن تدفع.',
  'warning.blurred-footer': `النص الصغير في الأسفل غير واضح ولا يمكن قراءته. ${sharper}`,
  'warning.blurred-address': `العنوان غير واضح ولا يمكن قراءته. ${sharper}`,
  'warning.blurred-info': `المربع الذي فيه الأرقام والتواريخ في أعلى يمين الصفحة غير واضح ولا يمكن قراءته. ${sharper}`,
  'warning.blurred-page':
    'أجزاء من هذه الصفحة صعبة القراءة. قارن المهم بالرسالة، أو التقط صورة أوضح.',
  'warning.other-iban': (v) =>
    `${sources[v.from]}: الدفع إلى ${iban(v.theirIban)}، لكن النص يذكر ${iban(v.iban)}. اسأل المرسِل أيهما الصحيح على رقم هاتف تبحث عنه بنفسك.`,
  'warning.other-amount': (v) =>
    `${sources[v.from]}: المبلغ المطلوب ${money(v.theirAmount)}، وفي النص ${money(v.amount)}. اعرف السبب قبل أن تدفع: رسم تأخير، خصم، جزء من الكل؟`,
  'warning.other-payee': (v) =>
    `${sources[v.from]}: مستلم المال هو «${ownWords(v.theirs)}»، لكن الرسالة تذكر «${ownWords(v.ours)}». اسأل المرسِل إذا كنت لا تعرف السبب.`,
  'warning.other-bic': (v) =>
    `${sources[v.from]}: رقم BIC هو ${ownWords(v.theirs)}، وفي النص ${ownWords(v.ours)}. رقم IBAN هو الذي يحدد أين يذهب المال: قارنه مرة أخرى.`,
  'warning.other-purpose': (v) =>
    `${sources[v.from]}: سبب الدفع هو «${ownWords(v.theirs)}»، وفي النص «${ownWords(v.ours)}». انظر في الرسالة أيهما يريد المرسِل.`,
  'warning.contradiction': (v) =>
    `تذكر الرموز والفواتير الإلكترونية في هذه الرسالة ${things[v.what]}. لم نأخذ أيًا منها. انظر في الرسالة ما المقصود.`,
  'warning.credit-note': (v) =>
    `الفاتورة الإلكترونية في الملف إشعار دائن: تعطيك مالًا. لكن النص يطلب ${money(v.amount)}. اسأل المرسِل قبل أن تدفع.`,
  'warning.no-transfer': (v) =>
    `تقول الفاتورة الإلكترونية في الملف ${noTransfer[v.how]}. لكن النص يطلب ${money(v.amount)}. اسأل المرسِل قبل أن تدفع.`,
  'warning.code-fault': (v) =>
    v.what === 'amount'
      ? 'في المبلغ الموجود في الرمز على الرسالة خطأ. لم نأخذه. إذا مسحت الرمز بتطبيق مصرفك فقارن المبلغ بالرسالة قبل أن تدفع.'
      : 'في رقم الحساب الموجود في الرمز على الرسالة خطأ. لم نأخذه. خذ رقم الحساب من نص الرسالة.',
  'warning.foreign-amount': (v) =>
    `${sources[v.from]}: المطلوب ${figure(v.figure)} ${v.currency} وليس باليورو. ${onlyEuros}`,
  'warning.foreign-currency': (v) =>
    `${sources[v.from]}: المطلوب بعملة ${v.currency} وليس باليورو. ${onlyEuros}`,
  'warning.e-invoice-refused': (v) =>
    `في هذا الملف فاتورة إلكترونية لم نقرأها: ${refusals[v.reason]}. ما نقوله يستند إلى النص المطبوع فقط.`,
  'warning.bank-unknown': (v) =>
    `لا يوجد مصرف ألماني بالرقم ${ownWords(v.code)} الوارد في رقم IBAN هذا. قارن رقم IBAN بالرسالة، واسأل المرسِل قبل أن تدفع.`,
  'warning.bic-of-bank': (v) =>
    `تذكر الرسالة رقم BIC هذا: ${ownWords(v.bic)}، لكن رقم IBAN يعود إلى ${ownWords(v.bank)} ورقم BIC له ${ownWords(v.known)}. قارن رقم IBAN مرة أخرى قبل أن تدفع.`,
}
