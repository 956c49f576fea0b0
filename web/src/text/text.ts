import { en } from './en.ts'

/** The sentences of the screens. Another language is another table of the same shape. */
export const text = en
