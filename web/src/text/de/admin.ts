import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const admin: Tables['admin'] = {
  title: 'Dieser Server',
  lead: 'Nur Administratoren sehen das. Was in Briefen steht, sieht hier niemand.',
  sections: 'Bereiche',
  users: {
    title: 'Benutzer',
    hint: 'Wer hier ein Konto hat. Wird eines gesperrt, ist es überall abgemeldet; alles darin bleibt.',
    search: 'Benutzername',
    find: 'Suchen',
    count: (count) => many(count, { one: '1 Konto', other: `${count} Konten` }),
    more: 'Mehr zeigen',
    notLoaded: 'Die Liste konnte nicht geladen werden',
    notChanged: 'Das konnte nicht geändert werden',
    admin: 'Administrator',
    locked: 'gesperrt',
    facts: (letters, size, credits) =>
      `${many(letters, { one: '1 Brief', other: `${letters} Briefe` })}, ${size} · ${many(credits, { one: '1 Guthabenpunkt', other: `${credits} Guthabenpunkte` })}`,
    since: (day) => `Seit ${day}`,
    used: (day) => `zuletzt benutzt ${day}`,
    notIn: 'nirgends angemeldet',
    lock: 'Sperren',
    lockOf: (name) => `${name} sperren`,
    lockWhy:
      'Der Benutzer wird auf allen Geräten abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto entsperren.',
    unlock: 'Entsperren',
    unlockOf: (name) => `${name} entsperren`,
    lockedDone: (name) => `${name} ist gesperrt`,
    unlockedDone: (name) => `${name} kann sich wieder anmelden`,
    give: 'Guthaben geben',
    giveOf: (name) => `${name} Guthaben geben`,
    giving: {
      title: (name) => `Guthaben für ${name}`,
      amount: 'Wie viele',
      reason: 'Grund',
      reasonNote: 'der Benutzer kann ihn lesen',
      wrongAmount: (most) => `Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
      noReason: 'Bitte sagen Sie, warum.',
      yes: 'Guthaben geben',
      done: (amount, name) =>
        many(amount, {
          one: `1 Guthabenpunkt an ${name} gegeben`,
          other: `${amount} Guthabenpunkte an ${name} gegeben`,
        }),
      failed: 'Das Guthaben wurde nicht gegeben',
    },
  },
}
