import type { DocumentType } from '../types.ts'

/**
 * What a letter can be. `about` must match the subject (or the first heading), `also` something in the whole letter, `from` the
 * sender, `types` the document type. `what` says it in one or two plain sentences that hold for every letter of this kind.
 */
export type Topic = {
  name: string
  about?: RegExp
  also?: RegExp
  from?: RegExp
  types?: DocumentType[]
  what: string
  /** The amount is a new price or rent, not a sum to pay now. */
  isChange?: boolean
}

/** From the special to the general: the first that fits counts. */
export const topics: readonly Topic[] = [
  {
    name: 'court-payment-order',
    about: /mahnbescheid/iu,
    what: 'This is a payment order of a court (Mahnbescheid). Somebody claims money from you. The court issues such an order without checking the claim.',
  },
  {
    name: 'enforcement-order',
    about: /vollstreckungsbescheid/iu,
    what: 'This is an enforcement order of a court (Vollstreckungsbescheid). With it, a debt can be enforced.',
  },
  {
    name: 'disconnection',
    about: /sperr(?:ung|ankündigung|androhung)|unterbrechung der .{0,20}versorgung|liefersperre/iu,
    what: 'This letter says that an amount is unpaid and that your supply may be cut off.',
  },
  {
    name: 'warning-letter',
    about: /abmahnung/iu,
    also: /unterlassung/iu,
    what: 'This is a formal warning (Abmahnung). The sender says that you did something you must not do and wants a signed declaration.',
  },
  {
    name: 'employer-warning',
    about: /abmahnung/iu,
    what: 'This is a formal warning (Abmahnung).',
  },
  {
    name: 'witness-summons',
    about: /ladung|zeug(?:e|in|en)\b/iu,
    also: /als zeug(?:e|in|en)\b/iu,
    what: 'This is a summons. You are to come as a witness.',
  },
  {
    name: 'summons',
    about: /(?:^|\s)(?:vor)?ladung\b/iu,
    what: 'This is a summons: an official order to come.',
  },
  {
    name: 'fine-hearing',
    about: /anhörung|verwarnung|zeugenfragebogen/iu,
    also: /ordnungswidrigkeit/iu,
    what: 'This letter is about a minor offence (Ordnungswidrigkeit). You can give your side before a decision is made.',
  },
  {
    name: 'fine-notice',
    about: /bußgeld|strafbefehl/iu,
    what: 'This letter fixes a fine.',
  },
  {
    name: 'hearing',
    about: /anhörung|gelegenheit zur (?:äußerung|stellungnahme)/iu,
    what: 'Before it decides, the sender wants to hear your side (Anhörung).',
  },
  {
    name: 'collection',
    also: /inkasso/iu,
    types: ['Mahnung'],
    what: 'A debt collector asks you to pay. It says that it collects for somebody else.',
  },
  {
    name: 'reminder',
    types: ['Mahnung'],
    what: 'This is a payment reminder. The sender says that an amount has not been paid.',
  },
  {
    name: 'tax-return',
    about: /(?:steuer)?erklärung/iu,
    also: /finanzamt/iu,
    types: ['other', 'Formular'],
    what: 'The tax office says that it has not received your tax return.',
  },
  {
    name: 'instalments',
    about: /stundung|ratenzahlung|teilzahlung/iu,
    types: ['Bescheid'],
    what: 'This is a decision about paying later or in parts.',
  },
  {
    name: 'vehicle-tax',
    about: /kraftfahrzeugsteuer|kfz-steuer/iu,
    what: 'This letter fixes the tax for your vehicle.',
  },
  {
    name: 'insurance-contributions',
    about: /beitrag|beiträge/iu,
    also: /krankenkasse|krankenversicherung|pflegeversicherung/iu,
    types: ['Bescheid'],
    what: 'This is a decision about your insurance contributions.',
  },
  {
    name: 'tax-assessment',
    about: /(?:einkommen|umsatz|gewerbe|grund|erbschaft|lohn|hunde|zweitwohnung)steuer/iu,
    from: /finanzamt|steueramt|stadt|gemeinde|kasse|kämmerei/iu,
    types: ['Bescheid'],
    what: 'This is a tax assessment. The office has fixed a tax.',
  },
  {
    name: 'benefit-cut',
    about: /minderung|sanktion|sperrzeit|einstellung (?:der|ihrer) leistung|versagung|entziehung/iu,
    types: ['Bescheid'],
    what: 'This is a decision that cuts or stops money you receive.',
  },
  {
    name: 'repayment',
    about: /erstattung|rückforderung|aufhebung/iu,
    types: ['Bescheid'],
    what: 'This is a decision that asks for money back.',
  },
  {
    name: 'pension',
    from: /rentenversicherung|rentenservice|pensionskasse/iu,
    types: ['Bescheid'],
    what: 'This is a decision about your pension.',
  },
  {
    name: 'approval',
    about: /bewillig|kindergeld|elterngeld|wohngeld|bürgergeld|zuerkannt/iu,
    types: ['Bescheid'],
    what: 'This is a decision about money you can receive.',
  },
  {
    name: 'fees',
    about: /gebühr|abgaben|beitrag/iu,
    types: ['Bescheid'],
    what: 'This is a decision about public fees.',
  },
  {
    name: 'permit-ready',
    about: /aufenthalt|ausweis|pass\b|führerschein/iu,
    also: /abhol(?:en|ung|bereit)|holen sie/iu,
    what: 'A document of yours is ready. You can collect it.',
  },
  {
    name: 'immigration',
    about: /aufenthalt|niederlassungserlaubnis|einbürgerung|visum/iu,
    what: 'This letter is about your right to stay in Germany or your citizenship.',
  },
  {
    name: 'registration',
    about: /anmeldung|meldepflicht|abmeldung/iu,
    also: /melde(?:gesetz|behörde|pflicht|amt)|bmg\b/iu,
    what: 'This letter is about registering your address.',
  },
  {
    name: 'broadcasting-fee',
    from: /beitragsservice|rundfunk/iu,
    what: 'This letter is about the broadcasting fee.',
  },
  {
    name: 'direct-debit',
    about: /lastschrift|sepa/iu,
    what: 'This letter is about taking money from your account by direct debit.',
  },
  {
    name: 'rent-increase',
    about: /mieterhöhung|erhöhung .{0,30}miete|anpassung .{0,20}miete|indexmiete|staffelmiete/iu,
    what: 'Your landlord wants a higher rent.',
    isChange: true,
  },
  {
    name: 'tenancy-ended',
    about: /kündigung/iu,
    also: /eigenbedarf|mietverh[äa]lt|mietvertrag/iu,
    what: 'With this letter a tenancy is ended.',
  },
  {
    name: 'utility-statement',
    about: /(?:betriebs|neben|heiz)kosten/iu,
    what: 'This is the yearly account of the running costs of your home.',
  },
  {
    name: 'job-reference',
    about: /zeugnis/iu,
    what: 'This is a job reference. It says how somebody worked.',
  },
  {
    name: 'order-confirmed',
    about: /(?:auftrags|bestell|vertrags|buchungs)bestätigung/iu,
    what: 'The sender confirms an order or a contract.',
  },
  {
    name: 'termination-confirmed',
    about: /bestätigung.{0,40}kündigung|kündigungsbestätigung/iu,
    what: 'The sender confirms that a contract ends.',
  },
  {
    name: 'dismissal',
    about: /kündigung/iu,
    also: /arbeitsverh[äa]lt|arbeitsvertrag/iu,
    what: 'With this letter an employment is ended.',
  },
  {
    name: 'account-ended',
    about: /kündigung/iu,
    also: /girokonto|konto(?:verbindung|vertrag)|geschäftsbeziehung/iu,
    what: 'With this letter an account is ended.',
  },
  {
    name: 'contract-ended',
    about: /^(?:.{0,40}\s)?(?:fristlose |ordentliche |außerordentliche )?kündigung/iu,
    what: 'This letter is about ending a contract.',
  },
  {
    name: 'new-terms',
    about: /(?:änderung|anpassung).{0,60}(?:bedingungen|preis|entgelt|agb)|zustimmung/iu,
    what: 'The sender wants to change the terms of a contract.',
    isChange: true,
  },
  {
    name: 'quote',
    about: /kostenvoranschlag|(?:^|\s)angebot\b/iu,
    what: 'This is an offer with prices. It is not a bill.',
    isChange: true,
  },
  {
    name: 'claim',
    about: /schaden|versicherungsfall|regulierung/iu,
    what: 'This letter is about damage that was reported to an insurance company.',
  },
  {
    name: 'invitation',
    about: /einladung|versammlung/iu,
    what: 'You are invited to a meeting.',
  },
  {
    name: 'missing-documents',
    about: /unterlagen|mitwirkung|nachweis|fehlende/iu,
    what: 'The sender needs papers or answers from you before it can go on.',
  },
  {
    name: 'yearly-bill',
    about: /jahres(?:ab)?rechnung|verbrauchsabrechnung/iu,
    what: 'This is a yearly bill.',
  },
  { name: 'invoice', types: ['Rechnung'], what: 'This is a bill.' },
  { name: 'contract', types: ['Vertrag'], what: 'This letter is about a contract.' },
  { name: 'form', types: ['Formular'], what: 'This is a form, or a form comes with the letter.' },
  { name: 'application', types: ['Antrag'], what: 'This letter is about an application.' },
  { name: 'decision', types: ['Bescheid'], what: 'This is an official decision.' },
  { name: 'appointment', about: /\btermin/iu, what: 'This letter is about an appointment.' },
]
