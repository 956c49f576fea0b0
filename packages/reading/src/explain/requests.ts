import { findMoney } from '../german/numbers.ts'
import { say } from '../said/say.ts'
import type { Asked } from './asked.ts'
import type { Task } from '../said/words.ts'
import { signingIn, wantsSignature } from './signing.ts'
import { evenIfNotTasks, tasks } from './tasks.ts'
import { doingVerbs } from './verbs.ts'
import {
  call,
  callOff,
  come,
  confirm,
  doThings,
  fillIn,
  letIn,
  makeAppointment,
  pay,
  prove,
  type Says,
  sendForm,
  sends,
  sign,
  tellSo,
  use,
} from './wordings.ts'

/**
 * Requests of letters. `find` matches a part of the German request without its subordinate clauses; `says` returns its sentence, or null if
 * it does not fit after all. `evenIfNot`: it handles a `nicht`. `whole`: it matches the whole sentence.
 */
type Request = {
  find: RegExp
  says: (asked: Asked) => Says
  evenIfNot?: boolean
  whole?: boolean
}

const money: readonly Request[] = [
  {
    find: /neuen?(?!\p{L})[^!?]*(?:bankverbindung|konto(?!\p{L}))/iu,
    says: ({ main }) =>
      /arbeitgeber|zahlungspartner/iu.test(main)
        ? null
        : /(?:nutzen|verwenden|überweisen|zahlen) sie/iu.test(main)
          ? [say('ask.new-account')]
          : null,
  },
  {
    find: /(?:nutzen|verwenden) sie[^!?]*(?:bankverbindung|konto(?!\p{L}))/iu,
    says: (asked) => [say('ask.use-account'), ...use(asked)],
  },
  {
    find: /verwendungszweck|kassenzeichen|rechnungsnummer|(?:geben|nennen) sie[^!?]* bei (?:der|jeder|ihrer|allen)? ?(?:überweisung|zahlung)/iu,
    says: (asked) =>
      /(?:geben|schreiben|nennen|tragen|verwenden|benutzen|nutzen) sie/iu.test(asked.main) &&
      !/überweisen|zahlen/iu.test(asked.main)
        ? [say('ask.put-reference', { reference: asked.reference })]
        : null,
  },
  {
    find: /dauerauftrag/iu,
    says: ({ main, amount }) =>
      /änder|anpass|anzupass|umstell|umzustell|passen sie/iu.test(main)
        ? [say('ask.standing-order', { amount })]
        : null,
  },
  {
    find: /(?:erhöhen|senken) sie[^!?]*(?:vorauszahlung|abschlag|miete|rate|hausgeld|beitrag)/iu,
    says: ({ main }) => {
      const sum = findMoney(main).find(({ start }) => /\sauf\s$/iu.test(main.slice(0, start)))
      return sum ? [say('ask.standing-order', { amount: sum.cents })] : null
    },
  },
  {
    find: /(?:überweisen|zahlen|begleichen|entrichten)\s(?:bitte\s)?sie(?!\p{L})|zu (?:überweisen|(?:be)?zahlen|begleichen|entrichten)(?!\p{L})|einzuzahlen|auszugleichen|(?:zahlung|betrag|rate)[^!?]{0,80} zu leisten|zahlbar|um (?:überweisung|(?:be)?zahlung|ausgleich|begleichung)(?!\p{L})|(?:überweist|zahlt) (?:uns|bitte)|gleichen sie [^!?]*betrag[^!?]* aus|^bitte [^,]*(?:überweisen|zahlen|begleichen)[.!]?$/iu,
    says: pay,
  },
  {
    find: /leistungen sind [^!?]*zu erstatten|betrag [^!?]*zu erstatten/iu,
    says: ({ amount, by, all }) => [
      say('ask.pay-back', { amount: /:$/.test(all) ? null : amount, by }),
    ],
  },
  {
    find: /(?:kontodeckung|deckung|ausreichendes? guthaben)/iu,
    says: () => [say('ask.cover-account')],
  },
]

