import type { AskedDay, By, DayTold } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import { kinds } from './kinds.ts'
import { many } from './many.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('uk-UA')

const words: WordsOf = {
  things: {
    payslips: 'розрахункові листи про зарплату',
    'bank-statements': 'виписки з рахунку',
    'sick-note': 'лікарняний лист',
    cv: 'резюме',
    'birth-certificate': 'свідоцтво про народження',
    tenancy: 'договір оренди',
    'photo-id': 'посвідчення з фотографією',
    'identity-card': 'ваше посвідчення особи',
    passport: 'ваш паспорт',
    letter: 'цей лист',
    summons: 'цю повістку',
    'passport-photo': 'фотографію на паспорт',
    keys: 'ключі',
    transponder: 'електронний ключ',
    'work-clothes': 'робочий одяг',
    'work-phone': 'робочий телефон',
    laptop: 'ноутбук',
    router: 'роутер',
    'debit-card': 'банківську картку',
    'credit-card': 'кредитну картку',
    'driving-licence': 'ваше водійське посвідчення',
    device: 'пристрій',
    others: 'решту, що названо в німецькому реченні',
  },
  forms: {
    questionnaire: 'анкету',
    agreement: 'угоду',
    'power-of-attorney': 'довіреність',
    'tax-return': 'податкову декларацію',
    declaration: 'заяву (Erklärung)',
    contract: 'договір',
    application: 'заяву (Antrag)',
    form: 'формуляр',
    copy: 'один примірник',
    copies: 'примірники',
    'both-copies': 'обидва примірники',
    sheet: 'аркуш',
  },
  places: {
    meter: 'до лічильника',
    bathroom: 'до ванної',
    home: 'до вашої квартири',
    cellar: 'до підвалу',
  },
  since: {
    invoice: 'від дати рахунку',
    arrival: 'після отримання листа',
    service: 'після офіційного вручення',
    'end-known': 'після того, як ви дізналися, коли закінчується ваша робота',
    named: '(від якого дня, сказано в німецькому реченні)',
  },
  leads: {
    or: 'Або:',
    also: 'У цьому разі також:',
    'if-ill': 'Якщо ви хворі й не можете прийти:',
    'if-not-coming': 'Якщо ви не можете прийти:',
    'if-not-at-once': 'Якщо ви не можете заплатити все одразу:',
    'if-questions': 'Якщо у вас є запитання:',
    'if-disagree': 'Якщо ви не згодні:',
    'if-agree': 'Якщо ви згодні:',
    'if-order': 'Якщо ви хочете зробити замовлення:',
    'if-wrong': 'Якщо ви вважаєте вимогу неправильною:',
  },
  starts: {
    'that-day': 'цього дня',
    service: 'дня вручення',
    receipt: 'дня отримання',
    arrival: 'дня, коли лист надійшов до вас',
    'letter-date': 'дати листа',
    'handed-over': 'дня передачі',
    contract: 'дня укладення договору',
    appointment: 'дня зустрічі',
    'contract-end': 'дня закінчення договору',
    beginning: 'дня початку',
  },
  freeDays: {
    Saturday: 'субота',
    Sunday: 'неділя',
    'New Year’s Day': 'Новий рік',
    Epiphany: 'Богоявлення (Heilige Drei Könige)',
    'International Women’s Day': 'Міжнародний жіночий день',
    'Good Friday': 'Страсна п’ятниця (Karfreitag)',
    'Easter Monday': 'Великодній понеділок',
    'Labour Day': 'День праці',
    'Ascension Day': 'Вознесіння (Christi Himmelfahrt)',
    'Whit Monday': 'Духів день (Pfingstmontag)',
    'Corpus Christi': 'Свято Тіла Христового (Fronleichnam)',
    'Augsburg Peace Festival': 'Аугсбурзьке свято миру',
    'Assumption Day': 'Успіння (Mariä Himmelfahrt)',
    'World Children’s Day': 'Всесвітній день дитини',
    'Day of German Unity': 'День німецької єдності',
    'Reformation Day': 'День Реформації',
    'All Saints’ Day': 'День усіх святих',
    'Repentance Day': 'День покаяння і молитви (Buß- und Bettag)',
    'Christmas Day': 'перший день Різдва',
    'Boxing Day': 'другий день Різдва',
    'Liberation Day': 'День визволення',
    'Uprising Day': 'річниця народного повстання',
  },
}

