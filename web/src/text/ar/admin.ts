import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const letters = (count: number) =>
  many(count, {
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: `${count} رسائل`,
    other: `${count} رسالة`,
  })

const points = (count: number) =>
  many(count, {
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${count} نقاط`,
    other: `${count} نقطة`,
  })

export const admin: Tables['admin'] = {
  title: 'هذا الخادم',
  lead: 'لا يرى هذا إلا المسؤولون. ولا يرى أحد هنا ما في رسائل الآخرين.',
  sections: 'الأقسام',
  users: {
    title: 'المستخدمون',
    hint: 'من لديه حساب هنا. قفل الحساب يُسجِّل خروجه من كل مكان ويُبقي كل ما فيه.',
    search: 'اسم المستخدم',
    find: 'بحث',
    count: (count) =>
      many(count, {
        one: 'حساب واحد',
        two: 'حسابان',
        few: `${count} حسابات`,
        many: `${count} حسابًا`,
        other: `${count} حساب`,
      }),
    more: 'عرض المزيد',
    notLoaded: 'تعذّر تحميل القائمة',
    notChanged: 'تعذّر تغيير ذلك',
    admin: 'مسؤول',
    locked: 'مقفل',
    facts: (count, size, credits) => `${letters(count)}، ${size} · ${points(credits)}`,
    since: (day) => `منذ ${day}`,
    used: (day) => `آخر استخدام ${day}`,
    notIn: 'لا دخول مسجَّل في أي مكان',
    lock: 'قفل',
    lockOf: (name) => `قفل ${name}`,
    lockWhy: 'يُسجَّل خروج هذا المستخدم من كل أجهزته، ولا يمكنه الدخول حتى تفتح قفل الحساب.',
    unlock: 'فتح القفل',
    unlockOf: (name) => `فتح قفل ${name}`,
    lockedDone: (name) => `تم قفل ${name}`,
    unlockedDone: (name) => `يمكن لـ ${name} الدخول من جديد`,
    give: 'منح رصيد',
    giveOf: (name) => `منح رصيد لـ ${name}`,
    giving: {
      title: (name) => `رصيد لـ ${name}`,
      amount: 'كم نقطة',
      reason: 'السبب',
      reasonNote: 'يمكن للمستخدم قراءته',
      wrongAmount: (most) => `يُرجى إدخال عدد صحيح من 1 إلى ${most}.`,
      noReason: 'يُرجى ذكر السبب.',
      yes: 'منح الرصيد',
      done: (amount, name) =>
        many(amount, {
          one: `مُنحت نقطة واحدة لـ ${name}`,
          two: `مُنحت نقطتان لـ ${name}`,
          few: `مُنحت ${amount} نقاط لـ ${name}`,
          other: `مُنحت ${amount} نقطة لـ ${name}`,
        }),
      failed: 'لم يُمنح الرصيد',
    },
  },
  jobs: {
    title: 'المهام',
    hint: 'أعمال لم تنجح وتُركت. تُسمّى المهمة برقم ما تتعلق به.',
    counts: (dead, waiting, running) =>
      `متروكة: ${dead} · بالانتظار: ${waiting} · قيد التنفيذ: ${running}`,
    facts: (day, attempts, failure) =>
      `منذ ${day} · ${many(attempts, {
        one: 'محاولة واحدة',
        two: 'محاولتان',
        few: `${attempts} محاولات`,
        other: `${attempts} محاولة`,
      })}${failure && ` · ${failure}`}`,
    retry: 'المحاولة مرة أخرى',
    retryOf: (name) => `المحاولة مرة أخرى: ${name}`,
    drop: 'تجاهل',
    dropOf: (name) => `تجاهل: ${name}`,
    failed: 'تعذّر تنفيذ ذلك',
  },
  providers: {
    title: 'المزوّدون',
    hint: 'من يقوم بالعمل هنا، وهل هو فعلي، ومتى نجح آخر مرة.',
    ports: {
      ocr: 'القراءة',
      translation: 'الترجمة',
      mail: 'إرسال الرسائل بالبريد',
      tracking: 'تتبع الرسائل',
      payment: 'المدفوعات',
      push: 'الإشعارات',
      email: 'البريد الإلكتروني',
    },
    kinds: { local: 'على جهاز الخادم', practice: 'تدريب', real: 'فعلي', off: 'متوقف' },
    last: (day) => `آخر مرة في ${day}`,
    never: 'لم يُستخدم بعد',
  },
  storage: {
    title: 'التخزين',
    hint: 'ما الذي يشغل كم من المساحة على جهاز الخادم.',
    free: 'المساحة الفارغة على القرص',
    database: 'قاعدة البيانات',
    kind: (name, count) => `${name} (${count})`,
    kinds: {
      originals: 'الملفات الأصلية',
      pictures: 'صور الصفحات',
      posted: 'الرسائل المرسَلة بالبريد وإثباتاتها',
      mails: 'رسائل إلكترونية تنتظر',
      transfers: 'ملفات تصدير تنتظر التنزيل',
    },
    users: 'حسب المستخدم، الملفات الأصلية',
    user: (name, count) => `${name} (${letters(count)})`,
  },
  backups: {
    title: 'النسخ الاحتياطية',
    hint: 'نسخة من كل شيء كما كان في لحظة واحدة: الرسائل والحسابات والمفاتيح. يمكن إنشاؤها والخادم يعمل.',
    now: 'إنشاء نسخة احتياطية الآن',
    running: 'جارٍ إنشاء نسخة احتياطية',
    failed: 'لم تكتمل آخر نسخة احتياطية. قد يكون القرص ممتلئًا، وفي سجل الخادم تفاصيل أكثر.',
    notBegun: 'لم يبدأ إنشاء النسخة الاحتياطية',
    none: 'لا توجد نسخة احتياطية بعد.',
    daily: (keep) => `تُنشأ نسخة كل يوم. يُحتفظ بأحدث النسخ (العدد: ${keep})، وتُزال الأقدم.`,
    notDaily: (keep) =>
      `لا تُنشأ أي نسخة تلقائيًا: عيِّن BRIEFLOTSE_BACKUP_DIR إلى مجلد على قرص آخر لإنشاء نسخة كل يوم. يُحتفظ بأحدث النسخ (العدد: ${keep}).`,
    folder: 'موجودة في',
    list: 'النسخ الاحتياطية، الأحدث أولًا',
    of: (files, size) =>
      `${many(files, {
        one: 'ملف واحد',
        two: 'ملفان',
        few: `${files} ملفات`,
        many: `${files} ملفًا`,
        other: `${files} ملف`,
      })}، ${size}`,
    restore:
      'للعودة إلى إحداها، أوقف الخادم وشغِّل «npm run restore» على جهاز الخادم. وتعود معها الرسائل التي حُذفت منذ ذلك الحين.',
  },
}
