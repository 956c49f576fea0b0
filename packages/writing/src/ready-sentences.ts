import type { ResponseKind, TemplateSentence } from './types.ts'

/**
 * Ready-made sentences for users who cannot write German, with what people most often have to say. Each has the same meaning in every
 * language and takes the place of the user's own words.
 */
const all = {
  'not-at-once': {
    german: 'Ich kann den Betrag nicht auf einmal zahlen.',
    english: 'I cannot pay the amount all at once.',
  },
  'not-me': {
    german: 'Ich war das nicht. Bitte prüfen Sie, ob Sie mich verwechselt haben.',
    english: 'It was not me. Please check whether you have mixed me up with somebody.',
  },
  'already-paid': {
    german: 'Ich habe bereits bezahlt, und zwar am {paidOn}.',
    english: 'I have already paid, on {paidOn}.',
  },
  'more-time': {
    german: 'Ich brauche mehr Zeit, um alle Unterlagen zu bekommen.',
    english: 'I need more time to get all the papers.',
  },
  'please-send': {
    german: 'Bitte schicken Sie mir {papers}.',
    english: 'Please send me {papers}.',
  },
  'was-ill': {
    german: 'Ich war krank und konnte mich nicht früher melden.',
    english: 'I was ill and could not write to you earlier.',
  },
  'was-away': {
    german: 'Ich war nicht zu Hause und habe Ihr Schreiben erst später gelesen.',
    english: 'I was not at home and read your letter only later.',
  },
  'no-contract': {
    german: 'Ich habe keinen Vertrag mit Ihnen geschlossen.',
    english: 'I have not made a contract with you.',
  },
  'amount-wrong': {
    german:
      'Der Betrag ist nach meiner Meinung zu hoch. Bitte erklären Sie mir, wie Sie ihn berechnet haben.',
    english: 'I think the amount is too high. Please explain to me how you worked it out.',
  },
  'little-money': {
    german: 'Ich habe zurzeit nur wenig Geld.',
    english: 'I have only little money at the moment.',
  },
  'what-to-do': {
    german: 'Bitte erklären Sie mir in einfachen Worten, was ich tun soll.',
    english: 'Please explain to me in simple words what I should do.',
  },
  'other-day': {
    german: 'Ich kann zu dem Termin nicht kommen. Bitte nennen Sie mir einen anderen.',
    english: 'I cannot come to the appointment. Please give me another one.',
  },
} as const satisfies Record<string, TemplateSentence>

export type ReadyId = keyof typeof all
export type ReadySentence = (typeof all)[ReadyId]['english']

export const readySentences: Record<ReadyId, TemplateSentence & { english: ReadySentence }> = all

/** The ready-made sentences of each kind of letter; none for kinds without room for the user's own words. */
export const readyFor: Partial<Record<ResponseKind, readonly ReadyId[]>> = {
  rejection: ['not-me', 'already-paid', 'no-contract', 'amount-wrong', 'please-send', 'was-ill'],
  objection: ['not-me', 'already-paid', 'amount-wrong', 'no-contract', 'was-ill', 'please-send'],
  instalments: ['little-money', 'was-ill', 'amount-wrong'],
  extension: ['more-time', 'was-ill', 'was-away', 'please-send'],
  inquiry: [
    'what-to-do',
    'amount-wrong',
    'not-at-once',
    'already-paid',
    'please-send',
    'other-day',
    'more-time',
    'not-me',
  ],
}
