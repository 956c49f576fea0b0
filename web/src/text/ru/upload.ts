import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const upload: Tables['upload'] = {
  title: 'Загрузить',
  lead: 'Чтение начнётся, как только вы выберете файл. Выберите несколько, если в вашем письме несколько страниц.',
  drop: 'Перетащите письмо сюда',
  choose: 'Выберите своё письмо',
  dropHint: 'PDF, JPG, JPEG или PNG, до 10 МБ',
  dropNow: 'Отпустите, чтобы загрузить',
  browse: 'Выбрать файлы',
  takePhoto: 'Сделать фото',
  processing: 'Обработка...',
  sending: (percent) => `Отправляется, ${percent} %`,
  uploaded: 'Документ загружен',
  uploadedLong: 'Ваш документ обрабатывается.',
  kept: 'Сохранено на этом устройстве',
  keptLong: 'Ваш документ будет отправлен, как только появится соединение.',
  duplicate: 'Вы уже загружали этот документ. Он в вашем списке.',
  failed: 'Не удалось загрузить',
  failedLong: 'Этот файл не удалось сохранить на этом устройстве. Возможно, не хватает места.',
  andMore: (count) =>
    many(count, {
      one: `и ещё ${count} страница`,
      few: `и ещё ${count} страницы`,
      other: `и ещё ${count} страниц`,
    }),
  keptEach: (count) =>
    many(count, {
      one: `Ваше ${count} письмо отправляется.`,
      few: `Ваши ${count} письма отправляются одно за другим.`,
      other: `Ваши ${count} писем отправляются одно за другим.`,
    }),
  tipsTitle: 'Для хорошего фото',
  several: {
    title: (count) =>
      many(count, {
        one: `Вы выбрали ${count} файл`,
        few: `Вы выбрали ${count} файла`,
        other: `Вы выбрали ${count} файлов`,
      }),
    question: 'Что это?',
    together: 'Страницы одного письма',
    togetherHint: 'Расположите их в порядке страниц.',
    separate: 'Отдельные письма',
    separateHint: 'Каждый файл читается отдельно.',
    place: (number, inPages) => `${inPages ? 'Страница' : 'Файл'} ${number}`,
    list: 'Выбранные файлы',
    earlier: (name, place) => `Переместить ${name}, ${place}, выше`,
    later: (name, place) => `Переместить ${name}, ${place}, ниже`,
    remove: (name, place) => `Убрать ${name}, ${place}`,
    moved: (name, place, count) => `${name}: теперь ${place} из ${count}.`,
    removed: (name) => `${name}: убрано.`,
    uploadLetter: (count, inPages) =>
      count === 1
        ? 'Загрузить это письмо'
        : `Загрузить как одно письмо (${inPages ? 'страниц' : 'файлов'}: ${count})`,
    uploadEach: (count) =>
      many(count, {
        one: `Загрузить ${count} письмо`,
        few: `Загрузить ${count} письма`,
        other: `Загрузить ${count} писем`,
      }),
    tooMany:
      'В одном письме может быть до 20 файлов общим размером 60 МБ. Уберите некоторые или загрузите их отдельно.',
  },
  tips: [
    'Положите страницу ровно, лучше при дневном свете.',
    'Все четыре угла должны быть на фото.',
    'Держите телефон прямо над ней и неподвижно.',
  ],
}
