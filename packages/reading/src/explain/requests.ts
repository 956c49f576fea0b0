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
  sendForm,
  sendPapers,
  sends,
  tell,
  use,
} from './wordings.ts'

/**
 * What letters ask for. `find` looks at a part of the German request without its subordinate clauses; `says` is the English for
 * it, or null when it does not fit after all. `evenIfNot`: it knows what a `nicht` in it means. `whole`: of the whole sentence.
 */
export type Request = {
  find: RegExp
  says: (asked: Asked) => string | null
  evenIfNot?: boolean
  whole?: boolean
}

/** In the order in which they are tried; the first that fits speaks for its part of the sentence. */
export const requests: readonly Request[] = [
  {
    whole: true,
    evenIfNot: true,
    find: /begleichen[^!?]*(?:dem gericht|vordruck)[^!?]*widersprechen/iu,
    says: ({ by }) =>
      `${by ? `${by.trim().replace(/^w/, 'W')}, either` : 'Either'} pay the amounts, or tell the court on the enclosed form that you object to all or part of the claim.`,
  },
  {
    evenIfNot: true,
    find: /keine originale|originale nicht|(?:ausschließlich|nur) (?:in )?kopien?(?!\p{L})/iu,
    says: () => 'Send copies only, no originals.',
  },
  {
    evenIfNot: true,
    find: /zahl[^!?]*nicht an das gericht/iu,
    says: () => 'If you pay, do not pay to the court. The German sentence says whom to pay.',
  },
  {
    whole: true,
    find: /müssen (?:zum termin )?erscheinen, solange sie nicht[^!?]*abgeladen/iu,
    says: () => 'You must come unless you are told that you do not have to.',
  },
  {
    find: /(?:foto|kopie|scan|bild)[^!?]*(?:ausweis|reisepass)/iu,
    says: (asked) =>
      sends.test(asked.main)
        ? `The letter asks for a copy or photo of your identity card or passport${asked.by}. Be sure who the sender is before you send one.`
        : null,
  },
  {
    evenIfNot: true,
    find: /neuen?(?!\p{L})[^!?]*(?:bankverbindung|konto(?!\p{L}))/iu,
    says: ({ main }) =>
      /arbeitgeber|zahlungspartner/iu.test(main)
        ? null
        : /(?:nutzen|verwenden|überweisen|zahlen) sie/iu.test(main)
          ? 'The letter says to pay to a new account. Check with the sender first, with a phone number that you look up yourself.'
          : null,
  },
  {
    find: /(?:nutzen|verwenden) sie[^!?]*(?:bankverbindung|konto(?!\p{L}))/iu,
    says: (asked) => `For payments, use the account in the German sentence.${use(asked)}`,
  },
  {
    find: /verwendungszweck|kassenzeichen|rechnungsnummer/iu,
    says: (asked) =>
      /(?:geben|schreiben|nennen|tragen) sie/iu.test(asked.main) &&
      !/überweis|zahlen/iu.test(asked.main)
        ? asked.reference
          ? `Put the reference ${asked.reference} on your payment.`
          : 'Put the reference that the letter names on your payment.'
        : null,
  },
  {
    find: /dauerauftrag/iu,
    says: ({ main, amount }) =>
      /änder|anpass|anzupass|umstell|umzustell|passen sie/iu.test(main)
        ? `Change your standing order${amount ? ` to ${amount}` : ' as the letter says'}.${/(?<!\p{L})(?:ab|zum)\s/iu.test(main) ? ' The German sentence says from when.' : ''}`
        : null,
  },
  {
    find: /(?:überweisen|zahlen|begleichen|entrichten)\s(?:bitte\s)?sie(?!\p{L})|zu (?:überweisen|(?:be)?zahlen|begleichen|entrichten)(?!\p{L})|einzuzahlen|zahlbar|(?:überweist|zahlt) (?:uns|bitte)|gleichen sie [^!?]*betrag[^!?]* aus|^bitte [^,]*(?:überweisen|zahlen|begleichen)[.!]?$/iu,
    says: pay,
  },
  {
    find: /leistungen sind [^!?]*zu erstatten|betrag [^!?]*zu erstatten/iu,
    says: ({ amount, by, all }) =>
      /:$/.test(all) || !amount
        ? `Pay back the money that the letter names${by}.`
        : `Pay back ${amount}${by}.`,
  },
  {
    find: /(?:kontodeckung|deckung|ausreichendes? guthaben)/iu,
    says: () => 'Make sure that there is enough money in your account.',
  },
  { find: /füllen sie|auszufüllen|ausfüllen/iu, says: fillIn },
  {
    find: /(?:unterschreiben|unterzeichnen) sie|zu unterschreiben|zu unterzeichnen/iu,
    says: ({ main, by }) => {
      const form = firstNamed(main, forms)
      const both = form === 'the copies' && /beide/iu.test(main) ? 'both copies' : form
      return both ? `Sign ${both}${by}.` : null
    },
  },
  { find: /bring[^!?]* mit(?!\p{L})|mitzubringen|mitbringen/iu, says: bring },
  {
    find: /arbeits?suchend|arbeitslos (?:zu )?meld/iu,
    says: ({ main, by }) =>
      /meld/iu.test(main)
        ? `Register with the Agentur für Arbeit as ${/suchend/iu.test(main) ? 'looking for work' : 'unemployed'}${by}.`
        : null,
  },
  {
    find: /(?:empfang|erhalt)(?!\p{L}|en)[^!?]*(?:bestätigen|zu bestätigen)|bestätigen sie [^!?]*(?:empfang|erhalt)(?!\p{L})/iu,
    says: ({ main, by }) => {
      const isLetter =
        /(?:empfang|erhalt)(?:\s(?:dieses|dieser|des|der)\s\p{L}*(?:schreibens|briefe?s|kündigung|bescheide?s|ladung)|[.!]?$|\sbitte)/iu
      if (!isLetter.test(main)) return null
      const where = /kopie|zweitschrift|durchschrift|exemplar/iu.test(main) ? ' on the copy' : ''
      const date = /datum/iu.test(main) ? 'Add the date and sign.' : 'Sign it.'
      const sign = /unterschrift/iu.test(main) ? ` ${date}` : ''
      return `Confirm${where} that you received the letter${by}.${sign}`
    },
  },
  {
    find: /zustimmung[^!?]*(?:erteilen|erklären)|(?:erteilen|erklären) sie[^!?]*(?:zustimmung|einwilligung)|stimmen sie [^!?]* zu(?!\p{L})/iu,
    says: ({ by }) => `The sender asks you to agree${by}. Read what it is about before you do.`,
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
      /termin/iu.test(asked.main) ? `Make an appointment${asked.by}.${call(asked)}` : null,
  },
  {
    find: /holen sie[^!?]* ab(?!\p{L})|abzuholen/iu,
    says: ({ main, by }) =>
      `Collect ${/(?:die|ihre) karte(?!\p{L})/iu.test(main) ? 'the card' : 'what the letter names'}${/persönlich/iu.test(main) ? ' in person' : ''}${by}.`,
  },
  {
    find: givesBack,
    says: ({ main, all, by }) => {
      if (firstNamed(main, forms)) return null
      const known = named(all, belongings, 'what else the German sentence names')
      return known ? `${/send|schick/iu.test(main) ? 'Send' : 'Give'} back ${known}${by}.` : null
    },
  },
  {
    find: /steuererklärung|erklärung(?:en)?[^!?]*elster/iu,
    says: ({ main, by }) =>
      sends.test(main) || /übermitteln/iu.test(main)
        ? `Send in the declarations that the letter names${/elster/iu.test(main) ? ', online with ELSTER' : ''}${by && /elster/iu.test(main) ? `,${by}` : by}.`
        : null,
  },
  { find: sends, says: (asked) => sendForm(asked) ?? sendPapers(asked) },
  {
    find: /senden|schicken|schickt/iu,
    says: ({ main, by }) =>
      /(?:senden|schicken) (?:oder bringen )?sie (?:ihn|sie|es|uns)[^!?]*zurück|(?:senden|schicken|bringen) sie ihn/iu.test(
        main,
      )
        ? /sie (?:ihn|sie|es)(?!\p{L})/iu.test(main)
          ? `Send it back${by}.`
          : `Send back what the German sentence names${by}.`
        : null,
  },
  {
    find: /zählerst|zähler abzulesen|lesen sie[^!?]*zähler/iu,
    says: ({ by }) => `Read your meter and tell the sender the reading${by}.`,
  },
  {
    find: /anmeldung[^!?]*(?:nachzuholen|vorzunehmen)|anzumelden|ummelden|umzumelden/iu,
    says: ({ by }) => `Make the registration that the letter names${by}.`,
  },
  {
    find: /(?:widerspruch|einspruch)[^!?]*(?:ein(?:zu)?legen|erheben)|legen sie[^!?]*(?:widerspruch|einspruch)/iu,
    says: ({ by }) => `If you disagree, object in writing${by}.`,
  },
  {
    find: /kündigen sie/iu,
    says: ({ by }) => `End the contract that the letter names${by}.`,
  },
  { find: /aufzubewahren|aufbewahren|bewahren sie|heben sie[^!?]*\sauf(?!\p{L})/iu, says: keep },
  { find: /(?:über)?prüfen sie|zu (?:über)?prüfen/iu, says: check },
  {
    find: /(?:entfernen|löschen) sie|zu (?:entfernen|löschen)/iu,
    says: ({ main, by }) =>
      `Remove ${/lichtbild|foto|bild(?!\p{L})/iu.test(main) ? 'the picture' : 'what the letter names'}${by}.`,
  },
  {
    find: /teilen sie[^!?]*\smit(?!\p{L})|mitzuteilen|um [^!?]*mitteilung|geben sie[^!?]*(?:bekannt|bescheid)/iu,
    says: tell,
  },
  {
    find: /äußern sie|zu äußern|stellungnahme|stellung zu nehmen|nehmen sie[^!?]*stellung/iu,
    says: ({ by }) => `Say in writing what you have to say about it${by}.`,
  },
  {
    find: /rufen sie uns[^!?]*\san(?!\p{L})|anzurufen/iu,
    says: (asked) => `Call the sender${asked.by}.${call(asked)}`,
  },
  {
    find: /wenden sie sich|setzen sie sich[^!?]*in verbindung|kontaktieren sie|melden sie sich/iu,
    says: (asked) =>
      /\san(?!\p{L})\.?$/iu.test(asked.main)
        ? null
        : `Get in touch with ${/(?:an|mit|bei) uns(?!\p{L}|er)/iu.test(asked.main) ? 'the sender' : 'those whom the German sentence names'}${asked.by}.${call(asked)}`,
  },
  {
    find: /antworten sie|beantworten sie|zu (?:be)?antworten|um [^!?]*(?:antwort|rückmeldung)/iu,
    says: ({ by }) => `Answer the sender${by}.`,
  },
]
