import { taskWords } from './task-words.ts'
import { thingWords } from './thing-words.ts'

/** English words that sentences are filled with, by id. Every other language has the same ids. */
export const words = {
  things: thingWords,
  tasks: taskWords,
  /** What is done with things. */
  doing: {
    enclose: 'Enclose',
    send: 'Send',
    'hand-in': 'Hand in',
    bring: 'Bring',
    'give-back': 'Give back',
    'send-back': 'Send back',
    show: 'Show',
    upload: 'Upload',
    collect: 'Collect',
    keep: 'Keep',
    check: 'Check',
    tell: 'Tell the sender',
    'have-ready': 'Have ready',
    get: 'Get',
    apply: 'Apply for',
    'write-in': 'Write in the form',
    'fill-in': 'Fill in',
    'fill-in-send': 'Fill in and send',
    sign: 'Sign',
    'pass-on': 'Pass on',
    remove: 'Remove',
  },
  /** What a signature means. */
  signing: {
    debt: 'you accept that you owe this money',
    limitation: 'you give up the right to say that the debt is too old',
    wages: 'the sender can get part of your wages from your employer',
    settled: 'you accept this and cannot ask for more later',
    'job-ends':
      'your job ends because you agree to it. You may get no unemployment benefit for some weeks',
    waiver: 'you give up a right',
    rent: 'you agree to pay more rent',
    promise: 'you promise never to do it again, and to pay a penalty if you do',
    contract: 'you make a contract',
    doctors: 'your doctors may tell the sender about your health',
    agree: 'you agree to what the sender wants',
  },
  forms: {
    questionnaire: 'the questionnaire',
    agreement: 'the agreement',
    'power-of-attorney': 'the power of attorney',
    'tax-return': 'the tax return',
    declaration: 'the declaration',
    contract: 'the contract',
    application: 'the application',
    form: 'the form',
    copy: 'a copy',
    copies: 'the copies',
    'both-copies': 'both copies',
    sheet: 'the sheet',
  },
  places: {
    meter: 'the meter',
    bathroom: 'the bathroom',
    home: 'your home',
    cellar: 'the cellar',
  },
  /** From when a period of a request runs. */
  since: {
    invoice: 'of the date of the invoice',
    arrival: 'of getting the letter',
    service: 'of its formal delivery',
    'end-known': 'of learning when your job ends',
  },
  /** What a sentence stands behind: a case, or what was asked before. */
  leads: {
    or: 'Or',
    also: 'In that case also',
    'if-ill': 'If you are ill and cannot come,',
    'if-not-coming': 'If you cannot come,',
    'if-not-at-once': 'If you cannot pay it all at once,',
    'if-questions': 'If you have questions,',
    'if-disagree': 'If you do not agree,',
    'if-agree': 'If you agree,',
    'if-order': 'If you want to place the order,',
    'if-moved': 'If you have moved,',
    'if-changes': 'If something changes,',
    'if-not-driver': 'If you did not drive the car,',
    'if-cannot-pay': 'If you cannot pay,',
    'if-interpreter': 'If you need an interpreter,',
    'if-lost': 'If you have lost it,',
    'if-want': 'If you want this,',
    'if-benefits': 'If you get benefits,',
    'if-children': 'If you have children,',
    'if-sold': 'If you have sold it,',
    'if-more-time': 'If you need more time,',
    'if-job': 'If you find a job,',
    'if-damage': 'If there is damage,',
    'if-new-account': 'If your bank account changes,',
    'if-sick': 'If you are ill,',
    'if-available': 'If you have it,',
    'if-wrong': 'If you think that the claim is wrong,',
  },
} as const

export type Words = typeof words
export type Thing = keyof typeof words.things
export type Task = keyof typeof words.tasks
export type Doing = keyof typeof words.doing
export type Signing = keyof typeof words.signing
export type Form = keyof typeof words.forms
export type PlaceName = keyof typeof words.places
export type Since = keyof typeof words.since
export type Lead = keyof typeof words.leads
/** A case in which something holds. */
export type Case = Exclude<Lead, 'or' | 'also'>
