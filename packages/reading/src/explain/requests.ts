import { say } from '../said/say.ts'
import type { Asked } from './asked.ts'
import { belongings, firstNamed, forms, named } from './things.ts'
import {
  bring,
  call,
  callOff,
  check,
  come,
  fillIn,
  givesBack,
  keep,
  letIn,
  pay,
  type Says,
  sendForm,
  sendPapers,
  sends,
  tell,
  use,
} from './wordings.ts'

/**
 * What letters ask for. `find` looks at a part of the German request without its subordinate clauses; `says` what is said
 * of it, or null when it does not fit after all. `evenIfNot`: it knows what a `nicht` in it means. `whole`: of the whole sentence.
 */
export type Request = {
  find: RegExp
  says: (asked: Asked) => Says
  evenIfNot?: boolean
  whole?: boolean
}

/** In the order in which they are tried; the first that fits speaks for its part of the sentence. */
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
    find: /(?:foto|kopie|scan|bild)[^!?]*(?:ausweis|reisepass)/iu,
    says: (asked) => (sends.test(asked.main) ? [say('ask.identity-copy', { by: asked.by })] : null),
  },
  {
    evenIfNot: true,
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
    find: /verwendungszweck|kassenzeichen|rechnungsnummer/iu,
    says: (asked) =>
      /(?:geben|schreiben|nennen|tragen) sie/iu.test(asked.main) &&
      !/überweis|zahlen/iu.test(asked.main)
        ? [say('ask.put-reference', { reference: asked.reference })]
        : null,
  },
  {
    find: /dauerauftrag/iu,
    says: ({ main, amount }) =>
      /änder|anpass|anzupass|umstell|umzustell|passen sie/iu.test(main)
        ? [
            say('ask.standing-order', { amount }),
            ...(/(?<!\p{L})(?:ab|zum)\s/iu.test(main) ? [say('ask.from-when')] : []),
          ]
        : null,
  },
  {
    find: /(?:überweisen|zahlen|begleichen|entrichten)\s(?:bitte\s)?sie(?!\p{L})|zu (?:überweisen|(?:be)?zahlen|begleichen|entrichten)(?!\p{L})|einzuzahlen|zahlbar|(?:überweist|zahlt) (?:uns|bitte)|gleichen sie [^!?]*betrag[^!?]* aus|^bitte [^,]*(?:überweisen|zahlen|begleichen)[.!]?$/iu,
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
  { find: /füllen sie|auszufüllen|ausfüllen/iu, says: fillIn },
  {
    find: /(?:unterschreiben|unterzeichnen) sie|zu unterschreiben|zu unterzeichnen/iu,
    says: ({ main, by }) => {
      const form = firstNamed(main, forms)
      if (!form) return null
      const isBoth = form === 'copies' && /beide/iu.test(main)
      return [say('ask.sign', { form: isBoth ? 'both-copies' : form, by })]
    },
  },
  { find: /bring[^!?]* mit(?!\p{L})|mitzubringen|mitbringen/iu, says: bring },
  {
    find: /arbeits?suchend|arbeitslos (?:zu )?meld/iu,
    says: ({ main, by }) =>
      /meld/iu.test(main)
        ? [say('ask.register-work', { seeking: /suchend/iu.test(main), by })]
        : null,
  },
  {
    find: /(?:empfang|erhalt)(?!\p{L}|en)[^!?]*(?:bestätigen|zu bestätigen)|bestätigen sie [^!?]*(?:empfang|erhalt)(?!\p{L})/iu,
    says: ({ main, by }) => {
      const isLetter =
        /(?:empfang|erhalt)(?:\s(?:dieses|dieser|des|der)\s\p{L}*(?:schreibens|briefe?s|kündigung|bescheide?s|ladung)|[.!]?$|\sbitte)/iu
      if (!isLetter.test(main)) return null
      const copy = /kopie|zweitschrift|durchschrift|exemplar/iu.test(main)
      const sign = /datum/iu.test(main) ? 'ask.confirm-date' : 'ask.confirm-sign'
      const isSigned = /unterschrift/iu.test(main)
      return [say('ask.confirm', { copy, by }), ...(isSigned ? [say(sign)] : [])]
    },
  },
  {
    find: /zustimmung[^!?]*(?:erteilen|erklären)|(?:erteilen|erklären) sie[^!?]*(?:zustimmung|einwilligung)|stimmen sie [^!?]* zu(?!\p{L})/iu,
    says: ({ by }) => [say('ask.agree', { by })],
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
    find: /(?:sagen|sagt)[^!?]*\sab(?!\p{L})|termin[^!?]*abzusagen/iu,
    says: (asked) => (/termin|ihn/iu.test(asked.main) ? callOff(asked) : null),
  },
  {
    find: /(?:kommen|erscheinen|einfinden|einzufinden|vorsprechen|vorzusprechen|finden sie sich)(?!\p{L})/iu,
    says: (asked) =>
      /kommen sie(?!\p{L})(?! (?:ihre|dies|der|den) )|(?:müssen|bitte|bitten|sollten)[^!?]*(?:kommen|erscheinen|einfinden|vorsprechen)|zu erscheinen|zu kommen/iu.test(
        asked.main,
      ) &&
      (asked.on || /termin|persönlich|pünktlich/iu.test(asked.main)) &&
      !/nachkommen|nach(?!\p{L})/iu.test(asked.main)
        ? come(asked)
        : null,
  },
  {
    find: /(?:buchen|vereinbaren) sie|zu (?:buchen|vereinbaren)|termin(?:vereinbarung|buchung)/iu,
    says: (asked) =>
      /termin/iu.test(asked.main)
        ? [say('ask.make-appointment', { by: asked.by }), ...call(asked)]
        : null,
  },
  {
    find: /holen sie[^!?]* ab(?!\p{L})|abzuholen/iu,
    says: ({ main, by }) => {
      const card = /(?:die|ihre) karte(?!\p{L})/iu.test(main)
      return [say('ask.collect', { card, self: /persönlich/iu.test(main), by })]
    },
  },
  {
    find: givesBack,
    says: ({ main, all, by }) => {
      if (firstNamed(main, forms)) return null
      const things = named(all, belongings)
      return things && [say('ask.give-back', { send: /send|schick/iu.test(main), things, by })]
    },
  },
  {
    find: /steuererklärung|erklärung(?:en)?[^!?]*elster/iu,
    says: ({ main, by }) =>
      sends.test(main) || /übermitteln/iu.test(main)
        ? [say('ask.tax-returns', { online: /elster/iu.test(main), by })]
        : null,
  },
  { find: sends, says: (asked) => sendForm(asked) ?? sendPapers(asked) },
  {
    find: /senden|schicken|schickt/iu,
    says: ({ main, by }) =>
      /(?:senden|schicken) (?:oder bringen )?sie (?:ihn|sie|es|uns)[^!?]*zurück|(?:senden|schicken|bringen) sie ihn/iu.test(
        main,
      )
        ? [
            say(
              /sie (?:ihn|sie|es)(?!\p{L})/iu.test(main)
                ? 'ask.send-back-it'
                : 'ask.send-back-named',
              { by },
            ),
          ]
        : null,
  },
  {
    find: /zählerst|zähler abzulesen|lesen sie[^!?]*zähler/iu,
    says: ({ by }) => [say('ask.meter', { by })],
  },
  {
    find: /anmeldung[^!?]*(?:nachzuholen|vorzunehmen)|anzumelden|ummelden|umzumelden/iu,
    says: ({ by }) => [say('ask.registration', { by })],
  },
  {
    find: /(?:widerspruch|einspruch)[^!?]*(?:ein(?:zu)?legen|erheben)|legen sie[^!?]*(?:widerspruch|einspruch)/iu,
    says: ({ by }) => [say('ask.object', { by })],
  },
  {
    find: /kündigen sie/iu,
    says: ({ by }) => [say('ask.end-contract', { by })],
  },
  { find: /aufzubewahren|aufbewahren|bewahren sie|heben sie[^!?]*\sauf(?!\p{L})/iu, says: keep },
  { find: /(?:über)?prüfen sie|zu (?:über)?prüfen/iu, says: check },
  {
    find: /(?:entfernen|löschen) sie|zu (?:entfernen|löschen)/iu,
    says: ({ main, by }) => [
      say('ask.remove', { picture: /lichtbild|foto|bild(?!\p{L})/iu.test(main), by }),
    ],
  },
  {
    find: /teilen sie[^!?]*\smit(?!\p{L})|mitzuteilen|um [^!?]*mitteilung|geben sie[^!?]*(?:bekannt|bescheid)/iu,
    says: tell,
  },
  {
    find: /äußern sie|zu äußern|stellungnahme|stellung zu nehmen|nehmen sie[^!?]*stellung/iu,
    says: ({ by }) => [say('ask.comment', { by })],
  },
  {
    find: /rufen sie uns[^!?]*\san(?!\p{L})|anzurufen/iu,
    says: (asked) => [say('ask.call', { by: asked.by }), ...call(asked)],
  },
  {
    find: /wenden sie sich|setzen sie sich[^!?]*in verbindung|kontaktieren sie|melden sie sich/iu,
    says: (asked) =>
      /\san(?!\p{L})\.?$/iu.test(asked.main)
        ? null
        : [
            say(
              /(?:an|mit|bei) uns(?!\p{L}|er)/iu.test(asked.main)
                ? 'ask.contact'
                : 'ask.contact-named',
              { by: asked.by },
            ),
            ...call(asked),
          ],
  },
  {
    find: /antworten sie|beantworten sie|zu (?:be)?antworten|um [^!?]*(?:antwort|rückmeldung)/iu,
    says: ({ by }) => [say('ask.answer', { by })],
  },
]
