import type { AskedDay, By, DayTold, ListedThings } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import askedWords from './asked-words.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import { many } from './many.ts'
import { plan } from './plan.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('uk-UA')

const words: WordsOf = {
  ...askedWords,
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
    'if-moved': 'Якщо ви переїхали:',
    'if-changes': 'Якщо щось зміниться:',
    'if-not-driver': 'Якщо не ви були за кермом:',
    'if-cannot-pay': 'Якщо ви не можете заплатити:',
    'if-interpreter': 'Якщо вам потрібен перекладач:',
    'if-lost': 'Якщо ви це загубили:',
    'if-want': 'Якщо ви цього хочете:',
    'if-benefits': 'Якщо ви отримуєте соціальну допомогу:',
    'if-children': 'Якщо у вас є діти:',
    'if-sold': 'Якщо ви це продали:',
    'if-more-time': 'Якщо вам потрібно більше часу:',
    'if-job': 'Якщо ви знайдете роботу:',
    'if-damage': 'Якщо є пошкодження:',
    'if-new-account': 'Якщо зміниться ваш рахунок:',
    'if-sick': 'Якщо ви хворі:',
    'if-available': 'Якщо це у вас є:',
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
const listed = (v: ListedThings) =>
  v.count === null
    ? list([...v.things.map((id) => words.things[id]), ...v.named.map(ownWords)])
    : `речі зі списку (${v.count})`
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

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

export const sayings: Sayings = {
  ...warnings,
  ...plan,
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

  thing: (v) => words.things[v.thing],
  'only.if': (v) => `Лише ${words.leads[v.only].replace(/^Я/u, 'я').replace(/:$/u, '')}.`,
  'only.unknown': 'Лише в деяких випадках. Ми не змогли визначити, чи це стосується вас.',

  'ask.pay': (v) => {
    const plus = { interest: ' та відсотки', more: ' та додаткові витрати з листа' }
    const to =
      v.account === 'named'
        ? ' на рахунок, указаний у листі'
        : v.account
          ? ` на рахунок ${ownWords(v.account)}`
          : ''
    return `Заплатіть ${v.amount === null ? 'суму з листа' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-or-object': (v) =>
    `Заплатіть суми${by(v.by)} або надішліть до суду доданий формуляр і напишіть, що ви не згодні.`,
  'ask.pay-not-court': 'Якщо платите, не платіть суду.',
  'ask.pay-back': (v) => `Поверніть ${v.amount === null ? 'гроші' : money(v.amount)}${by(v.by)}.`,
  'ask.use-account': 'Для платежів використовуйте рахунок із цього листа.',
  'ask.put-reference': (v) =>
    `Укажіть під час оплати ${v.reference === null ? 'номер цього листа' : `номер ${ownWords(v.reference)}`}.`,
  'ask.standing-order': (v) =>
    `Змініть регулярний платіж на ${v.amount === null ? 'нову суму' : money(v.amount)}.`,
  'ask.things': (v) => `${words.doing[v.doing]} ${listed(v)}${by(v.by)}.`,
  'ask.do': (v) => `${words.tasks[v.task]}${by(v.by)}.`,
  'ask.sign-may': 'Вас просять підписати. Ви не зобов’язані.',
  'ask.sign-means': (v) => `Підпис означає: ${words.signing[v.meaning]}.`,
  'ask.tax-returns': (v) =>
    `Подайте податкові декларації${v.online ? ' онлайн (ELSTER)' : ''}${by(v.by)}.`,
  'ask.end-contract': (v) => `Письмово розірвіть договір${by(v.by)}.`,
  'ask.check-details': 'Перевірте ці дані в листі.',
  'ask.tell-so': (v) =>
    `Повідомте відправника${by(v.by)}${v.proof ? ' і надішліть підтвердження' : ''}.`,
  'ask.comment': (v) => `Напишіть, як усе було з вашого погляду, і надішліть це${by(v.by)}.`,
  'ask.number': (v) => `Номер телефону: ${ownWords(v.phone)}.`,
  'ask.pay-in-parts': 'Платіть частинами.',
  'ask.new-account':
    'У листі сказано платити на новий рахунок. Спершу запитайте відправника за номером телефону, який ви знайшли самі.',
  'ask.use-reference': (v) =>
    `Вкажіть призначення платежу (Verwendungszweck): ${ownWords(v.reference)}.`,
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
  'ask.copies-only': 'Надсилайте лише копії, не оригінали.',
  'ask.identity-copy': (v) =>
    `Лист просить копію або фото вашого посвідчення чи паспорта${by(v.by)}. Перш ніж надсилати, переконайтеся, хто відправник.`,
  'ask.send-back-it': (v) => `Надішліть це назад${by(v.by)}.`,
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
  'ask.register-work': (v) =>
    `Зареєструйтеся в Agentur für Arbeit як ${v.seeking ? 'особа, що шукає роботу (arbeitsuchend)' : 'безробітна особа (arbeitslos)'}${by(v.by)}.`,
  'ask.confirm': (v) => `Підтвердьте${by(v.by)}${v.copy ? ' на копії' : ''}, що ви отримали лист.`,
  'ask.confirm-sign': 'Підпишіть.',
  'ask.confirm-date': 'Поставте дату й підпишіть.',
  'ask.agree': (v) =>
    `Відправник просить вашої згоди${by(v.by)}. Спершу прочитайте, про що йдеться.`,
  'ask.meter': (v) => `Зніміть показники лічильника й повідомте їх відправникові${by(v.by)}.`,
  'ask.object': (v) => `Якщо ви не згодні, подайте письмове заперечення${by(v.by)}.`,
  'ask.keep-letter': 'Збережіть цей лист.',
  'ask.check-list': 'Перевірте список у листі.',
  'ask.check-enclosed': 'Перевірте, що додано.',
  'ask.answer': (v) => `Дайте відповідь відправникові${by(v.by)}.`,
  'ask.call': (v) => `Зателефонуйте відправникові${by(v.by)}.`,
  'ask.contact': (v) => `Зверніться до відправника${by(v.by)}.`,

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

  'else.by-file': 'Установа вирішить без вашої відповіді, лише за тим, що вже має.',
  'else.deemed-withdrawn': 'Ваша заява вважатиметься відкликаною.',
  'else.deemed-agreed': 'Вважатиметься, що ви погодилися.',
  'else.deemed-refused': 'Це вважатиметься відмовою.',
  'else.deemed-accepted': 'Відправник вважатиме це правильним.',
  'else.appointment-lost': 'Ви втратите цю зустріч.',
  'else.all-due': 'Можливо, доведеться заплатити всю суму одразу.',
  'else.no-cover': 'Ви можете втратити страховий захист.',
  'else.licence': 'Ви можете втратити водійське посвідчення.',
  'else.no-driving': 'Вам можуть заборонити користуватися автомобілем.',
  'else.towed': 'Ваш автомобіль або речі можуть вивезти за ваш рахунок.',
  'else.brought': 'Вас може привести поліція.',
  'else.prison': 'Якщо ви не заплатите, суд може відправити вас до в’язниці на кілька днів.',
  'else.deported': 'Вас можуть вислати з Німеччини.',
  'else.delay': 'Це триватиме довше.',
  'else.place-lost': 'Ви втратите місце.',
  'else.right-lost': 'Ви втратите це право.',
  'else.no-money': 'Ви не отримаєте за це грошей.',
  'else.guilty': 'Суд може вирішити без вас.',
  'else.renewed': 'Договір триватиме далі.',
  'else.cut-by': (v) =>
    `Вашу допомогу можуть зменшити на ${v.percent} %${v.months === null ? '' : ` (термін: ${period({ count: v.months, unit: 'month' })})`}.`,
  'else.blocked-for': (v) =>
    `Ви можете не отримувати допомоги з безробіття (термін: ${period({ count: v.weeks, unit: 'week' })}).`,
  'else.fine-of': (v) => `Можливо, доведеться заплатити штраф до ${money(v.amount)}.`,
  'else.penalty-of': (v) => `Можливо, доведеться заплатити примусовий штраф ${money(v.amount)}.`,
  'else.fee-of': (v) => `Можливо, доведеться заплатити збір ${money(v.amount)}.`,
  'else.no-show-fee': (v) =>
    `Якщо ви не прийдете й не скасуєте, це коштуватиме ${money(v.amount)}.`,
  'else.interest-of': (v) => `Можливо, доведеться заплатити ${v.percent} % відсотків.`,

  'day.named': 'Цей день названо в листі.',
  'day.without-year':
    'У листі цей день названо без року; взято найближчий такий день після дати листа.',
  'day.mended': (v) =>
    `Цей день названо в листі; «${ownWords(v.read)}» прочитано як ${day(v.day)}, іншим днем це бути не може.`,
  'day.weekday-differs': (v) =>
    `У листі надруковано ${ownWords(v.printed)}, але день тижня й дата не збігаються. Будь ласка, подивіться на сторінку.`,
  'day.month-end': (v) => `У листі сказано «${ownWords(v.words)}»: це останній день того місяця.`,
  'day.in-words': (v) =>
    `У листі сказано «${ownWords(v.words)}»: рахуючи від дати листа, це ${longDay(v.day)}.`,
  'day.standing-order':
    'Від цього дня діє нова сума; лист просить змінити постійне доручення (Dauerauftrag).',
  'day.as-before': 'Лист посилається на день, названий раніше.',
  'day.in-table': 'Цей день названо в листі в таблиці платежів.',
  'day.in-table-debit':
    'Цей день названо в листі в таблиці; гроші списують із рахунку, переказувати нічого не потрібно.',
  'day.earliest-start':
    'У листі не сказано, від якого дня рахувати; найраніший можливий день — дата листа.',
  'day.posted': (v) => `Дата листа: ${longDay(v.day)}; цей день взято як день надсилання поштою.`,
  'day.printed-posting': (v) => `У листі названо день надсилання поштою: ${longDay(v.day)}.`,
  'day.from-service':
    'Строк починається в день вручення; його написано на конверті, у якому надійшов лист.',
  'day.from-arrival': 'Строк починається в день, коли лист надійшов до вас. Його знаєте лише ви.',
  'day.from-unread-date': 'Строк починається від дати листа, яку не вдалося прочитати.',
  'day.from-signature': 'Строк починається в день, коли ви підпишете.',
  'day.from-final':
    'Строк починається, коли рішення набере чинності: коли час для заперечення минув і ніхто не заперечив.',
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
