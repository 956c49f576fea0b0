/** Labels of the last row of a bill. */
export const totalLabel =
  /\b(?:(?:gesamt|rechnungs|zahl|end|brutto|forderungs|erstattungs|rest)-?(?:betrag|summe|forderung|preis|miete)|gesamt|summe|insgesamt|total|brutto|nachzahlung|nachforderung|zu zahlen|zu entrichten|zahlbetrag|betrag|festgesetzt|auszugleichen|fällig)/iu

/** Labels of amounts on top of the debt itself: fees for reminders, default and debt collection. */
export const lateLabel =
  /mahn(?:kosten|gebühr|pauschale|spesen|-)|mahnung|säumnis|verspätung|rücklast|rückbuchung|verzug|inkasso|bearbeitungs(?:pauschale|gebühr)|adress-?ermittlung|kosten adress|überziehung|vollstreckungs?(?:kosten|gebühr)/iu

/** Labels of the debt itself in bills of debt collectors and courts. */
export const principalLabel = /hauptforderung|ursprüngliche forderung|rechnungsbetrag laut/iu

/** Labels of interest, which is neither principal nor a late fee. */
export const interestLabel = /zinsen/iu

/** Labels and words for money that the sender owes the reader. */
export const creditWord =
  /guthaben|auszahlungsbetrag|erstattungsbetrag|gutschrift|zu ihren gunsten/iu

/** Words for the rest after a partial payment. */
export const remainingLabel =
  /(?:noch|verbleib\p{L}*|rest\p{L}*) (?:offen|zu (?:zahlen|entrichten|begleichen))|restbetrag|restforderung|offener betrag|^verbleib(?:en|t)\s*:?$|zu unseren gunsten|^zahlbar\s*:?$|unterm strich/iu

/** Words for a debt in arrears or a claim for repayment, in contrast to an ordinary bill. */
export const arrearsWord =
  /nachforderung|rückstand|rückstände|erstattungsforderung|offene?[nrs]? (?:gesamt)?(?:forderung|betr|rechnung|posten|elternbeitr|beitr)|gesamtforderung|hauptforderung|(?<!ab)mahnung|sollsaldo|zu unrecht/iu

/** Verbs of paying, without participles of past payments. */
export const payVerb =
  /überweis(?:en|t|e)?(?![\p{L}]*ung)|\bum (?:\p{L}+ ){0,2}(?:überweisung|zahlung|begleichung|ausgleich)|\bzahl(?:en|t|e|bar)\b|einzahlen|einzuzahlen|begleich(?:en|t)|zu begleichen|entrichten|auszugleichen|\bgleichen\b.*\baus\b|\bweisen sie\b[^!?]{1,160}\san(?=[,.])|zu erstatten|zurückzuzahlen|zu leisten|\bleisten Sie|erwarten wir [^!?]{0,60}(?:konto|zahlung|eingang)|\bholen Sie (?:bitte )?(?:die (?:zahlung|überweisung)|dies|das|es)\b[^!?]*\bnach\b|\b(?:wird|werden) (?:\p{L}+ ){0,3}zurückgefordert|\b(?:ist|sind|wird|werden)\b(?:[^.!?]|(?<=\d)\.)*\bfällig(?!\p{L})/iu

