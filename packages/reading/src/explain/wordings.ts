import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Doing, PlaceName, Signing, Thing } from '../said/words.ts'
import type { Asked } from './asked.ts'
import { anyPaper } from './signing.ts'
import { firstNamed, forms, listedThings, withThings } from './things.ts'

/** The sentences for a request; null if it does not fit after all. */
export type Says = Saying[] | null

export const use = ({ reference }: Asked): Saying[] =>
  reference ? [say('ask.use-reference', { reference })] : []
export const call = ({ phone }: Asked): Saying[] => (phone ? [say('ask.number', { phone })] : [])

export const sends =
  /(?<!\p{L})(?:(?:zurück|ein|zu|nach|über|ab)?(?:zu)?(?:send|schick|reich)en|über(?:send|mittel)n|übermitteln|übersenden|vorlegen|vorzulegen|legen sie|beizufügen|fügen sie|vorliegen|abgeben|abzugeben|geben sie (?:[^!?]*\s)?ab(?!\p{L}))(?!\p{L})/iu

// Someone else must pay, or it is not a transfer.
const isForOthers =
  /(?<!\p{L})(?:in )?bar(?!\p{L})|anzuweisen|veranlassen|beauftrag|(?<!\p{L})(?:wir|ich)\s(?:haben|werden|sind)(?!\p{L})|(?:haben|werden|sind)\s(?:wir|ich)(?!\p{L})/iu

export function pay(asked: Asked): Says {
  const { main, amount, many, by, account } = asked
  if (/teilbetr|raten(?!\s?zahlung)/iu.test(main)) return [say('ask.pay-in-parts'), ...use(asked)]
  if (isForOthers.test(main)) return null
  if (many) return [say('ask.pay-in-parts'), ...use(asked)]
  const isPlus = /zuzüglich|zzgl/iu.test(main)
  const plus = isPlus ? (/zinsen/iu.test(main) ? 'interest' : 'more') : null
  return [say('ask.pay', { amount, plus, by, account }), ...use(asked)]
}

/** A signature that commits the user is never shown as a plain duty: the sentence says what it commits to, or that it is optional. */
export function sign(asked: Asked, bound: Signing | null): Says {
  const { main, all, bindings } = asked
  const wantsYes = /zustimm|einwillig|einverst/iu.test(main)
  const inLetter = bindings.find((one) => (one === 'rent' ? wantsYes : anyPaper.test(all)))
  const meaning =
    bound ??
    inLetter ??
    (wantsYes || /vereinbarung|vergleich/iu.test(main)
      ? 'agree'
      : /auftrag|bestell|angebot|offerte|eintragung|vertrag(?:e?s)?(?!\p{L})/iu.test(main)
        ? 'contract'
        : null)
  if (meaning) return [say('ask.sign-may'), say('ask.sign-means', { meaning })]
  if (!/(?:unterschreiben|unterzeichnen) sie|zu unterschreiben|zu unterzeichnen/iu.test(asked.main))
    return null
  const form = firstNamed(asked.main, forms)
  if (!form) return null
  const isBoth = form === 'copies' && /beide/iu.test(asked.main)
  return [say('ask.sign', { form: isBoth ? 'both-copies' : form, by: asked.by })]
}

