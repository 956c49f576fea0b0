import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const logout: Tables['logout'] = {
  title: 'Abmelden?',
  nothingWaits:
    'Alles, was Sie hier getan haben, ist auf dem Server. Sie können sich jederzeit wieder anmelden.',
  stillWaitingTitle: 'Abmelden und verlieren, was noch wartet?',
  stillWaiting: (count) =>
    many(count, {
      one: 'Eine Änderung ist noch nicht beim Server. Beim Abmelden wird sie von diesem Gerät gelöscht.',
      other: `${count} Änderungen sind noch nicht beim Server. Beim Abmelden werden sie von diesem Gerät gelöscht.`,
    }),
  draftsLost: 'Auch was Sie gerade schreiben, geht verloren.',
  sharesLost: (count) =>
    many(count, {
      one: 'Über etwas, das eine andere App geteilt hat, ist noch nicht entschieden. Es wird gelöscht.',
      other: `Über ${count} Dinge, die andere Apps geteilt haben, ist noch nicht entschieden. Sie werden gelöscht.`,
    }),
  everywhereTitle: 'Auf allen Geräten abmelden?',
  everywhereText:
    'Jedes Gerät, das mit diesem Konto angemeldet ist, muss sich neu anmelden. Ihre Briefe bleiben auf dem Server.',
  logoutAnyway: 'Trotzdem abmelden',
  stay: 'Angemeldet bleiben',
}
