/** Legal forms at the end of company and club names, as parts of a regular expression. */
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

/** Words in the names of authorities, courts, insurance funds and similar bodies. */
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

/** Forms of address on the line above the recipient's name, or before it. */
export const honorific =
  /^(?:an\s+)?(?:(?:frau|herrn?|her[mr]{1,3}|hernn?|familie|eheleute|firma|fa\.|an|und|den|die|das)\b\.?\s*)+$/iu
export const leadingHonorific =
  /^(?:(?:an\s+)?(?:frau|herrn?|her[mr]{1,3}|hernn?|firma|fa\.)\s+)+(?=\S)/iu

/** Address lines with neither recipient nor street. */
export const careOf =
  /^(?:c\s?\/\s?[o0]|℅|bei\b|b\.|z\.\s?h(?:d|\.)|zu\s+h(?:ä|än)nden|p\.\s?a\.|per adresse|vertreten durch|als vertreter|abteilung\b|abt\.|buchhaltung$)/iu

/** Collective recipients of authorities and schools; a name may follow on its own line. */
export const toWhomItMay =
  /^an\s+(?:die|den|das|alle)\s+(?:\p{L}+\s+){0,2}?(?:eltern|sorgeberechtigten|personensorgeberechtigten|erziehungsberechtigten|haushalte?|bewohner\p{Ll}*|anwohner\p{Ll}*|mieter\p{Ll}*|eigentümer\p{Ll}*|halter\p{Ll}*|mitglieder\p{Ll}*|versicherten?|kund\p{Ll}+)\b/iu

/** The floor, building or flat, on its own line below the street. */
export const partOfHouse =
  /^(?:vorder|hinter|quer|garten|neben)haus\b|^(?:seitenflügel|aufgang|eingang|gebäude|haus|block|whg|wohnung|wohnheim|app|apt|apartment|appartement|zimmer|zi|top|stiege|etage|stock|eg|dg|ug|souterrain|erdgeschoss|dachgeschoss)\b\.?(?:\s|$|,)|^\d{1,2}\.\s?(?:og|stock|etage|obergeschoss)\b/iu

/** The way of dispatch, above the address. */
export const dispatchNote =
  /^(?:nur\s+)?(?:(?:per|mit|gegen|durch)\s+(?:einfache[mnr]?\s+|die\s+)?(?:zustellung|zustellungsurkunde|postzustellung\p{L}*|empfangs\p{L}+|pzu|einschreiben|boten?|(?:tele)?fax|e-?mail|post|brief)\b|(?:per\s+)?einschreiben|(?:per\s+)?(?:einwurf|übergabe)-?einschreiben|förmliche[mr]? zustellung|postzustellung|zustellungsurkunde|persönliche? (?:übergabe|zustellung)|vertraulich|persönlich(?:$|\W|\sund)|privat$|eilt|eilzustellung|warensendung|nicht nachsenden|wenn unzustellbar|vorab per|rückschein|dialogpost|dv \d)/iu

/** A role or title; the name is on the next line. */
export const roleOnly =
  /^(?:mieter|vermieter|eigentümer|kunde?|patient|versicherte|schuldner|antragsteller|beschuldigte|betroffene|zeuge?|erbe?|verbraucher)(?:in|r)?$|^(?:an\s+\p{L}{3}\s+)?halter(?:in)?\sde[sr]\s/iu
export const titleOnly =
  /^(?:(?:prof|dr|med|phil|jur|iur|rer|nat|pol|dent|vet|stud|cand|dipl|mag|ing|kfm|rechtsanwalt|rechtsanwältin|notar|notarin|pfarrer|pfarrerin)(?:[.\s-]+|$))+$/iu

/** The beginning of the closing formula. */
export const valediction =
  /^(?:mit\s+(?:\p{L}+\s+)?(?:grü(?:ß|ss)en|gruß|gruss|empfehlungen?)|(?:freundliche|herzliche|viele|beste|liebe|schöne)\s+grü(?:ß|ss)e|hochachtungsvoll|mfg\b|im\s+auftrage?$|i\.\s?a\.$|auf anordnung)/iu

/** The beginning of the salutation. */
export const salutation =
  /^(?:sehr\s+(?:ge|ver)ehrte|guten\s+(?:tag|morgen)|liebe[rs]?\s|hallo\b|werte[rs]?\s|grüß gott|moin\b)/iu

/** Headings of sections about remedies or general notes, which ask for nothing. */
export const remedyHeading =
  /rechtsbehelf|rechtsmittel|widerspruchsrecht|ihr recht\b|ihre rechte|widerrufs(?:recht|belehrung)|kündigungsrecht|datenschutz|beschwerde|schlichtung/iu

/** A copied letter to someone else: `„Sehr geehrter Herr Joost, Sie sind verpflichtet, … “` */
export const quotedLetter = /^[„“"»]\s?(?:Sehr geehrte|Liebe[rs]?\s|Guten Tag)[^“”"«]*[“”"«]\.?$/u