const meetings: readonly Request[] = [
  {
    find: /laden? (?:wir |ich )?sie|werden sie[^!?]*(?:ge|vorge|einge)laden/iu,
    says: (asked) => (asked.on ? come(asked) : null),
  },
  {
    find: /(?:gewähren|gewährleisten|ermöglichen|sorgen)[^!?]*(?:zutritt|zugang)|(?:zutritt|zugang)[^!?]*(?:gewähren|ermöglichen)|zugänglich/iu,
    says: letIn,
  },
  {
    find: /sorgen sie dafür/iu,
    says: ({ all, on }) =>
      /(?:zugang|zutritt)[^!?]*(?:möglich|hat|haben|erhält)|zugänglich/iu.test(all)
        ? letIn({ all, on })
        : null,
  },
  {
    find: /(?:sagen|sagt)[^!?]*\sab(?!\p{L})|termin[^!?]*abzusagen|abzusagen|absagen/iu,
    says: (asked) => (/termin|ihn|\sab(?!\p{L})/iu.test(asked.main) ? callOff(asked) : null),
  },
  {
    find: /(?:kommen|erscheinen|einfinden|einzufinden|vorsprechen|vorzusprechen|finden sie sich)(?!\p{L})/iu,
    says: (asked) =>
      /kommen sie(?!\p{L})(?! (?:ihre|dies|der|den) )|(?:müssen|bitte|bitten|sollten)[^!?]*(?:kommen|erscheinen|einfinden|vorsprechen)|zu erscheinen|zu kommen|einzufinden|vorzusprechen|(?:erscheinen|finden) sie/iu.test(
        asked.main,
      ) &&
      (asked.on || /termin|persönlich|pünktlich/iu.test(asked.main)) &&
      !/nachkommen|nach(?!\p{L})|zur arbeit|zum dienst|künftig/iu.test(asked.main)
        ? come(asked)
        : null,
  },
  {
    find: /(?:buchen|vereinbaren) sie|zu (?:buchen|vereinbaren)|termin(?:vereinbarung|buchung)|melden sie sich[^!?]*termin/iu,
    says: (asked) => (/termin/iu.test(asked.main) ? makeAppointment(asked) : null),
  },
]

const doings: readonly Request[] = doingVerbs.map(([find, doing]) => ({
  find,
  says: (asked) => doThings(doing, asked),
}))

/** Sentences of these tasks already say "at once". */
const saysWhen: ReadonlySet<Task> = new Set<Task>(['report-changes'])

const knownTasks: readonly Request[] = tasks.map(([find, task]) => ({
  find,
  evenIfNot: evenIfNotTasks.has(task),
  says: ({ by }) => [say('ask.do', { task, by: saysWhen.has(task) ? null : by })],
}))

const answers: readonly Request[] = [
  {
    find: /zählerst|zähler abzulesen|lesen sie[^!?]*zähler/iu,
    says: ({ by }) => [say('ask.meter', { by })],
  },
  {
    find: /(?:widerspruch|einspruch)[^!?]*(?:ein(?:zu)?legen|erheben)|legen sie[^!?]*(?:widerspruch|einspruch)/iu,
    says: ({ by }) => [say('ask.object', { by })],
  },
  {
    find: /kündigen sie(?![^!?]*\san(?!\p{L}))/iu,
    says: ({ by }) => [say('ask.end-contract', { by })],
  },
  {
    find: /teilen sie[^!?]*\smit(?!\p{L})|mitzuteilen|um [^!?]*mitteilung|geben sie[^!?]*(?:bekannt|bescheid)|sagen sie[^!?]*bescheid/iu,
    says: tellSo,
  },
  {
    find: /äußern sie|zu äußern|stellungnahme|stellung zu nehmen|nehmen sie[^!?]*stellung/iu,
    says: ({ by }) => [say('ask.comment', { by })],
  },
  {
    find: /rufen sie[^!?]*\san(?!\p{L})|anzurufen/iu,
    says: (asked) =>
      // A third party must be called.
      !/rufen sie (?:bitte )?(?:uns|mich)|(?:uns|mich)[^!?]*anzurufen/iu.test(asked.main) &&
      asked.things.length > 0
        ? null
        : [say('ask.call', { by: asked.by }), ...call(asked)],
  },
  {
    find: /wenden sie sich|setzen sie sich[^!?]*in verbindung|kontaktieren sie|melden sie sich|nehmen sie[^!?]*kontakt[^!?]*auf/iu,
    says: (asked) =>
      asked.phone ||
      /(?:an|mit|bei|zu) (?:uns|mir)(?!\p{L}|er)|melden sie sich(?![^!?]*\sbei[m\s])/iu.test(
        asked.main,
      )
        ? [say('ask.contact', { by: asked.by }), ...call(asked)]
        : null,
  },
  {
    find: /teilen sie[^!?]*\smit(?!\p{L})|(?:sagen|geben|schreiben|nennen|melden) sie (?:uns|mir)(?!\p{L})/iu,
    says: ({ all, by }) =>
      /(?:^|,\s)(?:ob|wie|wann|welche\p{L}*|wer|was|wo\p{L}*|an wen|auf wessen|an welche\p{L}*)(?!\p{L})/iu.test(
        all,
      )
        ? [say('ask.answer', { by })]
        : null,
  },
  {
    find: /(?:schauen|sehen|prüfen|überprüfen|kontrollieren) sie(?!\p{L})/iu,
    says: ({ all }) =>
      /,\s(?:ob|dass)\s[^,;]*(?:alles|angaben|daten|name|stimm|richtig|korrekt|vollständig)/iu.test(
        all,
      )
        ? [say('ask.check-details')]
        : null,
  },
  {
    find: /vergleichen sie[^!?]*(?:namen?|angaben|daten)(?!\p{L})/iu,
    says: () => [say('ask.check-details')],
  },
  {
    find: /antworten sie|zu (?:be)?antworten|um [^!?]*(?:antwort|rückmeldung)/iu,
    says: ({ by }) => [say('ask.answer', { by })],
  },
]

