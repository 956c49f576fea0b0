/** A kind of reference number: how well it identifies the matter (`rank`), and whether it is a file number. */
export type ReferenceKind = { name: string; rank: number; file: boolean; customer: boolean }

type Entry = [pattern: RegExp, name: string, rank: number, more?: 'file' | 'customer']

// The first match wins. Ranks: numbers that the sender needs to find the case come first.
const entries: Entry[] = [
  [/steuer-?id|identifikations|^id-?nr/iu, 'tax id', 20],
  [/registrierkennzeichen/iu, 'number with the office', 60],
  [/kennzeichen$|^kennz|^kfz$|^fahrzeug$/iu, 'plate', 10],
  [
    /ust\.?-?\s?id|umsatzsteuer|mwst|st\.-?nr|handelsregister|hrb|hra|gläubiger|^unsere? (?:steuer|ust)|betriebs-?n|schul-?n|institutionskenn|^(?:gln|iln|ean)\b/iu,
    'registration',
    0,
  ],
  [
    /(?:zähler|serien|gerät|fahrgestell|^fin$|mandats|telefon|ruf-?n|handy|mobil|fax|zimmer|haus|raum|modell|dienst-?n|seiten?|^blatt|^(?:sepa-)?mandat$|^marke)/iu,
    'thing',
    10,
  ],
  [
    /^(?:kirchen|grund|gewerbe)?steuer-?(?:nummer|nr)|kraftfahrzeugsteuer-?n|kfz-?steuer-?n/iu,
    'tax number',
    100,
  ],
  [/^bg(?:-?n|$)|^nummer der bg$|bedarfsgemeinschaft/iu, 'benefit community number', 95],
  [/schaden-?(?:nr|nummer)|schadennummer/iu, 'claim number', 90],
  // Old numbers, and numbers of another authority.
  [/^(?:frühere|alte|bisherige|ehemalige)[rsn]?\s/iu, 'earlier number', 15],
  [
    /^zeichen\s\p{L}|(?:^|[\s-])az\.?\s\p{Lu}|\s(?:FA|StA|Finanzamt|Gericht|Polizei)$|^Gericht\s?\/\s?Az/u,
    "another one's sign",
    30,
  ],
  [/akten-?zeichen|^(?:unser |ihr )?az\b/iu, 'file number', 90, 'file'],
  [/^(?:gerichts\p{L}*-?)?dr-?(?:nr|nummer)|dienstregister/iu, 'register number', 88, 'file'],
  [/geschäfts-?(?:nummer|nr)/iu, 'business number', 88, 'file'],
  [/geschäfts-?zeichen|^(?:unser )?gz\b|^gesch/iu, 'business sign', 59, 'file'],
  [
    /(?<!giro|bank|spar|miet|ander|geschäfts|spenden|abrechnungs)-?konto(?:-?(?:nr|nummer))?$/iu,
    'account with the sender',
    80,
  ],
  [/kassen-?zeichen|buchungs-?zeichen|zahlungs-?zeichen|zahl-?code/iu, 'cash sign', 78],
  [/versicherungs-?schein|policen?-?(?:nr|nummer)|versicherungs-?schein/iu, 'policy number', 76],
  [/gutschrift-?s?-?(?:nr|nummer)/iu, 'credit note number', 76],
  [/^zu(?:r)? rechnung$/iu, 'invoice number', 47],
  [/^(?:wohn)?einheit$/iu, 'object number', 35],
  [/^postabrechnung/iu, 'payment number', 45],
  [/^beleg(?:-?(?:nr|nummer))?$/iu, 'invoice number', 75],
  [
    /sammelrechnung$|rechnungs?-?(?:nr|nummer)|^rechnung$|rechn\.-?nr|^re-?nr|belegnummer/iu,
    'invoice number',
    75,
  ],
  [
    /vorgangs?(?:-?(?:nr|nummer))?$|ticket-?(?:nr|nummer|id)?$|forderungs-?n|^rückforderung$/iu,
    'case number',
    72,
  ],
  [/fall-?(?:nr|nummer)/iu, 'case number', 72, 'file'],
  [/^(?:unser|mein|unsere?s?)\s?(?:zeichen|nachricht|az)|^zeichen/iu, "sender's sign", 49, 'file'],
  [/^buchung$|buchungs-?(?:nr|nummer|code)|reservierung/iu, 'booking number', 66],
  [
    /kostenvoranschlag|angebots?-?(?:nr|nummer)?$|auftrags?(?:-?(?:nr|nummer))?$/iu,
    'order number',
    65,
  ],
  [/^(?:(?:unsere|personal|handels?)\s?)?akten?(?:-?(?:nr|nummer))?$/iu, 'file', 60],
  [
    /vsnr|vs-?nr|^vers\.?-?n|^kv-?n|^ident-?n|kindergeld-?n|beitrags-?n|wohngeld-?n|versicherungs-?n|renten-?n|förder-?n/iu,
    'number with the office',
    60,
  ],
  [
    /versicherten-?n|mitglieds-?n|^mitglied$|mieter-?n|vertrags-?(?:nr|nummer)|^(?:miet|nutzungs|mobilfunk)?vertrag$|^darlehen$/iu,
    'contract number',
    58,
  ],
  [/\svertrag$/iu, 'contract', 49],
  [
    /(?:kosten|urkunden|vorgangs)-?(?:register|verzeichnis)$|^ur(?:\.|-)?-?nr|^urkunde/iu,
    'register number',
    62,
  ],
  [/kunden|kd\.?-?nr|debitor|(?:^|\/\s?)kunde$/iu, 'customer number', 50, 'customer'],
  [/bestell|lieferschein/iu, 'order number', 48],
  [/mahn(?:ung)?s?-?(?:nr|nummer)/iu, 'reminder number', 46],
  [
    /personal-?(?:nr|nummer)|teilnehmer-?(?:nr|nummer)|matrikel|schüler-?n/iu,
    'personal number',
    52,
  ],
  [/referenz$/iu, 'payment reference', 30],
  [/objekt-?(?:nr|nummer)|wohnungs?-?(?:nr|nummer)/iu, 'object number', 35],
  [/(?:nummer|-nr\.?|\bnr\.?|zeichen|konto|code|kennung|-id)$/iu, 'number', 40],
]

