import type { PrintedDate } from '../../german/dates.ts'
import { fromThen, isAppointment } from './appointments.ts'
import { timeAt, timeBefore, timeFurtherOn } from './times.ts'

const weekday =
  /(?<![\p{L}])(Mo|Di|Mi|Do|Fr|Sa|So)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend|\.)?,?\s*(?:den|dem|der)?\s*$/u

const until =
  /(?:(?<!\p{L})bis(?:\s+(?:spätestens|längstens|einschließlich|inkl\.|zum|zum Ablauf des|am|den|dem|jedoch|also))*|(?<!\p{L})spätestens(?:\s+(?:bis|am|zum|den|dem))*)\s*:?\s*$/iu
const due =
  /(?:fällig(?:keit|keitsdatum|keitstag)?|verfall(?:s?tag|datum)|zahlbar|zahlungsziel|zahlungstermin|zahltag|zu (?:zahlen|entrichten)(?:\ssind)?(?:\sjeweils)?|rate\s?(?:\([^()]*\))?:)\s*(?:bis|am|zum|zu|ist)?(?:\s+zum)?\s*:?\s*$/iu
/** A day of payment: `zum 02.03.2026 überweisen Sie bitte …` */
const paidOn = /(?<!\p{L})(?:am|zum)\s*$/iu
const paysAfter = /^\s?(?:überweisen|zahlen|entrichten)\s(?:sie|ihr)(?!\p{L})/iu
/** `… in Raten, erstmals am …`: only if the text is about paying. */
const therefore = /(?:erstmals|somit|also|daher)\s+(?:fällig\s+)?(?:(?:am|zum)\s*)?$/iu
const ofPaying =
  /zahl(?:en|bar|ung|t)|fällig|überweis|entricht|(?<!\p{L})raten?(?!\p{L})|teilbetr|(?<!\p{L})beitr[aä]g|abschlag|tilg/iu
const debit =
  /(?:(?:buchen|ziehen)\s+wir|wir\s+(?:buchen|ziehen)|(?<!\p{L})wird|werden)\s+(?:\S+\s+){0,7}?(?:am|zum)\s*$/iu
const debitAfter = /^[^.]{0,90}?(?:abgebucht|eingezogen|\s(?:ab|ein)(?=[.,;]|\s\(|\sund|$))/iu
/** `Die Frist läuft am … ab`, `Letzter Abgabetermin ist der …`: the end of a period. */
const ends =
  /(?<!bindungs|lauf|mindestvertrags|liefer|schutz|sperr)frist(?:\s(?:[^.;:]{0,40}?\s)?(?:endet|läuft|ist)\s(?:bereits\s)?(?:am|mit dem|der)|ende\s?:?)\s*$|(?<!\p{L})(?:(?:abgabe|antrags|anmelde|melde|rückmelde|einreichungs|zahlungs|einspruchs|widerspruchs|klage|bewerbungs|ausreise|räumungs|antwort|äußerungs)?frist|termin\s(?:für|zur)\s[^:.]{0,30}(?:rückmeldung|zahlung|abgabe|vorlage|einreichung|rückgabe))\s?:\s*$|letzter\s\p{L}*(?:termin|tag)(?:\s[^.;:]{0,40}?)?(?:\s(?:ist|der|am)|:)+\s*$/iu
const lastOfOthers =
  /letzter\s(?:arbeits|leistungs|trainings|öffnungs|urlaubs|schul|geltungs|gültigkeits)tag/iu
/** `müssen uns am … vorliegen`: something must be there on this day. */
const mustBe = /(?:muss|müssen|sollten?)(?!\p{L})[^.;]{0,50}\s(?:am|zum)\s*$/iu
const thereAfter =
  /^[^.;]{0,30}?(?:vorliegen|vorgelegt|eingehen|eingegangen|hier sein|zugehen|zugegangen)(?!\p{L})/iu
/** `Ihr Termin am … muss entfallen`, `statt am …`: a cancelled day. */
const cancelled =
  /^[^.!?]{0,110}?(?:entf[aä]ll|ausfallen|fällt\s(?:\p{L}+\s){0,4}aus(?!\p{L})|(?:abgesag|aufgehob|verschob|verleg|gestrich|stornier)\p{L}*|absagen|aufheben|verschieben|streichen|(?:findet|kommt|kann) (?:\p{L}+ ){0,4}nicht (?:statt|zustande)|nicht (?:stattfinden|zustande)|nicht\s(?:\p{L}+\s){0,3}(?:einhalten|wahrnehmen))/iu
/** `Leider entfällt der Termin am …`, `Absage Ihres Termins am …`: cancelled, with the word before the day. */
const cancelledBefore =
  /(?<!\p{L})(?:(?:entf[aä]ll\p{L}*|ausfall|absage|aufhebung|sagen?\s(?:wir|ich))(?!\p{L})[^.!?;]{0,60}|statt\s(?:wie\s)?(?:\p{L}+\s){0,3})(?:am|vom|für)?\s*$/iu
/** `der für Dienstag, den 6. Oktober, geplante Kurs`: the day only identifies the event. */
const planned =
  /^[^.!?;]{0,24}?\s(?:geplant|vorgesehen|angesetzt|vereinbart|anberaumt|angekündigt|bestimmt|mitgeteilt|stattfindend)e[nrs]?\s/iu
const movedTo = /(?<!\p{L})(?:auf|für)\s+(?:den\s+|dem\s+)?$/iu
const otherDay = /\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)/gu
const insteadOf = /(?<!\p{L})(?:statt|anstelle|anstatt)\s+(?:am|des|vom|von)?\s*$/iu
const dueAfter =
  /^\s*(?:fällig(?!\sgew)|zur zahlung fällig|zu zahlen)(?!\p{L})(?!\s+\p{L}+\s+jahres)/iu
