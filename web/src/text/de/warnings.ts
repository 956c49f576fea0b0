import type { WarningSayings } from '../explained-tables.ts'
import { iban, ownWords, writtenIn } from '../said-in.ts'

const { money, figure, country } = writtenIn('de-DE')

const sources = {
  girocode: 'Der Code auf dem Brief',
  'swiss-qr': 'Der Schweizer Zahlungscode auf dem Brief',
  'e-invoice': 'Die elektronische Rechnung in der Datei',
}
const things = {
  payee: 'verschiedene Empfänger',
  iban: 'verschiedene Konten',
  bic: 'verschiedene BIC',
  amount: 'verschiedene Beträge',
  purpose: 'verschiedene Verwendungszwecke',
}
const refusals = {
  'too-large': 'Sie ist viel größer als eine Rechnung',
  broken: 'Sie ist beschädigt',
  entities: 'Sie hat Teile, die schaden können',
  'no-invoice': 'Sie hat eine Form, die wir nicht kennen',
  incomplete: 'Betrag oder Währung fehlen',
}
const noTransfer = {
  settled: 'nichts mehr zu zahlen ist',
  debit: 'der Absender das Geld von Ihrem Konto abbucht',
  card: 'Sie mit Karte zahlen',
  cash: 'Sie bar zahlen',
  online: 'Sie mit einem Online-Bezahldienst zahlen',
  'set-off': 'der Betrag mit Geld verrechnet wird, das der Absender Ihnen schuldet',
}
const sharper =
  'Machen Sie ein schärferes Foto aus der Nähe, oder vergleichen Sie Wichtiges mit dem Brief.'
const onlyEuros =
  'Was wir für Ihre Bank vorbereiten, ist nur in Euro. Bezahlen Sie mit der App Ihrer Bank, nach dem Brief selbst.'

