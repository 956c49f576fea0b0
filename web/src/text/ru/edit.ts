import type { Tables } from '../tables.ts'

export const edit: Tables['edit'] = {
  renameTitle: 'Переименовать этот документ',
  title: 'Название',
  titleMissing: 'Введите название.',
  titleWrong: 'В этом названии есть символы, которые нельзя сохранить.',
  ownTitle: 'Взять заголовок из письма',
  renamed: 'Документ переименован',
  sentLater: 'Будет отправлено, как только появится соединение.',
  addTag: 'Добавить метку',
  newTag: 'Новая метка',
  removeTag: (tag) => `Убрать метку ${tag}`,
}
