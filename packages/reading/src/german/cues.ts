/** Legal forms at the end of the names of firms and clubs, as parts of a regular expression. */
const legalForms = [
  'GmbH',
  'GMBH',
  'gGmbH',
  'mbH',
  'AG',
  'SE',
  'KG',
  'OHG',
  'oHG',
  'UG',
  'GbR',
  'eG',
  'e\\.? ?G\\.',
  'e\\.? ?V\\.?',
  'e\\.? ?K\\.?',
  'PartG',
  'mbB',
  'VVaG',
  'a\\. ?G\\.?',
  'KGaA',
  'AöR',
  'KdöR',
  'Ltd\\.?',
  'B\\.? ?V\\.',
  'S\\.? ?[aà]\\.? ?r\\.? ?l\\.?',
  'UAB',
  'Stiftung',
]

/** What the names of authorities, courts, funds and the like contain. */
const institutions = [
  'amt',
  'ämter',
  'behörde',
  'Stadt',
  'Gemeinde',
  'Landkreis',
  'Kreis',
  'Landratsamt',
  'Bezirks?regierung',
  'Regierungspräsidium',
  'Ministerium',
  'Jobcenter',
  'Agentur für Arbeit',
  'Arbeitsagentur',
  'gericht',
  'Staatsanwaltschaft',
  'Polizei',
  'Familienkasse',
  'kasse',
  'BKK',
  'AOK',
  'IKK',
  'versicherung',
  'Beitragsservice',
  'Rentenversicherung',
  'Stadtwerke',
  'Eigenbetrieb',
  'Zweckverband',
  'verwaltung',
  'Bußgeldstelle',
  'schule\\b',
  'Kindergarten',
  'Kita\\b',
  '[Vv]erband\\b',
  'kammer\\b',
  'Magistrat',
  'Bundes',
  'Landes',
  'genossenschaft\\b',
  'Universität',
  'Hochschule',
  'Studierendenwerk',
  'Bank\\b',
  'bank\\b',
  'Rechtsanw',
  'Notar',
  'Praxis',
  'Klinikum',
  'Krankenhaus',
  'Verein',
]

const legalForm = new RegExp(`(?:^|[\\s,(])(?:${legalForms.join('|')})(?=$|[\\s,)&.])`, 'u')
const institution = new RegExp(institutions.join('|'), 'iu')

/** Whether a name ends in a legal form (`GmbH`, `e. V.`). */
export const hasLegalForm = (name: string) => legalForm.test(name)

/** Whether a name is that of an authority, a court, an insurer or a similar body. */
export const isInstitution = (name: string) => institution.test(name)

/** Forms of address that stand on a line of their own above the recipient's name, or before it. */
export const honorific =
  /^(?:an\s+)?(?:(?:frau|herrn?|her[mr]{1,3}|hernn?|familie|eheleute|firma|fa\.|an|und|den|die|das)\b\.?\s*)+$/iu
export const leadingHonorific =
  /^(?:(?:an\s+)?(?:frau|herrn?|her[mr]{1,3}|hernn?|firma|fa\.)\s+)+(?=\S)/iu

/** Lines in the address that name neither the recipient nor the street. */
export const careOf =
  /^(?:c\s?\/\s?[o0]|bei\b|b\.|z\.\s?h(?:d|\.)|zu\s+h(?:ä|än)nden|p\.\s?a\.|per adresse)/iu

/** How a letter was sent: stands above the address. */
export const dispatchNote =
  /^(?:per\s+)?(?:einschreiben|einwurf-?einschreiben|übergabe-?einschreiben|förmliche zustellung|postzustellungsurkunde|gegen postzustellung|persönliche? übergabe|durch boten|per boten|vertraulich|persönlich(?:\/vertraulich)?|eilt|eilzustellung|warensendung|nicht nachsenden|wenn unzustellbar|vorab per (?:fax|e-?mail)|per (?:fax|e-?mail|post|zustellung)|mit zustellungsurkunde|rückschein|dialogpost|dv \d)/iu

/** First words of the line that ends a letter. */
export const valediction =
  /^(?:mit\s+(?:\p{L}+\s+)?(?:grü(?:ß|ss)en|gruß|gruss|empfehlungen?)|(?:freundliche|herzliche|viele|beste|liebe|schöne)\s+grü(?:ß|ss)e|hochachtungsvoll|mfg\b|im\s+auftrage?$|i\.\s?a\.$|auf anordnung)/iu

/** First words of the line that greets the reader. */
export const salutation =
  /^(?:sehr\s+(?:ge|ver)ehrte|guten\s+(?:tag|morgen)|liebe[rs]?\s|hallo\b|werte[rs]?\s|grüß gott|moin\b)/iu

/** Headings over sections that inform about remedies or give general notes; nothing in them asks for anything. */
export const remedyHeading =
  /rechtsbehelf|rechtsmittel|widerspruchsrecht|ihr recht\b|ihre rechte|widerrufs(?:recht|belehrung)|kündigungsrecht|datenschutz|beschwerde|schlichtung/iu