/** Requests in the order they are tried; the first match handles its part of the sentence. */
export const requests: readonly Request[] = [
  {
    whole: true,
    evenIfNot: true,
    find: /begleichen[^!?]*(?:dem gericht|vordruck)[^!?]*widersprechen/iu,
    says: ({ by }) => [say('ask.pay-or-object', { by })],
  },
  {
    evenIfNot: true,
    find: /keine originale|originale nicht|(?:ausschließlich|nur) (?:in )?kopien?(?!\p{L})/iu,
    says: () => [say('ask.copies-only')],
  },
  // "Do not pay" is not an action.
  {
    evenIfNot: true,
    find: /(?:zahlen|überweisen|leisten) sie (?:\p{L}+ ){0,8}(?:nichts|nicht an (?:die|den) (?!gericht)|keine zahlung)/iu,
    says: () => [],
  },
  {
    evenIfNot: true,
    find: /zahl[^!?]*nicht an das gericht/iu,
    says: () => [say('ask.pay-not-court')],
  },
  {
    whole: true,
    find: /müssen (?:zum termin )?erscheinen, solange sie nicht[^!?]*abgeladen/iu,
    says: () => [say('ask.must-come')],
  },
  {
    find: /(?:foto|kopie|scan|bild)[^!?]*(?<!\p{L})(?:personalausweis|ausweis|reisepass)/iu,
    says: (asked) => (sends.test(asked.main) ? [say('ask.identity-copy', { by: asked.by })] : null),
  },
  {
    find: wantsSignature,
    says: (asked) => sign(asked, signingIn(asked.all)),
  },
  ...knownTasks.filter(({ evenIfNot }) => evenIfNot),
  ...money,
  { find: /(?:empfang|erhalt)(?!\p{L}|en)/iu, says: confirm },
  {
    find: /arbeits?suchend|arbeitslos (?:zu )?meld|melden sie sich[^!?]*arbeitslos/iu,
    says: ({ main, by }) =>
      /meld/iu.test(main)
        ? [say('ask.register-work', { seeking: /suchend/iu.test(main), by })]
        : null,
  },
  {
    find: /weisen sie[^!?]*nach(?!\p{L})|nachzuweisen|zu belegen(?!\p{L})|lassen sie sich[^!?]*bescheinigen|(?:belegen|bescheinigen) sie/iu,
    says: prove,
  },
  ...meetings,
  ...knownTasks.filter(({ evenIfNot }) => !evenIfNot),
  {
    find: /stell\p{L}*\ssie(?!\ssicher)[^!?]*(?<!straf)antrag(?!\p{L}*steller)|(?<!straf)antrag[^!?]*(?:zu stellen|einzureichen)(?!\p{L})/iu,
    says: ({ by }) => [
      say('ask.send-form', { fill: false, sign: false, back: false, form: 'application', by }),
    ],
  },
  { find: /füllen sie|auszufüllen|ausfüllen|um (?:die )?ausfüllung/iu, says: fillIn },
  {
    find: /steuererklärung|erklärung(?:en)?[^!?]*elster/iu,
    says: ({ main, by }) =>
      sends.test(main) || /übermitteln/iu.test(main)
        ? [say('ask.tax-returns', { online: /elster/iu.test(main), by })]
        : null,
  },
  { find: sends, says: sendForm },
  ...doings,
  {
    find: /(?:senden|schicken) (?:oder bringen )?sie (?:ihn|sie|es|uns)[^!?]*zurück|(?:senden|schicken|bringen) sie (?:uns )?(?:ihn|es)/iu,
    says: ({ main, by }) =>
      /sie (?:uns )?(?:ihn|sie|es)(?!\p{L})/iu.test(main)
        ? [say('ask.send-back-it', { by })]
        : null,
  },
  ...answers,
]
