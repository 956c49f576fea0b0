import type { DocumentType } from '../types.ts'

/** Where a cue is found: the subject names the type, the text only suggests it. */
type Place = 'subject' | 'text'
export type TypeCue = [type: DocumentType, place: Place, pattern: RegExp, weight: number]

/**
 * Cues for the type of a letter. Weights are added per type; a negative weight counts against it. `other` collects letters that only
 * resemble a type: court orders, quotations, warnings, dismissals, invitations.
 */
export const typeCues: TypeCue[] = [
  [
    'Mahnung',
    'subject',
    /(?<!ab)mahnung|zahlungserinnerung|zahlungsaufforderung|letzte aufforderung zur zahlung/iu,
    6,
  ],
  [
    'Mahnung',
    'subject',
    /rückstand|rückstände|offene[rn]?\s|zahlungsverzug|forderung der|inkasso/iu,
    5,
  ],
  [
    'Mahnung',
    'subject',
    /^erinnerung(?: an)?[^!?]*(?:beitrag|beiträge|zahlung|rechnung|gebühr|miete|entgelt|rate)/iu,
    6,
  ],
  [
    'Mahnung',
    'text',
    /(?:noch|weiterhin) (?:nicht (?:bei uns )?eingegangen|offen(?![\p{L}]))|k(?:ein|einen) (?:zahlungs|geld)eingang|noch nicht (?:entrichtet|beglichen|bezahlt)/iu,
    1,
  ],
  [
    'Mahnung',
    'text',
    /mahngebühr|mahnkosten|rücklastschrift|trotz (?:mehrfacher )?(?:unserer )?(?:mahnung|zahlungserinnerung|erinnerung)/iu,
    2,
  ],
  ['Mahnung', 'text', /(?:befinden|sind) (?:sie )?(?:sich )?(?:\p{L}+ ){0,3}in verzug/iu, 5],
  ['Mahnung', 'text', /^hauptforderung|geschäftsgebühr/iu, 3],
  ['Mahnung', 'text', /mit dem einzug ihrer forderung|inkassovergütung/iu, 3],

  [
    'Rechnung',
    'subject',
    /rechnung\b|rechnung\s|abrechnung|kostenberechnung|beitragsrechnung|liquidation/iu,
    5,
  ],
  [
    'Rechnung',
    'text',
    /(?:berechnen|stellen) wir ihnen|erlauben wir uns|rechnungsbetrag|wie folgt in rechnung/iu,
    2,
  ],
  ['Rechnung', 'text', /rechnungs(?:betrag|beitrag|summe)/iu, 3],
  ['Rechnung', 'text', /abrechnung der betriebs|nachzahlung in höhe/iu, 2],

  ['Bescheid', 'subject', /bescheid\b|bescheid\s|bewilligung|festsetzung|stundung|minderung/iu, 5],
  ['Bescheid', 'text', /(?:gegen )?diese[rn] (?:bescheid|verwaltungsakt)/iu, 5],
  ['Bescheid', 'text', /rechtsbehelfsbelehrung/iu, 3],
  // Decisions without that word explain how to object.
  [
    'Bescheid',
    'subject',
    /^(?:teilweise )?(?:ablehnung|versagung|entziehung|rücknahme|aufhebung|einstellung|untersagung|zurückweisung)\s(?:ihre[rs]|der|des|von)(?!\p{L})|(?:ordnungs|unterlassungs|beseitigungs|ausweisungs)verfügung/iu,
    3,
  ],
  [
    'Bescheid',
    'text',
    /diese (?:(?:ordnungs)?verfügung|entscheidung|anordnung)(?!\p{L})[^.]{0,120}(?:widerspruch|klage|einspruch)(?!\p{L})/iu,
    5,
  ],
  [
    'Bescheid',
    'text',
    /(?:widerspruch|einspruch|klage)(?!\p{L})[^.]{0,120}(?:nach|ab|seit) (?:der |ihrer )?bekanntgabe|(?:nach|ab|seit) (?:der |ihrer )?bekanntgabe[^.]{0,120}(?:widerspruch|einspruch|klage)(?!\p{L})/iu,
    3,
  ],
  [
    'Bescheid',
    'text',
    /(?:widerspruch|antrag)(?!\p{L})[^.]{0,120}(?:zurückgewiesen|abgelehnt|stattgegeben)(?!\p{L})|lehne ich [^.]{0,60}antrag/iu,
    2,
  ],
  [
    'Bescheid',
    'text',
    /(?:wird|werden|habe) (?:\p{L}+ ){0,8}(?:festgesetzt|bewilligt|aufgehoben)/iu,
    1,
  ],

  [
    'Vertrag',
    'subject',
    /(?<!miet|arbeits|giro|kauf)(?<!(?:zum|zu|vom|aus|nach|gemäß|laut|wegen)\s(?:\p{L}{1,20}\s)?\p{L}{0,20})vertrag\b|auftragsbestätigung|vertragsbestätigung|kursvertrag|vertragsunterlagen/iu,
    6,
  ],
  [
    'Vertrag',
    'subject',
    /^(?:(?:ihr|dein|der|neuer)(?:en)? )?\p{L}*(?<!kauf)vertrag(?!\p{L}|\s(?:nr|nummer|vom))/iu,
    6,
  ],
  [
    'Vertrag',
    'text',
    /ihr neuer vertrag|bestätigen wir ihnen den (?:neuen )?vertrag|exemplare? des vertrag|widerrufsfrist beträgt vierzehn/iu,
    3,
  ],

  [
    'Formular',
    'subject',
    /fragebogen|formular|vordruck|anhörungsbogen|selbstauskunft|rückfragen/iu,
    5,
  ],
  // A hearing is a form only if the letter includes one.
  ['Formular', 'subject', /anhörung\b/iu, 4],
  ['Formular', 'text', /füllen sie|ausgefüllt(?:e[nrms]?)?(?!\p{L})/iu, 3],
  // A slip at the bottom of the letter: `bitte hier abtrennen`.
  [
    'Formular',
    'text',
    /abtrennen|abzutrennen|(?<!\p{L})(?:untere[nr]?|anhängende[nr]?|beigefügte[nr]?)\s(?:\p{L}*abschnitt|teil)(?!\p{L})/iu,
    3,
  ],
  [
    'Formular',
    'text',
    /fragebogen|anhörungsbogen|(?:beiliegende|beigefügte)[rn]? (?:formular|vordruck)/iu,
    3,
  ],
  ['Formular', 'text', /_{5,}/u, 2],

  [
    'Antrag',
    'subject',
    /^antrag\b|antragsformular|ihre zustimmung|einverständniserklärung|zustimmungserklärung/iu,
    5,
  ],
  ['Antrag', 'text', /abschnitt zur rückgabe|ich stimme|hiermit beantrage/iu, 3],

  ['other', 'subject', /ratenzahlung|ratenplan|zahlungsplan|tilgungsplan/iu, 6],
  ['other', 'subject', /leistungsabrechnung|kaution|kontoauszug|gutschrift|storno/iu, 12],
  ['other', 'subject', /mahnbescheid|vollstreckungsbescheid|(?<!\p{L})ladung\b|abmahnung/iu, 14],
  [
    'other',
    'subject',
    /kostenvoranschlag|angebot\b|^einladung|zeugnis|(?<!an)kündigung (?:des|ihres|der|wegen)|ordentliche kündigung/iu,
    9,
  ],
  [
    'other',
    'subject',
    /mieterhöhung|abholbereit|ist fertig|erinnerung an die abgabe|anforderung|aufforderung zur mitwirkung/iu,
    8,
  ],
  [
    'other',
    'subject',
    /bestätigung ihrer anmeldung|lastschriftmandat|^anmeldung|fehlende unterlagen|termin\b/iu,
    7,
  ],
]
