/** A meaning that must be on both sides of a translation, by German and by English words. */
export type Concept = {
  name: string
  german: RegExp
  english: RegExp
  /** German words that also justify the English word. */
  also?: RegExp
  /** Losing or adding the concept can reverse the meaning, so the translation is rejected. */
  graveIfLost?: boolean
  graveIfInvented?: boolean
}

const negationGerman =
  /\b(?:nicht|kein\w*|nie|niemals|weder|nichts|niemand|keinesfalls|keinerlei|nirgends)\b/giu
const negationEnglish =
  /\b(?:not|never|neither|nor|nothing|none|nobody|cannot|without|no)\b(?!\.)|n't\b/giu
export const concepts: Concept[] = [
  {
    name: 'negation',
    german: negationGerman,
    english: negationEnglish,
    also: /\bohne\b|\bun(?!s\b|ser|d\b|ter|gef)\p{L}+|außer|\berst\b|brauch|\bnur\b|fehl|mangel|ablehn|abgelehnt|verweiger|verbot|entfäll|entfiel|andernfalls|sonst|gegenstandslos|kostenlos|kostenfrei|frei\b|los\b|\bnein\b|leider|ausgeschlossen|spätestens/iu,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'failing to come or pay',
    german:
      /\bbleib\p{L}*\b.*\baus\b|ausbleib|ausblieb|\bversäum|\bunterbleib|\bunterblieb|\bunterlass/giu,
    english:
      /\b(?:no|not|never|without|fail\w*|miss\w*|omi\w+|absen\w+|unless|default|non|lack\w*|refrain\w*|neglect\w*|late|stop\w*)\b|n't\b/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'one instead of the other',
    german: /\b(?:statt|anstatt|anstelle)\b(?!\s*\.|$)/giu,
    english: /instead|rather|in place|in lieu|\bnot\b|replac|take[sn]? place|held/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'prohibition',
    german: /\b(?:darf|dürfen)\b(?=.*\b(?:nicht|kein\w*|nur)\b)/giu,
    english: /\b(?:must|may|can|allowed|permitted|cannot|entitled|only)\b/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    // "ist bis zum ... einzuzahlen" is a duty as well; an infinitive after a comma belongs to another clause
    name: 'duty to do it',
    german:
      /\b(?:ist|sind)\b[^,;]*(?:\bzu \p{Ll}{3,}n|\b\p{Ll}{2,}zu\p{Ll}{3,}en)(?!\p{L})(?=\s*[.,;:(]|\s*$)/giu,
    english:
      /\b(?:must|has to|have to|had to|need|needs|to be|payable|required|should|please|obliged|shall|can)\b/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'duty',
    german:
      /\b(?:muss|müssen|musst|mussten|musste|verpflichtet|verpflichtung\w*|pflicht|pflichten)\b/giu,
    english:
      /\b(?:must|has to|have to|had to|need to|needs to|obliged|obligation\w*|required|duty|duties|shall)\b/gi,
    also: /pflicht|\bzu\s\p{L}+n\b|zu\p{L}{3,}en\b|\bsoll|bitte|erforderlich|notwendig|nötig|benötig|\bhaben? .*\bzu\b|\b(?:ist|sind|war|waren) .*\bzu\b|unerlässlich|zwingend|schuld|\S+en Sie\b/iu,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'choice',
    german: /\b(?:kann|können|könnte|könnten|darf|dürfen)\b/giu,
    english: /\b(?:can|may|could|might|able|possible|cannot|allowed|permitted|entitled)\b/gi,
    also: /./,
  },
  {
    name: 'day',
    german: /(?<!mon|diens|donners|frei|sams|sonn|mit|ver|land|bundes)tag(?!ung)|täg/giu,
    english: /\bdays?\b|daily|today/gi,
    also: /datum/iu,
  },
  {
    name: 'invented day',
    german: /tag|täg|heut|frist/giu,
    english: /\bdays\b/gi,
    graveIfInvented: true,
  },
  {
    name: 'week',
    german: /woche|wöchen/giu,
    english: /\bweek/gi,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'month',
    german: /monat/giu,
    english: /\bmonth/gi,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'year',
    german: /jahr|jähr|kalender/giu,
    english: /\byear|annual|old\b|date of birth/gi,
    also: /<>|geboren/iu,
  },
  {
    name: 'payment',
    german:
      /zahl|überweis|überwies|begleich|beglich|entricht|abbuch|abgebucht|einzug|einzieh|eingezogen|\bgeld/giu,
    english:
      /pay|paid|transfer|settle|debit|instal|remit|number|deposit|collect|money|amount|arrears|credit/gi,
    also: /fällig|schuld|betrag|rechnung|mahn|lastschrift|abschl|erstatt|auslag|kosten|gebühr|beitrag|beitr|leist|forder|entgelt|lohn|vergüt|miet|rate|preis/iu,
  },
  {
    name: 'refund',
    german:
      /erstatt|rückzahl|zurückzahl|zurückgezahlt|gutschr|gutgeschrieben|guthaben|(?<!vor)auszahl|ausgezahlt|überzahl/giu,
    english: /\b(?:refund|reimburs|repay|repaid|credit|overpa|paid out|pay back|paid back)/gi,
    also: /kredit|gläubig|darlehen|bank|zurück/iu,
    graveIfInvented: true,
  },
  {
    name: 'objection',
    german: /widerspr|einspruch|einwend|einwänd/giu,
    english: /object|appeal|contradict|protest|disput/gi,
    also: /gegenstand|objekt|\bziel|rechtsbehelf|rechtsmittel|beschwerde|berufung/iu,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'court action',
    german: /\bklage|verklag|geklagt|kläger/giu,
    english: /\b(?:action|sue|lawsuit|legal|court|claim|complain|plaintiff|proceedings)/gi,
    also: /./,
  },
  {
    name: 'termination',
    german: /kündig|gekündigt/giu,
    english: /terminat|cancel|notice|dismiss|resign|announc|give you notice/gi,
    also: /./,
  },
  {
    name: 'invented termination',
    german:
      /kündig|gekündigt|beend|endet|stornier|widerruf|aufheb|aufgehoben|entlass|absag|abgesagt|auflös|sagen .* ab\b|absage/giu,
    english: /terminat|cancel|dismiss/gi,
    graveIfInvented: true,
  },
  {
    name: 'deadline',
    german: /\bfrist|frist\b|fristen\b|spätestens/giu,
    english: /deadline|time|period|limit|within|latest|\bby\b|notice|later than|term\b|due/gi,
    also: /./,
  },
  {
    name: 'refusal',
    german:
      /\blehn(?:e|en|t|te|ten)\b[^,;]*\bab\b|ablehn|abgelehnt|abzulehnen|zurückgewiesen|zurückzuweisen|zurückweis|\bweis(?:e|en|t)\b[^,;]*\bzurück\b|verweiger|versag/giu,
    english: /reject|refus|declin|den(?:y|ied)|dismiss|turn(?:ed)? down/gi,
    graveIfLost: true,
    graveIfInvented: true,
  },
  {
    name: 'approval',
    german:
      /bewillig|genehmig|gewähr|zugestimmt|zustimm|stattgegeben|entsprochen|erlaub|anerkannt|anerkenn|zuerkannt|akzeptier|angenommen|annehm/giu,
    english:
      /approv|grant|award|accept|permi|agree|consent|recogni|acknowledg|allow|assur|guarant|provid/gi,
    also: /./,
  },
  {
    name: 'invented approval',
    german:
      /bewillig|genehmig|gewähr|zugestimmt|zustimm|stattgegeben|entsprochen|erlaub|zuerkannt|zulass|zugelassen|zuschuss|erteil/giu,
    english: /\bapprov|\bgranted/gi,
    graveIfInvented: true,
  },
  {
    name: 'revocation',
    german: /aufheb|aufgehoben|widerruf|zurückgenommen|zurückzunehmen/giu,
    english: /revo[ck]|cancel|withdraw|lift|set aside|annul|repeal|retract|abolish/gi,
    also: /kündig|storn|rücktritt|absag|abgesagt|sagen .* ab\b/iu,
    graveIfInvented: true,
  },
  {
    name: 'court',
    german: /gericht|richter|prozess|rechtsstreit|justiz/giu,
    english: /court|judicial|judge|tribunal|legal|process|trial|litigation|proceeding/gi,
    also: /./,
  },
  {
    name: 'invented court',
    german: /gericht|klage|prozess|richter|justiz|rechtsweg|anfecht/giu,
    english: /\bcourts?\b|lawsuit/gi,
    graveIfInvented: true,
  },
  {
    name: 'enforcement',
    german: /vollstreck|pfänd|beitreib/giu,
    english: /enforce|seiz|attach|garnish|execution|recover|collect|levy/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'penalty',
    german: /strafe|straf|bußgeld|geldbuße|ordnungswidrig|verwarn/giu,
    english: /\bfined?s?\b|penal|punish|crim|offen[cs]e|administrative|warn|sanction/gi,
    also: /mahn|gebühr|hinweis|sanktion|achtung/iu,
  },
  {
    name: 'debit',
    german: /lastschrift|abbuch|abgebucht|einzieh|eingezogen|einzug/giu,
    english: /debit|collect|withdraw|move|deduct/gi,
    also: /./,
  },
  {
    name: 'instalment',
    german: /\braten?\b|ratenzahl|teilzahl|abschl/giu,
    english: /instal/gi,
    also: /rate/iu,
  },
  { name: 'interest', german: /zins/giu, english: /interest/gi, also: /interess/iu },
  {
    name: 'fee',
    german: /gebühr|entgelt/giu,
    english: /fee|charge|cost|remunerat|pay|duty|toll/gi,
    also: /./,
  },
  {
    name: 'rise',
    german: /erhöh|gestiegen|steig|anheb|angehoben/giu,
    english: /increas|rais|\bris(?:e|en|ing)|rose|higher|grow/gi,
    graveIfInvented: true,
    graveIfLost: true,
    also: /zunahm|mehr\b|höher|größer|wachs|zuwachs|anstieg|zuschlag/iu,
  },
  {
    name: 'comparison',
    german: /\b(?:höhere?[nrsm]?|niedrigere?[nrsm]?|mehr als|weniger als|geringere?[nrsm]?)\b/giu,
    english:
      /high|great|larg|more|less|low|few|small|exceed|over|under|above|below|least|most|increas|reduc|additional/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'fall',
    german: /senk|gesunken|sink|verringer|vermind|gemindert|minder|reduz|kürz|herabs|herabges/giu,
    english: /reduc|decreas|lower|\bcut\b|short|diminish|mitigat/gi,
    graveIfInvented: true,
    also: /unter|niedrig|wenig|gering|nachlass|rabatt|abzüg|abzug|kurz|ermäßig|fehl|knapp/iu,
  },
  {
    name: 'loss',
    german: /erlisch|erlosch|verfäll|verfall|ausgeschlossen|verlier|verlust/giu,
    english: /expir|laps|forfeit|los[et]|exclud|void|ceas|end/gi,
    also: /./,
  },
  {
    name: 'voluntary',
    german: /freiwillig/giu,
    english: /voluntar|optional|free/gi,
    also: /./,
    graveIfLost: true,
  },
  {
    name: 'we',
    german: /\b(?:wir|uns|unser\w*)\b/giu,
    english: /\b(?:we|us|our|ours|ourselves)\b/gi,
    also: /hiermit|\bdank/iu,
  },
  {
    name: 'you',
    german: /\b(?:Sie|Ihr\w*|Ihnen|sie|ihr\w*|ihnen|dein\w*|du|dir|dich)\b/gu,
    english: /\b(?:you|your|yours|yourself|they|their|them|she|her|it|its|please|these)\b/gi,
    also: /./,
  },
  {
    name: 'a person',
    german:
      /\b(?:herrn?|frau|kind\w*|sohn|tochter|person\w*|schüler\w*|mitarbeiter\w*|zeug\w+|mandant\w*|kolleg\w*|vermieter\w*|mieter\w*|mann|ehegatt\w*|partner\w*)\b|<>/giu,
    english: /\b(?:he|she|him|his)\b/gi,
    also: /herr|frau/iu,
  },
  {
    name: 'invented you',
    german: /\b(?:Sie|Ihr\w*|Ihnen|sie|ihr\w*|ihnen|dein\w*|du|dir|dich|bitte|Bitte)\b/gu,
    english: /\b(?:you|your)\b/gi,
  },
]