/** Requests to a friend or member: `Überweis mir …`, `Schick mir deinen Anteil … auf mein Konto`. */
const mustArrive = String.raw`(?:muss|müssen|sollten?)(?!\p{L})[^;!?]{0,120}(?:unserem\s\p{L}*konto\s(?:gutgeschrieben|eingegangen|eingehen|sein)|(?:€|EUR|Euro)[^;!?]{0,40}\sbei\suns\s(?:sein|eingehen|eingegangen))(?!\p{L})|(?:€|EUR|Euro|saldo|betrag)[^;!?]{0,60}\sbei\suns\s(?:sein|eingehen)(?!\p{L})`
const mustBePaid = String.raw`(?<!\p{L})(?:muss|müssen)(?!\p{L})[^;!?]{0,120}\s(?:entrichtet|überwiesen|beglichen|ausgeglichen)\swerden(?!\p{L})`
const broughtIn = String.raw`(?<!\p{L})fordern\s(?:wir|ich)(?!\p{L})[^;!?]{0,120}\sein(?=[,.;])|(?:bitten|bitte)\sdarum,\sdass\s[^;!?]{0,120}\skonto\s(?:ist|eingeht|eingegangen\sist)(?!\p{L})|^(?:rest|an)?zahlung\s(?:von|über)\s[^!?]{0,80}\sleisten(?!\p{L})|^überweisen:\s`
const ownMoney = String.raw`(?:das\sgeld|den\sbetrag)\s(?:brauche|benötige|erwarte|hätte)n?\s(?:ich|wir)(?!\p{L})`
/** `Am 2. Februar muss der Rest unserem Konto gutgeschrieben sein`, `Das Geld brauche ich bis zum 28. März` */
export const dueToSender = new RegExp(
  `${mustArrive}|${mustBePaid}|${broughtIn}|(?<!\\p{L})${ownMoney}`,
  'iu',
)
export const askedOfFriend =
  /(?<!\p{L})(?:überweis[et]?|(?:be)?zahl[et]?)\s(?:mir|uns|doch|bitte)(?!\p{L})|(?:^|[,:;–]\s|\sund\s)(?:überweise?|(?:be)?zahle?)\s(?:es|sie|ihn|das|den|die|deine?n?)(?!\p{L})|(?<!\p{L})(?:schick[et]?|gib|gebt|bring[et]?)\s[^.!?]{0,60}(?:geld|anteil|beitrag|betrag|€|euro)(?!\p{L})|(?<!\p{L})(?:schick[et]?|sende?)\s[^!?]{0,100}auf\s(?:mein|unser|das)\s\p{L}*konto(?!\p{L})/iu

/** Someone else pays, or the reader receives money: `Die Arbeitnehmerin erhält …` in a draft contract. */
export const toReader =
  /(?:überweisen|zahlen|erstatten|vergüten|buchen|ziehen) wir|wir (?:überweisen|zahlen|erstatten)|(?:ich|wir) (?:[^\s;!?]+ ){1,5}(?:überweisen|auszahlen|erstatten) (?:sollen?|können|kann|dürfen|darf)|(?:aus|be)zahlt|überwiesen|ausgezahlt|auszahlen|erhalten (?:sie|ihr)|auf ihr konto|wird ihnen|gutgeschrieben wird|(?<!\p{L})erhält von (?:ihnen|dir)(?!\p{L})|(?<!\p{L})(?:die|der|das) (?!verkäufer|vermieter|gläubiger|auftragnehmer|verein|kasse)\p{L}+ erhält(?!\p{L})|(?:zahlen|überweisen|erstatten) (?:ihnen|euch|dir)(?!\p{L})|zurücküberweis/iu

/**
 * Money that readers receive: `das Kindergeld`, `Ihr Gehalt`, `wir gewähren Ihnen ein Darlehen`. If it is claimed back, the reader must pay
 * it.
 */
export const givenToReader =
  /^(?!.*(?:rück|zurück|erstatt|überzahl)).*(?:(?<!\p{L})(?:(?:kinder|eltern|wohn|bürger|pflege|kranken|arbeitslosen|mutterschafts)geld|gehalt|lohn|rente|besoldung|(?:urlaubs|weihnachts)geld|sonderzahlung|abfindung|dividende)(?!\p{L})|(?:gewähren?|bewilligen?) (?:wir|ich)(?!\p{L})|(?:wir|ich) (?:gewähren?|bewilligen?)(?!\p{L}))/isu

/**
 * Clauses about paying that are no request to the reader: payments by others, at other times, on a condition, or denied. A verb with
 * another subject is before its object (`Studierende zahlen die Hälfte`), an infinitive after it. A reader who `cannot pay in one sum` is
 * still asked to pay.
 */
