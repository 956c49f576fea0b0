import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const restore: Tables['restore'] = {
  title: 'Die Briefe auf diesem Gerät konnten nicht geöffnet werden',
  why: 'Der Speicher dieses Browsers ist beschädigt. Auf dem Server ist alles in Ordnung: Die Briefe können neu geholt werden. Was noch auf das Senden wartete, bleibt erhalten, soweit es lesbar ist.',
  restore: 'Vom Server wiederherstellen',
  restoring: 'Wird wiederhergestellt ...',
  failed: 'Wiederherstellen nicht möglich',
  failedLong:
    'Bitte schließen Sie alle anderen Tabs dieser App oder starten Sie das Gerät neu. Versuchen Sie es dann noch einmal.',
  done: 'Ihre Briefe kommen zurück',
  kept: (count) =>
    many(count, {
      one: 'Eine wartende Änderung ist erhalten.',
      other: `${count} wartende Änderungen sind erhalten.`,
    }),
  lost: (count) =>
    many(count, {
      one: 'Eine wartende Änderung konnte nicht gerettet werden. Bitte sehen Sie nach, ob etwas fehlt.',
      other: `${count} wartende Änderungen konnten nicht gerettet werden. Bitte sehen Sie nach, ob etwas fehlt.`,
    }),
  evicted: 'Der Browser hat Ihre Briefe auf diesem Gerät gelöscht',
  evictedBack:
    'Das tun Browser, wenn das Gerät wenig Platz hat. Ihre Briefe sind sicher auf dem Server und werden wieder geladen.',
  lostUploads: (count) =>
    many(count, {
      one: 'Ein neues Dokument war noch nicht gesendet. Es ist verloren. Bitte fotografieren Sie es noch einmal oder laden Sie es noch einmal hoch.',
      other: `${count} neue Dokumente waren noch nicht gesendet. Sie sind verloren. Bitte fotografieren Sie sie noch einmal oder laden Sie sie noch einmal hoch.`,
    }),
  lostChanges: (count) =>
    many(count, {
      one: 'Eine Änderung an Ihren Briefen war noch nicht gesendet. Sie ist verloren. Bitte sehen Sie Ihre letzten Briefe an und machen Sie die Änderung noch einmal.',
      other: `${count} Änderungen an Ihren Briefen waren noch nicht gesendet. Sie sind verloren. Bitte sehen Sie Ihre letzten Briefe an und machen Sie die Änderungen noch einmal.`,
    }),
  lostUnknown:
    'Falls etwas noch nicht gesendet war, ist es verloren. Bitte prüfen Sie, ob Ihre neuesten Dokumente in der Liste stehen. Fotografieren Sie noch einmal, was fehlt, oder laden Sie es noch einmal hoch.',
  clock: 'Das Datum auf diesem Gerät ist falsch',
  clockWhy: (here, right) =>
    `Dieses Gerät sagt, heute ist der ${here}. Unser Server sagt, heute ist der ${right}. Wir zählen alle Fristen ab dem Tag des Servers.`,
  clockDo: 'Bitte stellen Sie Datum und Uhrzeit in den Einstellungen dieses Geräts richtig ein.',
  ended: 'Sie wurden auf diesem Gerät abgemeldet',
  endedBefore: 'Sie waren auf diesem Gerät abgemeldet worden',
  endedKept: (count) =>
    many(count, {
      one: 'Eine Änderung wurde noch nicht gesendet. Sie liegt hier verschlüsselt und wird gesendet, wenn Sie sich wieder anmelden.',
      other: `${count} Änderungen wurden noch nicht gesendet. Sie liegen hier verschlüsselt und werden gesendet, wenn Sie sich wieder anmelden.`,
    }),
  endedLost: (names) =>
    `Das wurde nicht gesendet und ist hier gelöscht: ${names}. Bitte machen Sie es nach dem Anmelden noch einmal.`,
  endedKeptLetters:
    'Der Server wurde aus einer Sicherung wiederhergestellt. Vielleicht hat er nicht alle Ihre Briefe. Wir haben die Briefe dieses Geräts hier verschlüsselt. Sie kommen zurück, wenn Sie sich wieder anmelden.',
  endedLostLetters: (names) =>
    `Der Server wurde aus einer Sicherung wiederhergestellt. Vielleicht hat er diese Briefe nicht, und wir haben sie hier gelöscht: ${names}. Bitte suchen Sie die Briefe nach dem Anmelden in Ihrer Liste. Fotografieren Sie noch einmal, was fehlt, oder laden Sie es noch einmal hoch.`,
  endedDraft: (name) => (name ? `Ihr angefangener Text zu „${name}“` : 'Ein angefangener Text'),
}
