// What was read, without the reader: its shapes and lists, and corrections laid over it. A small part of the package, loaded alone by
// who only keeps or shows it: the contract, and with it every start of the server.
export { answered, questionsOf } from './corrections/answers.ts'
export * from './corrections/canonical.ts'
export { withoutCorrections, layCorrections } from './corrections/lay.ts'
export * from './corrections/types.ts'
export { placedAt } from './corrections/words.ts'
export * from './layout/types.ts'
export { invoiceSaysSo } from './codes/sentences.ts'
export { readerVersion } from './reader-version.ts'
export { isInvoiceOf } from './stack/invoice-of.ts'
export { sureFrom } from './sure-from.ts'
export * from './types.ts'
