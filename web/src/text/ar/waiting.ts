import type { Tables } from '../tables.ts'

export const discard: Tables['discard'] = {
  seePrice: 'عرض السعر الجديد',
  openLetter: 'فتح الرسالة',
  enterAddress: 'إدخال الاسم والعنوان',
  getCredits: 'الحصول على رصيد',
  title: 'تجاهل هذا؟',
  text: (name, lost) => `لم يصل «${name}» إلى الخادم. ${lost}`,
  lost: {
    'upload-document': 'يُحذف من هذا الجهاز ولا يمكن استعادته.',
    'archive-document': 'يعود إلى قائمتك.',
    'erase-document': 'يعود إلى قائمتك ولا يُحذف.',
    'restore-document': 'يعود إلى الأرشيف.',
    'read-document': 'لا يُقرأ من جديد ويبقى كما كان.',
    'edit-document': 'يعود الاسم والوسوم والتصحيحات إلى ما كانت عليه.',
    'arrange-document': 'تبقى صفحاته كما كانت.',
    'change-claim': 'يعود الدفع إلى ما كان عليه.',
    'change-reminder': 'يعود الموعد النهائي إلى ما كان عليه.',
    'process-mail': 'يُحذف النص والملفات من هذا الجهاز ولا يمكن استعادتها.',
    'create-letter': 'يُحذف الرد من هذا الجهاز ولا يمكن استعادته.',
    'edit-letter': 'يعود نص الرد إلى ما كان عليه.',
    'erase-letter': 'يعود الرد إلى قائمتك.',
    'edit-profile': 'يعود اسمك وعنوانك إلى ما كانا عليه.',
    'set-signature': 'يعود توقيعك إلى ما كان عليه.',
    'order-mail':
      'لا تُطلب وتبقى في قائمتك. وإن كان الطلب قد وصل إلى الخادم فستظهر حالته في الرسالة.',
    'cancel-mail': 'تمضي الرسالة في طريقها بالبريد.',
  },
}
