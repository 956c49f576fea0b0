import type { AskedDay, By, DayTold, ListedThings } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import askedWords from './asked-words.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import { many } from './many.ts'
import { plan } from './plan.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('ru-RU')

const words: WordsOf = {
  ...askedWords,
  forms: {
    questionnaire: 'анкету',
    agreement: 'соглашение',
    'power-of-attorney': 'доверенность',
    'tax-return': 'налоговую декларацию',
    declaration: 'заявление (Erklärung)',
    contract: 'договор',
    application: 'заявление (Antrag)',
    form: 'формуляр',
    copy: 'один экземпляр',
    copies: 'экземпляры',
    'both-copies': 'оба экземпляра',
    sheet: 'листок',
  },
  places: {
    meter: 'к счётчику',
    bathroom: 'в ванную',
    home: 'в вашу квартиру',
    cellar: 'в подвал',
  },
  since: {
    invoice: 'с даты счёта',
    arrival: 'после получения письма',
    service: 'после официального вручения',
    'end-known': 'после того, как вы узнали, когда закончится ваша работа',
  },
  leads: {
    or: 'Или:',
    also: 'В этом случае также:',
    'if-ill': 'Если вы больны и не можете прийти:',
    'if-not-coming': 'Если вы не можете прийти:',
    'if-not-at-once': 'Если вы не можете заплатить всё сразу:',
    'if-questions': 'Если у вас есть вопросы:',
    'if-disagree': 'Если вы не согласны:',
    'if-agree': 'Если вы согласны:',
    'if-order': 'Если вы хотите сделать заказ:',
    'if-moved': 'Если вы переехали:',
    'if-changes': 'Если что-то изменится:',
    'if-not-driver': 'Если за рулём были не вы:',
    'if-cannot-pay': 'Если вы не можете заплатить:',
    'if-interpreter': 'Если вам нужен переводчик:',
    'if-lost': 'Если вы это потеряли:',
    'if-want': 'Если вы этого хотите:',
    'if-benefits': 'Если вы получаете пособия:',
    'if-children': 'Если у вас есть дети:',
    'if-sold': 'Если вы это продали:',
    'if-more-time': 'Если вам нужно больше времени:',
    'if-job': 'Если вы найдёте работу:',
    'if-damage': 'Если есть повреждение:',
    'if-new-account': 'Если изменится ваш счёт:',
    'if-sick': 'Если вы больны:',
    'if-available': 'Если это у вас есть:',
    'if-wrong': 'Если вы считаете требование неверным:',
  },
  starts: {
    'that-day': 'этого дня',
    service: 'дня вручения',
    receipt: 'дня получения',
    arrival: 'дня, когда письмо пришло к вам',
    'letter-date': 'даты письма',
    'handed-over': 'дня передачи',
    contract: 'дня заключения договора',
    appointment: 'дня назначенной встречи',
    'contract-end': 'дня окончания договора',
    beginning: 'дня начала',
  },
  freeDays: {
    Saturday: 'суббота',
    Sunday: 'воскресенье',
    'New Year’s Day': 'Новый год',
    Epiphany: 'Богоявление (Heilige Drei Könige)',
    'International Women’s Day': 'Международный женский день',
    'Good Friday': 'Страстная пятница (Karfreitag)',
    'Easter Monday': 'Пасхальный понедельник',
    'Labour Day': 'День труда',
    'Ascension Day': 'Вознесение (Christi Himmelfahrt)',
    'Whit Monday': 'Духов день (Pfingstmontag)',
    'Corpus Christi': 'Праздник Тела Христова (Fronleichnam)',
    'Augsburg Peace Festival': 'Аугсбургский праздник мира',
    'Assumption Day': 'Успение (Mariä Himmelfahrt)',
    'World Children’s Day': 'Всемирный день ребёнка',
    'Day of German Unity': 'День германского единства',
    'Reformation Day': 'День Реформации',
    'All Saints’ Day': 'День всех святых',
    'Repentance Day': 'День покаяния и молитвы (Buß- und Bettag)',
    'Christmas Day': 'первый день Рождества',
    'Boxing Day': 'второй день Рождества',
    'Liberation Day': 'День освобождения',
    'Uprising Day': 'годовщина народного восстания',
  },
}

const at = (time: string | null) => (time ? ` в ${clock(time)}` : '')
const listed = (v: ListedThings) =>
  v.count === null
    ? list([...v.things.map((id) => words.things[id]), ...v.named.map(ownWords)])
    : `вещи из списка (${v.count})`
