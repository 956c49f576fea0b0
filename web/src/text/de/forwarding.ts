import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const forwarding: Tables['forwarding'] = {
  waiting: (count) =>
    many(count, {
      one: '1 E-Mail wartet auf Ihre Entscheidung',
      other: `${count} E-Mails warten auf Ihre Entscheidung`,
    }),
  waitingHint: 'Sie haben noch nicht gesagt, ob diese Absender Ihnen Briefe schicken dürfen.',
  inWork: (count) =>
    many(count, {
      one: '1 E-Mail wird gerade angesehen.',
      other: `${count} E-Mails werden gerade angesehen.`,
    }),
  offline: 'Es gibt keine Verbindung. Wartende E-Mails werden gezeigt, wenn es eine gibt.',
  notLoaded: 'Wartende E-Mails konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  noSubject: 'Ohne Betreff',
  noSender: 'Kein einzelner Absender',
  noSenderHint: 'Diese E-Mail nennt niemanden oder mehrere als Absender.',
  once: 'Einmal annehmen',
  always: 'Diesen Absender immer annehmen',
  block: 'Absender sperren',
  remove: 'Löschen',
  accepted: 'Angenommen',
  acceptedText: 'Der Brief ist gleich in Meine Dokumente.',
  blocked: 'Absender gesperrt',
  blockedText: 'Was er schickt, wird ab jetzt nicht behalten.',
  removed: 'E-Mail gelöscht',
  failed: 'Nicht ausgeführt',
  failedLong: 'Bitte versuchen Sie es noch einmal, wenn es eine Verbindung gibt.',
  blockTitle: (sender) => `${sender} sperren?`,
  blockQuestion:
    'Alle E-Mails von diesem Absender, die hier warten, werden gelöscht. Spätere werden nicht behalten.',
  removeTitle: 'Diese E-Mail löschen?',
  removeQuestion:
    'Sie wird hier gelöscht. Im Postfach, aus dem sie weitergeleitet wurde, bleibt sie.',
  details: 'So wurde das geprüft',
  results: ({ spf, dkim, dmarc }) => `SPF: ${spf} · DKIM: ${dkim} · DMARC: ${dmarc}`,
  forwardedHint: 'Weitergeleitete E-Mails verlieren diesen Nachweis oft unterwegs.',
  asks: (service) => `${service} fragt, ob an Ihre Adresse weitergeleitet werden darf`,
  asksHint: (service) =>
    `Wenn Sie das Weiterleiten bei ${service} einrichten, geben Sie dort diesen Code ein oder öffnen Sie selbst diesen Link. Wenn nicht, löschen Sie diese E-Mail.`,
  code: 'Code',
  link: 'Link',
  copyCode: 'Code kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert',
  copyFailedLong: 'Bitte markieren Sie es und kopieren Sie es selbst.',
  done: 'Fertig',
  problem: 'Nicht alles in dieser E-Mail konnte gelesen werden',
  senders: 'Absender, über die Sie entschieden haben',
  allowed: 'Angenommen',
  isBlocked: 'Gesperrt',
  forget: 'Wieder fragen',
  forgetOf: (sender) => `Wegen ${sender} wieder fragen`,
  forgotten: 'Die nächste E-Mail wartet auf Ihre Entscheidung.',
  renew: 'Neue Adresse holen',
  renewTitle: 'Eine neue Adresse holen?',
  renewQuestion:
    'An die alte Adresse kann dann niemand mehr senden. Weiterleitungen, die Sie eingerichtet haben, müssen geändert werden.',
  renewed: 'Das ist Ihre neue Adresse',
  checks: {
    proven: 'Sie kommt wirklich von diesem Absender.',
    failed: 'Sie kommt nicht von diesem Absender, auch wenn sie das sagt.',
    unproven: 'Nichts beweist, dass sie von diesem Absender kommt.',
    unknown: 'Es konnte nicht geprüft werden, ob sie von diesem Absender kommt.',
  },
}
