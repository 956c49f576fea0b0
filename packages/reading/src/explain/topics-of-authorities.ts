import type { Topic } from './topic.ts'

/** Claims, courts and authorities, from the special to the general. */
export const authorityTopics: readonly Topic[] = [
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
    name: 'seizure',
    about: /pfändung|kontopfändung/iu,
    what: 'This letter says that money or wages of yours are to be seized for a debt.',
  },
  {
    name: 'judgment',
    about: /(?:^|\s)(?:\p{L}*urteil|beschluss)(?:\s|$)/iu,
    from: /gericht/iu,
    what: 'This is a decision of a court.',
  },
  {
    name: 'court-case',
    about: /klage|vorverfahren|gütetermin|rechtsstreit|prozess/iu,
    from: /gericht/iu,
    what: 'This letter is about a court case.',
  },
  {
    name: 'case-closed',
    about: /einstellung.{0,40}verfahren|verfahren.{0,40}eingestellt/iu,
    what: 'This letter says that a case is closed.',
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
    name: 'unpaid',
    about: /zahlungserinnerung|beitragserinnerung|rücklastschrift|zahlungsrückstand/iu,
    types: ['other', 'Rechnung'],
    what: 'The sender reminds you that an amount has not been paid.',
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
    name: 'refusal',
    about: /ablehnung|abgelehnt/iu,
    what: 'This letter refuses something that was asked for.',
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
    name: 'received',
    about: /eingangsbestätigung|eingang (?:ihres|ihrer)|bestätigung des eingangs/iu,
    what: 'The sender confirms that something of yours has arrived.',
  },
  {
    name: 'course',
    about: /integrationskurs|sprachkurs|maßnahme|eingliederung/iu,
    what: 'This letter is about a course or a measure to help you.',
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
]