const at = (time: string | null) => (time ? ` о ${clock(time)}` : '')
const things = (ids: (keyof WordsOf['things'])[]) => list(ids.map((id) => words.things[id]))
const told = ({ day: on, time, counted }: DayTold) =>
  `${day(on)}${at(time)}${counted ? ' (розраховано, у листі не вказано)' : ''}`
const on = (one: AskedDay | null) => (one ? ` (${longDay(one.day)}${at(one.time)})` : '')

function by(until: By): string {
  if (until === null) return ''
  if (until === 'at-once') return ' негайно'
  if ('day' in until) return ` до ${day(until.day)}${at(until.time)}`
  const { count, unit, since } = until
  const length = {
    day: many(count, { one: `${count} дня`, other: `${count} днів` }),
    'working-day': many(count, { one: `${count} робочого дня`, other: `${count} робочих днів` }),
    week: many(count, { one: `${count} тижня`, other: `${count} тижнів` }),
    month: many(count, { one: `${count} місяця`, other: `${count} місяців` }),
  }
  return ` протягом ${length[unit]}${since ? ` ${words.since[since]}` : ''}`
}

function period({ count, unit, toMonthEnd }: Length): string {
  const length = {
    day: many(count, { one: `${count} день`, few: `${count} дні`, other: `${count} днів` }),
    week: many(count, { one: `${count} тиждень`, few: `${count} тижні`, other: `${count} тижнів` }),
    month: many(count, {
      one: `${count} місяць`,
      few: `${count} місяці`,
      other: `${count} місяців`,
    }),
    year: many(count, { one: `${count} рік`, few: `${count} роки`, other: `${count} років` }),
  }
  return toMonthEnd ? `${length[unit]} (до кінця місяця)` : length[unit]
}

const verbs = { enclose: 'Додайте', send: 'Надішліть', 'hand-in': 'Подайте' }

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

