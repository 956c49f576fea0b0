import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const creditsOf = (count: number) =>
  many(count, { one: `${count} бал`, few: `${count} бали`, other: `${count} балів` })
const lettersOf = (count: number) =>
  many(count, { one: `${count} лист`, few: `${count} листи`, other: `${count} листів` })

export const admin: Tables['admin'] = {
  title: 'Цей сервер',
  lead: 'Це бачать лише адміністратори. Що в чиїхось листах, тут не бачить ніхто.',
  sections: 'Розділи',
  users: {
    title: 'Користувачі',
    hint: 'Хто має тут обліковий запис. Після блокування на всіх пристроях виконується вихід, а все в ньому зберігається.',
    search: 'Ім’я користувача',
    find: 'Шукати',
    count: (count) =>
      many(count, {
        one: `${count} обліковий запис`,
        few: `${count} облікові записи`,
        other: `${count} облікових записів`,
      }),
    more: 'Показати більше',
    notLoaded: 'Не вдалося завантажити список',
    notChanged: 'Це не вдалося змінити',
    admin: 'адміністратор',
    locked: 'заблоковано',
    facts: (letters, size, credits) => `${lettersOf(letters)}, ${size} · ${creditsOf(credits)}`,
    since: (day) => `Від ${day}`,
    used: (day) => `востаннє користувалися ${day}`,
    notIn: 'ніде не ввійшли',
    lock: 'Заблокувати',
    lockOf: (name) => `Заблокувати ${name}`,
    lockWhy:
      'На всіх пристроях буде виконано вихід, і увійти не вдасться, доки ви не розблокуєте обліковий запис.',
    unlock: 'Розблокувати',
    unlockOf: (name) => `Розблокувати ${name}`,
    lockedDone: (name) => `${name}: заблоковано`,
    unlockedDone: (name) => `${name}: знову можна увійти`,
    give: 'Надати бали',
    giveOf: (name) => `Надати бали: ${name}`,
    giving: {
      title: (name) => `Бали для ${name}`,
      amount: 'Скільки',
      reason: 'Причина',
      reasonNote: 'користувач може її прочитати',
      wrongAmount: (most) => `Введіть ціле число від 1 до ${most}.`,
      noReason: 'Вкажіть причину.',
      yes: 'Надати бали',
      done: (amount, name) => `${name}: надано ${creditsOf(amount)}`,
      failed: 'Бали не надано',
    },
  },
  jobs: {
    title: 'Завдання',
    hint: 'Робота, яку не вдалося виконати. Завдання названо за номером того, чого воно стосується.',
    counts: (dead, waiting, running) =>
      `не вдалося: ${dead} · очікує: ${waiting} · виконується: ${running}`,
    facts: (day, attempts, failure) =>
      `Від ${day} · ${many(attempts, {
        one: `${attempts} спроба`,
        few: `${attempts} спроби`,
        other: `${attempts} спроб`,
      })}${failure && ` · ${failure}`}`,
    retry: 'Спробувати ще раз',
    retryOf: (name) => `Спробувати ще раз: ${name}`,
    drop: 'Більше не виконувати',
    dropOf: (name) => `Більше не виконувати: ${name}`,
    failed: 'Це не вдалося зробити',
  },
  providers: {
    title: 'Постачальники',
    hint: 'Хто виконує тут роботу, чи насправді та коли вона востаннє вдалася.',
    ports: {
      ocr: 'Читання',
      translation: 'Переклад',
      mail: 'Надсилання листів поштою',
      tracking: 'Відстеження листів',
      payment: 'Платежі',
      push: 'Сповіщення',
      email: 'Електронні листи',
    },
    kinds: {
      local: 'На цьому сервері',
      practice: 'Навчання',
      real: 'Насправді',
      off: 'Вимкнено',
    },
    last: (day) => `востаннє ${day}`,
    never: 'ще не використовувався',
  },
  storage: {
    title: 'Пам’ять',
    hint: 'Що скільки місця займає на цьому сервері.',
    free: 'Вільно на диску',
    database: 'База даних',
    kind: (name, count) => `${name} (${count})`,
    kinds: {
      originals: 'Оригінальні файли',
      pictures: 'Зображення сторінок',
      posted: 'Надіслані листи й підтвердження',
      mails: 'Електронні листи, що очікують',
      transfers: 'Експорт, готовий до завантаження',
    },
    users: 'За користувачами, оригінальні файли',
    user: (name, letters) => `${name} (${lettersOf(letters)})`,
  },
  backups: {
    title: 'Резервні копії',
    hint: 'Копія всього, як було в один момент: листи, облікові записи, ключі. Її можна створити, поки сервер працює.',
    now: 'Створити копію зараз',
    running: 'Створюється резервна копія',
    failed:
      'Останню резервну копію не завершено. Можливо, диск заповнений; докладніше — у журналі сервера.',
    notBegun: 'Створення копії не розпочато',
    none: 'Резервних копій ще немає.',
    daily: (keep) =>
      `Копія створюється щодня. Зберігаються найновіші (${keep}), давніші видаляються.`,
    notDaily: (keep) =>
      `Сама копія не створюється: вкажіть у BRIEFLOTSE_BACKUP_DIR папку на іншому диску, щоб вона створювалася щодня. Зберігаються найновіші (${keep}).`,
    folder: 'Вони лежать у',
    list: 'Резервні копії, спершу найновіша',
    of: (files, size) =>
      `${many(files, { one: `${files} файл`, few: `${files} файли`, other: `${files} файлів` })}, ${size}`,
    restore:
      'Щоб повернутися до копії, зупиніть сервер і виконайте на ньому «npm run restore». Стерті відтоді листи повернуться разом із нею.',
  },
}
