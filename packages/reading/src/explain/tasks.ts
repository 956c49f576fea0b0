import type { Task } from '../said/words.ts'

const report = String.raw`(?:mitteil|mitzuteil|anzeig|anzuzeig|meld|informier|teilen|unterricht)`
// `am Tag nach dem Umzug` is only a time
const move = String.raw`(?<!(?:nach|vor|beim?|für|zum) (?:(?:dem|den|der|ihre[mn]|diesem) )?)umzug`

/** Duties that have a fixed plain sentence, by words of the German one; the first match wins. */
export const tasks: readonly (readonly [RegExp, Task])[] = [
  [
    /(?:lichtbild|foto|fotografie|bild)(?!\p{L})[^!?;]*(?:entfernen|löschen)(?!\p{L})|(?:löschen|entfernen) sie[^!?;]*(?:lichtbild|foto|fotografie|bild)(?!\p{L})/iu,
    'delete',
  ],
  [
    /informieren sie[^!?;]*(?:arbeitgeber|zahlungspartner|versicherungen)[^!?;]*(?:bankverbindung|konto)/iu,
    'move-debits',
  ],
  [
    /lassen sie[^!?;]*(?:arbeitgeber|betrieb|firma)[^!?;]*ausfüllen und (?:schick|send|reich|übermittel)/iu,
    'by-employer-send',
  ],
  [
    /lassen sie[^!?;]*(?:arbeitgeber|betrieb|firma)[^!?;]*(?:ausfüllen|bestätigen)|(?:vom|von ihrem) arbeitgeber (?:ausfüllen|ausgefüllt)/iu,
    'by-employer',
  ],
  [
    /lassen sie[^!?;]*(?:arzt|ärztin|praxis)[^!?;]*(?:ausfüllen|bestätigen)|von ihrem (?:haus)?arzt (?:ausfüllen|ausgefüllt)/iu,
    'by-doctor',
  ],
  [/leiten sie[^!?;]*(?:anwalt|anwälte|klage|mahnbescheid)[^!?;]*weiter/iu, 'pass-on-claims'],
  [/lassen sie[^!?;]*schule[^!?;]*(?:ausfüllen|bestätigen|abstempeln)/iu, 'by-school'],
  [
    new RegExp(
      String.raw`(?:änderung|veränderung)[^!?;]*(?:mitteil|mitzuteilen|anzeig|anzuzeigen|melden|teilen sie)|(?:teilen|melden|zeigen|geben|informieren) sie (?:uns|mir|mich|bitte|jede|alle|solche)[^!?;]*änderung|sich (?:etwas|ihre verhältnisse|ihre angaben)[^!?;]*änder`,
      'iu',
    ),
    'report-changes',
  ],
  [
    new RegExp(
      String.raw`(?:${move}|wohnungswechsel|anschriftenänderung|adressänderung)[^!?;]*${report}|${report}[^!?;]*(?:${move}|wohnungswechsel)`,
      'iu',
    ),
    'report-move',
  ],
  [/fingerabdr[uü]ck/iu, 'fingerprints'],
  [
    /(?<!nicht )(?<!\p{L})nüchtern(?!\p{L})|nichts (?:mehr )?(?:essen|zu essen)|(?:essen|frühstücken) sie[^!?;]*(?:nicht|nichts)/iu,
    'fasting',
  ],
  [
    /(?:setzen|nehmen) sie[^!?;]*(?:medikament|blutverdünn|tabletten)[^!?;]*(?:ab|rücksprache|arzt)|medikament[^!?;]*(?:rücksprache|absetzen|abzusetzen|absprache)/iu,
    'medicine',
  ],
  [
    /nicht selbst (?:auto|mit dem auto|fahren)|kein (?:auto|fahrzeug) (?:zu )?(?:fahren|führen|steuern)|nicht (?:aktiv )?am straßenverkehr/iu,
    'no-driving',
  ],
  [
    /dolmetscher[^!?;]*(?:benötig|brauch|teilen|mitteil|sagen|vermerken)|benötigen sie[^!?;]*dolmetscher/iu,
    'say-if-interpreter',
  ],
  [/weisen sie sich[^!?;]*aus(?!\p{L})|sich auszuweisen|sich ausweisen/iu, 'show-identity'],
  [
    /(?:fotografieren sie|(?:machen|fertigen) sie[^!?;]*(?:fotos|bilder|aufnahmen)|zu fotografieren)/iu,
    'take-photos',
  ],
  [/kreuzen sie[^!?;]*an(?!\p{L})|anzukreuzen|ankreuzen/iu, 'tick'],
  [/werfen sie[^!?;]*ein(?!\p{L})|in (?:den|unseren|dem) briefkasten|einzuwerfen/iu, 'letterbox'],
  [
    /nehmen sie[^!?;]*(?:seminar|maßnahme|kurs|schulung|unterricht|veranstaltung|gruppe)[^!?;]*teil(?!\p{L})|teilnahme[^!?;]*(?:verpflichtet|verpflichtend)|(?:seminar|maßnahme|kurs|integrationskurs)[^!?;]*(?:teilzunehmen|teilnehmen|zu besuchen|zu absolvieren)|(?:aufbauseminar|fahreignungsseminar)/iu,
    'take-part',
  ],
  [/bewerben sie sich|sich[^!?;]*zu bewerben/iu, 'job-offers'],
  [/eigenbemühungen|bemühen sie sich[^!?;]*(?:arbeit|stelle)/iu, 'look-for-work'],
  [
    /melden sie sich[^!?;]*(?:empfang|anmeldung|info|theke|schalter|pforte|wartezone|zeugenzimmer|aufruf|rezeption)/iu,
    'reception',
  ],
  [/(?:minuten|stunde) (?:vorher|früher|vor dem termin|vor terminbeginn|vor beginn)/iu, 'be-early'],
  [
    /untersuchen (?:zu )?lassen|(?:amtsärztlich|ärztlich|fachärztlich)\p{L}* untersuch\p{L}*[^!?;]*(?:unterziehen|vorzustellen|vorstellen|wahrnehmen)|lassen sie sich[^!?;]*untersuchen/iu,
    'examination',
  ],
  [
    /(?:zu hause|anwesend|vor ort) (?:sind|ist|sein|zu sein|anzutreffen)|seien sie[^!?;]*(?:zu hause|anwesend)/iu,
    'be-at-home',
  ],
  [
    /(?:ihr kind|ihren? (?:sohn|tochter))[^!?;]*(?:anzumelden|anmelden)|melden sie (?:bitte )?(?:ihr kind|ihren? (?:sohn|tochter))[^!?;]*\san(?!\p{L})|schulanmeldung|anmeldung (?:ihres kindes|zum schulbesuch|zur einschulung)/iu,
    'register-school',
  ],
  [
    /anmeldung[^!?;]*(?:nachzuholen|vorzunehmen)|(?:wohnsitz|wohnung|anschrift|adresse)[^!?;]*(?:anzumelden|ummelden|umzumelden|anmelden)|melden sie[^!?;]*(?:wohnsitz|wohnung)[^!?;]*(?:\sum|\san)(?!\p{L})|melden sie sich[^!?;]*(?:\sum(?=[.,;!]|$)|meldebehörde|einwohnermeldeamt|bürgeramt)/iu,
    'register-address',
  ],
  [
    /melden sie sich[^!?;]*(?:kennung|zugangsdaten|passwort|portal|online|internet)[^!?;]*an(?!\p{L})|registrieren sie sich|loggen sie sich/iu,
    'log-in',
  ],
  [
    /(?:fahrzeug|auto|pkw|wagen|anhänger)[^!?;]*(?:zu entfernen|umparken|umzuparken|wegfahren|wegzufahren|umzusetzen|nicht (?:mehr )?(?:ab|in diesem)|weg(?!\p{L}))|(?:parken|fahren|stellen|entfernen|setzen) sie[^!?;]*(?:fahrzeug|auto|pkw|wagen)/iu,
    'move-car',
  ],
  [
    /(?:gehweg|bürgersteig|treppenhaus|treppe|hof|fußweg)[^!?;]*(?:reinigen|säubern|räumen|streuen|fegen|kehren)|(?:reinigen|säubern|räumen|kehren|fegen) sie[^!?;]*(?:gehweg|bürgersteig|treppe|weg|schnee)|schnee (?:zu )?räumen/iu,
    'clean-path',
  ],
  [
    /räumen sie[^!?;]*frei(?!\p{L})|freizuräumen|freiräumen|freizuhalten|platz (?:zu )?schaffen/iu,
    'clear-around',
  ],
  [
    /(?:wohnung|mietsache|mieträume)[^!?;]*(?:zu räumen|räumen und|herauszugeben|zu übergeben)|räumen sie[^!?;]*wohnung/iu,
    'move-out',
  ],
  [
    /(?:räumen|entfernen|stellen|nehmen) sie[^!?;]*(?:gegenstände|sachen|fahrräder|möbel|kinderwagen|schuhe|sperrmüll|schließfach|keller)|(?:gegenstände|sachen|fahrräder|möbel)[^!?;]*(?:zu entfernen|wegzuräumen)/iu,
    'clear-away',
  ],
  [
    /(?:beseitigen|beheben) sie|(?:mangel|mängel|schaden|schäden)[^!?;]*(?:zu beseitigen|zu beheben|beheben zu lassen|instand zu setzen)/iu,
    'repair',
  ],
  [
    /(?:bundesgebiet|deutschland|bundesrepublik)[^!?;]*(?:zu )?verlassen(?!\p{L})|auszureisen/iu,
    'leave-country',
  ],
  [
    /(?:bauarbeiten|arbeiten|bau)[^!?;]*einzustellen|stellen sie[^!?;]*(?:bau)?arbeiten[^!?;]*ein(?!\p{L})/iu,
    'stop-work',
  ],
  [
    /richten sie[^!?;]*dauerauftr[aä]g|dauerauftr[aä]g[^!?;]*(?:einzurichten|einrichten)/iu,
    'standing-order-new',
  ],
  [
    /(?:daueraufträge|lastschriften)[^!?;]*(?:umzustellen|umstellen|\sum(?!\p{L}))/iu,
    'move-debits',
  ],
  [/unbrauchbar (?:zu )?machen|zerschneiden/iu, 'disconnect'],
  [/(?:rufen|verständigen|informieren|alarmieren) sie[^!?;]*(?:polizei|\b110\b)/iu, 'call-police'],
  [
    /lassen sie sich[^!?;]*beraten|beratung in anspruch|schuldnerberatung|(?:wenden|gehen) sie[^!?;]*beratungsstelle/iu,
    'get-advice',
  ],
  [
    /bleiben sie[^!?;]*zu hause|häusliche absonderung|wohnung nicht (?:zu )?verlassen/iu,
    'stay-home',
  ],
  [
    /(?:reisepass|pass|ausweis)[^!?;]*(?:bei sich|mit sich|mitzuführen|griffbereit)/iu,
    'have-identity',
  ],
  [/bestätigen sie[^!?;]*termin|termin[^!?;]*(?:zu )?bestätigen/iu, 'confirm-appointment'],
  [
    /(?:teilen|sagen|geben) sie[^!?;]*(?:ob sie|bescheid ob)[^!?;]*(?:kommen|teilnehmen|dabei)|um (?:an|zu|rück)\p{L}*meldung[^!?;]*(?:teilnahme|teilnehm)/iu,
    'say-if-coming',
  ],
  [
    /entscheiden sie sich (?:bitte )?(?:für|zwischen)|wählen sie[^!?;]*(?:eine[nrs]? (?:der|dieser|von)|zwischen|aus(?!\p{L}))|(?:wahl|auswahl) zu treffen|treffen sie[^!?;]*(?:wahl|auswahl|entscheidung)/iu,
    'choose',
  ],
  [
    /beantworten sie|(?:fragen|frage)[^!?;]*(?:zu beantworten|beantworten)|gehen sie[^!?;]*(?:fragen|punkte)[^!?;]*ein(?!\p{L})/iu,
    'questions',
  ],
  [
    /(?:begründen|erklären|erläutern|schildern|beschreiben) sie|legen sie[^!?;]*dar(?!\p{L})|zu (?:begründen|erläutern|schildern)/iu,
    'explain',
  ],
  [
    /(?:schaden|schäden)[^!?;]*(?:melden|anzuzeigen|anzeigen)|melden sie[^!?;]*(?:schaden|schäden|störung|mängel|mangel)/iu,
    'report-damage',
  ],
  [
    /pünktlich\p{L}* (?:zahlung|eingang|überweisung)|pünktlich (?:zu )?(?:zahlen|überweisen)/iu,
    'pay-on-time',
  ],
]

/** Duties not to do something, whose `nicht` is intended. */
export const evenIfNotTasks: ReadonlySet<Task> = new Set<Task>([
  'fasting',
  'medicine',
  'no-driving',
  'stay-home',
  'move-car',
])
