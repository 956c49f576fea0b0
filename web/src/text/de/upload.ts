import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const upload: Tables['upload'] = {
  title: 'Hochladen',
  lead: 'Das Lesen beginnt, sobald Sie eine Datei wählen. Wählen Sie mehrere, wenn Ihr Brief mehrere Seiten hat.',
  drop: 'Legen Sie Ihren Brief hier ab',
  choose: 'Wählen Sie Ihren Brief',
  dropHint: 'PDF, JPG, JPEG oder PNG, bis 10 MB',
  dropNow: 'Loslassen zum Hochladen',
  browse: 'Dateien durchsuchen',
  takePhoto: 'Foto aufnehmen',
  processing: 'Wird verarbeitet ...',
  sending: (percent) => `Wird gesendet, ${percent} %`,
  uploaded: 'Dokument hochgeladen',
  uploadedLong: 'Ihr Dokument wird verarbeitet.',
  kept: 'Auf diesem Gerät gespeichert',
  keptLong: 'Ihr Dokument wird gesendet, sobald es eine Verbindung gibt.',
  duplicate: 'Sie haben dieses Dokument schon einmal hochgeladen. Es ist in Ihrer Liste.',
  failed: 'Hochladen nicht möglich',
  failedLong:
    'Diese Datei konnte auf diesem Gerät nicht gespeichert werden. Vielleicht ist kein Platz mehr.',
  andMore: (count) =>
    many(count, { one: 'und 1 weitere Seite', other: `und ${count} weitere Seiten` }),
  keptEach: (count) => `Ihre ${count} Briefe werden nacheinander gesendet.`,
  tipsTitle: 'Für ein gutes Foto',
  several: {
    title: (count) =>
      many(count, {
        one: 'Sie haben 1 Datei gewählt',
        other: `Sie haben ${count} Dateien gewählt`,
      }),
    question: 'Was ist das?',
    together: 'Seiten eines Briefes',
    togetherHint: 'Bringen Sie die Seiten in die richtige Reihenfolge.',
    separate: 'Einzelne Briefe',
    separateHint: 'Jede Datei wird für sich gelesen.',
    place: (number, inPages) => `${inPages ? 'Seite' : 'Datei'} ${number}`,
    list: 'Gewählte Dateien',
    earlier: (name, place) => `${name}, ${place}, nach oben`,
    later: (name, place) => `${name}, ${place}, nach unten`,
    remove: (name, place) => `${name}, ${place}, entfernen`,
    moved: (name, place, count) => `${name} ist jetzt ${place} von ${count}.`,
    removed: (name) => `${name} wurde entfernt.`,
    uploadLetter: (count, inPages) =>
      count === 1
        ? 'Diesen Brief hochladen'
        : `Als einen Brief hochladen, ${count} ${inPages ? 'Seiten' : 'Dateien'}`,
    uploadEach: (count) =>
      many(count, { one: '1 Brief hochladen', other: `${count} Briefe hochladen` }),
    tooMany:
      'Ein Brief kann bis zu 20 Dateien mit zusammen 60 MB haben. Entfernen Sie einige oder laden Sie sie einzeln hoch.',
  },
  tips: [
    'Legen Sie die Seite flach hin, am besten bei Tageslicht.',
    'Alle vier Ecken müssen im Bild sein.',
    'Halten Sie das Handy gerade darüber, und ruhig.',
  ],
}
