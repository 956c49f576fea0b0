import type { DocumentType } from '../types.ts'
import type { HelpId } from './help-places.ts'

/** A fallback for letters of no known kind. `about` must match the subject, `from` the sender, `types` the type. */
export type GeneralKind = {
  id: string
  about?: RegExp
  from?: RegExp
  types?: readonly DocumentType[]
  what: string
  next: string | null
  help: readonly HelpId[]
}

const offices = ['social', 'migration', 'court'] as const
const firms = ['consumers', 'debt'] as const

const all = [
  {
    id: 'any-court',
    from: /gericht|staatsanwaltschaft|gerichtsvollzieher/iu,
    what: 'A court, a prosecutor or a bailiff writes to you. We are not sure what it is about.',
    next: 'You often have only a short time to answer a court. The letter says how long.',
    help: ['court'],
  },
  {
    id: 'any-police',
    from: /polizei/iu,
    what: 'The police write to you. We are not sure what it is about.',
    next: null,
    help: ['court', 'victims'],
  },
  {
    id: 'any-hearing',
    about: /anhörung|gelegenheit zur (?:äußerung|stellungnahme)/iu,
    what: 'It seems that the sender wants to hear your side before it decides.',
    next: 'You can answer in writing. After that the sender decides.',
    help: offices,
  },
  {
    id: 'any-refusal',
    about: /ablehnung|abgelehnt|versagung/iu,
    what: 'This letter seems to say no to something that you asked for.',
    next: 'The letter should say why, and if you can object.',
    help: offices,
  },
  {
    id: 'any-end',
    about: /kündigung/iu,
    what: 'This letter seems to be about ending a contract. We are not sure which one.',
    next: 'Check who ends it and on which day.',
    help: ['consumers', 'court'],
  },
  {
    id: 'any-papers',
    about: /unterlagen|mitwirkung|nachweis|fehlende/iu,
    what: 'It seems that the sender needs papers or answers from you.',
    next: 'Send copies of the papers that the letter asks for. Keep the originals.',
    help: ['social', 'migration'],
  },
  {
    id: 'any-unpaid',
    types: ['Mahnung'],
    what: 'The sender seems to say that you have not paid an amount.',
    next: 'If this is new to you, you can ask for proof before you pay.',
    help: firms,
  },
  {
    id: 'any-decision',
    types: ['Bescheid'],
    what: 'This is an official decision. We are not sure what it is about.',
    next: 'You can usually object. The end of the letter says where and how.',
    help: offices,
  },
  {
    id: 'any-bill',
    types: ['Rechnung'],
    what: 'This looks like a bill.',
    next: 'Compare it with what you ordered and got.',
    help: firms,
  },
  {
    id: 'any-contract',
    types: ['Vertrag'],
    what: 'This letter seems to be about a contract.',
    next: 'Check what it costs, how long it lasts and how you can end it.',
    help: ['consumers'],
  },
  {
    id: 'any-form',
    types: ['Formular'],
    what: 'This looks like a form, or a form comes with the letter.',
    next: 'Fill it in, sign it and send it back.',
    help: ['social', 'migration'],
  },
  {
    id: 'any-request',
    types: ['Antrag'],
    what: 'This letter seems to be about an application or your agreement.',
    next: null,
    help: ['social', 'migration'],
  },
  {
    id: 'any-meeting',
    about: /einladung|versammlung|termin|ladung/iu,
    what: 'This letter seems to be about an appointment or a meeting.',
    next: 'If you cannot come, tell the sender before the date.',
    help: ['social', 'migration'],
  },
] as const satisfies readonly GeneralKind[]

/** From specific to general: the first match wins. All texts say that we are not sure. */
export const generalKinds: readonly GeneralKind[] = all

export type SaidGenerally = (typeof all)[number]
