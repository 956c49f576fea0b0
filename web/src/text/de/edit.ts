import type { Tables } from '../tables.ts'

export const edit: Tables['edit'] = {
  renameTitle: 'Dieses Dokument umbenennen',
  title: 'Name',
  titleMissing: 'Bitte geben Sie einen Namen ein.',
  titleWrong: 'Dieser Name hat Zeichen, die nicht gespeichert werden können.',
  ownTitle: 'Titel aus dem Brief verwenden',
  renamed: 'Dokument umbenannt',
  sentLater: 'Es wird gesendet, sobald es eine Verbindung gibt.',
  addTag: 'Schlagwort hinzufügen',
  newTag: 'Neues Schlagwort',
  removeTag: (tag) => `Schlagwort ${tag} entfernen`,
}