/** `am 15.02., 15.05. und 15.08.2026 fällig`: words after the last day of a list apply to all days. */
const others =
  /^(?:\s*(?:,|und|sowie)\s*(?:(?:am|zum)\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)(?:\s?\d{4})?)+/iu
const notice = /(?<!\p{L})zum\s*$/iu

// `vom 1. bis 5.`, `Zeitraum 01.01. bis 31.12.`: the end of a time span is no deadline.
const span =
  /(?:(?:vom|von|zeitraum|zeit|ab)\s(?:(?!\sbis\s)[^;]){0,30}\d\.?|für\s(?:(?!\sbis\s)[^;]){0,30}\d\.)\s*(?:\d{4})?\s*(?:bis(?:\s+zum)?|–|-)\s*$|\d\.?\s?(?:\d{4}|\p{L}{3,9})?\s?(?:–|-)\s?$|^\d[\d.]*\s?(?:\p{L}+\s)?(?:\d{4}\s)?bis\s$|(?<![\d.]|(?:zum|am|dem|der)\s)\d{1,2}\.\sbis\s(?:zum\s)?$/iu

/** `14.05.2025 bis 13.05.2026`: a time span without a word for a deadline. */
const dayUntil =
  /(?<!\d)\d{1,2}\.\s?(?:\d{1,2}\.\s?|\p{L}{3,9}\s?)(?:\d{4}|\d{2})?\s*(?:bis(?:\szum)?|–|-)\s*$/u

const untilDay = /^\s*(?:bis(?:\szum)?|–|-)\s*\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9}(?!\p{L}))/u

/** The role of a day: last day, end of a period, due date, debit, appointment, end of a contract. */
type Role = 'until' | 'ends' | 'due' | 'debit' | 'appointment' | 'end'
export type PlacedRole = { role: Role; start: number; end: number; time: string | null }

/** The weekday printed before a day: its first two letters, and its offset. */
export function weekdayBefore(text: string, start: number): { name: string; start: number } | null {
  const named = weekday.exec(text.slice(0, start))
  return named?.[1] ? { name: named[1].toLowerCase(), start: named.index } : null
}

function moneyRole(
  before: string,
  after: string,
  text: string,
): { role: Role; start: number } | null {
  const money = due.exec(before)
  if (money) return { role: 'due', start: money.index }
  if (paidOn.test(before) && paysAfter.test(after)) return { role: 'due', start: before.length }
  const then = therefore.exec(before)
  if (then && ofPaying.test(text)) return { role: 'due', start: then.index }
  if (dueAfter.test(after)) return { role: 'due', start: before.length }
  const taken = debit.exec(before)
  if (taken && (/wir\s+am\s*$/iu.test(taken[0]) || debitAfter.test(after)))
    return { role: 'debit', start: taken.index }
  return null
}

/** Whether a day is an appointment, by an hour next to it or by words. */
function appointmentRole(text: string, date: PrintedDate, first: number): PlacedRole | null {
  const after = text.slice(date.end)
  const beside = timeAt(text, date.end) ?? timeFurtherOn(text, date.end)
  const ahead = beside ? null : timeBefore(text.slice(0, first))
  const before = text.slice(0, ahead?.start ?? first)
  if (!beside && !ahead && !isAppointment(before, after)) return null
  // `ab 20.03.2026, 14:00 Uhr`: the start of a state, no appointment.
  if (fromThen.test(before) || /(?<!\p{L})frühestens(?!\p{L})[^.;]*$/iu.test(before)) return null
  const isMoved = movedTo.test(before) && !planned.test(after)
  const off =
    (cancelled.test(after.replace(otherDay, ' ')) && !isMoved) || cancelledBefore.test(before)
  if (off || insteadOf.test(before)) return null
  const [start, end] = [ahead?.start ?? first, beside?.end ?? date.end]
  return { role: 'appointment', start, end, time: beside?.time ?? ahead?.time ?? null }
}

/** The role of a day in a text, with the range of its wording; null if it has none. */
export function roleOf(text: string, date: PrintedDate): PlacedRole | null {
  const first = weekdayBefore(text, date.start)?.start ?? date.start
  const before = text.slice(0, first)
  const after = text.slice(date.end)
  if (span.test(before) || lastOfOthers.test(before)) return null
  if (untilDay.test(after) || (dayUntil.test(before) && !/frist(?!\p{L})/iu.test(before)))
    return null
  const time = timeAt(text, date.end)
  const end = time?.end ?? date.end
  const bound = until.exec(before)
  if (bound) return { role: 'until', start: bound.index, end, time: time?.time ?? null }
  const last = ends.exec(before)
  if (last) return { role: 'ends', start: last.index, end, time: time?.time ?? null }
  const must = mustBe.exec(before)
  if (must && thereAfter.test(after.replace(otherDay, ' ')))
    return { role: 'until', start: must.index, end, time: time?.time ?? null }
  const money = moneyRole(before, after, text)
  if (money) return { ...money, end: date.end, time: null }
  const meeting = appointmentRole(text, date, first)
  if (meeting) return meeting
  const to = notice.exec(before)
  if (to) return { role: 'end', start: to.index, end: date.end, time: null }
  const list = others.exec(after)
  const isDue = list && dueAfter.test(after.slice(list[0].length))
  return isDue ? { role: 'due', start: before.length, end: date.end, time: null } : null
}
