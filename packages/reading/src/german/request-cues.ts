import { listLead } from './list-leads.ts'

const finite =
  'werden|wird|würden?|ist|sind|wäre|kann|können|könnte|müss(?:en|ten)|muss|hat|haben|gilt|gelten|führen|führt|entsteht|entstehen|' +
  'werde|behalten|unterbleibt|lebt|schließen|verlieren|läuft|laufen|stellen|bieten|ruht|fällt|verlängert|endet|erhalten|erhält|so|dann|' +
  'verrechnen|vergeben|geben|berechnen|tritt|drohen|droht|kündigen|lösen|beginnt|steht|reicht|genügt|gehen|setzen|sehen'

/**
 * Conditions with the verb first: `Zahlen Sie nicht, wird …`, `Wird die Steuer nicht entrichtet, so ist …`, `Erfolgt kein Ausgleich, werden
 * wir …`.
 */
const verbFirst = new RegExp(
  String.raw`^(?:Und |Oder |Auch )?\p{Lu}\p{Ll}+(?:en|t|te|ten|d|ß|ll|st|n)\s(?:[^,;]|,(?!\s(?:${finite})\b))*,\s(?:${finite})\b`,
  'u',
)

/** `Zahlen Sie später, mahnen wir …`: a condition, because the verb after the comma has another subject than the reader. */
const answered =
  /^(?:Und |Oder |Auch )?(?!Bitte )\p{Lu}\p{Ll}+(?:en|t|te|ten|st|n)\s[^;!?]{3,300}?,\s(?!(?:wenn|denn|dann|damit|seit|mit|soweit|nicht|jetzt|sofort|wann|kein|ein|erst|statt|sonst|samt|den|nachdem|sodann|und|weit)\s)\p{Ll}{3,}(?:en|t|te|n)\s(?:wir|ich|er|man|der|die|das|diese[rs]?|eine?|ihre?|unsere?)(?!\p{L})/u

/** Conditions with a conjunction or preposition: `Wenn Sie nicht zahlen, …`, `Bei verspäteter Zahlung …`, `Andernfalls …`. */
const introduced =
  /^(?:wenn|falls|sofern|soweit)\b(?![^!?]*?,\s(?:\p{L}+en sie|bitte|sagt|wenden|teilen|schicken|senden|zahlen sie)\b)|^(?:bei|nach|mit|ohne|im falle)\s(?:\p{L}+\s){0,2}?(?:verspätet|verzug|nichtzahlung|fruchtlos|ausbleiben|ablauf|vergeblich|rückstand|einem rückstand|grober)|^(?:andernfalls|ansonsten|sonst|hierdurch|dadurch|dies bedeutet|in diesem fall(?! bitte))/iu

/** The second half addresses the reader again: `…, teilen Sie uns dies bitte mit`. */
const turnsToReader =
  /,\s(?:so |dann )?(?:bitte\b|bitten wir|bitte ich|\p{Ll}+(?:en|n) sie (?:sich |uns |mir |ihn |sie |es |dies |das |diesen? |ihre? |bitte |den |die |das |unverzüglich )|müssen sie|\p{Ll}+t (?:uns |bitte |einfach ))/iu

/** Whether a sentence states the consequence of a case, and is no request. */
export function statesConsequence(text: string): boolean {
  if (turnsToReader.test(text)) return false
  return verbFirst.test(text) || answered.test(text) || introduced.test(text)
}

