import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const pages = (numbers: number[]) =>
  numbers.length === 1
    ? `Seite ${numbers[0]}`
    : `Seiten ${numbers.slice(0, -1).join(', ')} und ${numbers.at(-1)}`

export const stack: Tables['stack'] = {
  seems: (count) =>
    many(count, {
      one: 'In dieser Datei scheint 1 Brief zu sein',
      other: `In dieser Datei scheinen ${count} Briefe zu sein`,
    }),
  seemsHint:
    'Jeder Brief hat seinen eigenen Absender und seine eigenen Fristen. Sehen Sie nach, wo der nächste Brief beginnt, und teilen Sie dann die Datei.',
  order: 'Die Seiten scheinen anders geordnet zu sein',
  orderHint:
    'Darauf deuten die gedruckten Seitenzahlen hin. Sehen Sie sich die Reihenfolge unten an.',
  split: (count) => many(count, { one: 'In 1 Brief teilen', other: `In ${count} Briefe teilen` }),
  one: 'Es ist ein Brief',
  keepOrder: 'Diese Reihenfolge verwenden',
  letter: (number, numbers) => `Brief ${number}, ${pages(numbers)}`,
  page: (number) => `Seite ${number}`,
  blank: 'Kein Text',
  cut: (page) => `Bei Seite ${page} einen neuen Brief beginnen`,
  cutShort: 'Hier trennen',
  uncut: (page) => `Seite ${page} gehört zum Brief davor`,
  uncutShort: 'Kein neuer Brief',
  cutHelp: 'Die Pfeiltasten nach links und rechts verschieben diese Trennstelle.',
  moved: (page) => `Bei Seite ${page} beginnt ein neuer Brief.`,
  joinedUp: (page) => `Seite ${page} gehört jetzt zum Brief davor.`,
  earlier: (page) => `Seite ${page} nach vorne`,
  later: (page) => `Seite ${page} nach hinten`,
  atPlace: (page, place) => `Seite ${page} steht jetzt an Stelle ${place}.`,
  why: 'Warum?',
  reasons: {
    address: 'ein Adressfeld',
    'letter-date': 'ein eigenes Datum',
    reference: 'ein eigenes Zeichen',
    salutation: 'eine Anrede',
    'page-one': 'darauf steht, dass es Seite 1 ist',
    'all-pages-before': 'alle Seiten des Briefes davor sind da',
    'closed-before': 'der Brief davor endet',
    'other-sender': 'ein anderer Absender',
  },
  because: (page, reasons) => `Seite ${page}: ${reasons.join(', ')}.`,
  sort: 'Seiten ordnen',
  sortHint:
    'Bringen Sie die Seiten in die richtige Reihenfolge und trennen Sie, wo ein anderer Brief beginnt. Die Datei selbst bleibt, wie sie ist.',
  save: 'Diese Reihenfolge speichern',
  saved: 'Die Seiten haben jetzt diese Reihenfolge',
  done: (count) => many(count, { one: 'In 1 Brief geteilt', other: `In ${count} Briefe geteilt` }),
  doneHint: 'Sie sind in Ihrer Liste. Die ganze Datei ist im Archiv.',
  waiting: 'Das geschieht, sobald der Server erreichbar ist.',
  kept: 'Es bleibt ein Brief',
  failed: 'Die Seiten konnten nicht geordnet werden',
  wasSplit: (count) =>
    many(count, {
      one: 'Diese Datei wurde in 1 Brief geteilt',
      other: `Diese Datei wurde in ${count} Briefe geteilt`,
    }),
  wasSplitHint: 'Es sind jetzt eigene Briefe. Die ganze Datei bleibt hier im Archiv.',
  openPart: (number) => `Brief ${number} öffnen`,
  undoSplit: 'Wieder zusammenfügen',
  undone: 'Die Datei ist wieder ein Dokument',
  partOf: 'Dieser Brief stammt aus einer größeren Datei.',
  openWhole: 'Ganze Datei öffnen',
  joinedFrom: (count) =>
    many(count, {
      one: 'Die Seiten einer anderen hochgeladenen Datei gehören zu diesem Brief.',
      other: `Die Seiten von ${count} anderen hochgeladenen Dateien gehören zu diesem Brief.`,
    }),
  undoJoin: 'Wieder trennen',
  apart: 'Die Dateien sind wieder eigene Dokumente',
  joinedInto: 'Die Seiten dieser Datei gehören zu einem anderen Brief.',
  openJoined: 'Diesen Brief öffnen',
  join: 'Seiten einer anderen Datei anfügen',
  joinHint:
    'Für einen Brief, der in zwei Teilen hochgeladen wurde. Die gewählten Seiten kommen hinter die Seiten dieses Briefes.',
  joinNone: 'Es gibt kein anderes Dokument, dessen Seiten angefügt werden könnten.',
  joinOf: (title, count) =>
    many(count, {
      one: `Die Seite von ${title} anfügen`,
      other: `Die ${count} Seiten von ${title} anfügen`,
    }),
  pageCount: (count) => many(count, { one: '1 Seite', other: `${count} Seiten` }),
  joined: 'Die Seiten wurden angefügt',
  actedTitle: 'Hier wurde schon etwas erledigt',
  acted:
    'Sie haben hier etwas bezahlt, beantwortet oder abgehakt. Zahlungen und Antworten gehen mit dem Brief mit, zu dem sie gehören, wo das sicher ist; der Rest bleibt bei der Datei im Archiv. Sehen Sie sich die neuen Briefe an, bevor Sie etwas noch einmal bezahlen.',
  actedYes: 'Weiter',
}
