import { inLanguage } from './in-language.ts'

/** The sentences of renaming and tagging a document in English. */
export const editText = inLanguage('edit', {
  renameTitle: 'Rename this document',
  title: 'Name',
  titleMissing: 'Please type a name.',
  titleWrong: 'This name has characters that cannot be kept.',
  ownTitle: 'Use the title from the letter',
  renamed: 'Document renamed',
  sentLater: 'It is sent as soon as there is a connection.',
  addTag: 'Add tag',
  newTag: 'New tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
} as const)
