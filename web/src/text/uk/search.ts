import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const search: Tables['search'] = {
  label: 'Пошук у ваших листах',
  hint: 'Слово, відправник, сума або номер',
  clear: 'Очистити пошук',
  filters: 'Фільтри',
  chosen: 'Вибрані фільтри',
  any: 'Усі',
  names: {
    type: 'Вид',
    sender: 'Відправник',
    due: 'Строк',
    paid: 'Оплата',
    status: 'Стан',
    tag: 'Мітка',
  },
  due: { late: 'Прострочено', week: 'У найближчі 7 днів', month: 'У найближчі 30 днів' },
  paid: { paid: 'Сплачено', unpaid: 'Не сплачено' },
  status: {
    ready: 'Прочитано',
    reading: 'Читається',
    failed: 'Не вдалося прочитати',
    archived: 'В архіві',
  },
  remove: (filter) => `Прибрати фільтр: ${filter}`,
  removeAll: 'Прибрати всі фільтри',
  found: (count) =>
    `Знайдено: ${count} ${many(count, { one: 'лист', few: 'листи', many: 'листів', other: 'листа' })}`,
  looking: 'Пошук ще триває ...',
  none: 'Листів не знайдено',
  noneHint: 'Спробуйте коротше слово, лише відправника або лише номер.',
  noneFiltered: 'Спробуйте без фільтрів або з коротшим словом.',
  from: { letter: 'У листі:', translation: 'У перекладі:', answer: 'У вашій відповіді:' },
}
