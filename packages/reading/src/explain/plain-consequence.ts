import type { ElseId, Saying } from '../said/saying.ts'
import { say } from '../said/say.ts'

const cut = 'else.supply'
const announcesCut =
  /(?:ankündigung|androhung)[^!?]*(?:unterbrechung|sperrung|einstellung)[^!?]*(?:strom|gas|wasser|energie)|(?:strom|gas)sperr|sperr(?:ankündigung|androhung)[^!?]*(?:strom|gas)/iu

const kinds: readonly [RegExp, ElseId][] = [
  [
    /(?:versorgung(?!s)|strom|gas(?!\p{L})|wasser|belieferung)[^!?]{0,90}(?:unterbr|sperr|einst?ell)|(?:sperren|unterbrechen) wir[^!?]{0,40}(?:versorgung(?!s)|strom|gas(?!\p{L}))|unterbrechung der (?:strom|gas|wasser)?versorgung erfolgt/iu,
    cut,
  ],
  [/anschluss[^!?]{0,60}(?:sperr|abschalt|abgeschaltet)/iu, 'else.connection'],
  [/vollstreckungsbescheid/iu, 'else.court-order'],
  [/mahnverfahren/iu, 'else.payment-order'],
  [/gerichtsvollzieher/iu, 'else.bailiff'],
  [/pfänd/iu, 'else.seized'],
  [
    /(?<!nicht )vollstreckt|zwangsvollstreckung(?! betreiben)|vollstreckung (?:eingeleitet|betrieben)|vollstreckungsmaßnahmen/iu,
    'else.by-force',
  ],
  [
    /einstweiligen? verfügung|gerichtliche hilfe|gerichtlich (?:geltend|durchsetzen|klären)|klage erheben|auf zustimmung klagen/iu,
    'else.court',
  ],
  [/räumungsklage|auf räumung klagen/iu, 'else.eviction'],
  [/bußgeldbescheid|bußgeld(?!\p{L})|geldbuße/iu, 'else.fine'],
  [/ordnungswidrig/iu, 'else.offence'],
  [/zwangsgeld|ordnungsgeld/iu, 'else.penalty'],
  [/schätzen|geschätzt/iu, 'else.estimate'],
  [/sperrzeit/iu, 'else.benefit-blocked'],
  [
    /(?:leistung|wohngeld|bürgergeld|kindergeld|elterngeld|bafög)[^!?]{0,140}(?:versag|entzieh|entzogen|eingestellt|einstellen)/iu,
    'else.benefit-stopped',
  ],
  [
    /(?:leistung|bürgergeld|regelbedarf)[^!?]{0,120}(?:gemindert|mindern|gekürzt|kürzen)/iu,
    'else.benefit-reduced',
  ],
  [
    /antrag[^!?]{0,90}(?:abgelehnt|ablehnen|abzulehnen|zurückgewiesen)/iu,
    'else.application-refused',
  ],
  [/familienversicherung[^!?]*(?:beenden|endet)/iu, 'else.family-insurance'],
  [/(?:säumniszuschl|verspätungszuschl)/iu, 'else.late-charges'],
  [/mahn(?:gebühr|kosten)/iu, 'else.reminder-fees'],
  [/verzugszinsen|zinsen (?:berechnen|erheben|verlangen)/iu, 'else.interest'],
  [
    /inkasso(?:unternehmen|büro|dienst)?[^!?]*(?:übergeben|beauftragen|abgeben|eingeschaltet)/iu,
    'else.collector',
  ],
  [/auskunftei|schufa|negativeintrag/iu, 'else.credit-agency'],
  [/(?:kündigen|fristlos kündigen|kündigung aussprechen)(?!\p{L})/iu, 'else.contract'],
  [/(?:weitere|zusätzliche|erhebliche|mehr)[^!?]{0,20}kosten/iu, 'else.costs-more'],
  [/kosten auferlegt/iu, 'else.bear-costs'],
  [/stundung[^!?]*(?:hinfällig|entfällt)/iu, 'else.instalments-end'],
  [
    /wertersatz|(?:müssen|werden|muss) (?:wir|ich)[^!?]* berechnen(?![^!?]*zinsen)|berechnen wir(?![^!?]*zinsen)/iu,
    'else.charged',
  ],
  [/verrechnen wir|wird[^!?]*verrechnet/iu, 'else.set-off'],
  [/vergeben wir|anderweitig vergeben/iu, 'else.given-away'],
  [/werden [^!?]*vernichtet/iu, 'else.destroyed'],
  [/ohne weitere zahlung/iu, 'else.closed'],
  [/ganze kursgebühr/iu, 'else.course-fee'],
]

const maxKinds = 3
// What will not happen, or happens to the reader's advantage.
const isRelief =
  /unterbleibt|wird nicht|werden nicht|nicht gesperrt|bisherigen bedingungen|verzichte(?:n|t)|nicht vollstreckt/iu

/**
 * What German sentences threaten with, in sentences that a person wrote; none where none fits. Weaker than the German
 * ("may") wherever the German is not plain. A `subject` that announces that the supply is cut off comes first.
 */
export function consequencesSaid(sentences: string[], subject: string | null = null): Saying[] {
  const threats = sentences.filter((text) => !isRelief.test(text))
  const found = threats.flatMap((text) => kinds.filter(([find]) => find.test(text)))
  const announced = subject && announcesCut.test(subject) ? ([cut] as const) : []
  return [...new Set([...announced, ...found.map(([, says]) => says)])]
    .slice(0, maxKinds)
    .map((id) => say(id))
}