export const sayings: Sayings = {
  ...warnings,
  'summary.no-text': 'На цій сторінці ми не змогли прочитати текст.',
  'summary.sender-on': (v) => `Відправник ${ownWords(v.sender)} написав цей лист ${day(v.day)}.`,
  'summary.sender': (v) => `Цей лист написав відправник ${ownWords(v.sender)}.`,
  'summary.written-on': (v) =>
    `Цей лист написано ${day(v.day)}. Хто його надіслав, ми прочитати не змогли.`,
  'summary.no-sender': 'Хто надіслав цей лист, ми прочитати не змогли.',
  'summary.kind': (v) => whatIs(kinds, v.kind),
  'summary.subject': (v) =>
    `Тема листа: «${ownWords(v.subject)}». Що це за лист, ми визначити не змогли.`,
  'summary.no-kind': 'Що це за лист, ми визначити не змогли.',
  'summary.credit': (v) => `На вашу користь ${money(v.amount)}.`,
  'summary.taken': (v) =>
    `${v.amount === null ? 'Суму до сплати' : `Суму ${money(v.amount)}`} буде списано з вашого рахунку${v.day ? ` ${day(v.day)}` : ''}. Переказувати нічого не потрібно.`,
  'summary.names-amount': (v) => `У листі названо суму ${money(v.amount)}.`,
  'summary.pay': (v) => `Вас просять заплатити ${money(v.amount)}.`,
  'summary.pay-by': (v) => `Вас просять заплатити ${money(v.amount)} до ${day(v.day)}.`,
  'summary.first-payment': (v) => `Перший платіж потрібно зробити до ${day(v.day)}.`,
  'summary.something-to-pay': (v) => `До ${day(v.day)} потрібно щось заплатити.`,
  'summary.payee': (v) => `Гроші має отримати: ${ownWords(v.payee)}.`,
  'summary.late-fee': (v) => `У листі названо додаткові витрати за запізнення: ${money(v.amount)}.`,

  'until.pay': (v) => `Ще один платіж потрібно зробити до ${told(v)}.`,
  'until.object': (v) => `Якщо ви не згодні, ви можете подати заперечення до ${told(v)}.`,
  'until.sue': (v) => `Якщо ви не згодні, ви можете звернутися до суду до ${told(v)}.`,
  'until.reply': (v) => `На відповідь чекають до ${told(v)}.`,
  'until.send-documents': (v) => `Документи або формуляр потрібно надіслати до ${told(v)}.`,
  'until.consent': (v) => `Відправник просить вашої згоди до ${told(v)}.`,
  'until.appointment': (v) => `Призначено зустріч: ${told(v)}.`,
  'until.terminate': (v) => `Ви можете розірвати договір до ${told(v)}.`,
  'until.other': (v) => `День, який варто пам’ятати: ${told(v)}.`,
  'limited.pay': 'Час на оплату обмежений.',
  'limited.object': 'Час на заперечення обмежений.',
  'limited.sue': 'Час на звернення до суду обмежений.',
  'limited.reply': 'Час на відповідь обмежений.',
  'limited.send-documents': 'Час на надсилання документів обмежений.',
  'limited.consent': 'Час на вашу згоду обмежений.',
  'limited.appointment': 'Час на запис на прийом обмежений.',
  'limited.terminate': 'Час на розірвання договору обмежений.',
  'limited.other': 'Час на те, про що просить лист, обмежений.',
  'limited.from-arrival': 'Він іде від дня, коли лист надійшов до вас.',
  'limited.from-service': 'Він іде від дня, коли лист вам офіційно вручили.',
  'summary.may-ask':
    'Можливо, лист чогось від вас хоче. Прочитайте його повністю, щоб бути певними.',
  'summary.nothing': 'Ми не знайшли нічого, що ви маєте зробити.',

  'ask.something': (v) => `Лист просить вас щось зробити${by(v.by)}.`,
  'ask.in-a-case': 'У випадку, названому в листі, вас просять щось зробити.',
  'ask.something-then': 'Вас просять щось зробити.',
  'ask.see-below': 'Німецьке речення нижче.',
  'ask.more': 'У німецькому реченні сказано більше.',
  'ask.pay': (v) => {
    const plus = { interest: ' плюс відсотки', more: ' плюс те, що додає речення,' }
    const to =
      v.account === 'named'
        ? ' на рахунок, вказаний у листі'
        : v.account
          ? ` на рахунок ${ownWords(v.account)}`
          : ''
    return `Заплатіть ${v.amount === null ? 'суму з листа' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-in-parts': 'Платіть частинами, як сказано в листі.',
  'ask.pay-several': 'Заплатіть суми в ті дні, які названо в німецькому реченні.',
  'ask.pay-or-object': (v) =>
    `Заплатіть${by(v.by)} ці суми або повідомте суду на доданому формулярі, що ви заперечуєте проти всієї вимоги чи її частини.`,
  'ask.pay-not-court':
    'Якщо ви платите, платіть не суду. Кому платити, сказано в німецькому реченні.',
  'ask.pay-back': (v) =>
    `Поверніть${by(v.by)} ${v.amount === null ? 'гроші, названі в листі' : money(v.amount)}.`,
  'ask.new-account':
    'У листі сказано платити на новий рахунок. Спершу запитайте відправника за номером телефону, який ви знайшли самі.',
  'ask.use-account': 'Для платежів використовуйте рахунок, вказаний у німецькому реченні.',
  'ask.use-reference': (v) =>
    `Вкажіть призначення платежу (Verwendungszweck): ${ownWords(v.reference)}.`,
  'ask.put-reference': (v) =>
    v.reference === null
      ? 'Вкажіть у платежі призначення (Verwendungszweck), назване в листі.'
      : `Вкажіть у платежі призначення (Verwendungszweck) ${ownWords(v.reference)}.`,
  'ask.standing-order': (v) =>
    v.amount === null
      ? 'Змініть постійне доручення (Dauerauftrag), як сказано в листі.'
      : `Змініть постійне доручення (Dauerauftrag) на ${money(v.amount)}.`,
  'ask.from-when': 'Від якого дня, сказано в німецькому реченні.',
  'ask.cover-account': 'Подбайте, щоб на вашому рахунку було достатньо грошей.',
  'ask.fill-in': (v) =>
    `Заповніть${v.sign ? ' і підпишіть' : ''} ${words.forms[v.form]}${by(v.by)}.`,
  'ask.sign': (v) => `Підпишіть ${words.forms[v.form]}${by(v.by)}.`,
  'ask.send-form': (v) => {
    const joined = list([
      ...(v.fill ? ['заповніть'] : []),
      ...(v.sign ? ['підпишіть'] : []),
      v.back ? 'надішліть назад' : 'надішліть',
    ])
    return `${joined.charAt(0).toUpperCase()}${joined.slice(1)} ${words.forms[v.form]}${by(v.by)}.`
  },
  'ask.hand-in-declaration': (v) =>
    `Лист просить вас підписати й подати заяву (Erklärung)${by(v.by)}.`,
  'ask.papers-listed': (v) => `${verbs[v.doing]}${by(v.by)} те, що перелічено в листі.`,
  'ask.papers': (v) => `${verbs[v.doing]} ${things(v.things)}${by(v.by)}.`,
  'ask.papers-asked': (v) => `${verbs[v.doing]}${by(v.by)} документи, які просить лист.`,
  'ask.copies-only': 'Надсилайте лише копії, не оригінали.',
  'ask.identity-copy': (v) =>
    `Лист просить копію або фото вашого посвідчення чи паспорта${by(v.by)}. Перш ніж надсилати, переконайтеся, хто відправник.`,
  'ask.tax-returns': (v) =>
    `Подайте${by(v.by)} декларації, названі в листі${v.online ? ', онлайн через ELSTER' : ''}.`,
  'ask.send-back-it': (v) => `Надішліть це назад${by(v.by)}.`,
  'ask.send-back-named': (v) => `Надішліть назад${by(v.by)} те, що названо в німецькому реченні.`,
  'ask.give-back': (v) =>
    `${v.send ? 'Надішліть назад' : 'Поверніть'} ${things(v.things)}${by(v.by)}.`,
  'ask.bring-listed': 'Принесіть із собою те, що перелічено в листі.',
  'ask.bring': (v) => `Принесіть із собою ${things(v.things)}.`,
  'ask.bring-named': 'Принесіть із собою те, що названо в німецькому реченні.',
  'ask.collect': (v) =>
    `Заберіть${v.self ? ' особисто' : ''} ${v.card ? 'картку' : 'те, що названо в листі'}${by(v.by)}.`,
  'ask.must-come': 'Ви маєте прийти, якщо вам не повідомлять, що це не потрібно.',
  'ask.come': (v) => {
    const to = { test: ' на тест для визначення рівня', appointment: ' на призначену зустріч' }
    return `Прийдіть${v.self ? ' особисто' : ''}${v.early ? ' вчасно' : ''}${v.to ? to[v.to] : ''}${on(v.on)}.`
  },
  'ask.place': (v) => `Місце: ${ownWords(v.place)}.`,
  'ask.call-off': 'Скасуйте зустріч.',
  'ask.call-off-before': ({ count, working }) =>
    `Скасуйте зустріч не пізніше ніж за ${
      working
        ? many(count, {
            one: `${count} робочий день`,
            few: `${count} робочі дні`,
            other: `${count} робочих днів`,
          })
        : period({ count, unit: 'day' })
    }.`,
  'ask.make-appointment': (v) => `Запишіться на прийом${by(v.by)}.`,
  'ask.let-in': (v) => `Подбайте, щоб можна було потрапити ${words.places[v.place]}${on(v.on)}.`,
  'ask.let-in-then': (v) =>
    `Подбайте, щоб у названий у листі час можна було потрапити ${words.places[v.place]}.`,
  'ask.register-work': (v) =>
    `Зареєструйтеся в Agentur für Arbeit як ${v.seeking ? 'особа, що шукає роботу (arbeitsuchend)' : 'безробітна особа (arbeitslos)'}${by(v.by)}.`,
  'ask.registration': (v) => `Зробіть${by(v.by)} реєстрацію, названу в листі.`,
  'ask.confirm': (v) => `Підтвердьте${by(v.by)}${v.copy ? ' на копії' : ''}, що ви отримали лист.`,
  'ask.confirm-sign': 'Підпишіть.',
  'ask.confirm-date': 'Поставте дату й підпишіть.',
  'ask.agree': (v) =>
    `Відправник просить вашої згоди${by(v.by)}. Спершу прочитайте, про що йдеться.`,
  'ask.meter': (v) => `Зніміть показники лічильника й повідомте їх відправникові${by(v.by)}.`,
  'ask.object': (v) => `Якщо ви не згодні, подайте письмове заперечення${by(v.by)}.`,
  'ask.end-contract': (v) => `Розірвіть${by(v.by)} договір, названий у листі.`,
  'ask.remove': (v) =>
    `Видаліть${by(v.by)} ${v.picture ? 'зображення' : 'те, що названо в листі'}.`,
  'ask.keep-letter': 'Збережіть цей лист.',
  'ask.keep-device': 'Збережіть пристрій.',
  'ask.keep': 'Збережіть те, що названо в листі. Це може знадобитися пізніше.',
  'ask.check-list': 'Перевірте список у листі.',
  'ask.check-enclosed': 'Перевірте, що додано.',
  'ask.check-details': 'Перевірте дані в листі.',
  'ask.check': 'Перевірте те, що названо в німецькому реченні.',
  'ask.tell': (v) => `Повідомте${by(v.by)} відправникові те, про що питає німецьке речення.`,
  'ask.tell-so': (v) =>
    `Повідомте про це відправникові${v.proof ? ' й додайте підтвердження' : ''}${by(v.by)}.`,
  'ask.tell-bank': (v) => `Повідомте відправникові ваші банківські реквізити${by(v.by)}.`,
  'ask.tell-reasons': (v) => `Повідомте відправникові ваші причини${by(v.by)}.`,
  'ask.comment': (v) => `Напишіть, що ви можете сказати із цього приводу${by(v.by)}.`,
  'ask.answer': (v) => `Дайте відповідь відправникові${by(v.by)}.`,
  'ask.call': (v) => `Зателефонуйте відправникові${by(v.by)}.`,
  'ask.number': (v) => `Номер у реченні: ${ownWords(v.phone)}.`,
  'ask.contact': (v) => `Зверніться до відправника${by(v.by)}.`,
  'ask.contact-named': (v) => `Зверніться${by(v.by)} до тих, кого названо в німецькому реченні.`,

  'threat.supply':
    'У листі сказано, що вам можуть відключити постачання, якщо ви нічого не зробите.',
  'threat.enforced':
    'У листі сказано, що борг можуть стягнути примусово, якщо ви нічого не зробите.',
  'threat.by-force':
    'У листі сказано, що вас можуть доставити примусово або вжити інших заходів, якщо ви не прийдете.',
  'threat.fine':
    'У листі сказано, що вам, можливо, доведеться заплатити штраф, якщо ви нічого не зробите.',
  'threat.estimate':
    'У листі сказано, що відомство може саме оцінити суми, якщо не отримає відповіді.',
  'threat.refused':
    'У листі сказано, що в грошах або дозволі можуть відмовити чи урізати їх, якщо ви нічого не зробите.',
  'threat.court': 'У листі сказано, що справа може дійти до суду, якщо ви нічого не зробите.',
  'threat.collector':
    'У листі сказано, що можуть залучити колекторів (Inkasso) або бюро кредитних історій, якщо ви нічого не зробите.',
  'threat.contract': 'У листі сказано, що договір можуть розірвати, якщо ви нічого не зробите.',
  'threat.costs-more': 'У листі сказано, що в разі запізнення доведеться заплатити більше.',
  'else.supply': 'Вам можуть відключити постачання.',
  'else.connection': 'Ваше підключення можуть відключити.',
  'else.court-order':
    'Інша сторона може отримати судовий наказ (Vollstreckungsbescheid) і стягнути гроші примусово.',
  'else.payment-order': 'Справа може перейти до суду для видачі наказу про оплату (Mahnverfahren).',
  'else.bailiff': 'У листі сказано, що може прийти судовий виконавець (Gerichtsvollzieher).',
  'else.seized': 'На ваш рахунок або зарплату можуть накласти арешт.',
  'else.by-force': 'Гроші можуть стягнути примусово.',
  'else.court': 'Справа може дійти до суду.',
  'else.eviction': 'Орендодавець може через суд вимагати, щоб ви виїхали.',
  'else.fine': 'Можливо, вам доведеться заплатити штраф (Bußgeld).',
  'else.offence': 'Це може вважатися порушенням, за яке передбачено штраф.',
  'else.penalty': 'Можливо, вам доведеться заплатити примусовий штраф (Zwangsgeld).',
  'else.estimate': 'Відомство може саме оцінити суми.',
  'else.benefit-blocked':
    'Виплату допомоги по безробіттю можуть на певний час зупинити (Sperrzeit).',
  'else.benefit-stopped': 'У вашій допомозі можуть відмовити або припинити її.',
  'else.benefit-reduced': 'Вашу допомогу можуть зменшити.',
  'else.application-refused': 'Вашу заяву можуть відхилити.',
  'else.family-insurance': 'Сімейне страхування можуть припинити.',
  'else.late-charges': 'За запізнення можуть нарахувати надбавки.',
  'else.reminder-fees': 'Можуть додатися витрати на нагадування (Mahngebühr).',
  'else.interest': 'Можливо, вам доведеться заплатити відсотки.',
  'else.collector': 'Можуть залучити колекторську фірму (Inkasso).',
  'else.credit-agency': 'Про це можуть повідомити бюро кредитних історій (наприклад, Schufa).',
  'else.contract': 'Договір із вами можуть розірвати.',
  'else.costs-more': 'Це може коштувати вам дорожче.',
  'else.bear-costs': 'Можливо, вам доведеться оплатити витрати, які через це виникнуть.',
  'else.instalments-end': 'Домовленість платити пізніше або частинами закінчиться.',
  'else.charged': 'З вас можуть узяти за це плату.',
  'else.set-off': 'Суму можуть зарахувати в рахунок вашого боргу.',
  'else.given-away': 'Те, що тримають для вас, можуть віддати іншому.',
  'else.destroyed': 'Те, що на вас чекає, можуть знищити.',
  'else.closed': 'Справу можуть закрити без подальших виплат вам.',
  'else.course-fee': 'Вам доведеться заплатити за весь курс.',

  'day.named': 'Цей день названо в листі.',
  'day.without-year':
    'У листі цей день названо без року; взято найближчий такий день після дати листа.',
  'day.mended': (v) =>
    `Цей день названо в листі; «${ownWords(v.read)}» прочитано як ${day(v.day)}, іншим днем це бути не може.`,
  'day.weekday-differs': (v) =>
    `У листі надруковано ${ownWords(v.printed)}, але день тижня й дата не збігаються. Будь ласка, подивіться на сторінку.`,
  'day.month-end': (v) => `У листі сказано «${ownWords(v.words)}»: це останній день того місяця.`,
  'day.standing-order':
    'Від цього дня діє нова сума; лист просить змінити постійне доручення (Dauerauftrag).',
  'day.as-before': 'Лист посилається на день, названий раніше.',
  'day.in-table': 'Цей день названо в листі в таблиці платежів.',
  'day.in-table-debit':
    'Цей день названо в листі в таблиці; гроші списують із рахунку, переказувати нічого не потрібно.',
  'day.earliest-start':
    'У листі не сказано, від якого дня рахувати; найраніший можливий день — дата листа.',
  'day.posted': (v) => `Дата листа: ${longDay(v.day)}; цей день взято як день надсилання поштою.`,
  'day.from-service':
    'Строк починається в день вручення; його написано на конверті, у якому надійшов лист.',
  'day.from-arrival': 'Строк починається в день, коли лист надійшов до вас. Його знаєте лише ви.',
  'day.from-unread-date': 'Строк починається від дати листа, яку не вдалося прочитати.',
  'day.from-signature': 'Строк починається в день, коли ви підпишете.',
  'day.arrival-needed':
    'Дату листа не вдалося прочитати, тому потрібен день, коли він надійшов до вас.',
  'day.you-say-arrived': (v) => `Ви вказали день, коли лист надійшов до вас: ${longDay(v.day)}.`,
  'day.you-say-served': (v) =>
    `Ви вказали, що на конверті написано день вручення: ${longDay(v.day)}; цього дня починається строк (§ 180 ZPO).`,
  'day.you-do-not-know': (v) =>
    `Ви не знаєте цього дня. Лист не міг надійти раніше за свою дату: ${longDay(v.day)}. Цей день взято, щоб ви не запізнилися; справжній строк може закінчитися пізніше.`,
  'day.you-gave': 'Цей день оплати вказали ви.',

  'count.deemed': (v) =>
    `Рішення, надіслане поштою, вважається отриманим на ${v.nth === 4 ? 'четвертий' : 'третій'} день після надсилання: ${longDay(v.day)} (${v.law}).`,
  'count.deemed-unsure':
    'Лише в податковому праві цей день переноситься з вихідного або свята; яке право діє, точно не відомо, тому взято раніший день.',
  'count.deemed-stays': (v) =>
    `У ${v.branch === 'social' ? 'соціальному' : 'адміністративному'} праві цей день не переноситься з вихідного або свята.`,
  'count.later': (v) => `Насправді лист надійшов пізніше: ${longDay(v.day)}; рахується цей день.`,
  'count.period': (v) =>
    `${period(v)}, рахуючи від ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.no-such-day': (v) =>
    `У цьому місяці немає ${v.day}-го числа, тому рахується останній день (§ 188 Abs. 3 BGB).`,
  'count.before': (v) =>
    `${period(v)} до ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.working-days': (v) =>
    `За ${many(v.count, { one: `${v.count} робочий день`, few: `${v.count} робочі дні`, other: `${v.count} робочих днів` })} (з понеділка по суботу) до ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.moved': (v) =>
    `${longDay(v.from)} — неробочий день (${v.free.map((one) => words.freeDays[one]).join(', ')}), тому день переноситься: ${longDay(v.to)} (${v.law}).`,
  'count.maybe-holiday': (v) =>
    `${longDay(v.day)} — свято (${words.freeDays[v.holiday]}) лише в деяких місцях; для надійності цей день вважається робочим.`,
}
