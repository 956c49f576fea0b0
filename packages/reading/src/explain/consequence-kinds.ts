import type { PlainElseId } from '../said/saying.ts'

const benefit = String.raw`(?:leistung|wohngeld|bürgergeld|kindergeld|elterngeld|bafög|arbeitslosengeld|regelbedarf|pflegegeld)`

const refused = String.raw`(?:abgelehnt|verweigert|nicht (?:erteilt|gestellt|angenommen)|zurückgewiesen)`

/** `gilt Ihr Antrag als abgelehnt`, `Ihr Antrag gilt als abgelehnt`: only with the thing that counts as something, because a sentence must name it. */
const counts = (what: string, as: string) =>
  new RegExp(
    String.raw`(?:gilt|gelten)[^.!?]{0,60}${what}(?!\p{L}*s(?:verfahren|gegner))[^.!?]{0,40}\sals ${as}|${what}[^.,;!?]{0,40}\s(?:gilt|gelten)\s[^.!?]{0,20}als ${as}`,
    'iu',
  )

/** What can happen if the user does nothing, by words of the German sentence. `[^!?]{0,n}` limits backtracking. */
export const consequenceKinds: readonly (readonly [RegExp, PlainElseId])[] = [
  [
    /(?:versorgung(?!s)|strom|gas(?!\p{L})|wasser|belieferung)[^!?]{0,90}(?:unterbr|sperr|einst?ell)|(?:sperren|unterbrechen) wir[^!?]{0,40}(?:versorgung(?!s)|strom|gas(?!\p{L}))|unterbrechung der (?:strom|gas|wasser)?versorgung erfolgt/iu,
    'else.supply',
  ],
  [
    /anschluss[^!?]{0,60}(?:sperr|abschalt|abgeschaltet)|sperren[^!?]{0,60}anschluss/iu,
    'else.connection',
  ],
  [/vollstreckungsbescheid/iu, 'else.court-order'],
  [/mahnverfahren/iu, 'else.payment-order'],
  [/gerichtsvollzieher/iu, 'else.bailiff'],
  [/pfänd/iu, 'else.seized'],
  [
    /(?<!nicht )vollstreckt|zwangsvollstreckung|vollstreckung (?:eingeleitet|betrieben|einleiten|betreiben|veranlass)|vollstreckungsmaßnahmen|zwangsweise (?:eingezogen|beigetrieben|einziehen)/iu,
    'else.by-force',
  ],
  [/vorgeführt|polizeilich[^!?]{0,20}vorführ|vorführung/iu, 'else.brought'],
  [/erzwingungshaft|ersatzzwangshaft|ordnungshaft|ersatzfreiheitsstrafe/iu, 'else.prison'],
  [/abschiebung|abgeschoben|abschieben/iu, 'else.deported'],
  [
    /einstweiligen? verfügung|gerichtliche hilfe|gerichtlich (?:geltend|durchsetzen|klären)|klage (?:erheben|einreichen)|auf zustimmung klagen|gerichtliche schritte/iu,
    'else.court',
  ],
  [/räumungsklage|auf räumung klagen/iu, 'else.eviction'],
  [/bußgeldbescheid|bußgeld(?!\p{L})|geldbuße/iu, 'else.fine'],
  [/ordnungswidrig/iu, 'else.offence'],
  [/zwangsgeld|ordnungsgeld/iu, 'else.penalty'],
  [/schätzen|geschätzt|schätzung/iu, 'else.estimate'],
  [
    /nach (?:aktenlage|lage der akten)|(?:aufgrund|anhand) der (?:mir |uns )?(?:vorliegenden|bekannten) (?:akten|unterlagen|tatsachen)|ohne ihre (?:anhörung|stellungnahme|äußerung|mitwirkung)/iu,
    'else.by-file',
  ],
  [
    /ohne sie (?:verhandelt|entschieden)|in (?:ihrer )?abwesenheit[^!?]{0,40}(?:entschieden|verhandelt)|versäumnisurteil/iu,
    'else.guilty',
  ],
  [/sperrzeit/iu, 'else.benefit-blocked'],
  [
    new RegExp(`${benefit}[^!?]{0,140}(?:versag|entzieh|entzogen|eingestellt|einstellen)`, 'iu'),
    'else.benefit-stopped',
  ],
  [
    new RegExp(
      `${benefit}[^!?]{0,120}(?:gemindert|minder[nt]|minderung|gekürzt|kürzen|kürzung)|(?:minder|kürz)[^!?]{0,60}${benefit}|leistungsminderung`,
      'iu',
    ),
    'else.benefit-reduced',
  ],
  [counts('antrag', String.raw`zurückge(?:nommen|zogen)`), 'else.deemed-withdrawn'],
  [
    counts(
      '(?:widerspruch|einspruch)',
      String.raw`(?:nicht (?:eingelegt|erhoben)|zurückge(?:nommen|zogen))`,
    ),
    'else.deemed-withdrawn-objection',
  ],
  [
    /gilt[^!?]{0,80}als (?:erteilt|genehmigt|zugestimmt|angenommen|vereinbart|einverstanden)|gelten[^!?]{0,80}als (?:genehmigt|angenommen|vereinbart)/iu,
    'else.deemed-agreed',
  ],
  [counts('antrag', refused), 'else.deemed-refused-application'],
  [counts('angebot', refused), 'else.deemed-refused-offer'],
  [counts('(?:zustimmung|einwilligung|einverständnis)', refused), 'else.deemed-refused-consent'],
  [
    /gilt[^!?]{0,80}als (?:anerkannt|richtig|zugestanden)|gehen wir (?:davon )?aus[^!?]{0,80}(?:richtig|einverstanden|stimm|zutreff)/iu,
    'else.deemed-accepted',
  ],
  [
    /antrag(?![^!?]{0,60}\sals\s)[^!?]{0,90}(?:abgelehnt|ablehnen|abzulehnen|zurückgewiesen)/iu,
    'else.application-refused',
  ],
  [/familienversicherung[^!?]*(?:beenden|endet)/iu, 'else.family-insurance'],
  [
    /versicherungsschutz[^!?]{0,80}(?:entfällt|verlieren|erlischt|endet|gefährde|ruht)|(?:verlieren|kein(?:en)?)[^!?]{0,40}versicherungsschutz|leistungsfrei/iu,
    'else.no-cover',
  ],
  [
    /fahrerlaubnis[^!?]{0,80}(?:entz[io]|entzogen|entziehen)|führerschein[^!?]{0,60}(?:entzogen|beschlagnahmt|eingezogen)/iu,
    'else.licence',
  ],
  [
    /(?:betrieb|nutzung)[^!?]{0,60}(?:untersag)|(?:fahrzeug|pkw)[^!?]{0,60}(?:stillgelegt|stilllegen|außer betrieb)|entstempel/iu,
    'else.no-driving',
  ],
  [
    /abgeschleppt|abschleppen|kostenpflichtig (?:entfernt|entsorgt)|ersatzvornahme|auf ihre kosten[^!?]{0,60}(?:entfern|entsorg|räum|lassen)/iu,
    'else.towed',
  ],
  [/(?:säumniszuschl|verspätungszuschl)/iu, 'else.late-charges'],
  [/mahn(?:gebühr|kosten)|bearbeitungsgebühr/iu, 'else.reminder-fees'],
  [
    /(?:verzugs|stundungs|hinterziehungs)?zinsen[^!?]{0,60}(?:berechn|erh[eo]b|verlang|anfall|fällig|zahlen|geltend)|(?:berechnen|erheben|verlangen|schulden)[^!?]{0,60}zinsen|verzugszinsen/iu,
    'else.interest',
  ],
  [
    /inkasso(?:unternehmen|büro|dienst)?[^!?]*(?:übergeben|beauftragen|abgeben|eingeschaltet|beauftragt)/iu,
    'else.collector',
  ],
  [/auskunftei|schufa|negativeintrag/iu, 'else.credit-agency'],
  [
    /(?:kündigen|fristlos kündigen|kündigung aussprechen|gekündigt werden|fristlosen? kündigung)(?!\p{L})/iu,
    'else.contract',
  ],
  [/verlängert sich[^!?]{0,80}(?:vertrag|um)|vertrag[^!?]{0,60}verlängert/iu, 'else.renewed'],
  [
    /(?:rest|gesamt)\p{L}*[^!?]{0,80}(?:sofort|auf einmal|in einer summe)[^!?]{0,30}fällig|sofort (?:in voller höhe )?fällig|gesamtfälligkeit|(?:ganze|gesamte)\p{L}* (?:rest|betrag|forderung|summe)[^!?]{0,60}fällig/iu,
    'else.all-due',
  ],
  [/(?:weitere|zusätzliche|erhebliche|mehr)[^!?]{0,20}kosten/iu, 'else.costs-more'],
  [/kosten auferlegt|zu ihren lasten/iu, 'else.bear-costs'],
  [/(?:stundung|ratenzahlung)[^!?]*(?:hinfällig|entfällt|widerrufen)/iu, 'else.instalments-end'],
  [
    /wertersatz|(?:müssen|werden|muss) (?:wir|ich)[^!?]* berechnen(?![^!?]*zinsen)|berechnen wir(?![^!?]*zinsen)/iu,
    'else.charged',
  ],
  [/verrechnen wir|wird[^!?]*verrechnet/iu, 'else.set-off'],
  [
    /vergeben wir|anderweitig vergeben|anderweitig verg[ae]b|an (?:andere|eine andere|einen anderen)[^!?]{0,40}vergeben|geben wir den platz/iu,
    'else.given-away',
  ],
  [/termin[^!?]{0,60}(?:verfällt|entfällt|hinfällig|gestrichen)/iu, 'else.appointment-lost'],
  [/platz[^!?]{0,60}(?:verfällt|entfällt|verlieren|verloren)|exmatrikul/iu, 'else.place-lost'],
  [
    /anspruch[^!?]{0,60}(?:verfällt|erlischt|entfällt|verloren)|verlieren sie[^!?]{0,40}anspruch|verwirk/iu,
    'else.right-lost',
  ],
  [
    /keine (?:leistung|zahlung|erstattung)\p{L}{0,4}[^!?]{0,60}(?:erhalten|bekommen|gezahlt|erbracht|erfolgen|möglich)|nicht (?:ausgezahlt|erstattet)/iu,
    'else.no-money',
  ],
  [/verzöger|kann nicht bearbeitet/iu, 'else.delay'],
  [/werden [^!?]*vernichtet/iu, 'else.destroyed'],
  [/ohne weitere zahlung/iu, 'else.closed'],
  [/ganze kursgebühr/iu, 'else.course-fee'],
]
