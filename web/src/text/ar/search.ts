import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const search: Tables['search'] = {
  label: 'ابحث في رسائلك',
  hint: 'كلمة أو مرسِل أو مبلغ أو رقم',
  clear: 'مسح البحث',
  filters: 'عوامل التصفية',
  chosen: 'عوامل التصفية المختارة',
  any: 'الكل',
  names: {
    type: 'النوع',
    sender: 'المرسِل',
    due: 'الموعد',
    paid: 'الدفع',
    status: 'الحالة',
    tag: 'الوسم',
  },
  due: { late: 'متأخر', week: 'خلال الأيام السبعة القادمة', month: 'خلال الأيام الثلاثين القادمة' },
  paid: { paid: 'مدفوع', unpaid: 'غير مدفوع' },
  status: { ready: 'مقروءة', reading: 'قيد القراءة', failed: 'تعذّرت قراءتها', archived: 'مؤرشفة' },
  remove: (filter) => `إزالة عامل التصفية: ${filter}`,
  removeAll: 'إزالة كل عوامل التصفية',
  found: (count) =>
    many(count, {
      zero: 'لم يُعثر على رسائل',
      one: 'عُثر على رسالة واحدة',
      two: 'عُثر على رسالتين',
      few: `عُثر على ${count} رسائل`,
      many: `عُثر على ${count} رسالة`,
      other: `عُثر على ${count} رسالة`,
    }),
  looking: 'البحث مستمر ...',
  none: 'لم يُعثر على أي رسالة',
  noneHint: 'جرّب كلمة أقصر، أو المرسِل فقط، أو الرقم فقط.',
  noneFiltered: 'جرّب من دون عوامل تصفية أو بكلمة أقصر.',
  from: { letter: 'في الرسالة:', translation: 'في الترجمة:', answer: 'في ردّك:' },
}