/** Past acts of the reader, and polite phrases. */
const noRequest =
  /gegenstandslos|(?<!\p{L})ruhig(?!\p{L})|nur auf (?:anforderung|verlangen|befragen|nachfrage|aufforderung|wunsch)|haben sie (?:bitte )?verständnis|bitte beachten sie|entnehmen sie|bitte entnehmen|bitte (?:überweisen|zahlen) sie nicht|bitte nichts (?:überweisen|zahlen)(?!\p{L})|um (?:ihre |eure |etwas )?(?:nachsicht|geduld)(?!\p{L})|nicht zusätzlich|wir bitten (?:sie )?um (?:ihr )?verständnis|entschuldigen(?!\p{L})|um entschuldigung|bereits (?:\p{L}+ )?(?:gezahlt|überwiesen|bezahlt|beglichen)|bitten wir zu entschuldigen|nur bei verhinderung|(?:müssen|brauchen|sollen) (?:sie|ihr) (?:\p{L}+ ){0,4}(?:nicht|nichts|keine[rnms]?)(?!\p{L})|sie haben (?:\p{L}+ ){0,3}(?:recht|anspruch|möglichkeit|gelegenheit|wahl)(?!\p{L})[^!?;]*(?:\bzu \p{L}+|\p{L}zu\p{L}+n)|^wer\s[^,]{3,120},\s(?:hat|muss|ist)(?!\p{L})|(?:überweisen|zahlen) sie (?:\p{L}+ ){0,6}(?:noch)?(?:nichts|nicht)(?=[.!;]|$)|müssen sie (?:\p{L}+ ){0,4}(?:da)?mit(?!\p{L})[^!?]*\brechnen|\bspenden bitte|\bnicht zu (?:zahlen|leisten|überweisen|entrichten)|\b(?:ist|sind) (?:\p{L}+ ){0,3}kein\p{L}* [^,.;]{0,60}\bzu (?:zahlen|leisten|überweisen|entrichten)|zahlung ist (?:\p{L}+ )?erst|auch während|(?:der|die|das) \p{L}+ (?:ist|wurde|sind|wurden) [^!?,]{0,40}(?:aufgefordert|gebeten) worden|rückfragen[^!?]*abzusehen|in (?:ihre[mr]|deine[mr]) (?:schreiben|stellungnahme|e-?mail|nachricht|brief|antrag|antwort|widerspruch|anfrage|mitteilung)[^!?,]{0,60}\s(?:schreiben|bitten|teilen|erklären|behaupten|fragen|sagen|erwähnen|beantragen|fordern|führen|machen|geben|weisen) sie(?!\p{L})(?! bitte)|^sie haben (?:uns |mir )?(?:vorgetragen|mitgeteilt|angegeben|erklärt|geschrieben|beantragt|angekündigt)(?!\p{L})|^so \p{Ll}+n sie|(?<!\p{L})sie (?:[^!?;]{0,160} )?(?:nachgesucht|gebeten|ersucht) (?:haben|hatten)(?!\p{L})|^sie (?:haben|hatten) uns [^!?]{0,160}gebeten|zahlen sie (?:demnach|somit|künftig|damit)(?!\p{L})/iu

/** Legal options, and duties that always apply to everybody. */
const generalDuty =
  /(?:änderungen|wechsel|umzug|verhältnisse|einwendungen)[^!?]*?(?:mitzuteilen|anzuzeigen|zu melden|mitteilen)|widerspruch[^!?]*?(?:einzulegen|einzureichen|erheben|erklären)|einspruch[^!?]*?(?:einzulegen|einzureichen)|klage[^!?]*?(?:erheben|einzureichen)|den widerruf richten|wer sich|nur verpflichtet|nicht verpflichtet|zur mitwirkung verpflichtet|jederzeit|ist dies [^!?]*?anzuzeigen|kündigung muss/iu

const verbs =
  'zahl|überweis|begleich|gleich|entricht|send|schick|reich|bring|komm|erschein|teil|geb|leg|füll|unterschreib|unterzeichn|' +
  'bestätig|meld|wend|ruf|buch|hol|bewahr|sorg|änder|informier|prüf|sicher|schreib|kauf|nenn|benenn|vereinbar|bezeichn|heb|' +
  'gewährleist|erteil|erklär|leist|benutz|nutz|kündig|beantrag|antwort|beantwort|besorg|räum|sag|verwend|entfern|unterlass|' +
  'übersend|übermittel|übergeb|händig|heft|leit|reagier|vergleich'

/** Verbs that are also used for what the reader gets or does anyway; they are requests only at the beginning of a sentence. */
const openers = `${verbs}|führ|nehm|halt|lass|such|richt|stell|trag|mach|stimm|verzicht|wart|klick|scann|wähl`

/** Imperatives: `Zahlen Sie …`, `Oder senden Sie …`, `Den Termin buchen Sie …`. */
const imperative = new RegExp(
  String.raw`(?:^|[,;:.]\s|\b(?:und|oder|dann|daher|dafür|deshalb|PS:)\s|^\P{Ll}[^!?]*?\s)(?:Oder |Dann |Und )?(?:${verbs})(?:en|n|t)?\s(?:oder\s\p{L}+en\s)?(?:Sie|ihr|uns|mir|bitte)\b`,
  'iu',
)
const beginsWithVerb = new RegExp(
  String.raw`^(?:(?:Oder|Und|Dann|Also|PS:)\s)?(?:${openers})(?:e?n)\s(?:oder\s\p{L}+en\s)?Sie\b`,
  'iu',
)

