import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const camera: Tables['camera'] = {
  title: 'Einen Brief fotografieren',
  pageTitle: (number) => `Seite ${number}`,
  starting: 'Kamera startet ...',
  shoot: 'Foto aufnehmen',
  shooting: 'Foto wird aufgenommen ...',
  torch: 'Licht',
  torchFailed: 'Das Licht kann nicht eingeschaltet werden',
  toPages: (count) =>
    many(count, { one: 'Zur aufgenommenen Seite', other: `Zu den ${count} aufgenommenen Seiten` }),
  fromPhotos: 'Stattdessen ein Foto wählen',
  failed: 'Das Foto ist nicht gelungen',
  failedLong: 'Dieses Foto konnte nicht geöffnet werden. Bitte nehmen Sie ein anderes auf.',
  adjustTitle: 'Stimmen die Ecken?',
  adjustHint:
    'Ziehen Sie jede Ecke auf eine Ecke der Seite, oder tippen Sie sie an und dann dorthin, wo sie hingehört.',
  cornerKeys: 'Pfeiltasten bewegen die Ecke, mit Umschalt weiter.',
  cornerAt: (name, left, top) => `${name}: ${left} % von links, ${top} % von oben`,
  noPage:
    'Die Seite wurde nicht gefunden. Ziehen Sie die Ecken darauf oder nehmen Sie das Foto noch einmal auf.',
  looksGood: 'Das sieht lesbar aus.',
  checking: 'Das Foto wird geprüft ...',
  retake: 'Noch einmal',
  rotate: 'Drehen',
  use: 'Diese Seite nehmen',
  saving: 'Die Seite wird gerade gerichtet ...',
  notKept: 'Die Seite wurde nicht behalten',
  notKeptLong:
    'Auf diesem Gerät ist kein Platz mehr. Schaffen Sie Platz oder machen Sie mit den Seiten fertig, die Sie haben.',
  pagesTitle: 'Ihr Brief',
  pagesLead:
    'Sind alle Seiten da und in der richtigen Reihenfolge? Sie bleiben auf diesem Gerät, bis Sie fertig sind.',
  pagesCount: (count) => many(count, { one: '1 Seite', other: `${count} Seiten` }),
  pageOf: (number, count) => `Seite ${number} von ${count}`,
  earlier: (number) => `Seite ${number} nach vorn`,
  later: (number) => `Seite ${number} nach hinten`,
  retakePage: (number) => `Seite ${number} noch einmal aufnehmen`,
  removePage: (number) => `Seite ${number} entfernen`,
  moved: (number) => `Jetzt Seite ${number}`,
  removed: 'Seite entfernt',
  add: 'Seite hinzufügen',
  done: 'Fertig',
  keptTitle: (count) =>
    many(count, {
      one: '1 fotografierte Seite ist noch nicht gesendet',
      other: `${count} fotografierte Seiten sind noch nicht gesendet`,
    }),
  keptHint: (count) =>
    many(count, {
      one: 'Sie ist auf diesem Gerät gespeichert.',
      other: 'Sie sind auf diesem Gerät gespeichert.',
    }),
  goOn: 'Weitermachen',
  discardTitle: 'Die fotografierten Seiten verwerfen?',
  discardText: 'Sie sind nur auf diesem Gerät und können nicht wiederhergestellt werden.',
  fileName: (day, number) => `Foto ${day} Seite ${number}.jpg`,
  hints: {
    looking: 'Zeigen Sie alle vier Ecken der Seite',
    'cut-off': 'Die Seite ist abgeschnitten',
    closer: 'Gehen Sie näher heran',
    dark: 'Zu dunkel',
    still: 'Ruhig halten',
    ready: 'Gut. Nehmen Sie das Foto auf',
  },
  failedTitles: {
    denied: 'Die Kamera ist nicht erlaubt',
    none: 'Keine Kamera gefunden',
    busy: 'Die Kamera ist nicht verfügbar',
  },
  failedHints: {
    denied:
      'Um sie zu erlauben, drücken Sie das Zeichen neben der Adresse dieser App, dann Berechtigungen, dann Kamera. Auf einem iPhone: Einstellungen, Apps, Safari, Kamera. Fotos bleiben auf diesem Gerät, bis Sie fertig sind.',
    none: 'Sie können stattdessen ein Foto oder eine Datei Ihres Briefes wählen.',
    busy: 'Vielleicht benutzt sie eine andere App. Schließen Sie diese und versuchen Sie es noch einmal.',
  },
  corners: ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'],
  complaints: {
    'cut-off': 'Die Seite ist vielleicht abgeschnitten. Was fehlt, kann nicht gelesen werden.',
    'too-dark': 'Das Foto ist sehr dunkel. Versuchen Sie es mit mehr Licht.',
    blurred:
      'Die Schrift ist unscharf. Halten Sie still und tippen Sie zum Scharfstellen auf die Seite.',
    'blurred-bottom':
      'Unten ist die Schrift unscharf; dort steht oft die Bankverbindung. Halten Sie das Telefon gerade und tippen Sie zum Scharfstellen dorthin.',
    glare: 'Auf der Seite spiegelt sich eine Lampe. Bewegen Sie sie oder den Brief ein wenig.',
    'too-far': 'Die Schrift ist sehr klein. Gehen Sie näher heran.',
  },
}
