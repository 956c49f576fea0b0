const enclosureTitle =
  /^(?:anlagen?\b(?! zum )|anhang|beilage|beiblatt|merkblatt|hinweisblatt|informations?blatt|wichtige hinweise|allgemeine (?:geschäfts|versicherungs|vertrags|liefer|einkaufs|nutzungs|mandats|miet)|agb\b|geschäftsbedingungen|datenschutz(?:hinweise|information|erklärung)|informationen? (?:zum datenschutz|nach art)|rechtsbehelfs?belehrung|rechtsmittelbelehrung|widerrufs(?:belehrung|formular|recht)|muster-?widerruf|sepa-|überweisung|zahlschein|zahlungsträger|einzahlungs|lastschriftmandat|einzugsermächtigung|antwort(?:bogen|schreiben|formular|karte|fax)?\b|rückantwort|fragebogen|erklärung|vollmacht|formular|vordruck|empfangsbe(?:kenntnis|stätigung)|erläuterung|berechnung|aufstellung|forderungsaufstellung|kontoauszug|einzelnachweis|verbindungsnachweis|tarif|preisblatt|entgeltbestimm|kostenaufstellung|stundennachweis|lageplan|wegbeschreibung|tagesordnung|nutzungsbedingungen|gesetzestext|auszug aus)/iu

const copyMark =
  /^(?:k[o0]p[il1|][eco]\b|rechnungskopie|durchschrift|abschrift|duplikat|zweitschrift|mehrfertigung|beglaubigte abschrift|entwurf|- ?kopie ?-|kopie (?:der|des|ihrer|unserer?)\b)|\b(?:rechnungskopie|zweitschrift|duplikat)\b/iu

/** Whether a page calls itself an enclosure, a copy, terms, a form, a slip, or information about remedies. */
export const isEnclosureTitle = (title: string) => {
  const bare = title.trim().replace(/^[\s*#•–-]+/u, '')
  return enclosureTitle.test(bare) || copyMark.test(bare)
}
