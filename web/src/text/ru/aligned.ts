import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const aligned: Tables['aligned'] = {
  sentences: 'Предложения письма',
  howTo:
    'Клавиши со стрелками переходят от предложения к предложению, Enter показывает место на странице.',
  sentenceOf: (number, count) => `Предложение ${number} из ${count}`,
  of: (number, count) => `${number} из ${count}`,
  previous: 'Предыдущее предложение',
  next: 'Следующее предложение',
  letterhead: (count) =>
    `Шапка письма и адреса (${many(count, {
      one: `${count} строка`,
      few: `${count} строки`,
      many: `${count} строк`,
      other: `${count} строки`,
    })})`,
  wordsIn: 'Что значат слова:',
  onPage: (page) => `Отмечено на странице ${page}`,
  noPlace: 'Место этого предложения на странице неизвестно.',
  showPage: 'Показать страницу',
  hidePage: 'Скрыть страницу',
  smaller: 'Текст мельче',
  larger: 'Текст крупнее',
  print: 'Печать',
  copy: 'Копировать',
  copyOriginal: 'Это предложение на немецком',
  copyTranslation: (language) => `Это предложение: ${language}`,
  copyPair: 'Это предложение на обоих языках',
  copyAll: 'Всё письмо на обоих языках',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  copyFailedLong: 'Ваш браузер этого не разрешил.',
  isRough: 'приблизительный перевод',
  aloud: 'Читать вслух',
  aloudIn: (language) => `Читать вслух: ${language}`,
  pause: 'Пауза',
  goOn: 'Продолжить',
  stop: 'Остановить',
  reading: (number, count) => `Читается предложение ${number} из ${count}`,
  noVoice: (language) => `Нет голоса: ${language}`,
  noVoiceLong: (language) =>
    `На этом устройстве нет собственного голоса для этого языка (${language}). Его можно добавить в настройках устройства. Голоса из интернета не используются: они получили бы ваше письмо.`,
  nothingToRead: 'Здесь ничего не переведено',
  aloudFailed: 'Чтение остановилось',
  aloudFailedLong: 'Голос этого устройства не продолжил. Попробуйте ещё раз.',
}