export const payingOfOthers = [
  /(?<!\p{L})(?:bevor|ehe|sobald|ob|weil|wer|wenn|falls|sofern|solange)\s(?:[^,;.!?]|[.,](?=\d)){0,160}?(?:zahl\p{L}+|überweis\p{L}+|begleichen|entrichten|leisten)/giu,
  /^(?:Möchten|Wollen|Können|Sollten)\s(?:Sie|Ihr)\s(?!nicht\s)(?:[^,;.!?]|[.,](?=\d)){0,160},/gu,
  /(?<!(?:sie|ihr|bitte|zu|du)\s)(?<![\p{L}-])zahl(?:en|t)\s(?!(?:sie|ihr|uns|mir|bitte|und|oder|sowie|müssen|haben|sollen|ist|sind)(?!\p{L}))/giu,
  /(?<!\p{L})nicht\s(?:doppelt\s|mehr\s|noch\seinmal\s)?(?:zu\s)?(?:leisten|entrichten|zahlen|überweisen|erstatten|begleichen)(?!\p{L})/giu,
]

/**
 * Payments before the letter: `haben wir am 1. Juli abgebucht`, `ist hier eingegangen`, `eingezogen worden ist`. Future payments have an
 * infinitive.
 */
export const movedBefore =
  /(?<!\p{L})(?:haben?|hat|hatten?|wurden?|ist|sind|war|waren)(?!\p{L})(?![^;!?]{0,160}(?<!\p{L})(?:nicht|kein\p{L}*|noch)(?!\p{L}))(?:[^;!?]{0,160}\s)(?:abgebucht|eingezogen|eingegangen|überwiesen|(?:ein|be)?(?:ge)?zahlt|beglichen|verbucht|bewilligt)(?=(?:\sworden)?(?:[.,;!?]|$|\sund\s))|(?:abgebucht|eingezogen|eingegangen|überwiesen|(?:ein|be)?(?:ge)?zahlt|beglichen)\s(?:worden\s(?:ist|sind|war\p{L}*)|wurden?|haben?|hatten?)(?!\p{L})/iu

/** Nothing has to be paid. */
export const nothingToPay =
  /keine (?:gesonderte )?zahlung(?:saufforderung)?\b|(?:überweisung|einzahlung) (?:\p{L}+ ){0,3}nicht (?:erforderlich|nötig|notwendig)|zu (?:überweisen|zahlen) (?:haben|brauchen) sie (?:\p{L}+ ){0,3}nichts|müssen sie nicht (?:\p{L}+ ){0,3}(?:begleichen|zahlen|bezahlen|überweisen)|zahlung (?:\p{L}+ ){0,3}nicht (?:erforderlich|zu leisten|nötig)|nicht zusätzlich|nichts (?:zu|weiter) (?:zahlen|überweisen)|überweisen sie (?:bitte )?nicht|bitte nicht überweisen|bereits (?:\p{L}+ ){0,6}(?:be|ge)zahlt|gegenstandslos|(?:müssen|brauchen) (?:\p{L}+ ){0,2}nichts (?:zu )?(?:zahlen|überweisen|bezahlen)|(?:überweisen|zahlen) sie (?:\p{L}+ ){0,6}(?:noch)?(?:nichts|nicht)(?=[.!;,]|$)|(?:überweisen|zahlen) sie (?:bitte )?(?:keinesfalls|auf keinen fall|nichts)(?!\p{L})|nichts (?:mehr )?zu (?:überweisen|zahlen|bezahlen|entrichten)|zahlung ist (?:noch nicht|erst)|leisten sie [^!?]{0,120}keine zahlung|(?:nichts|nicht) zu (?:zahlen|überweisen)|derzeit nicht zu|(?<!\p{L})nichts überweisen(?!\p{L})|(?<!\p{L})(?:überweisen|zahlen|bezahlen) (?:müssen|müsst|musst|brauchen|braucht|brauchst) (?:sie|ihr|du) (?:\p{L}+ ){0,3}nichts(?!\p{L})/iu