// Labels that end in `zeichen` or `Nummer` but do not identify the matter, or belong to the reader.
const never =
  /^(?:ihr(?:e|es)?\s(?:zeichen|nachricht|schreiben|az|akten|gesch|gz|referenz|brief|e-?mail|anruf)|telefon|tel\b|telefax|fax|durchwahl|handy|mobil|e-?mail|internet|web|zimmer|seite|datum|iban|bic|blz|konto$|konto-?nr|kontonummer|bank|service|kunden(?:betreu|service|dienst|berat|zentrum|center|portal|info|telefon)|.*hotline|(?:\p{L}+ )*(?:dieser|folgender|der) nummer$|\p{L}*zeitraum)/iu

/** The kind of a label, or null if it is no label of a reference. The label has no colon. */
export function referenceKind(label: string): ReferenceKind | null {
  const bare = label
    .trim()
    .replace(/^(?:das|die|der|den)\s|[:.\s#]+$/giu, '')
    .replace(/(?<=\p{L})[\s-]+(?=(?:nr|nummer)$)/iu, '-')
  if (!bare || bare.length > 40 || never.test(bare)) return null
  const named = bare.replace(/^ihre?\s/iu, '')
  for (const [pattern, name, rank, more] of entries) {
    if (pattern.test(named))
      return { name, rank, file: more === 'file', customer: more === 'customer' }
  }
  return null
}

// Labels of the information block whose numbers do not identify anything.
const noReference =
  /telefon|tel\b|fax|durchwahl|mobil|handy|zimmer|raum|etage|seite|blatt|datum|stand\b|monat|jahr|zeit|uhr\b|termin|geöffnet|\btage?\b|alter|geb|plz|ort\b|straße|anschrift|auskunft|rückfrage|sekretariat|bearbeit|ansprech|berat|frau\b|herrn?\b|service|team|gruppe|betrag|summe|wert|gesamt|verbrauch|limit|blz|bank|anzahl|menge|tour|flug|fläche|größe|klasse|kind|anlage|§|schreiben|nachricht|brief|^vom$|^ihr/iu

/** The account of a bank's customer, and the file that a collector calls the reader's. */
const readersOwn = /^(?:konto(?:-?(?:nr|nummer))?|ihr aktenzeichen)$/iu

/** The kind of a number in the information block with a label that is not known, such as `Liegenschaft: 228-4471`. */
export const otherLabel = (label: string): ReferenceKind | null =>
  readersOwn.test(label) ||
  (/^\p{Lu}[\p{L}./ -]{1,30}$/u.test(label) && !never.test(label) && !noReference.test(label))
    ? { name: 'labelled number', rank: 25, file: false, customer: false }
    : null

/** Labels of the letter's date, best first. `Ihr Schreiben vom` and delivery dates are not among them. */
export const dateLabels: [RegExp, number][] = [
  [/^(?:datum|briefdatum|schreiben vom|vom|den)$/iu, 0.97],
  [
    /^(?:rechnungs|bescheid|ausstellungs|mahn|beleg|erstellungs|angebots|bericht)s?-?datum$/iu,
    0.96,
  ],
  [/^(?:datum)\b/iu, 0.9],
  [/(?:,|\bort)\s?(?:den|datum)$/iu, 0.85],
  [/^(?:gesendet|erlassen am|ausgefertigt am|ausfertigung|druckdatum)$/iu, 0.8],
  // `Basel,` with the date next to it
  [/^\p{Lu}[\p{L} .()/-]{1,40},$/u, 0.75],
  [/^stand$/iu, 0.6],
]

/** Labels of dates that are never the letter's. */
export const otherDateLabel =
  /ihr|ihre|liefer|leistung|behandlung|fällig|geb|antrag|termin|schaden|tat|zulassung|beginn|ende(?!t)|zeitraum|eingang|bestell|auftrag|miet/iu

export const payeeLabel =
  /^(?:zahlungs)?empfänger(?:in)?(?: der zahlung)?$|^begünstigte[r]?$|^konto-?inhaber(?:in)?$|^zahlbar an$|^kontoinhaber$/iu
export const purposeLabel =
  /^(?:verwendungs-?zweck|zahlungsreferenz|betreff der (?:zahlung|überweisung)|kassenzeichen)$/iu

const informing = String.raw`^(?:(?:informationen|angaben) zum )?`
/** Headings of the two parties on a page with an electronic invoice; they are neither names nor subject. */
export const sellerHeading = new RegExp(
  String.raw`${informing}(?:verkäufer|rechnungssteller|leistungserbringer)(?:in)?(?:\s?/\s?\p{L}+)?$`,
  'iu',
)
export const buyerHeading = new RegExp(
  String.raw`${informing}(?:käufer|rechnungsempfänger|leistungsempfänger)(?:in)?(?:\s?/\s?\p{L}+)?$`,
  'iu',
)
/** Whether a line is only a heading above the seller or buyer, such as `Verkäufer:` or `Informationen zum Käufer`. */
export const isPartyHeading = (text: string) => {
  const bare = text.trim().replace(/\s*:$/u, '')
  return sellerHeading.test(bare) || buyerHeading.test(bare)
}
