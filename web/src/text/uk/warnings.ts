import type { WarningSayings } from '../explained-tables.ts'
import { iban, ownWords, writtenIn } from '../said-in.ts'

const { money, figure, country } = writtenIn('uk-UA')

const sources = {
  girocode: 'Код на листі',
  'swiss-qr': 'Швейцарський платіжний код на листі',
  'e-invoice': 'Електронний рахунок у файлі',
}
const things = {
  payee: 'різні отримувачі',
  iban: 'різні рахунки',
  bic: 'різні BIC',
  amount: 'різні суми',
  purpose: 'різні призначення платежу',
}
const refusals = {
  'too-large': 'він набагато більший за рахунок',
  broken: 'він пошкоджений',
  entities: 'у ньому є частини, які можуть зашкодити',
  'no-invoice': 'він у формі, якої ми не знаємо',
  incomplete: 'бракує суми або валюти',
}
const sharper = 'Зробіть чіткіше фото зблизька або звірте важливе з листом.'
const onlyEuros =
  'Те, що ми готуємо для вашого банку, буває лише в євро. Платіть через застосунок банку, за самим листом.'

export const warnings: WarningSayings = {
  'warning.iban-country': (v) =>
    `Рахунок не в Німеччині. Країна: ${country(v.country)}. Перед оплатою запитайте відправника за номером телефону, який ви знайшли самі.`,
  'warning.iban-check-failed': (v) =>
    `Ми прочитали номер рахунку ${iban(v.iban)}, але його контрольні цифри неправильні. Перепишіть його з листа й перевірте перед оплатою.`,
  'warning.direct-debit':
    'Відправник спише гроші з вашого рахунку. Не переказуйте їх ще раз. Подбайте, щоб на рахунку було досить грошей.',
  'warning.credit': 'Ця сума на вашу користь. Це гроші для вас, а не рахунок.',
  'warning.amount-unsure': (v) =>
    `Ми прочитали ${money(v.amount)}, але не певні. Звірте з листом перед оплатою.`,
  'warning.amount-unread': 'Ми прочитали суму, але не певні. Звірте її з листом перед оплатою.',
  'warning.sum-mismatch': (v) =>
    `Суми в переліку разом дають ${money(v.sum)}, а не ${money(v.amount)}. Одну з них, можливо, неправильно прочитано або надруковано. Перевірте перелік.`,
  'warning.blurred-bank':
    'Дрібний текст унизу, де часто стоять дані рахунку, надто розмитий. Зробіть чіткіше фото зблизька, перш ніж платити.',
  'warning.blurred-footer': `Дрібний текст унизу надто розмитий, його не прочитати. ${sharper}`,
  'warning.blurred-address': `Адреса надто розмита, її не прочитати. ${sharper}`,
  'warning.blurred-info': `Блок із номерами й датами вгорі праворуч надто розмитий, його не прочитати. ${sharper}`,
  'warning.blurred-page':
    'Частини цієї сторінки важко прочитати. Звірте важливе з листом або зробіть чіткіше фото.',
  'warning.other-iban': (v) =>
    `${sources[v.from]} веде на рахунок ${iban(v.theirIban)}, а в тексті вказано ${iban(v.iban)}. Запитайте відправника, який правильний, за номером телефону, який ви знайшли самі.`,
  'warning.other-amount': (v) =>
    `${sources[v.from]} вимагає ${money(v.theirAmount)}, а текст — ${money(v.amount)}. Дізнайтеся чому, перш ніж платити: збір за запізнення, знижка, частина цілого?`,
  'warning.other-payee': (v) =>
    `${sources[v.from]} називає отримувачем грошей «${ownWords(v.theirs)}», а лист — «${ownWords(v.ours)}». Запитайте відправника, якщо не знаєте чому.`,
  'warning.other-bic': (v) =>
    `${sources[v.from]} називає BIC ${ownWords(v.theirs)}, а текст — ${ownWords(v.ours)}. Куди підуть гроші, вирішує IBAN: звірте його ще раз.`,
  'warning.other-purpose': (v) =>
    `${sources[v.from]} називає призначення «${ownWords(v.theirs)}», а текст — «${ownWords(v.ours)}». Подивіться в листі, яке потрібне відправникові.`,
  'warning.contradiction': (v) =>
    `У кодах та електронних рахунках цього листа ${things[v.what]}. Ми не взяли нічого з них. Подивіться в листі, що мається на увазі.`,
  'warning.credit-note': (v) =>
    `Електронний рахунок у файлі — це повернення: він дає вам гроші. Але текст вимагає ${money(v.amount)}. Запитайте відправника, перш ніж платити.`,
  'warning.foreign-amount': (v) =>
    `${sources[v.from]} вимагає ${figure(v.figure)} ${v.currency}, а не євро. ${onlyEuros}`,
  'warning.foreign-currency': (v) =>
    `${sources[v.from]} вимагає ${v.currency}, а не євро. ${onlyEuros}`,
  'warning.e-invoice-refused': (v) =>
    `У цьому файлі є електронний рахунок, який ми не прочитали: ${refusals[v.reason]}. Те, що ми кажемо, ґрунтується лише на надрукованому тексті.`,
  'warning.bank-unknown': (v) =>
    `Жоден німецький банк не має номера ${ownWords(v.code)}, який стоїть у цьому IBAN. Звірте IBAN з листом і запитайте відправника, перш ніж платити.`,
  'warning.bic-of-bank': (v) =>
    `У листі вказано BIC ${ownWords(v.bic)}, але цей IBAN належить банку ${ownWords(v.bank)} з BIC ${ownWords(v.known)}. Звірте IBAN ще раз, перш ніж платити.`,
}