/** The letter is an offer: the reader owes nothing unless they accept. */
export const merelyOffered =
  /(?:(?:ist ein angebot|unverbindlich)[^.]{0,20}|dies(?:es schreiben)? ist )keine rechnung\b|nicht um eine rechnung|(?:freibleibende|unverbindliche)s? offerte|ohne (?:ihre )?zahlung kommt kein vertrag|(?:gesetzliche )?pflicht zur eintragung (?:gibt es|besteht) nicht|mit (?:der|ihrer) unterschrift kommt [^.;]{0,60}vertrag[^.;]{0,60} zustande|mit (?:der|ihrer) unterschrift wird [^.;]{0,120}(?:verbindlich|kostenpflichtig) (?:bestellt|beauftragt)|behördenunabhängiges angebot|(?:verpflichtung zur zahlung|zahlungspflicht|zahlungsverpflichtung) besteht (?:\p{L}+ ){0,4}nicht|durch (?:die )?(?:zahlung|überweisung) [^.;]{0,60}(?:angenommen|annimmt|annehmen|nehmen sie [^.;]{0,40}an(?!\p{L})|kommt [^.;]{0,30}zustande)|(?:besteht|begründet) keine (?:zahlungspflicht|zahlungsverpflichtung|verpflichtung zur zahlung)|bieten wir ihnen [^.]*leistung|dieses angebot an(?:nehmen)?\b|nehmen sie (?:dieses|unser|das) angebot an/iu

/** A discount for early payment, named in a request to pay. */
export const discountTerms = /(?<!\p{L})skonto(?!\p{L})/iu

/** `Die Preise bleiben gleich: 14,90 € im Monat` */
export const unchanged =
  /(?<!\p{L})bleib(?:t|en)\s(?:\p{L}+\s){0,2}(?:gleich|unverändert|bestehen)(?!\p{L})/iu

/** Only on a condition: threats, offers, hypotheses. */
export const conditional =
  /würde|wäre|könnte|müssten|kann .*(?:erlassen|festgesetzt|erhoben|geahndet)|bis zu\s|mindestens|vertragsstrafe|geldbuße|ordnungsgeld|zwangsgeld|\bskonto|andernfalls|bei verspäteter|nur, wenn|gegenstandswert|streitwert|einigungsgebühr|wertersatz|auch bei/iu

/** Collected by direct debit. */
export const directDebitPhrase =
  /(?<!\p{L})(?:der einzug|die abbuchung|abbuchung per|einzug per)(?!\p{L})[^;!?]{0,40}(?:erfolgt|lastschrift|veranlassen wir)(?!\p{L})|lassen wir [^;!?]{0,120}(?:abbuchen|einziehen)(?!\p{L})|\b(?:buchen (?:wir|die)|wir buchen)\b.*\b(?:ab|ein)\b|\b(?:ziehen (?:wir|die)|wir ziehen)\b.*\bein\b|\b(?:wird|werden)\b.*\b(?:abgebucht|eingezogen)|lastschrift.*\beingezogen|\b(?:buchen|ziehen) wir\b.*\bihrem konto\b|lastschriftverfahren teil|\brufen (?:wir|die)\b[^;!?]*konto[^;!?]*\bab\b|\b(?:bucht|zieht) (?:der|die|das) [^;!?]*\b(?:ab|ein)\b|abbuchung erfolgt|eingezogen wird|\bwir\b[^.!?]*\bihrem (?:\p{L}+)?konto (?:einziehen|abbuchen)|(?<!\p{L})(?:geht|gehen)\s[^;!?]{0,160}von (?:ihrem|deinem|eurem) \p{L}*konto ab(?!\p{L})|(?<!\p{L})(?:wird|werden) [^;!?]{0,80}(?:ihrem|deinem|eurem) \p{L}*konto [^;!?]{0,80}belastet(?!\p{L}| worden)|(?<!\p{L})belasten? (?:wir|ich) [^;!?]{0,80}(?:ihrem|deinem|eurem) \p{L}*konto|per lastschrift von (?:ihrem|deinem|eurem) \p{L}*konto/iu
