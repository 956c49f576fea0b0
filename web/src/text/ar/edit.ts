import type { Tables } from '../tables.ts'

export const edit: Tables['edit'] = {
  renameTitle: 'إعادة تسمية هذا المستند',
  title: 'الاسم',
  titleMissing: 'يُرجى كتابة اسم.',
  titleWrong: 'يحتوي هذا الاسم على رموز لا يمكن حفظها.',
  ownTitle: 'استخدام العنوان من الرسالة',
  renamed: 'تمت إعادة تسمية المستند',
  sentLater: 'يُرسَل فور توفّر الاتصال.',
  addTag: 'إضافة وسم',
  newTag: 'وسم جديد',
  removeTag: (tag) => `إزالة الوسم ${tag}`,
}
