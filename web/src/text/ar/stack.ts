import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const pages = (numbers: number[]) =>
  numbers.length === 1
    ? `الصفحة ${numbers[0]}`
    : `الصفحات ${numbers.slice(0, -1).join('، ')} و${numbers.at(-1)}`

const letters = (count: number) =>
  many(count, {
    one: 'رسالة واحدة',
    two: 'رسالتين',
    few: `${count} رسائل`,
    other: `${count} رسالة`,
  })

export const stack: Tables['stack'] = {
  seems: (count) => `يبدو أن هذا الملف يحتوي على ${letters(count)}`,
  seemsHint: 'لكل رسالة مرسِلها ومواعيدها النهائية. تحقّق أين تبدأ الرسالة التالية، ثم قسِّم الملف.',
  order: 'يبدو أن الصفحات بترتيب مختلف',
  orderHint: 'هذا ما تدل عليه أرقام الصفحات المطبوعة. انظر إلى الترتيب أدناه.',
  split: (count) => `تقسيم إلى ${letters(count)}`,
  one: 'هي رسالة واحدة',
  keepOrder: 'استخدام هذا الترتيب',
  letter: (number, numbers) => `الرسالة ${number}، ${pages(numbers)}`,
  page: (number) => `الصفحة ${number}`,
  blank: 'لا يوجد نص',
  cut: (page) => `بدء رسالة جديدة عند الصفحة ${page}`,
  cutShort: 'تقسيم هنا',
  uncut: (page) => `الصفحة ${page} تابعة للرسالة التي قبلها`,
  uncutShort: 'ليست رسالة جديدة',
  cutHelp: 'مفتاحا السهم الأيمن والأيسر يحرّكان موضع التقسيم.',
  moved: (page) => `تبدأ رسالة جديدة عند الصفحة ${page}.`,
  joinedUp: (page) => `أصبحت الصفحة ${page} تابعة للرسالة التي قبلها.`,
  earlier: (page) => `تقديم الصفحة ${page}`,
  later: (page) => `تأخير الصفحة ${page}`,
  atPlace: (page, place) => `الصفحة ${page} الآن في الموضع ${place}.`,
  why: 'لماذا؟',
  reasons: {
    address: 'فيها خانة عنوان',
    'letter-date': 'لها تاريخ خاص بها',
    reference: 'لها رقم خاص بها',
    salutation: 'فيها تحية',
    'page-one': 'مكتوب أنها الصفحة 1',
    'all-pages-before': 'كل صفحات الرسالة السابقة موجودة',
    'closed-before': 'الرسالة السابقة تنتهي',
    'other-sender': 'مرسِلها آخر',
  },
  because: (page, reasons) => `الصفحة ${page}: ${reasons.join('، ')}.`,
  sort: 'ترتيب الصفحات',
  sortHint: 'رتّب الصفحات، وقسِّم حيث تبدأ رسالة أخرى. يبقى الملف نفسه كما هو.',
  save: 'حفظ هذا الترتيب',
  saved: 'الصفحات الآن بهذا الترتيب',
  done: (count) => `تم التقسيم إلى ${letters(count)}`,
  doneHint: 'تجد الرسائل في قائمتك، والملف الكامل في الأرشيف.',
  waiting: 'يتم ذلك فور التمكن من الوصول إلى الخادم.',
  kept: 'تبقى رسالة واحدة',
  failed: 'تعذّر ترتيب الصفحات',
  wasSplit: (count) => `قُسِّم هذا الملف إلى ${letters(count)}`,
  wasSplitHint: 'هي الآن رسائل مستقلة. ويبقى الملف الكامل هنا في الأرشيف.',
  openPart: (number) => `فتح الرسالة ${number}`,
  undoSplit: 'جمعها من جديد',
  undone: 'عاد الملف مستندًا واحدًا',
  partOf: 'أُخذت هذه الرسالة من ملف أكبر.',
  openWhole: 'فتح الملف الكامل',
  joinedFrom: (count) =>
    many(count, {
      one: 'صفحات ملف مرفوع آخر جزء من هذه الرسالة.',
      two: 'صفحات ملفين مرفوعين آخرين جزء من هذه الرسالة.',
      few: `صفحات ${count} ملفات مرفوعة أخرى جزء من هذه الرسالة.`,
      many: `صفحات ${count} ملفًا مرفوعًا آخر جزء من هذه الرسالة.`,
      other: `صفحات ${count} ملف مرفوع آخر جزء من هذه الرسالة.`,
    }),
  undoJoin: 'فصلها',
  apart: 'عادت الملفات المرفوعة مستندات مستقلة',
  joinedInto: 'صفحات هذا الملف المرفوع جزء من رسالة أخرى.',
  openJoined: 'فتح تلك الرسالة',
  join: 'إضافة صفحات ملف مرفوع آخر',
  joinHint: 'لرسالة واحدة جاءت في ملفين. توضع الصفحات التي تختارها بعد صفحات هذه الرسالة.',
  joinNone: 'لا يوجد مستند آخر يمكن إضافة صفحاته.',
  joinOf: (title, count) =>
    many(count, {
      one: `إضافة صفحة من ${title}`,
      two: `إضافة صفحتين من ${title}`,
      few: `إضافة ${count} صفحات من ${title}`,
      other: `إضافة ${count} صفحة من ${title}`,
    }),
  pageCount: (count) =>
    many(count, {
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: `${count} صفحات`,
      other: `${count} صفحة`,
    }),
  joined: 'أُضيفت الصفحات',
  actedTitle: 'سبق أن أُنجز شيء هنا',
  acted:
    'دفعت هنا شيئًا أو رددت أو علَّمت شيئًا كمُنجَز. تنتقل الدفعات والردود مع الرسالة التي تخصها عندما يكون ذلك مؤكدًا، ويبقى الباقي مع الملف في الأرشيف. انظر إلى الرسائل الجديدة قبل أن تدفع شيئًا مرة أخرى.',
  actedYes: 'متابعة',
}
