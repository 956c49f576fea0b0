import type { Tables } from '../tables.ts'

export const search: Tables['search'] = {
  label: 'Briefe durchsuchen',
  hint: 'Wort, Absender, Betrag oder Zeichen',
  clear: 'Suche leeren',
  filters: 'Filter',
  chosen: 'Gewählte Filter',
  any: 'Alle',
  names: {
    type: 'Art',
    sender: 'Absender',
    due: 'Fällig',
    paid: 'Zahlung',
    status: 'Zustand',
    tag: 'Schlagwort',
  },
  due: { late: 'Zu spät', week: 'In den nächsten 7 Tagen', month: 'In den nächsten 30 Tagen' },
  paid: { paid: 'Bezahlt', unpaid: 'Nicht bezahlt' },
  status: {
    ready: 'Gelesen',
    reading: 'Wird gelesen',
    failed: 'Nicht lesbar',
    archived: 'Archiviert',
  },
  remove: (filter) => `Filter entfernen: ${filter}`,
  removeAll: 'Alle Filter entfernen',
  found: (count) => (count === 1 ? '1 Brief gefunden' : `${count} Briefe gefunden`),
  looking: 'Es wird noch gesucht ...',
  none: 'Kein Brief gefunden',
  noneHint: 'Versuchen Sie ein kürzeres Wort, nur den Absender oder nur die Nummer.',
  noneFiltered: 'Versuchen Sie es ohne Filter oder mit einem kürzeren Wort.',
  from: { letter: 'Im Brief:', translation: 'In der Übersetzung:', answer: 'In Ihrer Antwort:' },
}
