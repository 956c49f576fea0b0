import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const upload: Tables['upload'] = {
  title: 'رفع',
  lead: 'تبدأ القراءة فور اختيار ملف. اختر عدة ملفات إذا كانت رسالتك من عدة صفحات.',
  drop: 'أفلت رسالتك هنا',
  choose: 'اختر رسالتك',
  dropHint: 'PDF أو JPG أو JPEG أو PNG، حتى 10 ميغابايت',
  dropNow: 'أفلت للرفع',
  browse: 'استعراض الملفات',
  takePhoto: 'التقاط صورة',
  processing: 'جارٍ المعالجة...',
  sending: (percent) => `جارٍ الإرسال، ${percent} %`,
  uploaded: 'تم رفع المستند',
  uploadedLong: 'جارٍ معالجة مستندك.',
  kept: 'محفوظ على هذا الجهاز',
  keptLong: 'يُرسَل مستندك فور توفّر الاتصال.',
  duplicate: 'سبق أن رفعت هذا المستند. تجده في قائمتك.',
  failed: 'تعذّر الرفع',
  failedLong: 'لم يمكن حفظ هذا الملف على هذا الجهاز. ربما لم تبقَ مساحة.',
  andMore: (count) =>
    many(count, {
      one: 'وصفحة أخرى',
      two: 'وصفحتان أخريان',
      few: `و${count} صفحات أخرى`,
      other: `و${count} صفحة أخرى`,
    }),
  keptEach: (count) =>
    many(count, {
      one: 'تُرسَل رسالتك.',
      two: 'تُرسَل رسالتاك واحدة بعد الأخرى.',
      few: `تُرسَل رسائلك (${count}) واحدة بعد الأخرى.`,
      other: `تُرسَل رسائلك (${count}) واحدة بعد الأخرى.`,
    }),
  tipsTitle: 'للحصول على صورة جيدة',
  several: {
    title: (count) =>
      many(count, {
        one: 'اخترت ملفًا واحدًا',
        two: 'اخترت ملفين',
        few: `اخترت ${count} ملفات`,
        many: `اخترت ${count} ملفًا`,
        other: `اخترت ${count} ملف`,
      }),
    question: 'ما هي؟',
    together: 'صفحات رسالة واحدة',
    togetherHint: 'رتّبها حسب ترتيب الصفحات.',
    separate: 'رسائل منفصلة',
    separateHint: 'يُقرأ كل ملف على حدة.',
    place: (number, inPages) => `${inPages ? 'الصفحة' : 'الملف'} ${number}`,
    list: 'الملفات التي اخترتها',
    earlier: (name, place) => `تحريك ${name}، ${place}، إلى الأعلى`,
    later: (name, place) => `تحريك ${name}، ${place}، إلى الأسفل`,
    remove: (name, place) => `إزالة ${name}، ${place}`,
    moved: (name, place, count) => `${name} الآن ${place} من ${count}.`,
    removed: (name) => `تمت إزالة ${name}.`,
    uploadLetter: (count, inPages) =>
      count === 1
        ? 'رفع هذه الرسالة'
        : `رفع كرسالة واحدة (${inPages ? 'الصفحات' : 'الملفات'}: ${count})`,
    uploadEach: (count) =>
      many(count, {
        one: 'رفع رسالة واحدة',
        two: 'رفع رسالتين',
        few: `رفع ${count} رسائل`,
        other: `رفع ${count} رسالة`,
      }),
    tooMany:
      'يمكن أن تتكون الرسالة من 20 ملفًا كحد أقصى بحجم 60 ميغابايت معًا. أزل بعضها أو ارفعها منفصلة.',
  },
  tips: [
    'ضع الصفحة مسطّحة، في ضوء النهار إن أمكن.',
    'يجب أن تظهر الزوايا الأربع في الصورة.',
    'أمسك الهاتف فوقها مستقيمًا وبثبات.',
  ],
}