const told = ({ day: on, time, counted }: DayTold) =>
  `${day(on)}${at(time)}${counted ? ' (рассчитано, в письме не указано)' : ''}`
const on = (one: AskedDay | null) => (one ? ` (${longDay(one.day)}${at(one.time)})` : '')

function by(until: By): string {
  if (until === null) return ''
  if (until === 'at-once') return ' немедленно'
  if ('day' in until) return ` до ${day(until.day)}${at(until.time)}`
  const { count, unit, since } = until
  const length = {
    day: many(count, { one: `${count} дня`, other: `${count} дней` }),
    'working-day': many(count, { one: `${count} рабочего дня`, other: `${count} рабочих дней` }),
    week: many(count, { one: `${count} недели`, other: `${count} недель` }),
    month: many(count, { one: `${count} месяца`, other: `${count} месяцев` }),
  }
  return ` в течение ${length[unit]}${since ? ` ${words.since[since]}` : ''}`
}

function period({ count, unit, toMonthEnd }: Length): string {
  const length = {
    day: many(count, { one: `${count} день`, few: `${count} дня`, other: `${count} дней` }),
    week: many(count, { one: `${count} неделя`, few: `${count} недели`, other: `${count} недель` }),
    month: many(count, {
      one: `${count} месяц`,
      few: `${count} месяца`,
      other: `${count} месяцев`,
    }),
    year: many(count, { one: `${count} год`, few: `${count} года`, other: `${count} лет` }),
  }
  return toMonthEnd ? `${length[unit]} (до конца месяца)` : length[unit]
}

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

