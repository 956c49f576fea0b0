import type { Sentences } from './sentences.ts'

export const de: Sentences = {
  deadlines: {
    pay: 'Zahlung fällig',
    object: 'Letzter Tag für den Widerspruch',
    sue: 'Letzter Tag für die Klage',
    reply: 'Antwort fällig',
    'send-documents': 'Unterlagen fällig',
    consent: 'Letzter Tag für die Zustimmung',
    appointment: 'Termin',
    terminate: 'Letzter Tag für die Kündigung',
    other: 'Frist',
  },
  about: {
    time: 'Uhrzeit',
    amount: 'Betrag',
    from: 'Von',
    letter: 'Brief',
    law: 'Rechtsgrundlage',
  },
  notice: {
    nothing: 'Es gibt nichts zu tun.',
    due: (what, when) => `${what}: ${when}`,
    line: (due, title) => `${due}, ${title}`,
    one: (when) => `Eine Frist endet ${when}`,
    several: (count, when) => `${count} Fristen, die erste ${when}`,
    more: (count) => `und ${count} weitere`,
    seeOne: 'Öffnen Sie Brieflotse, um sie zu sehen.',
    seeAll: 'Öffnen Sie Brieflotse, um sie zu sehen.',
    test: {
      title: 'Erinnerungen erreichen dieses Gerät',
      body: 'So erinnert Brieflotse Sie an eine Frist.',
    },
  },
  mail: {
    open: (url) => `Brieflotse öffnen: ${url}`,
    why: 'Sie bekommen diese E-Mail, weil Sie in Brieflotse Erinnerungen per E-Mail eingeschaltet haben.',
    stop: (url) => `Keine solchen E-Mails mehr: ${url}`,
    ask: {
      subject: 'Erinnerungen per E-Mail bestätigen',
      who: 'Jemand hat in Brieflotse Erinnerungen per E-Mail eingeschaltet und diese Adresse angegeben.',
      confirm: (url) => `Wenn Sie das waren, bestätigen Sie es hier: ${url}`,
      otherwise: 'Wenn nicht, tun Sie nichts. Sie bekommen dann keine weiteren E-Mails.',
    },
  },
  mailbox: {
    title: 'Erinnerungen per E-Mail',
    back: 'Brieflotse öffnen',
    confirm: {
      text: 'Sie möchten E-Mails über Ihre Fristen bekommen.',
      button: 'Ja, hierher senden',
      done: 'Erledigt. Sie bekommen eine E-Mail, wenn eine Frist näher kommt.',
    },
    stop: {
      text: 'Sie möchten diese E-Mails nicht mehr bekommen.',
      button: 'Keine E-Mails mehr senden',
      done: 'Erledigt. Sie bekommen keine dieser E-Mails mehr.',
    },
  },
  calendar: { name: 'Fristen aus Brieflotse', alarm: 'Eine Frist kommt näher' },
  bank: {
    name: 'Übungsbank',
    practice: 'Übungsmodus: Es ist kein Geld geflossen, und es fließt auch keines.',
    question: 'Diese Zahlung freigeben?',
    amount: 'Betrag',
    to: 'An',
    reference: 'Verwendungszweck',
    approve: 'Freigeben (Übung)',
    decline: 'Ablehnen',
    leave: 'Ohne Entscheidung zurück',
    back: 'Zurück zu Brieflotse',
    unknown: 'Diese Zahlung gibt es nicht.',
    outcomes: {
      approved: 'Sie haben diese Zahlung freigegeben.',
      declined: 'Sie haben diese Zahlung abgelehnt.',
      expired: 'Diese Zahlung wurde nicht rechtzeitig freigegeben.',
    },
  },
  pay: {
    title: 'Online bezahlen',
    test: 'Testmodus von Stripe: Es fließt kein Geld.',
    now: 'Jetzt bezahlen',
    leave: 'Zurück, ohne zu bezahlen',
    script: 'Zum Bezahlen ist hier JavaScript nötig.',
    unloaded:
      'Das Zahlungsformular konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    failed: 'Die Zahlung ist nicht gelungen',
  },
  files: {
    proof: (number) => `Zustellnachweis ${number}`,
    response: (title) => `Antwort auf: ${title}`,
  },
}
