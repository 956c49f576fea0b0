import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const search: Tables['search'] = {
  label: 'Поиск по вашим письмам',
  hint: 'Слово, отправитель, сумма или номер',
  clear: 'Очистить поиск',
  filters: 'Фильтры',
  chosen: 'Выбранные фильтры',
  any: 'Все',
  names: {
    type: 'Вид',
    sender: 'Отправитель',
    due: 'Срок',
    paid: 'Оплата',
    status: 'Состояние',
    tag: 'Метка',
  },
  due: { late: 'Просрочено', week: 'В ближайшие 7 дней', month: 'В ближайшие 30 дней' },
  paid: { paid: 'Оплачено', unpaid: 'Не оплачено' },
  status: {
    ready: 'Прочитано',
    reading: 'Читается',
    failed: 'Не удалось прочитать',
    archived: 'В архиве',
  },
  remove: (filter) => `Убрать фильтр: ${filter}`,
  removeAll: 'Убрать все фильтры',
  found: (count) =>
    `Найдено: ${count} ${many(count, { one: 'письмо', few: 'письма', many: 'писем', other: 'письма' })}`,
  looking: 'Поиск ещё идёт ...',
  none: 'Письма не найдены',
  noneHint: 'Попробуйте более короткое слово, только отправителя или только номер.',
  noneFiltered: 'Попробуйте без фильтров или с более коротким словом.',
  from: { letter: 'В письме:', translation: 'В переводе:', answer: 'В вашем ответе:' },
}