export const warnings: WarningSayings = {
  'warning.iban-country': (v) =>
    `Das Konto ist nicht in Deutschland. Land: ${country(v.country)}. Fragen Sie den Absender, bevor Sie zahlen, unter einer Telefonnummer, die Sie selbst heraussuchen.`,
  'warning.iban-check-failed': (v) =>
    `Wir haben die Kontonummer ${iban(v.iban)} gelesen, aber ihre Prüfziffern stimmen nicht. Schreiben Sie sie vom Brief ab und prüfen Sie sie, bevor Sie zahlen.`,
  'warning.direct-debit':
    'Der Absender bucht das Geld von Ihrem Konto ab. Überweisen Sie es nicht zusätzlich. Achten Sie darauf, dass genug Geld auf dem Konto ist.',
  'warning.credit': 'Dieser Betrag ist zu Ihren Gunsten. Es ist Geld für Sie, keine Rechnung.',
  'warning.amount-unsure': (v) =>
    `Wir haben ${money(v.amount)} gelesen, sind aber nicht sicher. Vergleichen Sie es mit dem Brief, bevor Sie zahlen.`,
  'warning.amount-unread':
    'Wir haben den Betrag gelesen, sind aber nicht sicher. Vergleichen Sie ihn mit dem Brief, bevor Sie zahlen.',
  'warning.sum-mismatch': (v) =>
    `Die Beträge in der Liste ergeben zusammen ${money(v.sum)}, nicht ${money(v.amount)}. Einer davon ist vielleicht falsch gelesen oder falsch gedruckt. Prüfen Sie die Liste.`,
  'warning.blurred-bank':
    'Das Kleingedruckte unten, wo oft die Bankverbindung steht, ist zu unscharf zum Lesen. Machen Sie ein schärferes Foto aus der Nähe, bevor Sie zahlen.',
  'warning.blurred-footer': `Das Kleingedruckte unten ist zu unscharf zum Lesen. ${sharper}`,
  'warning.blurred-address': `Die Adresse ist zu unscharf zum Lesen. ${sharper}`,
  'warning.blurred-info': `Der Block mit Nummern und Daten oben rechts ist zu unscharf zum Lesen. ${sharper}`,
  'warning.blurred-page':
    'Teile dieser Seite sind schwer zu lesen. Vergleichen Sie Wichtiges mit dem Brief, oder machen Sie ein schärferes Foto.',
  'warning.other-iban': (v) =>
    `${sources[v.from]} zahlt an ${iban(v.theirIban)}, aber im Text steht ${iban(v.iban)}. Fragen Sie den Absender, was richtig ist, unter einer Telefonnummer, die Sie selbst heraussuchen.`,
  'warning.other-amount': (v) =>
    `${sources[v.from]} verlangt ${money(v.theirAmount)}, der Text ${money(v.amount)}. Finden Sie heraus, warum, bevor Sie zahlen: eine Mahngebühr, ein Nachlass, ein Teil des Ganzen?`,
  'warning.other-payee': (v) =>
    `${sources[v.from]} nennt „${ownWords(v.theirs)}“ als Empfänger des Geldes, aber der Brief nennt „${ownWords(v.ours)}“. Fragen Sie den Absender, wenn Sie nicht wissen, warum.`,
  'warning.other-bic': (v) =>
    `${sources[v.from]} nennt die BIC ${ownWords(v.theirs)}, der Text ${ownWords(v.ours)}. Die IBAN entscheidet, wohin das Geld geht: Vergleichen Sie sie noch einmal.`,
  'warning.other-purpose': (v) =>
    `${sources[v.from]} nennt den Verwendungszweck „${ownWords(v.theirs)}“, der Text „${ownWords(v.ours)}“. Sehen Sie im Brief nach, welchen der Absender will.`,
  'warning.contradiction': (v) =>
    `Die Codes und elektronischen Rechnungen dieses Briefes nennen ${things[v.what]}. Wir haben keinen davon übernommen. Sehen Sie im Brief nach, was gemeint ist.`,
  'warning.credit-note': (v) =>
    `Die elektronische Rechnung in der Datei ist eine Gutschrift: Sie gibt Ihnen Geld. Aber der Text verlangt ${money(v.amount)}. Fragen Sie den Absender, bevor Sie zahlen.`,
  'warning.no-transfer': (v) =>
    `In der elektronischen Rechnung in der Datei steht, dass ${noTransfer[v.how]}. Aber der Text verlangt ${money(v.amount)}. Fragen Sie den Absender, bevor Sie zahlen.`,
  'warning.code-fault': (v) =>
    v.what === 'amount'
      ? 'Der Betrag im Code auf dem Brief hat einen Fehler. Wir haben ihn nicht übernommen. Wenn Sie den Code mit Ihrer Banking-App scannen, vergleichen Sie den Betrag mit dem Brief, bevor Sie zahlen.'
      : 'Die Kontonummer im Code auf dem Brief hat einen Fehler. Wir haben sie nicht übernommen. Nehmen Sie die Kontonummer aus dem Text des Briefes.',
  'warning.foreign-amount': (v) =>
    `${sources[v.from]} verlangt ${figure(v.figure)} ${v.currency}, nicht Euro. ${onlyEuros}`,
  'warning.foreign-currency': (v) =>
    `${sources[v.from]} verlangt ${v.currency}, nicht Euro. ${onlyEuros}`,
  'warning.e-invoice-refused': (v) =>
    `Zu dieser Datei gehört eine elektronische Rechnung, die wir nicht gelesen haben: ${refusals[v.reason]}. Was wir sagen, beruht nur auf dem gedruckten Text.`,
  'warning.bank-unknown': (v) =>
    `Keine deutsche Bank hat die Nummer ${ownWords(v.code)}, die in dieser IBAN steht. Vergleichen Sie die IBAN mit dem Brief, und fragen Sie den Absender, bevor Sie zahlen.`,
  'warning.bic-of-bank': (v) =>
    `Im Brief steht die BIC ${ownWords(v.bic)}, aber die IBAN gehört zu ${ownWords(v.bank)} mit der BIC ${ownWords(v.known)}. Vergleichen Sie die IBAN noch einmal, bevor Sie zahlen.`,
}
