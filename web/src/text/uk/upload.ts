import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const upload: Tables['upload'] = {
  title: 'Завантажити',
  lead: 'Читання почнеться, щойно ви виберете файл. Виберіть кілька, якщо у вашому листі кілька сторінок.',
  drop: 'Перетягніть лист сюди',
  choose: 'Виберіть свій лист',
  dropHint: 'PDF, JPG, JPEG або PNG, до 10 МБ',
  dropNow: 'Відпустіть, щоб завантажити',
  browse: 'Вибрати файли',
  takePhoto: 'Зробити фото',
  processing: 'Обробка...',
  sending: (percent) => `Надсилається, ${percent} %`,
  uploaded: 'Документ завантажено',
  uploadedLong: 'Ваш документ обробляється.',
  kept: 'Збережено на цьому пристрої',
  keptLong: 'Ваш документ буде надіслано, щойно з’явиться з’єднання.',
  duplicate: 'Ви вже завантажували цей документ. Він у вашому списку.',
  failed: 'Не вдалося завантажити',
  failedLong: 'Цей файл не вдалося зберегти на цьому пристрої. Можливо, бракує місця.',
  andMore: (count) =>
    many(count, {
      one: `і ще ${count} сторінка`,
      few: `і ще ${count} сторінки`,
      other: `і ще ${count} сторінок`,
    }),
  keptEach: (count) =>
    many(count, {
      one: `Ваш ${count} лист надсилається.`,
      few: `Ваші ${count} листи надсилаються один за одним.`,
      other: `Ваші ${count} листів надсилаються один за одним.`,
    }),
  tipsTitle: 'Для гарного фото',
  several: {
    title: (count) =>
      many(count, {
        one: `Ви вибрали ${count} файл`,
        few: `Ви вибрали ${count} файли`,
        other: `Ви вибрали ${count} файлів`,
      }),
    question: 'Що це?',
    together: 'Сторінки одного листа',
    togetherHint: 'Розташуйте їх у порядку сторінок.',
    separate: 'Окремі листи',
    separateHint: 'Кожен файл читається окремо.',
    place: (number, inPages) => `${inPages ? 'Сторінка' : 'Файл'} ${number}`,
    list: 'Вибрані файли',
    earlier: (name, place) => `Перемістити ${name}, ${place}, вище`,
    later: (name, place) => `Перемістити ${name}, ${place}, нижче`,
    remove: (name, place) => `Вилучити ${name}, ${place}`,
    moved: (name, place, count) => `${name}: тепер ${place} з ${count}.`,
    removed: (name) => `${name}: вилучено.`,
    uploadLetter: (count, inPages) =>
      count === 1
        ? 'Завантажити цей лист'
        : `Завантажити як один лист (${inPages ? 'сторінок' : 'файлів'}: ${count})`,
    uploadEach: (count) =>
      many(count, {
        one: `Завантажити ${count} лист`,
        few: `Завантажити ${count} листи`,
        other: `Завантажити ${count} листів`,
      }),
    tooMany:
      'В одному листі може бути до 20 файлів загальним розміром 60 МБ. Вилучіть деякі або завантажте їх окремо.',
  },
  tips: [
    'Покладіть сторінку рівно, краще при денному світлі.',
    'Усі чотири кути мають бути на фото.',
    'Тримайте телефон рівно над нею й нерухомо.',
  ],
}
