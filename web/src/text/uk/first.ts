import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const first: Tables['first'] = {
  app: {
    name: 'Brieflotse',
    loading: 'Завантаження...',
    skip: 'Перейти до вмісту',
    navigation: 'Головне меню',
    home: 'Головна',
    upload: 'Додати',
    documents: 'Документи',
    due: 'Строки',
    settings: 'Налаштування',
    language: 'Мова',
    account: 'Профіль',
    logout: 'Вийти',
    notFound: '404 Сторінку не знайдено',
    notFoundHint: 'За цією адресою нічого немає.',
    toHome: 'На головну',
    close: 'Закрити',
    cancel: 'Скасувати',
    save: 'Зберегти',
    goBack: 'Назад',
    tryAgain: 'Спробувати ще раз',
    discard: 'Відкинути',
    dismiss: 'Приховати',
    notifications: 'Сповіщення (F8)',
    offline: 'Немає з’єднання. Ви бачите те, що є на цьому пристрої.',
    crashed: 'Цю сторінку не вдалося показати.',
    crashedHint: 'Ваші листи в безпеці. Перезавантаження поверне застосунок.',
    reload: 'Перезавантажити',
    chunkFailed:
      'Цієї частини застосунку ще немає на вашому пристрої. Підключіться до мережі й спробуйте ще раз.',
  },
  account: {
    heading: 'Зрозумійте свій лист',
    lead: 'Brieflotse читає офіційні німецькі листи. Він пояснює, що вони означають, що робити, до коли та скільки.',
    privacy: 'Ваші листи читаються на цьому сервері. Більше нікому їх не передають.',
    modes: 'Увійти або зареєструватися',
    login: 'Увійти',
    loggingIn: 'Вхід...',
    register: 'Зареєструватися',
    registering: 'Реєстрація...',
    username: 'Ім’я користувача',
    password: 'Пароль',
    showPassword: 'Показати пароль',
    hidePassword: 'Сховати пароль',
    email: 'Електронна пошта',
    firstName: 'Ім’я',
    lastName: 'Прізвище',
    optional: 'необов’язково',
    passwordHint: 'Щонайменше 8 символів',
    logoutFailed: 'Не вдалося вийти',
    loggedOut: 'Ви вийшли',
    loggedOutLong: 'Ви успішно вийшли.',
    logOut: 'Вийти',
    everywhere: 'Вийти на всіх пристроях',
  },
  home: {
    greeting: (name) => `Вітаємо, ${name}`,
    question: 'Чим ми можемо вам сьогодні допомогти?',
    uploadDocument: 'Завантажити документ',
    uploadDocumentHint: 'PDF або зображення',
    uploadPhoto: 'Завантажити фото',
    uploadPhotoHint: 'Зробити фото або вибрати з галереї',
    myDocuments: 'Мої документи',
    myDocumentsHint: 'Переглянути завантажені та створені документи',
    due: 'Що треба зробити',
    dueAll: 'Усе, що треба зробити',
    dueAsk: 'Вказати дату',
    dueNone: 'Нічого в найближчі 31 день.',
  },
  shared: {
    held: (count) => `Передано до Brieflotse: ${count}`,
    unread: (count) =>
      many(count, {
        one: `Частину ${count} електронного листа не вдалося прочитати`,
        other: `Частини ${count} електронних листів не вдалося прочитати`,
      }),
    look: 'Переглянути',
  },
  documents: {
    title: 'Мої документи',
    uploadedTab: 'Завантажені документи',
    responsesTab: 'Створені відповіді',
    emptyTitle: 'Документів ще немає',
    emptyHint: 'Завантажте свій перший документ',
    uploadDocument: 'Завантажити документ',
    processing: 'Обробка...',
    viewDocuments: 'Переглянути документи',
    uploaded: (when) => `Завантажено ${when}`,
    recently: 'Нещодавно',
    more: 'Показати більше документів',
    above: 'Показати документи вище',
    menu: (title) => `Дії для ${title}`,
    view: 'Переглянути документ',
    generate: 'Створити відповідь',
    rename: 'Перейменувати',
    tags: 'Мітки',
    archive: 'Архівувати документ',
    archiveOf: (title) => `Архівувати ${title}`,
    erase: 'Видалити документ',
    archived: 'Документ в архіві',
    archivedLong: 'Документ успішно перенесено в архів.',
    archivedWaiting:
      'Його вже немає у списку, а сервер дізнається про це, щойно з’явиться з’єднання.',
    archiveFailed: 'Не вдалося архівувати документ',
    erased: 'Документ видалено',
    erasedWaiting: 'Його видалено з цього пристрою, а з сервера — щойно з’явиться з’єднання.',
    eraseFailed: 'Не вдалося видалити',
    eraseFailedLong: 'Документ не вдалося видалити',
    eraseTitle: 'Видалити цей документ?',
    eraseText: (title) =>
      `«${title}», його сторінки й усе, що в ньому прочитано, буде негайно стерто. Це не можна скасувати.`,
    eraseConfirm: 'Видалити',
    notHereTitle: 'Ваших документів ще немає на цьому пристрої',
    notHereHint: 'Вони з’являться, щойно буде з’єднання.',
    payBy: (amount, day) => `Сплатити ${amount} до ${day}`,
    dueBy: (day) => `До ${day}`,
    takenOn: (amount, day) => `${amount} — ${day}`,
    readFailed: 'Не вдалося прочитати',
    steps: {
      queued: () => 'Очікує читання',
      opening: () => 'Відкривається файл',
      reading: (page, pages) => `Читається сторінка ${page} з ${pages}`,
      understanding: () => 'З’ясовується зміст',
      translating: () => 'Перекладається',
    },
  },
  claims: {
    started: 'Платіж розпочато',
    partly: (paid, amount) => `Сплачено ${paid} з ${amount}`,
    paid: 'Сплачено',
    paidOn: (day) => `Сплачено ${day}`,
    practice: (paid) => `${paid} у режимі навчання: гроші не переказано`,
    disputed: 'Заперечено',
  },
  waiting: {
    title: 'Очікує',
    lead: 'Те, що ви зробили, зберігається на цьому пристрої, доки не дійде до сервера.',
    none: 'Нічого не очікує. Усе вже на сервері.',
    open: 'Показати, що очікує',
    count: (waiting, stuck) => {
      const waits = many(waiting, {
        one: `${waiting} зміна очікує`,
        few: `${waiting} зміни очікують`,
        other: `${waiting} змін очікують`,
      })
      const fails = `не вдалося надіслати: ${stuck}`
      if (stuck === 0) return waits
      return waiting === 0 ? `Не вдалося надіслати: ${stuck}` : `${waits}, ${fails}`
    },
    what: (does, name) => `${does}: ${name}`,
    own: (what, state) => `${what}: ${state}`,
    size: (kilobytes) => `${kilobytes} КБ`,
    files: (first, count) =>
      `${first}, ${many(count, { one: `${count} файл`, few: `${count} файли`, other: `${count} файлів` })}`,
    unknown: 'Ваша зміна',
    choose: 'Вибрати',
    states: {
      connection: 'Очікує з’єднання',
      turn: 'Очікує надсилання',
      behind: 'Очікує попередньої зміни',
      behindStuck: 'Очікує за зміною, яка застрягла',
      login: 'Очікує, доки ви знову увійдете',
      again: (seconds) => `Нова спроба через ${seconds} с`,
      sending: 'Надсилається',
      sendingPart: (percent) => `Надсилається, ${percent} %`,
    },
    kinds: {
      'upload-document': {
        does: 'Завантаження',
        own: 'Завантаження',
        stuck: 'Не вдалося надіслати',
      },
      'archive-document': {
        does: 'Архівування',
        own: 'Архівування',
        stuck: 'Не вдалося архівувати',
      },
      'erase-document': { does: 'Видалення', own: 'Видалення', stuck: 'Не вдалося видалити' },
      'restore-document': {
        does: 'Відновлення',
        own: 'Відновлення',
        stuck: 'Не вдалося відновити',
      },
      'read-document': {
        does: 'Повторне читання',
        own: 'Повторне читання',
        stuck: 'Не вдалося прочитати знову',
      },
      'arrange-document': {
        does: 'Порядок сторінок',
        own: 'Порядок сторінок',
        stuck: 'Не вдалося впорядкувати',
      },
      'edit-document': { does: 'Зміна', own: 'Ваша зміна', stuck: 'Не вдалося змінити' },
      'change-claim': {
        does: 'Нотатка про платіж',
        own: 'Ваші дані про платіж',
        stuck: 'Не вдалося записати',
      },
      'change-reminder': {
        does: 'Строк',
        own: 'Ваші дані про строк',
        stuck: 'Не вдалося записати',
      },
      'process-mail': {
        does: 'Обробка пошти',
        own: 'Електронний лист',
        stuck: 'Не вдалося обробити',
      },
      'create-letter': {
        does: 'Лист-відповідь',
        own: 'Лист-відповідь',
        stuck: 'Не вдалося зберегти на сервері',
      },
      'edit-letter': { does: 'Зміна відповіді', own: 'Ваша зміна', stuck: 'Не вдалося змінити' },
      'erase-letter': {
        does: 'Видалення відповіді',
        own: 'Видалення',
        stuck: 'Не вдалося видалити',
      },
      'edit-profile': {
        does: 'Ваше ім’я та адреса',
        own: 'Ваша зміна',
        stuck: 'Не вдалося зберегти',
      },
      'set-signature': { does: 'Ваш підпис', own: 'Ваш підпис', stuck: 'Не вдалося зберегти' },
      'order-mail': {
        does: 'Надсилання поштою',
        own: 'Надсилання поштою',
        stuck: 'Не вдалося замовити, нічого не надіслано',
      },
      'cancel-mail': {
        does: 'Зупинення відправлення',
        own: 'Зупинення відправлення',
        stuck: 'Не вдалося зупинити',
      },
    },
  },
  keep: {
    pin: 'Зберігати на цьому пристрої',
    unpin: 'Більше не зберігати на цьому пристрої',
    mark: 'збережено на цьому пристрої',
    pinned: 'Збережено на цьому пристрої',
    pinnedLong: 'Сторінки й файли залишаються тут, хоч би який старий був лист.',
    unpinned: 'Більше не зберігається',
    failed: 'Це не вдалося змінити',
  },
  types: {
    Mahnung: 'Нагадування про сплату (Mahnung)',
    Bescheid: 'Рішення установи (Bescheid)',
    Rechnung: 'Рахунок (Rechnung)',
    Vertrag: 'Договір (Vertrag)',
    Formular: 'Формуляр (Formular)',
    Antrag: 'Заява (Antrag)',
    other: 'Документ',
  },
  deadlines: {
    pay: 'Сплатити',
    object: 'Заперечення (Widerspruch)',
    sue: 'Позов до суду (Klage)',
    reply: 'Відповісти',
    'send-documents': 'Надіслати документи',
    consent: 'Погодитися або відмовитися',
    appointment: 'Зустріч',
    terminate: 'Розірвати договір (Kündigung)',
    other: 'Строк',
  },
  may: {
    object: 'Ви можете подати заперечення',
    sue: 'Ви можете звернутися до суду',
    terminate: 'Ви можете розірвати договір',
  },
  time: {
    now: 'щойно',
    daysLeft: (days) => {
      if (days === 0) return 'сьогодні'
      if (days === 1) return 'завтра'
      if (days === -1) return 'учора'
      if (days < -365) return 'понад рік тому'
      const forms = (count: number) =>
        many(count, { one: `${count} день`, few: `${count} дні`, other: `${count} днів` })
      if (days < -60) {
        const months = Math.floor(-days / 30.44)
        return many(months, {
          one: `${months} місяць тому`,
          few: `${months} місяці тому`,
          other: `${months} місяців тому`,
        })
      }
      if (days < 0) return `${forms(-days)} тому`
      return `ще ${forms(days)}`
    },
  },
  install: { update: 'Оновити', ready: 'Нова версія готова', reload: 'Перезавантажити' },
}