const asked =
  /\bbitte\b|(?:wir|ich) (?:sie|euch|dich) (?:\p{L}+ )?(?:bitten?|auffordern)|haben sie [^!?,;]{3,200}?(?:beizubringen|vorzulegen|einzureichen|nachzuweisen|abzugeben|mitzubringen|zurückzugeben)(?=[.,;]|$)|\bbitten wir\b|\bwir bitten\b|\b(?:ich|wir) bitten? sie\b|forder[en]n? (?:(?:wir|ich) )?(?:sie|euch)\b|fordert sie\b|werden (?:hiermit |daher |nochmals )?(?:aufgefordert|gebeten)|(?:sie|ihr) (?:müssen|müsst|sollten|haben)\b[^!?]*?(?:zu\s|erscheinen|eintreffen|abgeben|vorlegen|einreichen|zurück)|(?:müssen|sollten) sie\b|sie sind [^!?]*?verpflichtet|wollen sie (?:sodann|bitte)|(?<!\p{L})um [^!?;]{3,300}?\s(?:gebeten|ersucht|nachgesucht)(?!\p{L})|(?<!\p{L})(?:ersuchen?|erbitten?) (?:wir|ich|sie)(?!\p{L})|(?:wir|ich) (?:ersuchen?|erbitten?)(?!\p{L})|ordne(?:n)? (?:wir|ich)[^!?]*\san, dass [^!?]*(?:\bzu \p{L}+|\p{L}zu\p{L}+n) (?:ist|sind)(?!\p{L})|(?:aufmerksam|darauf hin|hinweisen)[^!?,]{0,20}, dass sie [^!?;]*(?:\bzu \p{L}+|\p{L}zu\p{L}+n) haben(?!\p{L})|^zahlbar\b|zahlbar (?:bis|innerhalb|sofort|binnen)/iu

const toBeDone =
  /\b(?:ist|sind)\b[^!?]*?\b(?:vorzulegen|vorzuzeigen|einzureichen|beizulegen|mitzusenden|auszuhändigen|zu entrichten|zu zahlen|zu überweisen|zu leisten|nachzuweisen|einzuzahlen|zurückzuzahlen|zu erstatten|zu begleichen|zurückzugeben|zurückzusenden|abzugeben|mitzubringen|beizufügen|nachzureichen|freizuhalten|freizuräumen)|(?:unterlagen|nachweise?|belege|erklärung|formular|fragebogen|vollmacht|vertrag|anmeldung|angaben)[^!?]*? (?:müssen|muss) (?:mir|uns)[^!?]*?(?:vorliegen|zugehen|eingehen)|fehlen noch|(?:muss|müssen|sollten)\s[^.!?;]{0,80}(?:(?:frei )?zugänglich|freigeräumt|leer)\s(?:sein|bleiben|werden|gehalten werden)/iu

/** The sender's needs are requests: `Bis Freitag benötige ich den Mietvertrag`, `Den Abschnitt brauche ich zurück`. */
const needs =
  /(?<!\p{L})(?:benötig|brauch)en?\s(?:wir|ich)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s(?:benötig|brauch)en?(?!\p{L})/iu
const needed =
  /(?<!\p{L})bis\s(?:zu[mr]\s|spätestens\s|\p{L}+,?\s)?(?:den\s|gleichen\s)?(?:\d|\p{L}*tag(?!\p{L}))|von\s(?:ihnen|dir|euch)|(?<!\p{L})noch(?!\p{L})|zurück(?!\p{L})|unterschr|folgende/iu
const needsNone =
  /(?<!\p{L})(?:nicht|keine?\p{L}*|niemand|länger|zeit|wochen|tage|geduld|verständnis|personal|platz|wenn|falls|sobald|nur\snoch|einmal im|jährlich|regelmäßig)(?!\p{L})/iu

/** `Müssen Sie mitmachen?`: a question that the letter answers itself. */
const isQuestion = (text: string) =>
  text.endsWith('?') && !/(?<!\p{L})bitte(?!\p{L})|(?<!\p{L})uns(?!\p{L})/iu.test(text)

/**
 * How clearly a sentence asks the reader to do something, from 0 (not at all) to 1 (clearly). `leadIn` is the sentence that a list item
 * completes.
 */
