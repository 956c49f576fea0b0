import { bringLead, handInLead } from '../german/list-leads.ts'
import type { Doing } from '../said/words.ts'

const particle = String.raw`(?!\p{L})`
// The end of a clause must follow, because `ein` and `an` are also other words.
const atEnd = String.raw`(?=[.,;:!?)“]|$|\s(?:und|oder|sowie|bzw|bis)(?!\p{L}))`

/** A pattern for a separable verb (`reichen Sie … ein`, `einzureichen`). */
const apart = (stem: string, part: string) =>
  String.raw`(?<!\p{L})${stem}(?:e?n|e?t|e)?\s(?:bitte\s)?(?:sie|uns|mir|ihr|bitte)(?!\p{L})[^!?;]*\s${part}${/^(?:zurück|hoch|weiter|bereit)$/.test(part) ? particle : atEnd}|(?<!\p{L})${part}(?:zu)?${stem}e?n${particle}`

/** A pattern for an inseparable verb (`senden Sie`, `zu senden`, `senden.`). */
const whole = (stem: string) =>
  String.raw`(?<!\p{L})${stem}e?n\s(?:oder\s\p{L}+\s)?(?:bitte\s)?(?:sie|uns|mir)(?!\p{L})|(?<!\p{L})${stem}e?t\sbitte(?!\p{L})|(?<!\p{L})zu\s${stem}e?n${particle}|(?:müssen|bitte|sollten)\s[^!?;]*\s${stem}e?n(?=[.!:;]|$)`

const verb = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')

/** Verbs with things as objects, in the order they are tried. */
export const doingVerbs: readonly (readonly [RegExp, Doing])[] = [
  [verb(apart('füg', 'bei'), apart('leg', 'bei')), 'enclose'],
  [
    verb(apart('send', 'zurück'), apart('schick', 'zurück'), 'zurückzu(?:senden|schicken)'),
    'send-back',
  ],
  [verb(apart('geb', 'zurück'), apart('bring', 'zurück'), apart('händig', 'aus')), 'give-back'],
  [verb(apart('lad', 'hoch')), 'upload'],
  [
    verb(
      bringLead.source,
      apart('bring', 'mit'),
      apart('nehm', 'mit'),
      apart('pack', 'ein'),
      'dabeihaben',
      'dabeizuhaben',
      'mitzuführen',
      'mitbringen',
    ),
    'bring',
  ],
  [
    verb(
      String.raw`fehlen (?:mir |uns )?noch|(?:mir|uns)[^!?;]*\svorliegen${particle}`,
      handInLead.source,
      'beizubringen',
      String.raw`(?<!\p{L})(?:benötigen?|brauchen?)\s(?:wir|ich)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s(?:benötigen?|brauchen?)(?!\p{L})|(?<!\p{L})erbitten?\s(?:wir|ich)(?!\p{L})`,
      apart('reich', '(?:ein|nach)'),
      apart('geb', 'ab'),
      apart('geb', '(?:wieder )?mit'),
      apart('leg', 'vor'),
      String.raw`(?<!\p{L})legen sie (?:uns|mir|bitte|dem|der)(?!\p{L})[^!?;]*\svor${particle}`,
    ),
    'hand-in',
  ],
  [verb(apart('trag', 'ein')), 'write-in'],
  [verb(apart('füll', 'aus')), 'fill-in'],
  [verb(apart('hol', 'ab')), 'collect'],
  [
    verb(
      apart('bewahr', 'auf'),
      apart('heb', 'auf'),
      String.raw`nehmen sie[^!?;]*\szu (?:ihren|deinen) \p{L}*(?:unterlagen|akten)${particle}`,
    ),
    'keep',
  ],
  [verb(apart('leit', 'weiter'), apart('reich', 'weiter')), 'pass-on'],
  [
    verb(
      apart('teil', 'mit'),
      apart('geb', '(?:an|bekannt)'),
      whole('nenn'),
      String.raw`geben sie (?:uns|mir) (?:(?:bitte|außerdem|auch|noch) )*(?:ihre|deine|eure) `,
      whole('benenn'),
      'um (?:die )?(?:mitteilung|angabe|nennung)',
    ),
    'tell',
  ],
  [verb(whole('beantrag')), 'apply'],
  [
    verb(
      whole('besorg'),
      whole('beschaff'),
      apart('hol', 'ein'),
      'lassen sie sich[^!?;]* (?:ausstellen|geben)',
    ),
    'get',
  ],
  [verb(whole('entfern'), whole('lösch')), 'remove'],
  [verb(whole('zeig'), apart('zeig', 'vor'), apart('weis', 'vor')), 'show'],
  [verb(whole('(?:über)?prüf'), whole('kontrollier'), apart('seh', 'durch')), 'check'],
  [
    verb(
      whole('(?:über)?send'),
      whole('schick'),
      whole('übermittel'),
      whole('mail'),
      whole('fax'),
      apart('send', '(?:zu|ein|nach|mit)'),
      apart('schick', '(?:zu|ein|nach|mit)'),
      String.raw`(?:lassen sie|zu lassen)[^!?;]*zukommen|zukommen (?:zu )?lassen`,
      'um (?:die )?(?:zusendung|übersendung|vorlage|einreichung|nachreichung|rückgabe|abgabe|rücksendung|überlassung)',
    ),
    'send',
  ],
  [verb(apart('halt', 'bereit'), apart('leg', 'bereit')), 'have-ready'],
]