export const directDebitDenied =
  /im auftrag(?![^;!?]*(?:ihrem|deinem|eurem) \p{L}*konto)|\bdann (?:buchen|ziehen) wir\b|\bwenn sie [^;!?]*mandat|nicht vorgesehen|zurückgekommen|zurückgegeben|rücklastschrift|nicht mehr (?:ab|ein)|wieder ganz normal|künftig wieder|nicht abgebucht|(?:abgebucht|eingezogen) (?:wurden?|worden|haben|hatten)|(?:haben wir|wir haben) [^;!?]{0,120}(?:abgebucht|eingezogen)|widerruf|auch keine|mit einem (?:sepa-?)?(?:lastschrift)?mandat|☐|(?:titel|ausweis|führerschein|pass|schein) wird [^!?]*eingezogen/iu

/** Paid on the spot, not by transfer. */
export const paidOnSite =
  /girokarte|girocard|ec-karte|\bbar\b zu|in bar|kartenzahlung|vor ort|an der kasse|kassenautomat|bei abholung/iu

const part = (words: string) => String.raw`(?<!\p{L})(?:${words})`

/**
 * Amounts that are parts of a bill or comparisons, even if they are called a sum: tax, savings, the total of all payers, previous amounts,
 * turnover.
 */
const besideWord = new RegExp(
  [
    part(String.raw`ust|mwst|umsatzsteuer|mehrwertsteuer`),
    String.raw`gespart|sparen|(?:ersparnis|rabatt|nachlass|preisvorteil)(?!\p{L})`,
    String.raw`(?:hauses|gebäudes?|liegenschaft|wohnanlage|gemeinschaft|abrechnungseinheit)(?!\p{L})|aller (?:eigentümer|mieter|parteien|wohnungen|einheiten)`,
    String.raw`vorjahr|vorjährig|(?:letzten|vergangenen|vorigen) (?:jahr|monat)|${part(String.raw`bisherig\p{L}*|von bisher`)}`,
    String.raw`(?<!\p{L})(?:jahres)?umsatz(?!s)|einkommen(?!\p{L})|streitwert|gegenstandswert|(?:versicherungs|deckungs)summe|budget(?!\p{L})|rücklage`,
  ].join('|'),
  'iu',
)
const included =
  /(?:inkl|incl|einschl|zzgl|zuzügl)\p{L}*\.?[^;,:|]{0,24}?(?:ust|mwst|umsatzsteuer|mehrwertsteuer)\p{L}*/giu

/** Whether a label or clause names such an amount, which is not the one to pay. */
export const isBeside = (text: string) => besideWord.test(text.replace(included, ''))

/** Earlier payments that are deducted. */
export const paidBefore =
  /abschläge(?!\p{L})|(?:abschlags|voraus)zahlungen|vorschüsse|bereits (?:\p{L}+ ){0,3}(?:ge|be)zahlt|ihre zahlungen|geleistet|eingegangen|erhalten|angerechnet|abzüglich|abzgl|abgezogen|gutschrift|zuschuss/iu

/** The rest to pay after all deductions. */
export const leftToPay =
  /nachzahlung|nachforderung|nachzuzahlen|verbleib|(?<!\p{L})rest(?:betrag|forderung|schuld|zahlung|saldo|lich\p{L}*)?(?!\p{L})|(?<!\p{L})(?:noch )?offen(?!sicht)|differenz|fehlbetrag|fehlen|fehlt|rückstand|saldo|zahlung fällig|(?<!\p{L})bleib(?:t|en)(?:\s\p{L}+){0,2}\s*$|=\s*$/iu

/** The reader's share of a common cost. */
export const ownShare =
  /auf (?:sie|ihre? \p{L}+) entf|entf[aä]ll\p{L}* (?:\p{L}+ )?auf (?:sie|ihre?)|ihr(?:en?)? (?:kosten)?anteil|eigenanteil|selbstbeteiligung|zuzahlung|zu ihren lasten/iu