export function asksSomething(sentence: string, leadIn = ''): number {
  const text = sentence.replace(/\([^)]*\)/g, '')
  if (noRequest.test(text) || generalDuty.test(text) || statesConsequence(text)) return 0
  if (isQuestion(text)) return 0
  if (
    /aufzufordern|fordern wir|wir fordern|fordere ich|ich fordere/iu.test(leadIn) &&
    /\bzu \p{L}+en\b|\p{L}+zu\p{L}+en\b/u.test(text)
  )
    return 0.9
  // A sentence with `dann` depends on a condition.
  if (/^dann\b|\bsie (?:uns |mir )?dann\b/iu.test(text)) return 0.4
  if (beginsWithVerb.test(text)) return 0.9
  if (asked.test(text)) return 0.9
  if (toBeDone.test(text)) return 0.75
  const main = text.replace(/,\s(?:dass|ob|weil|da|damit|um)\s.*$/u, '')
  if (needs.test(main) && needed.test(main) && !needsNone.test(main)) return 0.75
  // `… und Sie reichen sie nach`: a lower-case `sie` is not the reader
  if (
    imperative.test(text.replace(/(?<=\s)sie(?!\p{L})/gu, '–')) &&
    /\bSie\b/.test(text) &&
    !/^(?:wir|ich) \p{Ll}+n? sie/iu.test(text)
  )
    return 0.65
  return 0
}

const duty =
  /(?:änderung|veränderung|umzug|wohnungswechsel)[^!?]{0,120}(?:mitzuteilen|anzuzeigen|zu melden)|(?:laden? (?:wir |ich )?sie|lade ich sie|laden wir sie|werden sie)[^!?]{0,160}(?:\sein(?!\p{L})|geladen|eingeladen|vorgeladen)/iu

/** Whether a sentence asks without the words of a request: the heading of a list of things, a standing duty, or an invitation. */
export const impliesDuty = (text: string): boolean =>
  listLead.test(text) ||
  (duty.test(text) &&
    !/(?<!\p{L})(?:kunden|mieter|versicherte|arbeitgeber|wer)(?!\p{L})/iu.test(text) &&
    !noRequest.test(text))

const needNot = String.raw`(?:brauchen|müssen|braucht|müsst|brauchst|musst)`
const meanwhile = String.raw`(?:\s(?:selbst|hierauf|darauf|hierfür|dafür|dazu|dabei|weiter|also|vorerst|vorläufig|zurzeit|derzeit|gar|sonst|jetzt|daher|deshalb|heute))*`
const noAct = String.raw`\s(?:nichts|nicht)(?:\s(?:weiter|mehr|selbst))*\s(?:zu\s)?(?:tun|unternehmen|veranlassen|machen|beantragen|reagieren|tätig werden|aktiv werden)(?!\p{L})(?!,?\s(?:als|außer|bis))`

/** The letter says that nothing has to be done. */
const saysNothing = new RegExp(
  [
    String.raw`(?<!\p{L})${needNot}(?:\s(?:sie|ihr|du))?${meanwhile}${noAct}`,
    String.raw`(?<!\p{L})(?:sie|du|ihr)\s(?:selbst\s)?${needNot}${meanwhile}${noAct}`,
    String.raw`(?<!\p{L})(?:tun|unternehmen|veranlassen|machen|beantragen)\s${needNot}\s(?:sie|ihr|du)\s(?:\p{L}+\s){0,3}nichts(?!\p{L})(?!,?\s(?:als|außer|bis))`,
    String.raw`kein handlungsbedarf`,
    String.raw`(?<!\p{L})zu (?:veranlassen|unternehmen|tun) (?:ist|haben sie) (?:\p{L}+ ){0,3}nichts(?!\p{L})(?!,?\s(?:als|außer))`,
    String.raw`(?<!\p{L})nichts weiter(?:es)? (?:erforderlich|nötig|notwendig|verlangt)(?!\p{L})`,
    String.raw`(?:machst du|machen sie|tun sie|tust du|unternehmen sie) nichts, (?:bleibt|ändert|läuft)(?!\p{L})`,
    String.raw`weitere schritte (?:\p{L}+ ){0,4}sind (?:\p{L}+ ){0,3}nicht (?:erforderlich|nötig|notwendig)`,
    String.raw`(?<!\p{L})nichts weiter (?:zu )?(?:tun|veranlassen|unternehmen)(?!\p{L})(?!,?\s(?:als|außer))`,
    String.raw`(?<!\p{L})ist (?:\p{L}+ ){0,3}nichts (?:weiter |mehr )?zu (?:veranlassen|unternehmen)(?!\p{L})(?!,?\s(?:als|außer))`,
    String.raw`(?:antwort|rückmeldung|reaktion|zutun|mitwirkung) (?:\p{L}+ ){0,4}ist (?:\p{L}+ ){0,2}nicht (?:erforderlich|nötig|notwendig)`,
  ].join('|'),
  'iu',
)