export function sendForm({ main, by }: Asked): Says {
  const form = firstNamed(main, forms)
  if (!form) return null
  const fill = /ausgefüllt/iu.test(main)
  const sign = /unterschrieben|unterzeichnet/iu.test(main)
  const back = /zurück/iu.test(main)
  return fill || sign || back ? [say('ask.send-form', { fill, sign, back, form, by })] : null
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

export const makeAppointment = (asked: Asked): Saying[] => [
  say('ask.make-appointment', { by: asked.by }),
  ...call(asked),
]

const days: Record<string, number> = { ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }

export function callOff({ main }: Asked): Saying[] {
  const ahead = /mindestens (\d|zwei|drei|vier|fünf) (werk)?tage vor/iu.exec(main)
  if (!ahead) return [say('ask.call-off')]
  const count = days[ahead[1]!.toLowerCase()] ?? Number(ahead[1])
  return [say('ask.call-off-before', { count, working: ahead[2] !== undefined })]
}

export function confirm({ main, by }: Asked): Says {
  const isLetter =
    /(?:empfang|erhalt)(?:\s(?:dieses|dieser|des|der)\s\p{L}*(?:schreibens|briefe?s|kündigung|bescheide?s|ladung)|[.!]?$|\sbitte|\sauf\s)/iu
  if (!/bestätigen/iu.test(main) || !isLetter.test(main)) return null
  const copy = /kopie|zweitschrift|durchschrift|exemplar/iu.test(main)
  const sign = /datum/iu.test(main) ? 'ask.confirm-date' : 'ask.confirm-sign'
  const isSigned = /unterschrift/iu.test(main)
  return [say('ask.confirm', { copy, by }), ...(isSigned ? [say(sign)] : [])]
}

const places: readonly [RegExp, PlaceName][] = [
  [/zähler/iu, 'meter'],
  [/badezimmer/iu, 'bathroom'],
  [/wohnung|räume/iu, 'home'],
  [/keller/iu, 'cellar'],
]

export function letIn({ all, on }: Pick<Asked, 'all' | 'on'>): Says {
  const place = places.find(([find]) => find.test(all))?.[1]
  return place ? [say('ask.let-in', { place, on })] : null
}

export function fillIn({ main, by }: Asked): Says {
  const sign = /unterschreiben|unterzeichnen/iu.test(main)
  return [say('ask.fill-in', { sign, form: firstNamed(main, forms) ?? 'form', by })]
}

const proofs: readonly [RegExp, Thing][] = [
  [/arbeitsunfähig/iu, 'sick-note'],
  [/(?<!\p{L})attest/iu, 'medical-certificate'],
  [/einkommen|einkünfte|verdienst/iu, 'income-proof'],
  [/krankenversicherung|versicherungsschutz/iu, 'health-insurance'],
  [/bewerb|eigenbemühung/iu, 'applications-proof'],
  [/zahlung/iu, 'payment-proof'],
  [/miete|unterkunft/iu, 'rent-proof'],
  [/vermögen/iu, 'assets-proof'],
]

/** Handles requests for proof: `Weisen Sie Ihr Einkommen nach.` */
export function prove({ main, by, things }: Asked): Says {
  const known = proofs.find(([find]) => find.test(main))?.[1]
  if (!known && things.length === 0) return null
  const values = listedThings([{ german: '', thing: known ?? 'proof' }])
  return [say('ask.things', { doing: 'send', ...values, by })]
}

const belongings: ReadonlySet<Thing | null> = new Set<Thing>([
  'access-card',
  'credit-card',
  'debit-card',
  'device',
  'driving-licence',
  'keys',
  'laptop',
  'membership-card',
  'number-plates',
  'residence-permit',
  'router',
  'safe-shoes',
  'transponder',
  'work-clothes',
  'work-phone',
])

function checked(asked: Asked): Says {
  if (/aufstellung|liste/iu.test(asked.main)) return [say('ask.check-list')]
  if (/anlage(?!\p{L})|beigefügt|beilieg/iu.test(asked.main)) return [say('ask.check-enclosed')]
  if (/angaben|daten(?!\p{L})/iu.test(asked.main)) return [say('ask.check-details')]
  return withThings('check', asked)
}

const givesAway: ReadonlySet<Doing> = new Set<Doing>(['hand-in', 'give-back', 'send', 'send-back'])
const police = /polizei/iu
const toSender =
  /(?<!\p{L})(?:an|bei|bis|zu)\s(?:[^.;!?]{0,40}\s)?(?:bußgeldstelle|bußgeldbehörde|verwaltungsbehörde|vollstreckungsbehörde|behörde|ordnungsamt|landratsamt|stadt|uns|mir)(?!\p{L})|(?<!\p{L})(?:uns|mir|hier)(?!\p{L})/iu

/** Whom to give the driving licence: `an die Bußgeldstelle oder bei einer Polizeidienststelle`. */
export function giveTo(text: string): Saying[] {
  const isPolice = police.test(text)
  const isSender = toSender.test(text)
  if (!isPolice && !isSender) return []
  return [say('ask.give-to', { receiver: isPolice ? (isSender ? 'either' : 'police') : 'sender' })]
}

/** Sentences about things, with especially plain words for keeping, checking and telling. */
export function doThings(doing: Doing, asked: Asked): Says {
  const { things, main, by } = asked
  if (doing === 'check') return checked(asked)
  if (doing === 'keep' && things.some(({ thing }) => thing === 'letter' || thing === 'decision'))
    return [say('ask.keep-letter')]
  if (doing === 'tell') {
    if (/teilen sie sich/iu.test(main)) return null
    if (!/(?<!\p{L})(?:uns|mir|um|dies|bitte|sie)(?!\p{L})/iu.test(main)) return null
    if (things.some(({ thing }) => thing === 'meter-reading')) return [say('ask.meter', { by })]
    if (/(?<!\p{L})(?:dies|das|es)\s/iu.test(main) && things.length === 0) return null
    if (/(?:ihrem|dem) (?:arbeitgeber|vermieter)/iu.test(main)) return null
  }
  const isGivenBack = things.length > 0 && things.every(({ thing }) => belongings.has(thing))
  const said = withThings(doing === 'hand-in' && isGivenBack ? 'give-back' : doing, asked)
  const hasLicence = things.some(({ thing }) => thing === 'driving-licence')
  return said && hasLicence && givesAway.has(doing) ? [...said, ...giveTo(asked.all)] : said
}

export function tellSo({ main, by }: Asked): Says {
  return /(?:teilen|geben|sagen|schreiben) sie (?:uns |mir )?(?:bitte )?(?:dies|das|es)\s/iu.test(
    main,
  )
    ? [say('ask.tell-so', { proof: /nachweis/iu.test(main), by })]
    : null
}
