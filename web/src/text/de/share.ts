import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const share: Tables['share'] = {
  title: 'E-Mail verarbeiten',
  lead: 'Fügen Sie den Text einer E-Mail ein, oder die Briefe, die mit ihr kamen.',
  manualTab: 'Von Hand hochladen',
  forwardingTab: 'E-Mail weiterleiten',
  subject: 'Betreff',
  url: 'URL',
  content: 'Inhalt der E-Mail',
  contentHint: 'Fügen Sie hier den Text der E-Mail ein ...',
  attachments: 'Anhänge',
  attachmentsHint: 'PDF, JPG oder PNG, je bis 10 MB',
  addFiles: 'Dateien hinzufügen',
  remove: (name) => `${name} entfernen`,
  filesAlone: 'Es gibt keinen Text. Darum werden die Dateien als Briefe genommen.',
  takeFiles: (count) => many(count, { one: 'Als Brief nehmen', other: 'Als Briefe nehmen' }),
  process: 'E-Mail verarbeiten',
  noContent: 'Kein Inhalt',
  paste: 'Bitte fügen Sie den Inhalt einer E-Mail ein.',
  failed: 'Verarbeiten nicht möglich',
  failedLong: 'Was geteilt wurde, konnte nicht verarbeitet werden',
  keptLong: 'Ihre E-Mail wird verarbeitet, sobald es eine Verbindung gibt.',
  several: (count) =>
    many(count, {
      one: '1 Sache wurde geteilt.',
      other: `${count} Dinge wurden geteilt. Sie kommen nacheinander.`,
    }),
  discardTitle: 'Verwerfen, was geteilt wurde?',
  discardText: 'Es wird aus dieser App entfernt. Dort, wo Sie es geteilt haben, bleibt es.',
  discardAll: (count) => `Alle ${count} verwerfen`,
  leftOutTitle: 'Nicht übernommen',
  became: 'Was daraus wurde',
  becameOf: (name) => `Was aus „${name}“ wurde`,
  unnamed: 'Ohne Namen',
  done: 'Fertig',
  leftOut: {
    type: 'nur PDF, JPG und PNG können gelesen werden.',
    'too-large': 'es ist größer als 10 MB.',
    empty: 'es ist leer.',
    'too-many': 'es war zu viel auf einmal.',
    'no-room': 'auf diesem Gerät war kein Platz.',
    newer: 'Neueres wurde geteilt, bevor Sie entschieden haben.',
  },
  problems: {
    full: 'Auf diesem Gerät war kein Platz für das, was Sie geteilt haben. Bitte schaffen Sie Platz und teilen Sie es noch einmal.',
    'too-many':
      'Das wurde nicht behalten: Hier wartet schon zu viel. Bitte entscheiden Sie zuerst darüber und teilen Sie es dann noch einmal.',
    'not-ready':
      'Nicht alles konnte behalten werden, weil die App auf diesem Gerät noch nicht eingerichtet war. Jetzt ist sie es: Bitte teilen Sie es noch einmal.',
    foreign:
      'Eine andere Website wollte etwas in diese App legen. Nichts davon wurde behalten. Falls Sie das waren, speichern Sie die Datei bitte und fügen Sie sie hier hinzu.',
    unreadable:
      'Was Sie geteilt haben, konnte nicht übernommen werden. Bitte speichern Sie es und fügen Sie die Datei hier hinzu.',
  },
  outcomes: {
    document: 'Es ist jetzt ein Dokument und wird gelesen.',
    duplicate: 'Sie hatten es schon. Es ist in Ihrer Liste.',
    'left-out': 'Es wurde weggelassen.',
    unreadable: 'Es konnte nicht gelesen werden.',
  },
  forwarding: {
    address: 'Ihre Adresse zum Weiterleiten',
    copy: 'Kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Nicht kopiert',
    copyFailedLong: 'Bitte markieren Sie die Adresse und kopieren Sie sie selbst.',
    stepsTitle: 'So geht es',
    experimental:
      'Das Weiterleiten ist noch ein Versuch. Sehen Sie in Meine Dokumente nach, ob Ihr Brief angekommen ist.',
    notSetUp: 'Das Weiterleiten ist auf diesem Server nicht eingerichtet',
    notSetUpHint:
      'Es gibt keine Adresse, an die eine E-Mail geschickt werden kann. Stattdessen können Sie:',
    notLoaded: 'Ihre Adresse konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    steps: [
      'Kopieren Sie Ihre Adresse.',
      'Öffnen Sie die E-Mail mit dem Brief und wählen Sie Weiterleiten.',
      'Geben Sie Ihre Adresse als Empfänger ein und senden Sie sie ab.',
      'Beim ersten Mal erlauben Sie hier sich selbst als Absender. Danach ist der Brief in Meine Dokumente.',
    ],
    instead: [
      'Die E-Mail oder das PDF darin aus Ihrer Mail-App mit Brieflotse teilen.',
      'Das PDF speichern und unter Von Hand hochladen hinzufügen.',
      'Den Text der E-Mail kopieren und dort einfügen.',
    ],
  },
}
