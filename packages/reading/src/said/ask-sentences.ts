import { formatEnglishAmount, type Cents } from '@brieflotse/rules'
import { byText, onText, thingsText, type AskedDay, type By } from './ask-parts.ts'
import { words, type Form, type PlaceName, type Thing } from './words.ts'

type When = { by: By }
type Doing = 'enclose' | 'send' | 'hand-in'

const does = { enclose: 'Enclose', send: 'Send', 'hand-in': 'Hand in' } as const
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const joined = (steps: string[]) =>
  steps.length > 1 ? `${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}` : (steps[0] ?? '')

/** What letters ask for, in English. None says more than the German sentence that it was made of. */
export const askSentences = {
  'ask.something': ({ by }: When) => `The letter asks you to do something${byText(by)}.`,
  'ask.in-a-case': 'In a case that the letter names, you are asked to do something.',
  'ask.something-then': 'You are asked to do something.',
  'ask.see-below': 'The German sentence is below.',
  'ask.more': 'The German sentence says more.',

  'ask.pay': (pay: {
    amount: Cents | null
    plus: 'interest' | 'more' | null
    by: By
    account: string | null
  }) => {
    const amount =
      pay.amount === null ? 'the amount in the letter' : formatEnglishAmount(pay.amount)
    const plus = { interest: ', plus interest,', more: ', plus what the sentence adds,' }
    const account =
      pay.account === 'named' ? 'account named in the letter' : `account ${pay.account}`
    return `Pay ${amount}${pay.plus ? plus[pay.plus] : ''}${byText(pay.by)}${pay.account ? ` to the ${account}` : ''}.`
  },
  'ask.pay-in-parts': 'Pay in parts, as the letter says.',
  'ask.pay-several': 'Pay in the amounts and on the days that the German sentence names.',
  'ask.pay-or-object': ({ by }: When) => {
    const end =
      'pay the amounts, or tell the court on the enclosed form that you object to all or part of the claim.'
    return by === null ? `Either ${end}` : `${capital(byText(by).trim())}, either ${end}`
  },
  'ask.pay-not-court': 'If you pay, do not pay to the court. The German sentence says whom to pay.',
  'ask.pay-back': ({ amount, by }: When & { amount: Cents | null }) =>
    `Pay back ${amount === null ? 'the money that the letter names' : formatEnglishAmount(amount)}${byText(by)}.`,
  'ask.new-account':
    'The letter says to pay to a new account. Check with the sender first, with a phone number that you look up yourself.',
  'ask.use-account': 'For payments, use the account in the German sentence.',
  'ask.use-reference': ({ reference }: { reference: string }) => `Use the reference ${reference}.`,
  'ask.put-reference': ({ reference }: { reference: string | null }) =>
    `Put the reference ${reference ?? 'that the letter names'} on your payment.`,
  'ask.standing-order': ({ amount }: { amount: Cents | null }) =>
    `Change your standing order${amount === null ? ' as the letter says' : ` to ${formatEnglishAmount(amount)}`}.`,
  'ask.from-when': 'The German sentence says from when.',
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
  'ask.hand-in-declaration': ({ by }: When) =>
    `The letter asks you to sign and hand in the declaration${byText(by)}.`,
  'ask.papers-listed': ({ doing, by }: When & { doing: Doing }) =>
    `${does[doing]} what the letter lists${byText(by)}.`,
  'ask.papers': ({ doing, things, by }: When & { doing: Doing; things: Thing[] }) =>
    `${does[doing]} ${thingsText(things)}${byText(by)}.`,
  'ask.papers-asked': ({ doing, by }: When & { doing: Doing }) =>
    `${does[doing]} the papers that the letter asks for${byText(by)}.`,
  'ask.copies-only': 'Send copies only, no originals.',
  'ask.identity-copy': ({ by }: When) =>
    `The letter asks for a copy or photo of your identity card or passport${byText(by)}. Be sure who the sender is before you send one.`,
  'ask.tax-returns': ({ online, by }: When & { online: boolean }) => {
    const until = byText(by)
    return `Send in the declarations that the letter names${online ? `, online with ELSTER${until && ','}` : ''}${until}.`
  },
  'ask.send-back-it': ({ by }: When) => `Send it back${byText(by)}.`,
  'ask.send-back-named': ({ by }: When) => `Send back what the German sentence names${byText(by)}.`,
  'ask.give-back': ({ send, things, by }: When & { send: boolean; things: Thing[] }) =>
    `${send ? 'Send' : 'Give'} back ${thingsText(things)}${byText(by)}.`,
  'ask.bring-listed': 'Bring the things that the letter lists.',
  'ask.bring': ({ things }: { things: Thing[] }) => `Bring ${thingsText(things)}.`,
  'ask.bring-named': 'Bring what the German sentence names.',
  'ask.collect': ({ card, self, by }: When & { card: boolean; self: boolean }) =>
    `Collect ${card ? 'the card' : 'what the letter names'}${self ? ' in person' : ''}${byText(by)}.`,

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
  'ask.let-in-then': ({ place }: { place: PlaceName }) =>
    `Make sure that people can get to ${words.places[place]} at the time that the letter names.`,

  'ask.register-work': ({ seeking, by }: When & { seeking: boolean }) =>
    `Register with the Agentur für Arbeit as ${seeking ? 'looking for work' : 'unemployed'}${byText(by)}.`,
  'ask.registration': ({ by }: When) => `Make the registration that the letter names${byText(by)}.`,
  'ask.confirm': ({ copy, by }: When & { copy: boolean }) =>
    `Confirm${copy ? ' on the copy' : ''} that you received the letter${byText(by)}.`,
  'ask.confirm-sign': 'Sign it.',
  'ask.confirm-date': 'Add the date and sign.',
  'ask.agree': ({ by }: When) =>
    `The sender asks you to agree${byText(by)}. Read what it is about before you do.`,
  'ask.meter': ({ by }: When) => `Read your meter and tell the sender the reading${byText(by)}.`,
  'ask.object': ({ by }: When) => `If you disagree, object in writing${byText(by)}.`,
  'ask.end-contract': ({ by }: When) => `End the contract that the letter names${byText(by)}.`,
  'ask.remove': ({ picture, by }: When & { picture: boolean }) =>
    `Remove ${picture ? 'the picture' : 'what the letter names'}${byText(by)}.`,
  'ask.keep-letter': 'Keep this letter.',
  'ask.keep-device': 'Keep the device.',
  'ask.keep': 'Keep what the letter names. It may be needed later.',
  'ask.check-list': 'Check the list in the letter.',
  'ask.check-enclosed': 'Check what is enclosed.',
  'ask.check-details': 'Check the details in the letter.',
  'ask.check': 'Check what the German sentence names.',

  'ask.tell': ({ by }: When) => `Tell the sender what the German sentence asks for${byText(by)}.`,
  'ask.tell-so': ({ proof, by }: When & { proof: boolean }) =>
    `Tell the sender so${byText(by)}${proof ? ', with proof' : ''}.`,
  'ask.tell-bank': ({ by }: When) => `Tell the sender your bank details${byText(by)}.`,
  'ask.tell-reasons': ({ by }: When) => `Tell the sender your reasons${byText(by)}.`,
  'ask.comment': ({ by }: When) => `Say in writing what you have to say about it${byText(by)}.`,
  'ask.answer': ({ by }: When) => `Answer the sender${byText(by)}.`,
  'ask.call': ({ by }: When) => `Call the sender${byText(by)}.`,
  'ask.number': ({ phone }: { phone: string }) => `The number in the sentence is ${phone}.`,
  'ask.contact': ({ by }: When) => `Get in touch with the sender${byText(by)}.`,
  'ask.contact-named': ({ by }: When) =>
    `Get in touch with those whom the German sentence names${byText(by)}.`,
} as const
