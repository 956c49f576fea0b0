import type { Tables } from '../tables.ts'

export const edit: Tables['edit'] = {
  renameTitle: 'Перейменувати цей документ',
  title: 'Назва',
  titleMissing: 'Введіть назву.',
  titleWrong: 'У цій назві є символи, які не можна зберегти.',
  ownTitle: 'Узяти заголовок із листа',
  renamed: 'Документ перейменовано',
  sentLater: 'Буде надіслано, щойно з’явиться з’єднання.',
  addTag: 'Додати мітку',
  newTag: 'Нова мітка',
  removeTag: (tag) => `Вилучити мітку ${tag}`,
}
