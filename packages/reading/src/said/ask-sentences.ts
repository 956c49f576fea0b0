import { formatEnglishAmount, type Cents } from '@brieflotse/rules'
import {
  byText,
  listedText,
  onText,
  type AskedDay,
  type By,
  type ListedThings,
} from './ask-parts.ts'
import { words, type Doing, type Form, type PlaceName, type Signing, type Task } from './words.ts'

type When = { by: By }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const joined = (steps: string[]) =>
  steps.length > 1 ? `${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}` : (steps[0] ?? '')

/** What letters ask for, in English. None says more than the German sentence that it was made of. */
export const askSentences = {
  'ask.pay-in-parts': 'Pay in parts.',
  'ask.new-account':
    'The letter says to pay to a new account. Check with the sender first, with a phone number that you look up yourself.',
  'ask.use-reference': ({ reference }: { reference: string }) => `Use the reference ${reference}.`,
  'ask.cover-account': 'Make sure that there is enough money in your account.',

  'ask.fill-in': ({ sign, form, by }: When & { sign: boolean; form: Form }) =>
    `Fill in${sign ? ' and sign' : ''} ${words.forms[form]}${byText(by)}.`,
  'ask.sign': ({ form, by }: When & { form: Form }) => `Sign ${words.forms[form]}${byText(by)}.`,
  'ask.send-form': (asked: When & { fill: boolean; sign: boolean; back: boolean; form: Form }) => {
    const steps = [
      ...(asked.fill ? ['fill in'] : []),
      ...(asked.sign ? ['sign'] : []),
      asked.back ? 'send back' : 'send in',
    ]
    return `${capital(joined(steps))} ${words.forms[asked.form]}${byText(asked.by)}.`
  },
  'ask.copies-only': 'Send copies only, no originals.',
  'ask.identity-copy': ({ by }: When) =>
    `The letter asks for a copy or photo of your identity card or passport${byText(by)}. Be sure who the sender is before you send one.`,
  'ask.send-back-it': ({ by }: When) => `Send it back${byText(by)}.`,

  'ask.must-come': 'You must come unless you are told that you do not have to.',
  'ask.come': (come: {
    self: boolean
    to: 'test' | 'appointment' | null
    on: AskedDay | null
    early: boolean
  }) => {
    const to = { test: ' to the placement test', appointment: ' to the appointment' }
    return `Come${come.self ? ' in person' : ''}${come.to ? to[come.to] : ''}${onText(come.on)}${come.early ? ', on time' : ''}.`
  },
  'ask.place': ({ place }: { place: string }) => `The place is ${place}.`,
  'ask.call-off': 'Cancel the appointment.',
  'ask.call-off-before': ({ count, working }: { count: number; working: boolean }) => {
    const numbers = ['zero', 'one', 'two', 'three', 'four', 'five']
    return `Cancel the appointment at least ${numbers[count] ?? count} ${working ? 'working ' : ''}days before.`
  },
  'ask.make-appointment': ({ by }: When) => `Make an appointment${byText(by)}.`,
  'ask.let-in': ({ place, on }: { place: PlaceName; on: AskedDay | null }) =>
    `Make sure that people can get to ${words.places[place]}${onText(on)}.`,

  'ask.register-work': ({ seeking, by }: When & { seeking: boolean }) =>
    `Register with the Agentur für Arbeit as ${seeking ? 'looking for work' : 'unemployed'}${byText(by)}.`,
  'ask.confirm': ({ copy, by }: When & { copy: boolean }) =>
    `Confirm${copy ? ' on the copy' : ''} that you received the letter${byText(by)}.`,
  'ask.confirm-sign': 'Sign it.',
  'ask.confirm-date': 'Add the date and sign.',
  'ask.agree': ({ by }: When) =>
    `The sender asks you to agree${byText(by)}. Read what it is about before you do.`,
  'ask.meter': ({ by }: When) => `Read your meter and tell the sender the reading${byText(by)}.`,
  'ask.object': ({ by }: When) => `If you disagree, object in writing${byText(by)}.`,
  'ask.keep-letter': 'Keep this letter.',
  'ask.check-list': 'Check the list in the letter.',
  'ask.check-enclosed': 'Check what is enclosed.',

  'ask.answer': ({ by }: When) => `Answer the sender${byText(by)}.`,
  'ask.call': ({ by }: When) => `Call the sender${byText(by)}.`,
  'ask.contact': ({ by }: When) => `Get in touch with the sender${byText(by)}.`,
  'ask.pay': (pay: {
    amount: Cents | null
    plus: 'interest' | 'more' | null
    by: By
    account: string | null
  }) => {
    const amount =
      pay.amount === null ? 'the amount in the letter' : formatEnglishAmount(pay.amount)
    const plus = { interest: ' and the interest', more: ' and the extra costs in the letter' }
    const account = pay.account === 'named' ? 'account in the letter' : `account ${pay.account}`
    return `Pay ${amount}${pay.plus ? plus[pay.plus] : ''}${byText(pay.by)}${pay.account ? ` to the ${account}` : ''}.`
  },
  'ask.pay-or-object': ({ by }: When) =>
    `Pay the amounts${byText(by)}, or send the enclosed form to the court and say that you disagree.`,
  'ask.pay-not-court': 'If you pay, do not pay to the court.',
  'ask.pay-back': ({ amount, by }: When & { amount: Cents | null }) =>
    `Pay back ${amount === null ? 'the money' : formatEnglishAmount(amount)}${byText(by)}.`,
  'ask.use-account': 'For payments, use the account in this letter.',
  'ask.put-reference': ({ reference }: { reference: string | null }) =>
    `Write the reference${reference === null ? ' of this letter' : ` ${reference}`} on your payment.`,
  'ask.standing-order': ({ amount }: { amount: Cents | null }) =>
    `Change your standing order${amount === null ? ' to the new amount' : ` to ${formatEnglishAmount(amount)}`}.`,
  'ask.things': (v: When & ListedThings & { doing: Doing }) =>
    `${words.doing[v.doing]} ${listedText(v)}${byText(v.by)}.`,
  'ask.do': ({ task, by }: When & { task: Task }) => `${words.tasks[task]}${byText(by)}.`,
  'ask.sign-may': 'They ask you to sign. You do not have to.',
  'ask.sign-means': ({ meaning }: { meaning: Signing }) =>
    `Signing means: ${words.signing[meaning]}.`,
  'ask.tax-returns': ({ online, by }: When & { online: boolean }) =>
    `Send your tax returns${online ? ' online (ELSTER)' : ''}${byText(by)}.`,
  'ask.end-contract': ({ by }: When) => `End the contract in writing${byText(by)}.`,
  'ask.check-details': 'Check these details in the letter.',
  'ask.tell-so': ({ proof, by }: When & { proof: boolean }) =>
    `Tell the sender${byText(by)}${proof ? ', and send proof' : ''}.`,
  'ask.comment': ({ by }: When) => `Write your side of the story and send it${byText(by)}.`,
  'ask.number': ({ phone }: { phone: string }) => `The phone number is ${phone}.`,
} as const
