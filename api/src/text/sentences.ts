import type { Reminder } from '@brieflotse/contract'

/**
 * What the server itself says to a person: in mails, notices, calendars and on its few own pages. Each language is a table of this type, so
 * that none can lack a sentence. What the app says stands in `web/src/text`; failures travel by their code and are said there.
 */
export type Sentences = {
  /** What is to be done, as the title of a notice or a calendar entry has it. */
  deadlines: Record<Reminder['what'], string>
  /** Labels of what is known about a deadline. */
  about: Record<'time' | 'amount' | 'from' | 'letter' | 'law', string>
  notice: {
    nothing: string
    /** `when` is "tomorrow" or "in 7 days", in the same language. */
    due: (what: string, when: string) => string
    line: (due: string, title: string) => string
    one: (when: string) => string
    /** `count` is at least two. */
    several: (count: number, when: string) => string
    more: (count: number) => string
    seeOne: string
    seeAll: string
    test: { title: string; body: string }
  }
  mail: {
    open: (url: string) => string
    why: string
    stop: (url: string) => string
    ask: { subject: string; who: string; confirm: (url: string) => string; otherwise: string }
  }
  /** The pages behind the links in mails. */
  mailbox: {
    title: string
    back: string
    confirm: { text: string; button: string; done: string }
    stop: { text: string; button: string; done: string }
  }
  calendar: { name: string; alarm: string }
  /** The page on which a payment of the practice bank is approved. */
  bank: {
    name: string
    practice: string
    question: string
    amount: string
    to: string
    reference: string
    approve: string
    decline: string
    leave: string
    back: string
    unknown: string
    outcomes: Record<'approved' | 'declined' | 'expired', string>
  }
  /** Our page for paying through Stripe. */
  pay: {
    title: string
    test: string
    now: string
    leave: string
    script: string
    unloaded: string
    failed: string
  }
  /** Names of files to save, without their endings. */
  files: { proof: (number: string) => string; response: (title: string) => string }
}
