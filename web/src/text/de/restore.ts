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
  evicted: 'Der Browser hatte Ihre Briefe hier gelöscht',
}
