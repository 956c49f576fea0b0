const cut = 'Your supply may be cut off.'
const announcesCut =
  /(?:ankündigung|androhung)[^!?]*(?:unterbrechung|sperrung|einstellung)[^!?]*(?:strom|gas|wasser|energie)|(?:strom|gas)sperr|sperr(?:ankündigung|androhung)[^!?]*(?:strom|gas)/iu

const kinds: readonly [RegExp, string][] = [
  [
    /(?:versorgung(?!s)|strom|gas(?!\p{L})|wasser|belieferung)[^!?]{0,90}(?:unterbr|sperr|einst?ell)|(?:sperren|unterbrechen) wir[^!?]{0,40}(?:versorgung(?!s)|strom|gas(?!\p{L}))|unterbrechung der (?:strom|gas|wasser)?versorgung erfolgt/iu,
    cut,
  ],
  [/anschluss[^!?]{0,60}(?:sperr|abschalt|abgeschaltet)/iu, 'Your connection may be cut off.'],
  [
    /vollstreckungsbescheid/iu,
    'The other side can get a court order and have the money collected by force.',
  ],
  [/mahnverfahren/iu, 'The matter may go to court for a payment order.'],
  [/gerichtsvollzieher/iu, 'The letter says that a bailiff may be sent.'],
  [/pfänd/iu, 'Your account or wages may be seized.'],
  [
    /(?<!nicht )vollstreckt|zwangsvollstreckung(?! betreiben)|vollstreckung (?:eingeleitet|betrieben)|vollstreckungsmaßnahmen/iu,
    'The money may be collected by force.',
  ],
  [
    /einstweiligen? verfügung|gerichtliche hilfe|gerichtlich (?:geltend|durchsetzen|klären)|klage erheben|auf zustimmung klagen/iu,
    'The matter may go to court.',
  ],
  [/räumungsklage|auf räumung klagen/iu, 'The landlord may go to court to make you move out.'],
  [/bußgeldbescheid|bußgeld(?!\p{L})|geldbuße/iu, 'You may have to pay a fine.'],
  [/ordnungswidrig/iu, 'It can count as an offence that is fined.'],
  [/zwangsgeld|ordnungsgeld/iu, 'You may have to pay a penalty.'],
  [/schätzen|geschätzt/iu, 'The office may estimate the figures.'],
  [/sperrzeit/iu, 'Your unemployment benefit may be blocked for a time.'],
  [
    /(?:leistung|wohngeld|bürgergeld|kindergeld|elterngeld|bafög)[^!?]{0,140}(?:versag|entzieh|entzogen|eingestellt|einstellen)/iu,
    'Your benefit may be refused or stopped.',
  ],
  [
    /(?:leistung|bürgergeld|regelbedarf)[^!?]{0,120}(?:gemindert|mindern|gekürzt|kürzen)/iu,
    'Your benefit may be reduced.',
  ],
  [
    /antrag[^!?]{0,90}(?:abgelehnt|ablehnen|abzulehnen|zurückgewiesen)/iu,
    'Your application may be refused.',
  ],
  [/familienversicherung[^!?]*(?:beenden|endet)/iu, 'The family insurance may be ended.'],
  [/(?:säumniszuschl|verspätungszuschl)/iu, 'Extra charges may be added for being late.'],
  [/mahn(?:gebühr|kosten)/iu, 'Reminder fees may be added.'],
  [/verzugszinsen|zinsen (?:berechnen|erheben|verlangen)/iu, 'You may have to pay interest.'],
  [
    /inkasso(?:unternehmen|büro|dienst)?[^!?]*(?:übergeben|beauftragen|abgeben|eingeschaltet)/iu,
    'A debt collector may be brought in.',
  ],
  [/auskunftei|schufa|negativeintrag/iu, 'It may be reported to credit agencies.'],
  [
    /(?:kündigen|fristlos kündigen|kündigung aussprechen)(?!\p{L})/iu,
    'A contract with you may be ended.',
  ],
  [/(?:weitere|zusätzliche|erhebliche|mehr)[^!?]{0,20}kosten/iu, 'It may cost you more.'],
  [/kosten auferlegt/iu, 'You may have to pay the costs that this causes.'],
  [/stundung[^!?]*(?:hinfällig|entfällt)/iu, 'The agreement to pay later or in parts ends.'],
  [
    /wertersatz|(?:müssen|werden|muss) (?:wir|ich)[^!?]* berechnen(?![^!?]*zinsen)|berechnen wir(?![^!?]*zinsen)/iu,
    'You may be charged for it.',
  ],
  [/verrechnen wir|wird[^!?]*verrechnet/iu, 'The amount may be set off against what you owe.'],
  [/vergeben wir|anderweitig vergeben/iu, 'What was kept for you may be given to somebody else.'],
  [/werden [^!?]*vernichtet/iu, 'What is waiting for you may be destroyed.'],
  [/ohne weitere zahlung/iu, 'The matter may be closed without a further payment to you.'],
  [/ganze kursgebühr/iu, 'You have to pay the whole course fee.'],
]

const maxKinds = 3
// What will not happen, or happens to the reader's advantage.
const isRelief =
  /unterbleibt|wird nicht|werden nicht|nicht gesperrt|bisherigen bedingungen|verzichte(?:n|t)|nicht vollstreckt/iu

/**
 * What German sentences threaten with, in English sentences that a person wrote; null when none fits. Weaker than the German
 * ("may") wherever the German is not plain. A `subject` that announces that the supply is cut off comes first.
 */
export function plainConsequence(
  sentences: string[],
  subject: string | null = null,
): string | null {
  const threats = sentences.filter((text) => !isRelief.test(text))
  const found = threats.flatMap((text) => kinds.filter(([find]) => find.test(text)))
  const announced = subject && announcesCut.test(subject) ? [cut] : []
  const said = [...new Set([...announced, ...found.map(([, says]) => says)])].slice(0, maxKinds)
  return said.length > 0 ? said.join(' ') : null
}
