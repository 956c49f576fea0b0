import type { Tables } from '../tables.ts'

export const mend: Tables['mend'] = {
  title: 'أيهما يبقى؟',
  why: 'تم تغيير هذا في مكان آخر قبل وصول تغييرك.',
  nothingToChoose: 'لم يصل التغيير الآخر إلى هذا الجهاز بعد. يُرجى التحقق بعد قليل.',
  noName: 'بلا اسم، العنوان من الرسالة',
  noTags: 'بلا وسوم',
  nothingSaid: 'كما قُرئ',
  notThere: 'ليس في الرسالة، أو غير معروف',
  keepMine: 'الإبقاء على ما لديّ',
  keepTheirs: 'الإبقاء على الآخر',
  later: 'القرار لاحقًا',
  mine: {
    title: 'اسمك',
    tags: 'وسومك',
    letter: 'نصك',
    fact: 'تصحيحك',
    word: 'كلمتك',
    answer: 'إجابتك',
  },
  theirs: {
    title: 'الاسم الآخر',
    tags: 'الوسوم الأخرى',
    letter: 'النص الآخر',
    fact: 'التصحيح الآخر',
    word: 'الكلمة الأخرى',
    answer: 'الإجابة الأخرى',
  },
}
