import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { PlaceName } from '../said/words.ts'
import type { Asked } from './asked.ts'
import { firstNamed, forms, named, papers } from './things.ts'

/** What a request says; null where it does not fit after all. */
export type Says = Saying[] | null

export const use = ({ reference }: Asked): Saying[] =>
  reference ? [say('ask.use-reference', { reference })] : []
export const call = ({ phone }: Asked): Saying[] => (phone ? [say('ask.number', { phone })] : [])

export const sends =
  /(?<!\p{L})(?:(?:zurück|ein|zu|nach|über|ab)?(?:zu)?(?:send|schick|reich)en|über(?:send|mittel)n|übermitteln|übersenden|vorlegen|vorzulegen|legen sie|beizufügen|fügen sie|vorliegen|abgeben|abzugeben|geben sie (?:[^!?]*\s)?ab(?!\p{L}))(?!\p{L})/iu
export const givesBack =
  /zurück(?:zu)?(?:geben|senden|schicken|bringen)|(?:geben|senden|schicken|bringen) sie [^!?]*(?:zurück|\sab(?!\p{L}))|abzugeben/iu

// Somebody else is to pay, or not by transfer.
const isForOthers =
  /(?<!\p{L})(?:in )?bar(?!\p{L})|anzuweisen|veranlassen|beauftrag|(?<!\p{L})(?:wir|ich)\s(?:haben|werden|sind)(?!\p{L})|(?:haben|werden|sind)\s(?:wir|ich)(?!\p{L})/iu

export function pay(asked: Asked): Says {
  const { main, amount, many, by, account } = asked
  if (/teilbetr|raten(?!\s?zahlung)/iu.test(main)) return [say('ask.pay-in-parts'), ...use(asked)]
  if (isForOthers.test(main)) return null
  if (many) return [say('ask.pay-several'), ...use(asked)]
  const isPlus = /zuzüglich|zzgl/iu.test(main)
  const plus = isPlus ? (/zinsen/iu.test(main) ? 'interest' : 'more') : null
  return [say('ask.pay', { amount, plus, by, account }), ...use(asked)]
}

export function sendForm({ main, by }: Asked): Says {
  const form = firstNamed(main, forms)
  if (!form) return null
  if (/unterlassung/iu.test(main)) return [say('ask.hand-in-declaration', { by })]
  const fill = /ausgefüllt/iu.test(main)
  const sign = /unterschrieben|unterzeichnet/iu.test(main)
  return [say('ask.send-form', { fill, sign, back: /zurück/iu.test(main), form, by })]
}

export function sendPapers({ main, all, by }: Asked): Says {
  const doing = /beizufügen|fügen sie|legen sie[^!?]*\sbei(?!\p{L})/iu.test(main)
    ? 'enclose'
    : /send|schick|mittel/iu.test(main)
      ? 'send'
      : 'hand-in'
  if (/:$/.test(main)) return [say('ask.papers-listed', { doing, by })]
  const things = named(all, papers)
  if (things) return [say('ask.papers', { doing, things, by })]
  return /unterlagen|nachweis|belege?(?!\p{L})|bescheinigung|kopien|dokumente|(?:reichen|legen) sie (?:bitte )?dies/iu.test(
    main,
  )
    ? [say('ask.papers-asked', { doing, by })]
    : null
}

const placeIn =
  /Uhr,?\s(?:in|im|ins|bei)\s(?:das |den |die |der |dem )?((?:[\p{Lu}\d][\p{L}\d.,/-]*|am|an|der|und|im)(?:\s(?:[\p{Lu}\d][\p{L}\d.,/-]*|am|an|der|und|im))*)\.?$/u

export function come({ main, all, on }: Asked): Saying[] {
  const place = placeIn.exec(all)?.[1]?.replace(/\.$/u, '')
  const to = /einstufungstest/iu.test(main)
    ? 'test'
    : on && !/termin/iu.test(main)
      ? null
      : 'appointment'
  const early = /pünktlich/iu.test(main) && !on
  return [
    say('ask.come', { self: /persönlich/iu.test(main), to, on, early }),
    ...(place ? [say('ask.place', { place })] : []),
  ]
}

const days: Record<string, number> = { ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }

export function callOff({ main }: Asked): Saying[] {
  const ahead = /mindestens (\d|zwei|drei|vier|fünf) (werk)?tage vor/iu.exec(main)
  if (!ahead) return [say('ask.call-off')]
  const count = days[ahead[1]!.toLowerCase()] ?? Number(ahead[1])
  return [say('ask.call-off-before', { count, working: ahead[2] !== undefined })]
}

export function keep({ main }: Asked): Saying[] {
  if (/schreiben|brief(?!\p{L})|bescheid(?!\p{L})/iu.test(main)) return [say('ask.keep-letter')]
  return [say(/gerät/iu.test(main) ? 'ask.keep-device' : 'ask.keep')]
}

export function check({ main }: Asked): Saying[] {
  if (/aufstellung|liste/iu.test(main)) return [say('ask.check-list')]
  if (/anlage(?!\p{L})|beigefügt|beilieg/iu.test(main)) return [say('ask.check-enclosed')]
  return [say(/angaben|daten(?!\p{L})/iu.test(main) ? 'ask.check-details' : 'ask.check')]
}

const places: readonly [RegExp, PlaceName][] = [
  [/zähler/iu, 'meter'],
  [/badezimmer/iu, 'bathroom'],
  [/wohnung/iu, 'home'],
  [/keller/iu, 'cellar'],
]

export function letIn({ all, on }: Pick<Asked, 'all' | 'on'>): Says {
  const place = places.find(([find]) => find.test(all))?.[1]
  if (!place) return null
  const isTimed = !on && /termin|vormittag|nachmittag|uhr(?!\p{L})/iu.test(all)
  return [isTimed ? say('ask.let-in-then', { place }) : say('ask.let-in', { place, on })]
}

export function fillIn({ main, by }: Asked): Saying[] {
  const sign = /unterschreiben|unterzeichnen/iu.test(main)
  return [say('ask.fill-in', { sign, form: firstNamed(main, forms) ?? 'form', by })]
}

export function bring({ main, all }: Asked): Saying[] {
  if (/:$/.test(main)) return [say('ask.bring-listed')]
  const things = named(all, papers)
  return [things ? say('ask.bring', { things }) : say('ask.bring-named')]
}

export function tell({ main, by }: Asked): Says {
  if (!/(?<!\p{L})(?:uns|mir|um|dies)(?!\p{L})/iu.test(main)) return null
  if (/teilen sie (?:uns |mir )?(?:dies|das)\s/iu.test(main)) {
    return [say('ask.tell-so', { proof: /nachweis/iu.test(main), by })]
  }
  if (/zählerst/iu.test(main)) return [say('ask.meter', { by })]
  if (/bankverbindung|kontoverbindung/iu.test(main)) return [say('ask.tell-bank', { by })]
  return [say(/einwände|einwendung/iu.test(main) ? 'ask.tell-reasons' : 'ask.tell', { by })]
}
