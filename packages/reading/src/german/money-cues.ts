/** Labels of the last row of a bill. */
export const totalLabel =
  /\b(?:(?:gesamt|rechnungs|zahl|end|brutto|forderungs|erstattungs|rest)-?(?:betrag|summe|forderung|preis|miete)|gesamt|summe|insgesamt|total|brutto|nachzahlung|nachforderung|zu zahlen|zu entrichten|zahlbetrag|betrag|festgesetzt|auszugleichen|fällig)/iu

/** Labels of amounts that are on top of the debt itself: dunning, default, collection. */
export const lateLabel =
  /mahn(?:kosten|gebühr|pauschale|spesen|-)|mahnung|säumnis|verspätung|rücklast|rückbuchung|verzug|inkasso|bearbeitungs(?:pauschale|gebühr)|adress-?ermittlung|kosten adress|überziehung|vollstreckungs?(?:kosten|gebühr)/iu

/** The debt itself in the bills of collectors and courts. */
export const principalLabel = /hauptforderung|ursprüngliche forderung|rechnungsbetrag laut/iu

/** Interest that is neither principal nor a late fee. */
export const interestLabel = /zinsen/iu

/** Labels and words for what the sender owes the reader. */
export const creditWord =
  /guthaben|auszahlungsbetrag|erstattungsbetrag|gutschrift|zu ihren gunsten/iu

/** What remains after part was paid. */
export const remainingLabel =
  /(?:noch|verbleib\p{L}*|rest\p{L}*) (?:offen|zu (?:zahlen|entrichten|begleichen))|restbetrag|restforderung|offener betrag/iu

/** A debt that is in arrears or claimed back, other than an ordinary bill. */
export const arrearsWord =
  /nachforderung|rückstand|rückstände|erstattungsforderung|offene?[nrs]? (?:gesamt)?(?:forderung|betr|rechnung|posten|elternbeitr|beitr)|gesamtforderung|hauptforderung|(?<!ab)mahnung|sollsaldo|zu unrecht/iu

/** Verbs of paying. Participles of what already happened are not in it. */
export const payVerb =
  /überweis(?:en|t|e)?(?![\p{L}]*ung)|\bum (?:\p{L}+ ){0,2}(?:überweisung|zahlung|begleichung|ausgleich)|\bzahl(?:en|t|e|bar)\b|einzahlen|einzuzahlen|begleich(?:en|t)|zu begleichen|entrichten|auszugleichen|\bgleichen\b.*\baus\b|zu erstatten|zurückzuzahlen|zu leisten|\bleisten Sie|\bholen Sie (?:bitte )?(?:die (?:zahlung|überweisung)|dies|das|es)\b[^!?]*\bnach\b|\b(?:wird|werden) (?:\p{L}+ ){0,3}zurückgefordert|\b(?:ist|sind|wird|werden)\b(?:[^.!?]|(?<=\d)\.)*\bfällig(?!\p{L})/iu

/** Somebody else pays, or the reader gets money. */
export const toReader =
  /(?:überweisen|zahlen|erstatten|vergüten|buchen|ziehen) wir|wir (?:überweisen|zahlen|erstatten)|(?:aus|be)zahlt|überwiesen|ausgezahlt|auszahlen|erhalten (?:sie|ihr)|auf ihr konto|wird ihnen|gutgeschrieben wird/iu

/** What readers are given: `das Kindergeld`, `Ihr Gehalt`, `wir gewähren Ihnen ein Darlehen`. Claimed back it is theirs to pay. */
export const givenToReader =
  /^(?!.*(?:rück|zurück|erstatt|überzahl)).*(?:(?<!\p{L})(?:(?:kinder|eltern|wohn|bürger|pflege|kranken|arbeitslosen|mutterschafts)geld|gehalt|lohn|rente|besoldung)(?!\p{L})|(?:gewähren?|bewilligen?) (?:wir|ich)(?!\p{L})|(?:wir|ich) (?:gewähren?|bewilligen?)(?!\p{L}))/isu

/** Nothing is to be paid. */
export const nothingToPay =
  /keine (?:gesonderte )?zahlung(?:saufforderung)?\b|zahlung (?:\p{L}+ ){0,3}nicht (?:erforderlich|zu leisten|nötig)|nicht zusätzlich|nichts (?:zu|weiter) (?:zahlen|überweisen)|überweisen sie (?:bitte )?nicht|bitte nicht überweisen|bereits (?:\p{L}+ ){0,6}(?:be|ge)zahlt|gegenstandslos|(?:müssen|brauchen) (?:\p{L}+ ){0,2}nichts (?:zu )?(?:zahlen|überweisen|bezahlen)|(?:überweisen|zahlen) sie (?:\p{L}+ ){0,6}(?:noch)?(?:nichts|nicht)(?=[.!;]|$)|zahlung ist (?:noch nicht|erst)|(?:nichts|nicht) zu (?:zahlen|überweisen)|derzeit nicht zu/iu

/** The letter offers something: nothing is owed unless the reader accepts. */
export const merelyOffered =
  /(?:ist ein angebot[^.]{0,20}|dies(?:es schreiben)? ist )keine rechnung\b|(?:verpflichtung zur zahlung|zahlungspflicht|zahlungsverpflichtung) besteht (?:hierdurch |damit )?nicht|(?:besteht|begründet) keine (?:zahlungspflicht|zahlungsverpflichtung|verpflichtung zur zahlung)|bieten wir ihnen [^.]*leistung|dieses angebot an(?:nehmen)?\b|nehmen sie (?:dieses|unser|das) angebot an/iu

/** What a request to pay names besides the debt: less for those who are quick. */
export const discountTerms = /(?<!\p{L})skonto(?!\p{L})/iu

/** Only if something else happens first: threats, offers, hypotheses. */
export const conditional =
  /würde|wäre|könnte|müssten|kann .*(?:erlassen|festgesetzt|erhoben|geahndet)|bis zu\s|mindestens|vertragsstrafe|geldbuße|ordnungsgeld|zwangsgeld|\bskonto|andernfalls|bei verspäteter|nur, wenn|gegenstandswert|streitwert|einigungsgebühr|wertersatz|auch bei/iu

/** Collected from the reader's account. */
export const directDebitPhrase =
  /\b(?:buchen|ziehen) (?:wir|die)\b.*\b(?:ab|ein)\b|\bwir (?:buchen|ziehen)\b.*\b(?:ab|ein)\b|\b(?:wird|werden)\b.*\b(?:abgebucht|eingezogen)|lastschrift.*\beingezogen|\b(?:buchen|ziehen) wir\b.*\bihrem konto\b|lastschriftverfahren teil|abbuchung erfolgt|eingezogen wird|\bwir\b[^.!?]*\bihrem (?:\p{L}+)?konto (?:einziehen|abbuchen)/iu
export const directDebitDenied =
  /nicht vorgesehen|zurückgekommen|zurückgegeben|rücklastschrift|nicht mehr (?:ab|ein)|wieder ganz normal|künftig wieder|nicht abgebucht|widerruf|auch keine/iu

/** Paid over a counter, not by transfer. */
export const paidOnSite =
  /girokarte|girocard|ec-karte|\bbar\b zu|in bar|kartenzahlung|vor ort|an der kasse|kassenautomat|bei abholung/iu