/** Names of a bill's total. */
export const billTotal =
  /(?<!\p{L})(?:(?:rechnungs|gesamt|zahl|end|brutto|forderungs)(?:betrag|summe|preis|forderung)|gesamt|zu zahlen(?:der betrag)?|zu entrichten)(?!\p{L})/iu

/** `insgesamt`, `zusammen`: used for any sum. */
export const inAll =
  /(?<!\p{L})(?:insgesamt|zusammen|in summe|gesamt|macht|unterm strich)(?!\p{L})/iu

/** Labels of the amount still to pay; zero next to one means that nothing is left to pay. */
export const openLabel =
  /(?<!\p{L})(?:offen\p{L}*|rest(?:betrag|forderung|zahlung|saldo)?|(?:noch )?zu (?:zahlen|entrichten|begleichen|überweisen)|zahlbetrag|zu zahlender betrag|saldo|verbleib\p{L}*|fälliger betrag|rückstand)(?!\p{L})/iu

/** A bill that was paid before it came. */
export const paidAlready =
  /dankend erhalten|(?:bereits|vollständig|schon) (?:\p{L}+ ){0,5}(?:be|ge)zahlt(?!\p{L})|(?:bereits|vollständig) (?:\p{L}+ ){0,3}(?:beglichen|ausgeglichen)|(?:vorkasse|paypal|klarna|karte|vorab|online|in bar|(?<!\p{L})bar|bei abholung|an der kasse|sofortüberweisung|apple pay|google pay) (?:\p{L}+ ){0,4}(?:be|ge)zahlt(?!\p{L})|(?:bezahlt|beglichen) (?:per|mit|über|in|via|durch) (?:vorkasse|paypal|klarna|\p{L}*karte|bar|apple pay|google pay)|(?:kein|keine) (?:\p{L}+ ){0,3}(?:offen|offenen|zu zahlen)(?!\p{L})|nichts mehr (?:offen|zu zahlen)|(?:konto|rechnung|betrag) (?:ist|sind) (?:damit |somit |bereits |vollständig )?(?:ausgeglichen|beglichen|bezahlt)/iu

/** Words for ways of payment other than a transfer. */
export const waysToPay = {
  card: /(?:kredit|debit|giro|ec-|bank|master|visa)-?(?:karte|card)|(?<!\p{L})girocard|kartenzahlung|(?:mit|per|nur|ihrer|ihre) (?:\p{L}+ )?karte(?!\p{L})/iu,
  cash: /(?:(?:nehmen?|sammeln?|sammle|kassieren?) [^.!?]{0,100}(?:entgegen|ein)(?!\p{L}))|(?<!\p{L})(?:in bar|bar oder (?:mit |per )?karte|(?:im|in einem) umschlag|beim abholen|bar (?:zu )?(?:be)?zahl\p{L}*|barzahlung|bar (?:vor ort|an der|bei)|an der kasse|kassenautomat\p{L}*|am automaten|bei abholung|vor ort|nachnahme)(?!\p{L})/iu,
  online:
    /paypal|klarna|(?<!\p{L})online (?:zu )?(?:be)?zahl|(?:be)?zahl\p{L}*(?: sie)?(?: \p{L}+){0,3} (?:online|im (?:online-?)?portal|über (?:das|unser) (?:online-?)?portal)/iu,
  'set-off':
    /verrechne[nt]|aufgerechnet|aufrechn|behalten wir [^.!?]{0,60}ein(?!\p{L})|(?:wird|werden) [^.!?]{0,80}(?:einbehalten|verrechnet)/iu,
} as const
export type WayToPay = keyof typeof waysToPay

/** Titles of offers: the reader owes nothing before they accept. */
export const offerTitle =
  /(?<!\p{L})(?:(?:un)?verbindliches |freibleibendes |ihr |unser )?(?:angebot|kostenvoranschlag|kostenschätzung|offerte|quotation)(?!\p{L})/iu
