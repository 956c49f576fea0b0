import type { WarningSayings } from '../explained-tables.ts'
import { iban, ownWords, writtenIn } from '../said-in.ts'

const { money, figure, country } = writtenIn('ru-RU')

const sources = {
  girocode: 'Код на письме',
  'swiss-qr': 'Швейцарский платёжный код на письме',
  'e-invoice': 'Электронный счёт в файле',
}
const things = {
  payee: 'разные получатели',
  iban: 'разные счета',
  bic: 'разные BIC',
  amount: 'разные суммы',
  purpose: 'разные назначения платежа',
}
const refusals = {
  'too-large': 'он намного больше счёта',
  broken: 'он повреждён',
  entities: 'в нём есть части, которые могут навредить',
  'no-invoice': 'он в форме, которой мы не знаем',
  incomplete: 'не хватает суммы или валюты',
}
const sharper = 'Сделайте более чёткое фото вблизи или сверьте важное с письмом.'
const onlyEuros =
  'То, что мы готовим для вашего банка, бывает только в евро. Платите через приложение банка, по самому письму.'

export const warnings: WarningSayings = {
  'warning.iban-country': (v) =>
    `Счёт не в Германии. Страна: ${country(v.country)}. Перед оплатой спросите отправителя по номеру телефона, который вы нашли сами.`,
  'warning.iban-check-failed': (v) =>
    `Мы прочитали номер счёта ${iban(v.iban)}, но его контрольные цифры неверны. Перепишите его из письма и проверьте перед оплатой.`,
  'warning.direct-debit':
    'Отправитель спишет деньги с вашего счёта. Не переводите их ещё раз. Проследите, чтобы на счёте было достаточно денег.',
  'warning.credit': 'Эта сумма в вашу пользу. Это деньги для вас, а не счёт.',
  'warning.amount-unsure': (v) =>
    `Мы прочитали ${money(v.amount)}, но не уверены. Сверьте с письмом перед оплатой.`,
  'warning.amount-unread': 'Мы прочитали сумму, но не уверены. Сверьте её с письмом перед оплатой.',
  'warning.sum-mismatch': (v) =>
    `Суммы в списке дают вместе ${money(v.sum)}, а не ${money(v.amount)}. Одна из них, возможно, неверно прочитана или напечатана. Проверьте список.`,
  'warning.blurred-bank':
    'Мелкий текст внизу, где часто стоят данные счёта, слишком размыт. Сделайте более чёткое фото вблизи, прежде чем платить.',
  'warning.blurred-footer': `Мелкий текст внизу слишком размыт, его не прочесть. ${sharper}`,
  'warning.blurred-address': `Адрес слишком размыт, его не прочесть. ${sharper}`,
  'warning.blurred-info': `Блок с номерами и датами вверху справа слишком размыт, его не прочесть. ${sharper}`,
  'warning.blurred-page':
    'Части этой страницы трудно прочесть. Сверьте важное с письмом или сделайте более чёткое фото.',
  'warning.other-iban': (v) =>
    `${sources[v.from]} ведёт на счёт ${iban(v.theirIban)}, а в тексте указан ${iban(v.iban)}. Спросите отправителя, какой верный, по номеру телефона, который вы нашли сами.`,
  'warning.other-amount': (v) =>
    `${sources[v.from]} требует ${money(v.theirAmount)}, а текст — ${money(v.amount)}. Узнайте почему, прежде чем платить: сбор за опоздание, скидка, часть целого?`,
  'warning.other-payee': (v) =>
    `${sources[v.from]} называет получателем денег «${ownWords(v.theirs)}», а письмо — «${ownWords(v.ours)}». Спросите отправителя, если не знаете почему.`,
  'warning.other-bic': (v) =>
    `${sources[v.from]} называет BIC ${ownWords(v.theirs)}, а текст — ${ownWords(v.ours)}. Куда пойдут деньги, решает IBAN: сверьте его ещё раз.`,
  'warning.other-purpose': (v) =>
    `${sources[v.from]} называет назначение «${ownWords(v.theirs)}», а текст — «${ownWords(v.ours)}». Посмотрите в письме, какое нужно отправителю.`,
  'warning.contradiction': (v) =>
    `В кодах и электронных счетах этого письма ${things[v.what]}. Мы не взяли ничего из них. Посмотрите в письме, что имеется в виду.`,
  'warning.credit-note': (v) =>
    `Электронный счёт в файле — это возврат: он даёт вам деньги. Но текст требует ${money(v.amount)}. Спросите отправителя, прежде чем платить.`,
  'warning.foreign-amount': (v) =>
    `${sources[v.from]} требует ${figure(v.figure)} ${v.currency}, а не евро. ${onlyEuros}`,
  'warning.foreign-currency': (v) =>
    `${sources[v.from]} требует ${v.currency}, а не евро. ${onlyEuros}`,
  'warning.e-invoice-refused': (v) =>
    `В этом файле есть электронный счёт, который мы не прочитали: ${refusals[v.reason]}. То, что мы говорим, основано только на напечатанном тексте.`,
  'warning.bank-unknown': (v) =>
    `Ни у одного немецкого банка нет номера ${ownWords(v.code)}, который стоит в этом IBAN. Сверьте IBAN с письмом и спросите отправителя, прежде чем платить.`,
  'warning.bic-of-bank': (v) =>
    `В письме указан BIC ${ownWords(v.bic)}, но этот IBAN принадлежит банку ${ownWords(v.bank)} с BIC ${ownWords(v.known)}. Сверьте IBAN ещё раз, прежде чем платить.`,
}