export const sayings: Sayings = {
  ...warnings,
  ...plan,
  'summary.no-text': 'На этой странице мы не смогли прочитать текст.',
  'summary.sender-on': (v) => `Отправитель ${ownWords(v.sender)} написал это письмо ${day(v.day)}.`,
  'summary.sender': (v) => `Это письмо написал отправитель ${ownWords(v.sender)}.`,
  'summary.written-on': (v) =>
    `Это письмо написано ${day(v.day)}. Кто его отправил, мы прочитать не смогли.`,
  'summary.no-sender': 'Кто отправил это письмо, мы прочитать не смогли.',
  'summary.kind': (v) => whatIs(kinds, v.kind),
  'summary.subject': (v) =>
    `Тема письма: «${ownWords(v.subject)}». Что это за письмо, мы определить не смогли.`,
  'summary.no-kind': 'Что это за письмо, мы определить не смогли.',
  'summary.credit': (v) => `В вашу пользу ${money(v.amount)}.`,
  'summary.taken': (v) =>
    `${v.amount === null ? 'Сумма к оплате' : `Сумма ${money(v.amount)}`} будет списана с вашего счёта${v.day ? ` ${day(v.day)}` : ''}. Переводить ничего не нужно.`,
  'summary.names-amount': (v) => `В письме названа сумма ${money(v.amount)}.`,
  'summary.pay': (v) => `Вас просят заплатить ${money(v.amount)}.`,
  'summary.pay-by': (v) => `Вас просят заплатить ${money(v.amount)} до ${day(v.day)}.`,
  'summary.first-payment': (v) => `Первый платёж нужно сделать до ${day(v.day)}.`,
  'summary.something-to-pay': (v) => `До ${day(v.day)} нужно что-то заплатить.`,
  'summary.payee': (v) => `Деньги должен получить: ${ownWords(v.payee)}.`,
  'summary.late-fee': (v) =>
    `В письме названы дополнительные расходы за опоздание: ${money(v.amount)}.`,

  'until.pay': (v) => `Ещё один платёж нужно сделать до ${told(v)}.`,
  'until.object': (v) => `Если вы не согласны, вы можете подать возражение до ${told(v)}.`,
  'until.sue': (v) => `Если вы не согласны, вы можете обратиться в суд до ${told(v)}.`,
  'until.reply': (v) => `Ответ ждут до ${told(v)}.`,
  'until.send-documents': (v) => `Документы или формуляр нужно отправить до ${told(v)}.`,
  'until.consent': (v) => `Отправитель просит вашего согласия до ${told(v)}.`,
  'until.appointment': (v) => `Назначена встреча: ${told(v)}.`,
  'until.terminate': (v) => `Вы можете расторгнуть договор до ${told(v)}.`,
  'until.other': (v) => `День, который стоит запомнить: ${told(v)}.`,
  'limited.pay': 'Время на оплату ограничено.',
  'limited.object': 'Время на возражение ограничено.',
  'limited.sue': 'Время на обращение в суд ограничено.',
  'limited.reply': 'Время на ответ ограничено.',
  'limited.send-documents': 'Время на отправку документов ограничено.',
  'limited.consent': 'Время на ваше согласие ограничено.',
  'limited.appointment': 'Время на запись на приём ограничено.',
  'limited.terminate': 'Время на расторжение договора ограничено.',
  'limited.other': 'Время на то, о чём просит письмо, ограничено.',
  'limited.from-arrival': 'Оно идёт с того дня, когда письмо пришло к вам.',
  'limited.from-service': 'Оно идёт с того дня, когда письмо было вам официально вручено.',
  'summary.may-ask':
    'Возможно, письмо чего-то от вас хочет. Прочитайте его целиком, чтобы быть уверенными.',
  'summary.nothing': 'Мы не нашли ничего, что вы должны сделать.',

  thing: (v) => words.things[v.thing],
  'only.if': (v) => `Только ${words.leads[v.only].replace(/^Е/u, 'е').replace(/:$/u, '')}.`,
  'only.unknown': 'Только в некоторых случаях. Мы не смогли определить, касается ли это вас.',

  'ask.pay': (v) => {
    const plus = { interest: ' и проценты', more: ' и дополнительные расходы из письма' }
    const to =
      v.account === 'named'
        ? ' на счёт, указанный в письме'
        : v.account
          ? ` на счёт ${ownWords(v.account)}`
          : ''
    return `Заплатите ${v.amount === null ? 'сумму из письма' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-or-object': (v) =>
    `Заплатите суммы${by(v.by)} или отправьте в суд приложенный формуляр и напишите, что вы не согласны.`,
  'ask.pay-not-court': 'Если платите, не платите суду.',
  'ask.pay-back': (v) => `Верните ${v.amount === null ? 'деньги' : money(v.amount)}${by(v.by)}.`,
  'ask.use-account': 'Для платежей используйте счёт из этого письма.',
  'ask.put-reference': (v) =>
    `Укажите при оплате ${v.reference === null ? 'номер этого письма' : `номер ${ownWords(v.reference)}`}.`,
  'ask.standing-order': (v) =>
    `Измените регулярный платёж на ${v.amount === null ? 'новую сумму' : money(v.amount)}.`,
  'ask.things': (v) => `${words.doing[v.doing]} ${listed(v)}${by(v.by)}.`,
  'ask.do': (v) => `${words.tasks[v.task]}${by(v.by)}.`,
  'ask.sign-may': 'Вас просят подписать. Вы не обязаны.',
  'ask.sign-means': (v) => `Подпись означает: ${words.signing[v.meaning]}.`,
  'ask.tax-returns': (v) =>
    `Подайте налоговые декларации${v.online ? ' онлайн (ELSTER)' : ''}${by(v.by)}.`,
  'ask.end-contract': (v) => `Письменно расторгните договор${by(v.by)}.`,
  'ask.check-details': 'Проверьте эти данные в письме.',
  'ask.tell-so': (v) =>
    `Сообщите отправителю${by(v.by)}${v.proof ? ' и отправьте подтверждение' : ''}.`,
  'ask.comment': (v) => `Напишите, как всё было с вашей точки зрения, и отправьте это${by(v.by)}.`,
  'ask.number': (v) => `Номер телефона: ${ownWords(v.phone)}.`,
  'ask.pay-in-parts': 'Платите частями.',
  'ask.new-account':
    'В письме сказано платить на новый счёт. Сначала спросите отправителя по номеру телефона, который вы нашли сами.',
  'ask.use-reference': (v) =>
    `Укажите назначение платежа (Verwendungszweck): ${ownWords(v.reference)}.`,
  'ask.cover-account': 'Позаботьтесь, чтобы на вашем счёте было достаточно денег.',
  'ask.fill-in': (v) =>
    `Заполните${v.sign ? ' и подпишите' : ''} ${words.forms[v.form]}${by(v.by)}.`,
  'ask.sign': (v) => `Подпишите ${words.forms[v.form]}${by(v.by)}.`,
  'ask.send-form': (v) => {
    const steps = [
      ...(v.fill ? ['заполните'] : []),
      ...(v.sign ? ['подпишите'] : []),
      v.back ? 'отправьте обратно' : 'отправьте',
    ]
    const joined = list(steps)
    return `${joined.charAt(0).toUpperCase()}${joined.slice(1)} ${words.forms[v.form]}${by(v.by)}.`
  },
  'ask.copies-only': 'Отправляйте только копии, не оригиналы.',
  'ask.identity-copy': (v) =>
    `Письмо просит копию или фото вашего удостоверения или паспорта${by(v.by)}. Прежде чем отправлять, убедитесь, кто отправитель.`,
  'ask.send-back-it': (v) => `Отправьте это обратно${by(v.by)}.`,
  'ask.must-come': 'Вы должны прийти, если вам не сообщат, что это не нужно.',
  'ask.come': (v) => {
    const to = { test: ' на тест для определения уровня', appointment: ' на назначенную встречу' }
    return `Придите${v.self ? ' лично' : ''}${v.early ? ' вовремя' : ''}${v.to ? to[v.to] : ''}${on(v.on)}.`
  },
  'ask.place': (v) => `Место: ${ownWords(v.place)}.`,
  'ask.call-off': 'Отмените встречу.',
  'ask.call-off-before': ({ count, working }) =>
    `Отмените встречу не позднее чем за ${
      working
        ? many(count, {
            one: `${count} рабочий день`,
            few: `${count} рабочих дня`,
            other: `${count} рабочих дней`,
          })
        : period({ count, unit: 'day' })
    }.`,
  'ask.make-appointment': (v) => `Запишитесь на приём${by(v.by)}.`,
  'ask.let-in': (v) =>
    `Позаботьтесь, чтобы можно было попасть ${words.places[v.place]}${on(v.on)}.`,
  'ask.register-work': (v) =>
    `Зарегистрируйтесь в Agentur für Arbeit как ${v.seeking ? 'ищущий работу (arbeitsuchend)' : 'безработный (arbeitslos)'}${by(v.by)}.`,
  'ask.confirm': (v) =>
    `Подтвердите${by(v.by)}${v.copy ? ' на копии' : ''}, что вы получили письмо.`,
  'ask.confirm-sign': 'Подпишите.',
  'ask.confirm-date': 'Поставьте дату и подпишите.',
  'ask.agree': (v) =>
    `Отправитель просит вашего согласия${by(v.by)}. Сначала прочитайте, о чём речь.`,
  'ask.meter': (v) => `Снимите показания счётчика и сообщите их отправителю${by(v.by)}.`,
  'ask.object': (v) => `Если вы не согласны, подайте письменное возражение${by(v.by)}.`,
  'ask.keep-letter': 'Сохраните это письмо.',
  'ask.check-list': 'Проверьте список в письме.',
  'ask.check-enclosed': 'Проверьте, что приложено.',
  'ask.answer': (v) => `Ответьте отправителю${by(v.by)}.`,
  'ask.call': (v) => `Позвоните отправителю${by(v.by)}.`,
  'ask.contact': (v) => `Обратитесь к отправителю${by(v.by)}.`,

  'threat.supply':
    'В письме сказано, что вам могут отключить снабжение, если вы ничего не сделаете.',
  'threat.enforced':
    'В письме сказано, что долг могут взыскать принудительно, если вы ничего не сделаете.',
  'threat.by-force':
    'В письме сказано, что вас могут доставить принудительно или принять другие меры, если вы не придёте.',
  'threat.fine':
    'В письме сказано, что вам, возможно, придётся заплатить штраф, если вы ничего не сделаете.',
  'threat.estimate':
    'В письме сказано, что ведомство может оценить суммы само, если не получит ответа.',
  'threat.refused':
    'В письме сказано, что в деньгах или разрешении могут отказать или урезать их, если вы ничего не сделаете.',
  'threat.court': 'В письме сказано, что дело может дойти до суда, если вы ничего не сделаете.',
  'threat.collector':
    'В письме сказано, что могут привлечь коллекторов (Inkasso) или бюро кредитных историй, если вы ничего не сделаете.',
  'threat.contract': 'В письме сказано, что договор могут расторгнуть, если вы ничего не сделаете.',
  'threat.costs-more': 'В письме сказано, что при опоздании придётся заплатить больше.',
  'else.supply': 'Вам могут отключить снабжение.',
  'else.connection': 'Ваше подключение могут отключить.',
  'else.court-order':
    'Другая сторона может получить судебный приказ (Vollstreckungsbescheid) и взыскать деньги принудительно.',
  'else.payment-order': 'Дело может перейти в суд для выдачи приказа об оплате (Mahnverfahren).',
  'else.bailiff': 'В письме сказано, что может прийти судебный исполнитель (Gerichtsvollzieher).',
  'else.seized': 'На ваш счёт или зарплату могут наложить арест.',
  'else.by-force': 'Деньги могут взыскать принудительно.',
  'else.court': 'Дело может дойти до суда.',
  'else.eviction': 'Арендодатель может через суд потребовать, чтобы вы выехали.',
  'else.fine': 'Возможно, вам придётся заплатить штраф (Bußgeld).',
  'else.offence': 'Это может считаться нарушением, за которое полагается штраф.',
  'else.penalty': 'Возможно, вам придётся заплатить принудительный штраф (Zwangsgeld).',
  'else.estimate': 'Ведомство может оценить суммы само.',
  'else.benefit-blocked': 'Выплату пособия по безработице могут на время остановить (Sperrzeit).',
  'else.benefit-stopped': 'В вашем пособии могут отказать или прекратить его.',
  'else.benefit-reduced': 'Ваше пособие могут уменьшить.',
  'else.application-refused': 'Ваше заявление могут отклонить.',
  'else.family-insurance': 'Семейную страховку могут прекратить.',
  'else.late-charges': 'За опоздание могут начислить надбавки.',
  'else.reminder-fees': 'Могут добавиться расходы на напоминание (Mahngebühr).',
  'else.interest': 'Возможно, вам придётся заплатить проценты.',
  'else.collector': 'Могут привлечь коллекторскую фирму (Inkasso).',
  'else.credit-agency': 'Об этом могут сообщить в бюро кредитных историй (например, Schufa).',
  'else.contract': 'Договор с вами могут расторгнуть.',
  'else.costs-more': 'Это может обойтись вам дороже.',
  'else.bear-costs': 'Возможно, вам придётся оплатить расходы, которые из-за этого возникнут.',
  'else.instalments-end': 'Договорённость платить позже или частями закончится.',
  'else.charged': 'С вас могут взять за это плату.',
  'else.set-off': 'Сумму могут зачесть в счёт вашего долга.',
  'else.given-away': 'То, что держат для вас, могут отдать другому.',
  'else.destroyed': 'То, что вас ждёт, могут уничтожить.',
  'else.closed': 'Дело могут закрыть без дальнейших выплат вам.',
  'else.course-fee': 'Вам придётся заплатить за весь курс.',

  'else.by-file': 'Учреждение решит без вашего ответа, только по тому, что уже есть.',
  'else.deemed-withdrawn': 'Ваше заявление будет считаться отозванным.',
  'else.deemed-agreed': 'Будет считаться, что вы согласились.',
  'else.deemed-refused': 'Это будет считаться отказом.',
  'else.deemed-accepted': 'Отправитель будет считать это верным.',
  'else.appointment-lost': 'Вы потеряете эту встречу.',
  'else.all-due': 'Возможно, придётся заплатить всю сумму сразу.',
  'else.no-cover': 'Вы можете потерять страховую защиту.',
  'else.licence': 'Вы можете потерять водительские права.',
  'else.no-driving': 'Вам могут запретить пользоваться автомобилем.',
  'else.towed': 'Вашу машину или вещи могут вывезти за ваш счёт.',
  'else.brought': 'Вас может привести полиция.',
  'else.prison': 'Если вы не заплатите, суд может отправить вас в тюрьму на несколько дней.',
  'else.deported': 'Вас могут выслать из Германии.',
  'else.delay': 'Это продлится дольше.',
  'else.place-lost': 'Вы потеряете место.',
  'else.right-lost': 'Вы потеряете это право.',
  'else.no-money': 'Вы не получите за это денег.',
  'else.guilty': 'Суд может решить без вас.',
  'else.renewed': 'Договор будет действовать дальше.',
  'else.cut-by': (v) =>
    `Ваше пособие могут уменьшить на ${v.percent} %${v.months === null ? '' : ` (срок: ${period({ count: v.months, unit: 'month' })})`}.`,
  'else.blocked-for': (v) =>
    `Вы можете не получать пособие по безработице (срок: ${period({ count: v.weeks, unit: 'week' })}).`,
  'else.fine-of': (v) => `Возможно, придётся заплатить штраф до ${money(v.amount)}.`,
  'else.penalty-of': (v) => `Возможно, придётся заплатить принудительный штраф ${money(v.amount)}.`,
  'else.fee-of': (v) => `Возможно, придётся заплатить сбор ${money(v.amount)}.`,
  'else.no-show-fee': (v) =>
    `Если вы не придёте и не отмените, это будет стоить ${money(v.amount)}.`,
  'else.interest-of': (v) => `Возможно, придётся заплатить ${v.percent} % процентов.`,

  'day.named': 'Этот день назван в письме.',
  'day.without-year':
    'В письме этот день назван без года; взят ближайший такой день после даты письма.',
  'day.mended': (v) =>
    `Этот день назван в письме; «${ownWords(v.read)}» прочитано как ${day(v.day)}, другим днём это быть не может.`,
  'day.weekday-differs': (v) =>
    `В письме напечатано ${ownWords(v.printed)}, но день недели и дата не совпадают. Пожалуйста, посмотрите на страницу.`,
  'day.month-end': (v) =>
    `В письме сказано «${ownWords(v.words)}»: это последний день того месяца.`,
  'day.in-words': (v) =>
    `В письме сказано «${ownWords(v.words)}»: считая от даты письма, это ${longDay(v.day)}.`,
  'day.standing-order':
    'С этого дня действует новая сумма; письмо просит изменить постоянное поручение (Dauerauftrag).',
  'day.as-before': 'Письмо ссылается на день, названный раньше.',
  'day.in-table': 'Этот день назван в письме в таблице платежей.',
  'day.in-table-debit':
    'Этот день назван в письме в таблице; деньги списываются со счёта, переводить ничего не нужно.',
  'day.earliest-start':
    'В письме не сказано, с какого дня считать; самый ранний возможный день — дата письма.',
  'day.posted': (v) => `Дата письма: ${longDay(v.day)}; этот день взят как день отправки по почте.`,
  'day.printed-posting': (v) => `В письме назван день отправки по почте: ${longDay(v.day)}.`,
  'day.from-service':
    'Срок начинается в день вручения; он написан на конверте, в котором пришло письмо.',
  'day.from-arrival': 'Срок начинается в день, когда письмо пришло к вам. Его знаете только вы.',
  'day.from-unread-date': 'Срок начинается с даты письма, которую не удалось прочитать.',
  'day.from-signature': 'Срок начинается в день, когда вы подпишете.',
  'day.from-final':
    'Срок начинается, когда решение вступит в силу: когда время для возражения прошло и никто не возразил.',
  'day.arrival-needed':
    'Дату письма не удалось прочитать, поэтому нужен день, когда оно пришло к вам.',
  'day.you-say-arrived': (v) => `Вы указали день, когда письмо пришло к вам: ${longDay(v.day)}.`,
  'day.you-say-served': (v) =>
    `Вы указали, что на конверте написан день вручения: ${longDay(v.day)}; в этот день начинается срок (§ 180 ZPO).`,
  'day.you-do-not-know': (v) =>
    `Вы не знаете этот день. Письмо не могло прийти раньше своей даты: ${longDay(v.day)}. Этот день взят, чтобы вы не опоздали; настоящий срок может закончиться позже.`,
  'day.you-gave': 'Этот день оплаты указали вы.',

  'count.deemed': (v) =>
    `Решение, отправленное по почте, считается полученным на ${v.nth === 4 ? 'четвёртый' : 'третий'} день после отправки: ${longDay(v.day)} (${v.law}).`,
  'count.deemed-unsure':
    'Только в налоговом праве этот день переносится с выходного или праздника; какое право действует, точно не известно, поэтому взят более ранний день.',
  'count.deemed-stays': (v) =>
    `В ${v.branch === 'social' ? 'социальном' : 'административном'} праве этот день не переносится с выходного или праздника.`,
  'count.later': (v) =>
    `На самом деле письмо пришло позже: ${longDay(v.day)}; считается этот день.`,
  'count.period': (v) =>
    `${period(v)}, считая от ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.no-such-day': (v) =>
    `В этом месяце нет ${v.day}-го числа, поэтому считается последний день (§ 188 Abs. 3 BGB).`,
  'count.before': (v) =>
    `${period(v)} до ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.working-days': (v) =>
    `За ${many(v.count, { one: `${v.count} рабочий день`, few: `${v.count} рабочих дня`, other: `${v.count} рабочих дней` })} (с понедельника по субботу) до ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.moved': (v) =>
    `${longDay(v.from)} — нерабочий день (${v.free.map((one) => words.freeDays[one]).join(', ')}), поэтому день переносится: ${longDay(v.to)} (${v.law}).`,
  'count.maybe-holiday': (v) =>
    `${longDay(v.day)} — праздник (${words.freeDays[v.holiday]}) только в некоторых местах; для надёжности он считается рабочим днём.`,
}