/** True only on a condition: `Sind Sie einverstanden, brauchen Sie …`, `…, wenn Sie …`. */
const inACase = new RegExp(
  String.raw`(?<!\p{L})(?:wenn|falls|sofern|soweit|solange|sollten?|es sei denn|andernfalls|wer)(?!\p{L})|^(?!Damit )\p{Lu}\p{Ll}*(?:en|t|st|d)\s[^;]{3,300},\s(?:so\s)?${needNot}(?!\p{L})`,
  'iu',
)

/** Whether a sentence says that the reader has to do nothing, without a condition. */
export const nothingAsked = (sentence: string): boolean =>
  sentence.split(/;\s/u).some((text) => saysNothing.test(text) && !inACase.test(text))

const threat =
  /ordnungswidrig|ohne weitere zahlung|eingestellt|fällig|vollstreck|säumniszuschl|mahnverfahren|inkasso|gericht|pfänd|gerichtsvollzieher|kündig|versag|abgelehnt|ablehn|zurückgewiesen|gemindert|minderung|ruht|sperr|unterbrech|geldbuße|bußgeld|ordnungsgeld|zwangsgeld|haft|schätz|auskunftei|hinfällig|vernichtet|verlieren|kürzen|beenden|sperrzeit|kosten|gebühr|verzug|wertersatz|mehrkosten|klag|geltend|weiter\.|keine leistungen|entfällt|erlischt|vergeben|verrechnen|geben wir den platz|berechnen|aktenlage|lage der akten|(?:gilt|gelten)[^!?]{0,80}\sals\s|vorgeführt|schufa|kürz|zinsen|verfällt|gestrichen|abgeschoben|abschieb|untersag|exmatrikul|versicherungsschutz|fahrerlaubnis|ersatzvornahme|abgeschleppt|auf ihre kosten/iu

const unlessDone =
  /\bnicht\b|\bkein|weder|verspätet|fruchtlos|andernfalls|sonst\b|ohne (?:absage|weitere|genügende|wichtigen)|vergeblich|verweigert|ausbleib|bleibt die|teilweise|erfolgt|wer sich|hören wir nichts|hierdurch/iu

/** Relative clauses about people who do not do something: `Karten, die nicht abgeholt werden, …`, `Wer sich nicht anmeldet, …`. */
const whoeverDoesNot =
  /^(?:\p{L}+\s){0,3}\p{L}+, (?:die|der|das|welche)\s[^,]*\b(?:nicht|ohne|kein)|^wer\s[^,]*\bnicht\b/iu

/** Severe threats: enforcement, courts, prison, loss of income or supply. */
export const grave = /vollstreck|pfänd|haftbefehl|gericht|zwangs|ordnungshaft|fristlos|sperr/iu

/** A benefit cut by a percentage is reported even if nothing can be done about it any more. */
const cutBy =
  /(?:leistung|bürgergeld|regelbedarf|regelsatz|arbeitslosengeld|pflegegeld)[^!?]{0,120}\d\s?(?:%|prozent)[^!?]{0,80}(?:gemindert|minder|gekürzt|kürz)|(?:minder|kürz)[^!?]{0,80}(?:leistung|bürgergeld|regelbedarf|pflegegeld)[^!?]{0,80}\d\s?(?:%|prozent)/iu

/** How clearly a sentence says what happens if the reader does nothing, from 0 (not at all) to 1 (clearly). */
export function threatens(text: string): number {
  if (/gegenstandslos|nicht einverstanden|freiwillig/iu.test(text) || !threat.test(text)) return 0
  if (whoeverDoesNot.test(text)) return 0.8
  if (cutBy.test(text)) return 0.6
  const conditioned =
    statesConsequence(text) || /^nur wenn\b/iu.test(text) || /\bsonst\b/iu.test(text)
  if (!conditioned) return 0
  if (/^(?:hierdurch|dadurch|dies bedeutet)/iu.test(text)) return 0.5
  return unlessDone.test(text) ? 0.85 : 0.4
}

/** Consequences that cannot be undone quickly: supply cut off, eviction, enforcement order, injunction. */
export const severe =
  /unterbrech(?:ung|en)|sperrung|versorgung [^!?]*einzustellen|vollstreckungsbescheid|zwangsvollstreckung|einstweiligen? verfügung|räumung(?:sklage)?|zwangsräumung|ersatzzwangshaft|abschiebung|bußgeldbescheid/iu
