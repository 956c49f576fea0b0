import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const correct: Tables['correct'] = {
  correct: 'Berichtigen',
  correctOf: (label) => `Berichtigen: ${label}`,
  list: 'Etwas berichtigen oder ergänzen',
  listTitle: 'Was ist falsch oder fehlt?',
  notFound: 'Nicht gefunden',
  reads: (value) => `Im Brief wurde ${value} gelesen.`,
  readNothing: 'Das wurde im Brief nicht gefunden.',
  byYou: 'Von Ihnen angegeben',
  waiting: 'Wartet auf das Senden',
  value: 'Was dort stehen soll',
  amountNote: 'In Euro, wie 1234.56',
  notInLetter: 'Es steht nicht im Brief',
  takeBack: 'Das Gelesene verwenden',
  takeBackAnswer: 'Meine Antwort zurücknehmen',
  takeBackOf: (label) => `${label}: das Gelesene verwenden`,
  saved: 'Berichtigt',
  answerSaved: 'Ihre Antwort ist gespeichert',
  takenBack: 'Zurückgenommen',
  later: 'Es wird gesendet, sobald es eine Verbindung gibt. Was daraus folgt, wird dann berechnet.',
  own: 'Ihre Berichtigungen',
  ownHint: 'Sie bleiben, wenn der Brief neu gelesen wird.',
  word: 'Wort',
  wordOf: (word) => `Wort: ${word}`,
  missing: 'Nicht im Brief',
  words: 'Wörter berichtigen',
  chooseWord:
    'Wählen Sie das Wort, das falsch ist. Mit den Pfeiltasten gehen Sie von Wort zu Wort.',
  hardWord: (word) => `${word}, schwer zu lesen`,
  correctedWord: (word) => `${word}, von Ihnen berichtigt`,
  hardWords: (count) =>
    many(count, {
      one: 'Ein Wort auf dieser Seite war schwer zu lesen. Es ist unterstrichen.',
      other: `${count} Wörter auf dieser Seite waren schwer zu lesen. Sie sind unterstrichen.`,
    }),
  noWords: 'Die Wörter dieser Seite kommen, wenn Sie verbunden sind.',
  readAgain: 'Neu lesen',
  readAgainStarted: 'Der Brief wird neu gelesen',
  readAgainLong: 'Ihre Berichtigungen und der Name, den Sie ihm gegeben haben, bleiben.',
  day: 'Tag',
  save: 'Ab diesem Tag rechnen',
  unknown: 'Das weiß ich nicht',
  answered: 'Sie sagten',
  answeredUnknown: 'Sie kennen den Tag nicht.',
  change: 'Ändern',
  dayMissing: 'Bitte wählen Sie einen Tag.',
  dayAhead: 'Dieser Tag ist noch nicht gekommen.',
  dayBefore: (day) => `Der Brief ist vom ${day}. Er kann nicht vorher angekommen sein.`,
  counted: 'So wurde gerechnet',
  cannotCount:
    'Auch das Datum des Briefes konnte nicht gelesen werden. Darum kann kein Tag berechnet werden.',
  wrong: {
    amount: 'Bitte geben Sie einen Betrag ein, zum Beispiel 1234.56.',
    day: 'Bitte wählen Sie einen Tag.',
    iban: 'Die Prüfziffern passen nicht. Bitte vergleichen Sie mit dem Brief.',
    bic: 'Eine BIC hat 8 oder 11 Zeichen.',
    text: 'Bitte geben Sie ein, was im Brief steht.',
  },
  question: {
    'receipt-date': 'Wann kam dieser Brief bei Ihnen an?',
    'service-date': 'Welcher Tag steht auf dem gelben Umschlag?',
  },
  questionWhy: {
    'receipt-date': 'Eine Frist darin läuft ab diesem Tag, und nur Sie kennen ihn.',
    'service-date':
      'Die Post hat den Tag der Zustellung mit der Hand auf den Umschlag geschrieben. Eine Frist läuft ab diesem Tag.',
  },
  older: {
    title: 'Lesen',
    none: 'Alle Ihre Briefe wurden mit der neuesten Version gelesen.',
    some: (count) =>
      many(count, {
        one: 'Ein Brief wurde mit einer früheren Version gelesen.',
        other: `${count} Briefe wurden mit einer früheren Version gelesen.`,
      }),
    hint: 'Beim neuen Lesen wird vielleicht mehr gefunden. Ihre Berichtigungen und Namen bleiben.',
    again: 'Neu lesen',
    started: 'Sie werden nacheinander gelesen',
    failed: 'Sie konnten nicht neu gelesen werden',
  },
}
