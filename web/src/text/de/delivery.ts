import type { Tables } from '../tables.ts'

export const delivery: Tables['delivery'] = {
  title: 'Stand der Zustellung',
  receipt: 'Beleg über den Brief',
  progress: 'Fortschritt der Zustellung',
  trackingId: 'Sendungsnummer',
  itemNumber: 'Nummer der Post',
  follow: 'Seite der Deutschen Post öffnen',
  copy: (what) => `Kopieren: ${what}`,
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich',
  notAvailable: 'Nicht vorhanden',
  sent: 'Gesendet am',
  status: 'Stand',
  current: 'Aktueller Stand',
  estimated: 'Voraussichtliche Zustellung',
  location: 'Aktueller Ort',
  updated: 'Zuletzt geändert',
  history: 'Was bisher geschah',
  update: 'Sendungsverfolgung aktualisieren',
  verify: 'Zustellung prüfen',
  busy: 'Die Sendungsverfolgung der Post wird geprüft ...',
  checked: (time) => `Geprüft um ${time}.`,
  failed: 'Die Sendungsverfolgung konnte nicht aktualisiert werden',
  offline: 'Es gibt keine Verbindung. Was hier steht, war vorher bekannt.',
  untracked:
    'Das ist ein gewöhnlicher Brief. Die Post verfolgt solche Briefe nicht. Darum meldet niemand, wann er ankommt.',
  proof: 'Nachweis der Zustellung',
  practice: 'Übung: nichts wurde verschickt.',
  unknown: 'unbekannt',
  stages: ['In Bearbeitung', 'Unterwegs', 'Zustellung'],
  says: {
    processing: 'Der Brief wird für den Druck vorbereitet.',
    printed: 'Der Brief ist gedruckt und wartet auf die Post.',
    shipped: 'Der Brief wurde der Post übergeben.',
    in_transit: 'Der Brief ist unterwegs.',
    out_for_delivery: 'Der Brief wird heute ausgetragen.',
    delivered: 'Der Brief wurde zugestellt.',
    returned:
      'Der Brief kam zurück. Vergleichen Sie die Adresse mit der auf dem Brief, den Sie bekommen haben, und schreiben Sie einen neuen.',
    failed:
      'Der Brief konnte nicht zugestellt werden. Vergleichen Sie die Adresse mit der auf dem Brief, den Sie bekommen haben, und schreiben Sie einen neuen.',
    exception:
      'Etwas hat den Brief aufgehalten. Sehen Sie morgen wieder nach; wenn eine Frist nahe ist, senden Sie ihn auch auf einem anderen Weg.',
  },
}
