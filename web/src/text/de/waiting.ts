import type { Tables } from '../tables.ts'

export const discard: Tables['discard'] = {
  seePrice: 'Neuen Preis ansehen',
  openLetter: 'Brief öffnen',
  enterAddress: 'Name und Adresse eingeben',
  getCredits: 'Guthaben kaufen',
  title: 'Das verwerfen?',
  text: (name, lost) => `„${name}“ ist noch nicht beim Server. ${lost}`,
  lost: {
    'upload-document': 'Es wird von diesem Gerät gelöscht und kann nicht wiederhergestellt werden.',
    'archive-document': 'Es kommt zurück in Ihre Liste.',
    'erase-document': 'Es kommt zurück in Ihre Liste und wird nicht gelöscht.',
    'restore-document': 'Es kommt zurück ins Archiv.',
    'read-document': 'Es wird nicht neu gelesen und bleibt, wie es war.',
    'edit-document': 'Name, Schlagwörter und Berichtigungen werden wieder, wie sie waren.',
    'arrange-document': 'Die Seiten bleiben, wie sie waren.',
    'change-claim': 'Die Zahlung wird wieder, wie sie war.',
    'change-reminder': 'Die Frist wird wieder, wie sie war.',
    'process-mail':
      'Text und Dateien werden von diesem Gerät gelöscht und können nicht wiederhergestellt werden.',
    'create-letter':
      'Die Antwort wird von diesem Gerät gelöscht und kann nicht wiederhergestellt werden.',
    'edit-letter': 'Die Antwort bekommt wieder den Text, den sie hatte.',
    'erase-letter': 'Die Antwort kommt zurück in Ihre Liste.',
    'edit-profile': 'Ihr Name und Ihre Adresse werden wieder, wie sie waren.',
    'set-signature': 'Ihre Unterschrift wird wieder, wie sie war.',
    'order-mail':
      'Er wird nicht beauftragt und bleibt in Ihrer Liste. Falls der Auftrag schon beim Server ist, steht es am Brief.',
    'cancel-mail': 'Der Brief geht seinen Weg mit der Post.',
  },
}
