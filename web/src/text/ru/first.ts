import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const first: Tables['first'] = {
  app: {
    name: 'Brieflotse',
    loading: 'Загрузка...',
    skip: 'Перейти к содержанию',
    navigation: 'Главное меню',
    home: 'Главная',
    upload: 'Загрузить',
    documents: 'Документы',
    due: 'Сроки',
    settings: 'Настройки',
    language: 'Язык',
    account: 'Аккаунт',
    logout: 'Выйти',
    notFound: '404 Страница не найдена',
    notFoundHint: 'По этому адресу ничего нет.',
    toHome: 'На главную',
    close: 'Закрыть',
    cancel: 'Отмена',
    save: 'Сохранить',
    goBack: 'Назад',
    tryAgain: 'Попробовать ещё раз',
    discard: 'Отказаться',
    dismiss: 'Скрыть',
    notifications: 'Уведомления (F8)',
    offline: 'Нет соединения. Вы видите то, что есть на этом устройстве.',
    crashed: 'Эту страницу не удалось показать.',
    crashedHint: 'Ваши письма в безопасности. Перезагрузка вернёт приложение.',
    reload: 'Перезагрузить',
    chunkFailed:
      'Этой части приложения ещё нет на вашем устройстве. Подключитесь к сети и попробуйте ещё раз.',
  },
  account: {
    heading: 'Поймите своё письмо',
    lead: 'Brieflotse читает официальные немецкие письма. Он объясняет, что они означают, что делать, до какого срока и сколько платить.',
    privacy: 'Ваши письма читаются на этом сервере. Больше никому они не передаются.',
    modes: 'Войти или зарегистрироваться',
    login: 'Войти',
    loggingIn: 'Вход...',
    register: 'Зарегистрироваться',
    registering: 'Регистрация...',
    username: 'Имя пользователя',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    email: 'Электронная почта',
    firstName: 'Имя',
    lastName: 'Фамилия',
    optional: 'необязательно',
    passwordHint: 'Не менее 8 символов',
    logoutFailed: 'Не удалось выйти',
    loggedOut: 'Вы вышли',
    loggedOutLong: 'Вы успешно вышли.',
    logOut: 'Выйти',
    everywhere: 'Выйти на всех устройствах',
  },
  home: {
    greeting: (name) => `Здравствуйте, ${name}`,
    question: 'Чем мы можем помочь вам сегодня?',
    uploadDocument: 'Загрузить документ',
    uploadDocumentHint: 'PDF или изображение',
    uploadPhoto: 'Загрузить фото',
    uploadPhotoHint: 'Сделать фото или выбрать из галереи',
    myDocuments: 'Мои документы',
    myDocumentsHint: 'Посмотреть загруженные и созданные документы',
    due: 'Что нужно сделать',
    dueAll: 'Всё, что нужно сделать',
    dueAsk: 'Указать дату',
    dueNone: 'Ничего в ближайшие 31 день.',
  },
  shared: {
    held: (count) => `Передано в Brieflotse: ${count}`,
    unread: (count) =>
      many(count, {
        one: `Часть ${count} электронного письма не удалось прочитать`,
        few: `Части ${count} электронных писем не удалось прочитать`,
        other: `Части ${count} электронных писем не удалось прочитать`,
      }),
    look: 'Посмотреть',
  },
  documents: {
    title: 'Мои документы',
    uploadedTab: 'Загруженные документы',
    responsesTab: 'Созданные ответы',
    emptyTitle: 'Документов пока нет',
    emptyHint: 'Загрузите свой первый документ',
    uploadDocument: 'Загрузить документ',
    processing: 'Обработка...',
    viewDocuments: 'Посмотреть документы',
    uploaded: (when) => `Загружено ${when}`,
    recently: 'Недавно',
    more: 'Показать ещё документы',
    above: 'Показать документы выше',
    menu: (title) => `Действия для ${title}`,
    view: 'Посмотреть документ',
    generate: 'Создать ответ',
    rename: 'Переименовать',
    tags: 'Метки',
    archive: 'Архивировать документ',
    archiveOf: (title) => `Архивировать ${title}`,
    erase: 'Удалить документ',
    archived: 'Документ в архиве',
    archivedLong: 'Документ успешно перенесён в архив.',
    archivedWaiting:
      'Его уже нет в списке, а сервер узнает об этом, как только появится соединение.',
    archiveFailed: 'Не удалось архивировать документ',
    erased: 'Документ удалён',
    erasedWaiting: 'Он удалён с этого устройства, а с сервера — как только появится соединение.',
    eraseFailed: 'Не удалось удалить',
    eraseFailedLong: 'Документ не удалось удалить',
    eraseTitle: 'Удалить этот документ?',
    eraseText: (title) =>
      `«${title}», его страницы и всё, что в нём прочитано, будут сразу стёрты. Это нельзя отменить.`,
    eraseConfirm: 'Удалить',
    notHereTitle: 'Ваших документов ещё нет на этом устройстве',
    notHereHint: 'Они появятся, как только будет соединение.',
    payBy: (amount, day) => `Оплатить ${amount} до ${day}`,
    dueBy: (day) => `До ${day}`,
    takenOn: (amount, day) => `${amount} — ${day}`,
    readFailed: 'Не удалось прочитать',
    steps: {
      queued: () => 'Ожидает чтения',
      opening: () => 'Открывается файл',
      reading: (page, pages) => `Читается страница ${page} из ${pages}`,
      understanding: () => 'Выясняется содержание',
      translating: () => 'Переводится',
    },
  },
  claims: {
    started: 'Платёж начат',
    partly: (paid, amount) => `Оплачено ${paid} из ${amount}`,
    paid: 'Оплачено',
    paidOn: (day) => `Оплачено ${day}`,
    practice: (paid) => `${paid} в учебном режиме: деньги не переведены`,
    disputed: 'Оспорено',
  },
  waiting: {
    title: 'Ожидает',
    lead: 'То, что вы сделали, хранится на этом устройстве, пока не дойдёт до сервера.',
    none: 'Ничего не ожидает. Всё уже на сервере.',
    open: 'Показать, что ожидает',
    count: (waiting, stuck) => {
      const waits = many(waiting, {
        one: `${waiting} изменение ожидает`,
        few: `${waiting} изменения ожидают`,
        other: `${waiting} изменений ожидают`,
      })
      if (stuck === 0) return waits
      return waiting === 0
        ? `Не удалось отправить: ${stuck}`
        : `Не удалось отправить: ${stuck}, ${waits}`
    },
    what: (does, name) => `${does}: ${name}`,
    own: (what, state) => `${what}: ${state}`,
    size: (kilobytes) => `${kilobytes} КБ`,
    files: (first, count) =>
      `${first}, ${many(count, { one: `${count} файл`, few: `${count} файла`, other: `${count} файлов` })}`,
    unknown: 'Ваше изменение',
    choose: 'Выбрать',
    states: {
      connection: 'Ожидает соединения',
      turn: 'Ожидает отправки',
      behind: 'Ожидает предыдущего изменения',
      behindStuck: 'Ожидает за изменением, которое застряло',
      login: 'Ожидает, пока вы снова войдёте',
      again: (seconds) => `Новая попытка через ${seconds} с`,
      sending: 'Отправляется',
      sendingPart: (percent) => `Отправляется, ${percent} %`,
    },
    kinds: {
      'upload-document': { does: 'Загрузка', own: 'Загрузка', stuck: 'Не удалось отправить' },
      'archive-document': {
        does: 'Архивирование',
        own: 'Архивирование',
        stuck: 'Не удалось архивировать',
      },
      'erase-document': { does: 'Удаление', own: 'Удаление', stuck: 'Не удалось удалить' },
      'restore-document': {
        does: 'Восстановление',
        own: 'Восстановление',
        stuck: 'Не удалось восстановить',
      },
      'read-document': {
        does: 'Повторное чтение',
        own: 'Повторное чтение',
        stuck: 'Не удалось прочитать снова',
      },
      'arrange-document': {
        does: 'Порядок страниц',
        own: 'Порядок страниц',
        stuck: 'Не удалось упорядочить',
      },
      'edit-document': { does: 'Изменение', own: 'Ваше изменение', stuck: 'Не удалось изменить' },
      'change-claim': {
        does: 'Заметка о платеже',
        own: 'Ваши сведения о платеже',
        stuck: 'Не удалось записать',
      },
      'change-reminder': {
        does: 'Срок',
        own: 'Ваши сведения о сроке',
        stuck: 'Не удалось записать',
      },
      'process-mail': {
        does: 'Обработка почты',
        own: 'Электронное письмо',
        stuck: 'Не удалось обработать',
      },
      'create-letter': {
        does: 'Ответное письмо',
        own: 'Ответное письмо',
        stuck: 'Не удалось сохранить на сервере',
      },
      'edit-letter': {
        does: 'Изменение ответа',
        own: 'Ваше изменение',
        stuck: 'Не удалось изменить',
      },
      'erase-letter': { does: 'Удаление ответа', own: 'Удаление', stuck: 'Не удалось удалить' },
      'edit-profile': {
        does: 'Ваше имя и адрес',
        own: 'Ваше изменение',
        stuck: 'Не удалось сохранить',
      },
      'set-signature': { does: 'Ваша подпись', own: 'Ваша подпись', stuck: 'Не удалось сохранить' },
      'order-mail': {
        does: 'Отправка почтой',
        own: 'Отправка почтой',
        stuck: 'Не удалось заказать, ничего не отправлено',
      },
      'cancel-mail': {
        does: 'Остановка отправки',
        own: 'Остановка отправки',
        stuck: 'Не удалось остановить',
      },
    },
  },
  keep: {
    pin: 'Хранить на этом устройстве',
    unpin: 'Больше не хранить на этом устройстве',
    mark: 'хранится на этом устройстве',
    pinned: 'Хранится на этом устройстве',
    pinnedLong: 'Страницы и файлы остаются здесь, каким бы старым ни было письмо.',
    unpinned: 'Больше не хранится',
    failed: 'Это не удалось изменить',
  },
  types: {
    Mahnung: 'Напоминание об оплате (Mahnung)',
    Bescheid: 'Решение ведомства (Bescheid)',
    Rechnung: 'Счёт (Rechnung)',
    Vertrag: 'Договор (Vertrag)',
    Formular: 'Формуляр (Formular)',
    Antrag: 'Заявление (Antrag)',
    other: 'Документ',
  },
  deadlines: {
    pay: 'Оплатить',
    object: 'Возражение (Widerspruch)',
    sue: 'Иск в суд (Klage)',
    reply: 'Ответить',
    'send-documents': 'Отправить документы',
    consent: 'Согласиться или отказаться',
    appointment: 'Приём',
    terminate: 'Расторгнуть договор (Kündigung)',
    other: 'Срок',
  },
  may: {
    object: 'Вы можете подать возражение',
    sue: 'Вы можете обратиться в суд',
    terminate: 'Вы можете расторгнуть договор',
  },
  time: {
    now: 'только что',
    daysLeft: (days) => {
      if (days === 0) return 'сегодня'
      if (days === 1) return 'завтра'
      if (days === -1) return 'вчера'
      if (days < -365) return 'больше года назад'
      const forms = (count: number) =>
        many(count, { one: `${count} день`, few: `${count} дня`, other: `${count} дней` })
      if (days < -60) {
        const months = Math.floor(-days / 30.44)
        return many(months, {
          one: `${months} месяц назад`,
          few: `${months} месяца назад`,
          other: `${months} месяцев назад`,
        })
      }
      if (days < 0) return `${forms(-days)} назад`
      return `ещё ${forms(days)}`
    },
  },
  install: { update: 'Обновить', ready: 'Новая версия готова', reload: 'Перезагрузить' },
}
