// How a saying becomes a sentence of a language: a door of its own, for screens in another language than English.
export { sentenceOf } from './said/sentence.ts'
export { shapes } from './said/shapes.ts'
export { ownWords, piecesOf, writtenIn } from './said/written.ts'
