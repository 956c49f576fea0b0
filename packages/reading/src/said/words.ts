/** English words that sentences are filled with, by id. Every other language has the same ids. */
export const words = {
  things: {
    payslips: 'payslips',
    'bank-statements': 'bank statements',
    'sick-note': 'a sick note',
    cv: 'a CV',
    'birth-certificate': 'a birth certificate',
    tenancy: 'the tenancy agreement',
    'photo-id': 'a photo ID',
    'identity-card': 'your identity card',
    passport: 'your passport',
    letter: 'this letter',
    summons: 'this summons',
    'passport-photo': 'a passport photo',
    keys: 'the keys',
    transponder: 'the transponder',
    'work-clothes': 'the work clothes',
    'work-phone': 'the work phone',
    laptop: 'the laptop',
    router: 'the router',
    'debit-card': 'the debit card',
    'credit-card': 'the credit card',
    'driving-licence': 'your driving licence',
    device: 'the device',
    /** Stands last in a list. */
    others: 'what else the German sentence names',
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
    named: '(the German sentence says from when)',
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
    'if-wrong': 'If you think that the claim is wrong,',
  },
} as const

export type Words = typeof words
export type Thing = keyof typeof words.things
export type Form = keyof typeof words.forms
export type PlaceName = keyof typeof words.places
export type Since = keyof typeof words.since
export type Lead = keyof typeof words.leads
