import type { Asked } from './asked.ts'
import { firstNamed, forms, named, papers } from './things.ts'

export const use = ({ reference }: Asked) => (reference ? ` Use the reference ${reference}.` : '')
export const call = ({ phone }: Asked) => (phone ? ` The number in the sentence is ${phone}.` : '')

export const sends =
  /(?<!\p{L})(?:(?:zurück|ein|zu|nach|über|ab)?(?:zu)?(?:send|schick|reich)en|über(?:send|mittel)n|übermitteln|übersenden|vorlegen|vorzulegen|legen sie|beizufügen|fügen sie|vorliegen|abgeben|abzugeben|geben sie (?:[^!?]*\s)?ab(?!\p{L}))(?!\p{L})/iu
export const givesBack =
  /zurück(?:zu)?(?:geben|senden|schicken|bringen)|(?:geben|senden|schicken|bringen) sie [^!?]*(?:zurück|\sab(?!\p{L}))|abzugeben/iu

// Somebody else is to pay, or not by transfer.
const isForOthers =
  /(?<!\p{L})(?:in )?bar(?!\p{L})|anzuweisen|veranlassen|beauftrag|(?<!\p{L})(?:wir|ich)\s(?:haben|werden|sind)(?!\p{L})|(?:haben|werden|sind)\s(?:wir|ich)(?!\p{L})/iu

export function pay(asked: Asked): string | null {
  const { main, amount, many, by, account } = asked
  if (/teilbetr|raten(?!\s?zahlung)/iu.test(main)) {
    return `Pay in parts, as the letter says.${use(asked)}`
  }
  if (isForOthers.test(main)) return null
  if (many) return `Pay in the amounts and on the days that the German sentence names.${use(asked)}`
  const plus = /zuzüglich|zzgl/iu.test(main)
  const extra = plus
    ? /zinsen/iu.test(main)
      ? ', plus interest,'
      : ', plus what the sentence adds,'
    : ''
  return `Pay ${amount ?? 'the amount in the letter'}${extra}${by}${account}.${use(asked)}`
}

export function sendForm({ main, by }: Asked): string | null {
  const form = firstNamed(main, forms)
  if (!form) return null
  const before = [
    ...(/ausgefüllt/iu.test(main) ? ['fill in'] : []),
    ...(/unterschrieben|unterzeichnet/iu.test(main) ? ['sign'] : []),
  ]
  const steps = [...before, /zurück/iu.test(main) ? 'send back' : 'send in']
  if (/unterlassung/iu.test(main)) {
    return `The letter asks you to sign and hand in the declaration${by}.`
  }
  const joined =
    steps.length > 1 ? `${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}` : steps[0]!
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)} ${form}${by}.`
}

export function sendPapers({ main, all, by }: Asked): string | null {
  const does = /beizufügen|fügen sie|legen sie[^!?]*\sbei(?!\p{L})/iu.test(main)
    ? 'Enclose'
    : /send|schick|mittel/iu.test(main)
      ? 'Send'
      : 'Hand in'
  if (/:$/.test(main)) return `${does} what the letter lists${by}.`
  const known = named(all, papers, 'what else the German sentence names')
  if (known) return `${does} ${known}${by}.`
  return /unterlagen|nachweis|belege?(?!\p{L})|bescheinigung|kopien|dokumente|(?:reichen|legen) sie (?:bitte )?dies/iu.test(
    main,
  )
    ? `${does} the papers that the letter asks for${by}.`
    : null
}

const placeIn =
  /Uhr,?\s(?:in|im|ins|bei)\s(?:das |den |die |der |dem )?((?:[\p{Lu}\d][\p{L}\d.,/-]*|am|an|der|und|im)(?:\s(?:[\p{Lu}\d][\p{L}\d.,/-]*|am|an|der|und|im))*)\.?$/u

export function come({ main, all, on }: Asked): string {
  const place = placeIn.exec(all)?.[1]?.replace(/\.$/u, '')
  const self = /persönlich/iu.test(main) ? ' in person' : ''
  const early = /pünktlich/iu.test(main) && !on ? ', on time' : ''
  const to = /einstufungstest/iu.test(main)
    ? ' to the placement test'
    : on && !/termin/iu.test(main)
      ? ''
      : ' to the appointment'
  return `Come${self}${to}${on}${early}.${place ? ` The place is ${place}.` : ''}`
}

const days: Record<string, string> = {
  ein: 'one',
  zwei: 'two',
  drei: 'three',
  vier: 'four',
  fünf: 'five',
}

export function callOff({ main }: Asked): string {
  const ahead = /mindestens (\d|zwei|drei|vier|fünf) (werk)?tage vor/iu.exec(main)
  const count = ahead && (days[ahead[1]!.toLowerCase()] ?? ahead[1])
  return `Cancel the appointment${ahead ? ` at least ${count} ${ahead[2] ? 'working ' : ''}days before` : ''}.`
}

export function keep({ main }: Asked): string {
  if (/schreiben|brief(?!\p{L})|bescheid(?!\p{L})/iu.test(main)) return 'Keep this letter.'
  return /gerät/iu.test(main)
    ? 'Keep the device.'
    : 'Keep what the letter names. It may be needed later.'
}

export function check({ main }: Asked): string {
  if (/aufstellung|liste/iu.test(main)) return 'Check the list in the letter.'
  if (/anlage(?!\p{L})|beigefügt|beilieg/iu.test(main)) return 'Check what is enclosed.'
  return /angaben|daten(?!\p{L})/iu.test(main)
    ? 'Check the details in the letter.'
    : 'Check what the German sentence names.'
}

const places: readonly [RegExp, string][] = [
  [/zähler/iu, 'the meter'],
  [/badezimmer/iu, 'the bathroom'],
  [/wohnung/iu, 'your home'],
  [/keller/iu, 'the cellar'],
]

export function letIn({ all, on }: Pick<Asked, 'all' | 'on'>): string | null {
  const place = places.find(([find]) => find.test(all))?.[1]
  const when =
    on ||
    (/termin|vormittag|nachmittag|uhr(?!\p{L})/iu.test(all)
      ? ' at the time that the letter names'
      : '')
  return place ? `Make sure that people can get to ${place}${when}.` : null
}

export function fillIn({ main, by }: Asked): string {
  const sign = /unterschreiben|unterzeichnen/iu.test(main) ? ' and sign' : ''
  return `Fill in${sign} ${firstNamed(main, forms) ?? 'the form'}${by}.`
}

export function bring({ main, all }: Asked): string {
  if (/:$/.test(main)) return 'Bring the things that the letter lists.'
  return `Bring ${named(all, papers, 'what else the German sentence names') ?? 'what the German sentence names'}.`
}

export function tell({ main, by }: Asked): string | null {
  if (!/(?<!\p{L})(?:uns|mir|um|dies)(?!\p{L})/iu.test(main)) return null
  if (/teilen sie (?:uns |mir )?(?:dies|das)\s/iu.test(main)) {
    return `Tell the sender so${by}${/nachweis/iu.test(main) ? ', with proof' : ''}.`
  }
  if (/zählerst/iu.test(main)) return `Read your meter and tell the sender the reading${by}.`
  if (/bankverbindung|kontoverbindung/iu.test(main))
    return `Tell the sender your bank details${by}.`
  if (/einwände|einwendung/iu.test(main)) return `Tell the sender your reasons${by}.`
  return `Tell the sender what the German sentence asks for${by}.`
}
