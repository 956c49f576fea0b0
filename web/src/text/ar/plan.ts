import type { DayTold } from '@brieflotse/reading'
import type { PlanSayings } from '../explained-tables.ts'
import { ownWords, writtenIn } from '../said-in.ts'
import { many } from './many.ts'

const { day, sum, clock, country, language } = writtenIn('ar-u-nu-latn')

const at = (time: string | null) => (time ? ` الساعة ${clock(time)}` : '')
const by = (until: DayTold | null) =>
  until ? ` حتى ${day(until.day)}${at(until.time)}${until.counted ? ' (حسبنا هذا اليوم)' : ''}` : ''
const on = (one: DayTold | null) => (one ? ` في ${day(one.day)}${at(one.time)}` : '')

const begins = {
  'receipt-date': 'بعد اليوم الذي وصلتك فيه هذه الرسالة',
  'service-date': 'بعد التاريخ المكتوب على الظرف الأصفر',
}

export const plan: PlanSayings = {
  'step.pay': (v) => `ادفع ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-part': (v) => `ادفع الجزء التالي: ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-parts': (v) =>
    `ادفع ${sum(v.sum)} على أجزاء${v.day ? `، الجزء الأول${by(v.day)}` : ''}. مقدار كل جزء مذكور في الرسالة.`,
  'step.pay-further': (v) => `ادفع أيضًا ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-monthly': (v) =>
    `ادفع ${sum(v.sum)} شهريًا${v.day ? ` ابتداءً من ${day(v.day.day)}` : ''}. إذا كان لديك أمر دفع دائم، فغيّره.`,
  'step.pay-unread': (v) =>
    `عليك أن تدفع${by(v.day)}. لم نتمكن من قراءة المبلغ. ابحث عنه في الرسالة.`,
  'step.pay-to': (v) => `صاحب الحساب: ${ownWords(v.payee)}.`,
  'step.in-all': (v) => `المجموع ${sum(v.sum)}.`,
  'step.pay-early': (v) => `إذا دفعت ${v.day ? `حتى ${day(v.day)}` : 'مبكرًا'}، يكفي ${sum(v.sum)}.`,
  'step.late-fee': (v) => `منها ${sum(v.sum)} رسوم تأخير.`,
  'step.pay-foreign': (v) =>
    `المطلوب ${sum(v.sum)}${by(v.day)}، وليس باليورو. ادفع بتطبيق مصرفك من الرسالة نفسها.`,
  'step.pay-there': (v) =>
    `ادفع ${v.sum ? sum(v.sum) : 'المبلغ المذكور في الرسالة'} نقدًا أو بالبطاقة${on(v.day)}. لا يمكن تحويله.`,
  'step.pay-online': (v) =>
    `ادفع ${v.sum ? sum(v.sum) : 'المبلغ المذكور في الرسالة'} عبر الإنترنت كما تقول الرسالة${by(v.day)}.`,
  'step.taken': (v) =>
    `يسحب المرسِل ${v.sum ? sum(v.sum) : 'المال'} من حسابك${on(v.day)}. لا تحوّله. تأكّد من وجود مال كافٍ في الحساب.`,
  'step.taken-card': (v) =>
    `يسحب المرسِل ${v.sum ? sum(v.sum) : 'المبلغ'} من بطاقتك${on(v.day)}. لا تحوّله.`,
  'step.receive': (v) => `ستحصل على ${sum(v.sum)}${by(v.day ?? null)}.`,
  'step.receive-monthly': (v) => `ستحصل على ${sum(v.sum)} شهريًا.`,
  'step.receive-unread': 'ستحصل على مال. لم نتمكن من قراءة المبلغ.',
  'step.settled': 'تقول الرسالة إن المبلغ مدفوع. لا داعي لأن تدفع.',
  'step.set-off': 'يُخصم المبلغ من مال آخر. لا داعي لأن تدفع.',
  'step.attend': (v) => `اذهب إلى الموعد${on(v.day)}.`,
  'step.object': (v) => `إذا كنت غير موافق، يمكنك الاعتراض كتابيًا${by(v.day)}.`,
  'step.sue': (v) => `إذا كنت غير موافق، يمكنك اللجوء إلى المحكمة${by(v.day)}.`,
  'step.reply': (v) => `أجب المرسِل${by(v.day)}.`,
  'step.send-documents': (v) => `أرسل الوثائق المطلوبة${by(v.day)}.`,
  'step.bring': 'أحضر معك الأشياء المذكورة في الرسالة.',
  'step.consent': (v) => `يريدون موافقتك${by(v.day)}. اعرف أولًا ماذا يعني ذلك.`,
  'step.terminate': (v) => `يمكنك إنهاء العقد${by(v.day)}.`,
  'step.other': (v) =>
    `تاريخ آخر في الرسالة${v.day ? `: ${day(v.day.day)}${at(v.day.time)}` : ''}. لم نتمكن من معرفة سببه.`,
  'step.nothing': 'لا داعي لأن تفعل شيئًا.',
  'step.nothing-offer': 'لا يلزمك فعل أي شيء ولا دفع أي مبلغ.',
  'step.nothing-kind': 'هذه الرسالة للعلم فقط. لم نجد شيئًا يجب عليك فعله.',

  'rule.period': ({ count, unit, from }) => {
    const length = {
      day: many(count, {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${count} أيام`,
        many: `${count} يومًا`,
        other: `${count} يوم`,
      }),
      week: many(count, {
        one: 'أسبوع واحد',
        two: 'أسبوعان',
        few: `${count} أسابيع`,
        many: `${count} أسبوعًا`,
        other: `${count} أسبوع`,
      }),
      month: many(count, {
        one: 'شهر واحد',
        two: 'شهران',
        few: `${count} أشهر`,
        many: `${count} شهرًا`,
        other: `${count} شهر`,
      }),
      year: many(count, {
        one: 'سنة واحدة',
        two: 'سنتان',
        few: `${count} سنوات`,
        many: `${count} سنة`,
        other: `${count} سنة`,
      }),
    }
    return `لديك ${length[unit]} ${begins[from]}.`
  },

  'why.you-said': 'أنت ذكرت ذلك.',
  'why.asked': 'تطلب الرسالة ذلك.',
  'why.asked-in-all': 'تطلب الرسالة هذا المبلغ.',
  'why.debit': 'تقول الرسالة إن المرسِل يسحب المال.',
  'why.card': 'تقول الرسالة إن المبلغ يُسحب من بطاقتك.',
  'why.credit': 'تقول الرسالة إن هذا المال لك.',
  'why.settled': 'تقول الرسالة إنه لم يبقَ شيء للدفع.',
  'why.foreign': 'المبلغ بعملة أخرى.',
  'why.place': 'تقول الرسالة كيف يُدفع المبلغ.',
  'why.day': 'تذكر الرسالة هذا اليوم.',
  'why.right': 'تقول الرسالة إن لك هذا الحق.',
  'why.law': (v) => `لك هذا الحق بحسب القانون (${ownWords(v.law)}).`,
  'why.says-so': 'هكذا تقول الرسالة.',
  'why.offer': 'العرض يبقى مجرد عرض حتى توافق عليه.',
  'why.kind': 'رسائل من هذا النوع للعلم فقط.',

  'caution.offer': 'هذا عرض وليس فاتورة. لست مضطرًا إلى الدفع. إذا دفعت أو وقّعت، فإنك تبرم عقدًا.',
  'caution.trick': 'احذر: قد تكون هذه خدعة. لا تدفع قبل أن تسأل المرسِل. ابحث عن رقم الهاتف بنفسك.',
  'caution.changed-account':
    'تقول الرسالة إن الحساب البنكي جديد. اسأل المرسِل قبل أن تدفع. ابحث عن رقم الهاتف بنفسك.',
  'sign.account-abroad': (v) => `بلد الحساب: ${country(v.country)}.`,
  'sign.other-payee': (v) => `صاحب الحساب ليس المرسِل، بل ${ownWords(v.payee)}.`,
  'sign.offer-words': 'الرسالة نفسها تقول إنها عرض.',
  'sign.bank-unknown': 'لا يوجد مصرف لديه رقم الحساب هذا.',

  'unclear.requests':
    'لم نتمكن من معرفة كل ما يريدونه. اعرض هذه الرسالة على مركز استشارة أو اسأل المرسِل.',
  'unclear.all': 'لم نتمكن من معرفة ما يريدونه. اعرض هذه الرسالة على مركز استشارة أو اسأل المرسِل.',
  'unclear.other-program': (v) =>
    `الصفحة ${v.page} نموذج لا يعرضه إلا برنامج أدوبي. افتحه هناك واطبعه بصيغة PDF ثم أضف ذلك الملف.`,
  'unclear.hardly-read': (v) =>
    `بالكاد استطعنا قراءة الصفحة ${v.page}. قد ينقص شيء مهم. التقط لها صورة أوضح.`,
  'unclear.lost':
    'حدث خطأ أثناء قراءة هذه الرسالة. قد ينقص جزء من الإجابة. اعرض الرسالة على مركز استشارة أو اسأل المرسِل.',
  'unclear.not-german': (v) =>
    `هذه الرسالة ليست بالألمانية. لغتها: ${language(v.language)}. نقرأ الرسائل الألمانية فقط. لا نعرف ماذا تطلب منك.`,
  'unclear.unreadable':
    'لم نتمكن من قراءة شيء تقريبًا في هذه الصفحة. التقط صورة أوضح، أو اعرض الرسالة على شخص ما.',
}
