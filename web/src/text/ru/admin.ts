import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const creditsOf = (count: number) =>
  many(count, { one: `${count} балл`, few: `${count} балла`, other: `${count} баллов` })
const lettersOf = (count: number) =>
  many(count, { one: `${count} письмо`, few: `${count} письма`, other: `${count} писем` })

export const admin: Tables['admin'] = {
  title: 'Этот сервер',
  lead: 'Это видят только администраторы. Что в чьих-то письмах, здесь не видит никто.',
  sections: 'Разделы',
  users: {
    title: 'Пользователи',
    hint: 'У кого здесь есть аккаунт. После блокировки на всех устройствах выполняется выход, а всё в нём сохраняется.',
    search: 'Имя пользователя',
    find: 'Искать',
    count: (count) =>
      many(count, {
        one: `${count} аккаунт`,
        few: `${count} аккаунта`,
        other: `${count} аккаунтов`,
      }),
    more: 'Показать больше',
    notLoaded: 'Не удалось загрузить список',
    notChanged: 'Это не удалось изменить',
    admin: 'администратор',
    locked: 'заблокирован',
    facts: (letters, size, credits) => `${lettersOf(letters)}, ${size} · ${creditsOf(credits)}`,
    since: (day) => `С ${day}`,
    used: (day) => `последний раз пользовались ${day}`,
    notIn: 'вход нигде не выполнен',
    lock: 'Заблокировать',
    lockOf: (name) => `Заблокировать ${name}`,
    lockWhy:
      'На всех устройствах будет выполнен выход, и войти не удастся, пока вы не разблокируете аккаунт.',
    unlock: 'Разблокировать',
    unlockOf: (name) => `Разблокировать ${name}`,
    lockedDone: (name) => `${name}: заблокировано`,
    unlockedDone: (name) => `${name}: снова можно войти`,
    give: 'Предоставить баллы',
    giveOf: (name) => `Предоставить баллы: ${name}`,
    giving: {
      title: (name) => `Баллы для ${name}`,
      amount: 'Сколько',
      reason: 'Причина',
      reasonNote: 'пользователь может её прочитать',
      wrongAmount: (most) => `Введите целое число от 1 до ${most}.`,
      noReason: 'Укажите причину.',
      yes: 'Предоставить баллы',
      done: (amount, name) => `${name}: предоставлено ${creditsOf(amount)}`,
      failed: 'Баллы не предоставлены',
    },
  },
  jobs: {
    title: 'Задания',
    hint: 'Работа, которую не удалось выполнить. Задание названо по номеру того, к чему оно относится.',
    counts: (dead, waiting, running) =>
      `не удалось: ${dead} · ожидает: ${waiting} · выполняется: ${running}`,
    facts: (day, attempts, failure) =>
      `С ${day} · ${many(attempts, {
        one: `${attempts} попытка`,
        few: `${attempts} попытки`,
        other: `${attempts} попыток`,
      })}${failure && ` · ${failure}`}`,
    retry: 'Попробовать ещё раз',
    retryOf: (name) => `Попробовать ещё раз: ${name}`,
    drop: 'Больше не выполнять',
    dropOf: (name) => `Больше не выполнять: ${name}`,
    failed: 'Это не удалось сделать',
  },
  providers: {
    title: 'Поставщики',
    hint: 'Кто выполняет здесь работу, по-настоящему ли и когда она в последний раз удалась.',
    ports: {
      ocr: 'Чтение',
      translation: 'Перевод',
      mail: 'Отправка писем почтой',
      tracking: 'Отслеживание писем',
      payment: 'Платежи',
      push: 'Уведомления',
      email: 'Электронные письма',
    },
    kinds: {
      local: 'На этом сервере',
      practice: 'Учебный режим',
      real: 'По-настоящему',
      off: 'Выключено',
    },
    last: (day) => `последний раз ${day}`,
    never: 'ещё не использовался',
  },
  storage: {
    title: 'Память',
    hint: 'Что сколько места занимает на этом сервере.',
    free: 'Свободно на диске',
    database: 'База данных',
    kind: (name, count) => `${name} (${count})`,
    kinds: {
      originals: 'Оригинальные файлы',
      pictures: 'Изображения страниц',
      posted: 'Отправленные письма и подтверждения',
      mails: 'Ожидающие электронные письма',
      transfers: 'Экспорт, готовый к скачиванию',
    },
    users: 'По пользователям, оригинальные файлы',
    user: (name, letters) => `${name} (${lettersOf(letters)})`,
  },
  backups: {
    title: 'Резервные копии',
    hint: 'Копия всего, как было в один момент: письма, аккаунты, ключи. Её можно создать, пока сервер работает.',
    now: 'Создать копию сейчас',
    running: 'Создаётся резервная копия',
    failed:
      'Последняя резервная копия не завершена. Возможно, диск заполнен; подробнее — в журнале сервера.',
    notBegun: 'Создание копии не начато',
    none: 'Резервных копий пока нет.',
    daily: (keep) =>
      `Копия создаётся каждый день. Хранятся самые новые (${keep}), старые удаляются.`,
    notDaily: (keep) =>
      `Сама копия не создаётся: укажите в BRIEFLOTSE_BACKUP_DIR папку на другом диске, чтобы она создавалась каждый день. Хранятся самые новые (${keep}).`,
    folder: 'Они лежат в',
    list: 'Резервные копии, сначала самая новая',
    of: (files, size) =>
      `${many(files, { one: `${files} файл`, few: `${files} файла`, other: `${files} файлов` })}, ${size}`,
    restore:
      'Чтобы вернуться к копии, остановите сервер и выполните на нём «npm run restore». Стёртые с тех пор письма вернутся вместе с ней.',
  },
}
