import type { FakeHttp } from './fake-http.ts'

export type FakePostOptions = {
  /** The addressee of a letter; by default the line `%Address: …|…` in the test's file. */
  addressOf?: (reference: string, pdf: Buffer) => string[]
  /** The initial time of its clock, which then advances normally. */
  start?: string
}

/** What tests can do with every fake print shop: advance its time, inspect its letters, make it fail. */
export type FakePost = Pick<FakeHttp, 'url' | 'fail' | 'trouble' | 'calls' | 'close'> & {
  now(): number
  pass(ms: number): void
  /** How many letters with this reference were accepted, including cancelled ones. */
  accepted(reference: string): number
  /** How many letters with this reference were printed and posted. More than one means that a letter was sent twice. */
  posted(reference: string): number
  /** The references of all accepted letters, in order, with repetitions. */
  references(): string[]
  /** The next letter's address is recognised as these lines. */
  misread(lines: string[]): void
  /** The next letter is rejected. */
  refuse(reason: string): void
}

/** A clock that runs in real time and can be moved forward. */
export function fakeClock(start?: string): { now(): number; pass(ms: number): void } {
  let ahead = start ? Date.parse(start) - Date.now() : 0
  return { now: () => Date.now() + ahead, pass: (ms) => void (ahead += ms) }
}

export const addressIn = (_reference: string, pdf: Buffer): string[] =>
  /^%Address: (.*)$/m.exec(pdf.toString('utf8'))?.[1]?.split('|') ?? []

/** A postal item number: two letters, nine digits, two letters, with the S10 check digit. */
export function itemNumber(n: number): string {
  const digits = String(10_000_000 + n)
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce(
    (all, weight, at) => all + weight * Number(digits[at]),
    0,
  )
  const check = 11 - (sum % 11)
  return `RT${digits}${check === 10 ? 0 : check === 11 ? 5 : check}DE`
}
