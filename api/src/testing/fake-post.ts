import type { FakeHttp } from './fake-http.ts'

export type FakePostOptions = {
  /** Whom a letter is for; by default the line `%Address: …|…` in the file of a test. */
  addressOf?: (reference: string, pdf: Buffer) => string[]
  /** Where its clock stands at the beginning; it runs on from there. */
  start?: string
}

/** What the tests can do with every fake print shop: let its time pass, read its books, have it make mistakes. */
export type FakePost = Pick<FakeHttp, 'url' | 'fail' | 'trouble' | 'calls' | 'close'> & {
  now(): number
  pass(ms: number): void
  /** Letters that were taken under a reference; those that were stopped again count too. */
  accepted(reference: string): number
  /** Letters under a reference that were printed and handed to the post. More than one is a letter sent twice. */
  posted(reference: string): number
  /** All references of letters that were taken, in order, with repetitions. */
  references(): string[]
  /** The next letter is read as one to this address. */
  misread(lines: string[]): void
  /** The next letter will not be printed. */
  refuse(reason: string): void
}

/** A clock that runs like every other, and can be moved on. */
export function fakeClock(start?: string): { now(): number; pass(ms: number): void } {
  let ahead = start ? Date.parse(start) - Date.now() : 0
  return { now: () => Date.now() + ahead, pass: (ms) => void (ahead += ms) }
}

export const addressIn = (_reference: string, pdf: Buffer): string[] =>
  /^%Address: (.*)$/m.exec(pdf.toString('utf8'))?.[1]?.split('|') ?? []

/** A number as the post gives its items: two letters, nine digits, two letters. The check digit is that of S10. */
export function itemNumber(n: number): string {
  const digits = String(10_000_000 + n)
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce(
    (all, weight, at) => all + weight * Number(digits[at]),
    0,
  )
  const check = 11 - (sum % 11)
  return `RT${digits}${check === 10 ? 0 : check === 11 ? 5 : check}DE`
}
