import type { Tables } from '../tables.ts'

export const notices: Tables['notices'] = {
  title: 'Erinnerungen',
  hint: 'Brieflotse sagt Ihnen vor einer Frist Bescheid: bis zu einer Woche vorher, am Tag davor und am Tag selbst. Was erledigt ist, wird nicht mehr erwähnt.',
  notLoaded:
    'Die Erinnerungen konnten nicht geladen werden. Bitte sehen Sie noch einmal nach, wenn Sie verbunden sind.',
  notSaved: 'Das konnte nicht gespeichert werden',
  saved: 'Gespeichert',
  hour: 'Uhrzeit',
  hours: (hour) => `${hour}:00`,
  zone: (zone) => `Die Zeit in ${zone.replaceAll('_', ' ')}.`,
  setZone: (zone) => `Die Zeit in ${zone.replaceAll('_', ' ')} verwenden`,
  details: 'Sagen, was für ein Brief es ist',
  detailsHint:
    'Aus: Die Erinnerung sagt nur, dass es eine Frist gibt und wann. An: Titel, Betrag und Tag sind auf dem gesperrten Bildschirm und in E-Mails zu lesen.',
  device: {
    title: 'Auf diesem Gerät',
    off: 'Eine Mitteilung, auch wenn Brieflotse geschlossen ist.',
    on: 'Dieses Gerät wird erinnert.',
    turnOn: 'Auf diesem Gerät erinnern',
    turnOff: 'Hier nicht mehr erinnern',
    test: 'Probe senden',
    tested: 'Gesendet. Sie erscheint gleich.',
    testFailed: 'Die Probe konnte nicht gesendet werden',
    turnedOn: 'Dieses Gerät wird erinnert',
    turnedOff: 'Dieses Gerät wird nicht mehr erinnert',
    failed: 'Die Erinnerungen konnten nicht eingeschaltet werden',
    refused:
      'Der Browser oder sein Mitteilungsdienst hat nicht zugestimmt. Bitte versuchen Sie es später noch einmal.',
    denied:
      'Mitteilungen dieser Seite sind gesperrt. Erlauben Sie sie in den Einstellungen Ihres Browsers und laden Sie die Seite neu.',
    notHere: 'Dieser Browser kann keine Mitteilungen zeigen. Nehmen Sie den Kalender unten.',
    apple:
      'Ein iPhone oder iPad zeigt Mitteilungen nur für Apps auf dem Home-Bildschirm. Legen Sie Brieflotse dort ab (siehe unten), öffnen Sie es von dort und schalten Sie sie hier ein.',
    server: 'Dieser Server sendet keine Mitteilungen. Nehmen Sie den Kalender unten.',
  },
  others: {
    title: 'Andere Geräte',
    since: (day) => `seit ${day}`,
    remove: 'Entfernen',
    removeOf: (label) => `${label} entfernen`,
  },
  mail: {
    title: 'Per E-Mail',
    off: (address) => `Eine E-Mail an ${address} an so einem Tag.`,
    on: (address) => `Erinnerungen gehen an ${address}.`,
    waiting: (address) =>
      `Wir haben eine E-Mail an ${address} geschickt. Öffnen Sie den Link darin, um zu bestätigen, dass es Ihre Adresse ist.`,
    missing: 'Geben Sie zuerst oben bei Ihren Angaben Ihre E-Mail-Adresse ein.',
    turnOn: 'Per E-Mail erinnern',
    turnOff: 'Keine solchen E-Mails mehr',
    again: 'Link noch einmal senden',
  },
  feed: {
    title: 'In Ihrem Kalender',
    hint: 'Ein privater Kalender mit allen Ihren Fristen, für die Kalender-App, die Sie sowieso benutzen. Jede Änderung kommt von selbst hinein.',
    make: 'Meine Kalenderadresse anlegen',
    address: 'Ihre Kalenderadresse',
    secret: 'Wer diese Adresse hat, kann Ihre Fristen lesen. Behalten Sie sie für sich.',
    lost: 'Die Adresse kann nicht mehr gezeigt werden. Legen Sie eine neue an.',
    copy: 'Kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Die Adresse konnte nicht kopiert werden',
    copyFailedLong: 'Markieren Sie sie und kopieren Sie sie selbst.',
    open: 'In einer Kalender-App öffnen',
    how: 'So fügen Sie sie hinzu',
    renew: 'Adresse erneuern',
    renewTitle: 'Eine neue Adresse anlegen?',
    renewText:
      'Die jetzige Adresse gilt sofort nicht mehr. Kalender, die sie benutzen, zeigen nichts Neues, bis Sie ihnen die neue geben.',
    renewed: 'Sie haben eine neue Adresse',
    remove: 'Kalender entfernen',
    removeTitle: 'Den Kalender entfernen?',
    removeText: 'Die Adresse gilt sofort nicht mehr.',
    removed: 'Der Kalender wurde entfernt',
    ways: [
      {
        name: 'iPhone, iPad, Mac',
        steps: ['Tippen Sie auf „In einer Kalender-App öffnen“.', 'Wählen Sie „Abonnieren“.'],
      },
      {
        name: 'Google Kalender',
        steps: [
          'Öffnen Sie auf einem Computer calendar.google.com.',
          'Drücken Sie neben „Weitere Kalender“ auf das Plus, dann „Per URL“.',
          'Fügen Sie die Adresse ein. Google sieht etwa zweimal am Tag nach Änderungen und übernimmt keine Hinweise daraus.',
        ],
      },
      {
        name: 'Outlook',
        steps: [
          'Öffnen Sie den Kalender und wählen Sie „Kalender hinzufügen“, dann „Aus dem Web abonnieren“.',
          'Fügen Sie die Adresse ein, geben Sie ihr einen Namen und wählen Sie „Importieren“.',
        ],
      },
    ],
  },
}
