import type { StepDraft } from './step.ts'
import type { Act } from './types.ts'

/** Acts that can wait, and acts of others. */
const light: Act[] = ['keep', 'check', 'call', 'wait', 'be-debited', 'receive']

/** A day that could not be explained: no duty, so it comes last. */
export const isUnexplained = ({ says }: StepDraft) => says.some(({ id }) => id === 'step.other')

function rankOf(draft: StepDraft): [number, string] {
  const { duty = 'must', act, day } = draft
  const isOption = duty === 'may'
  const group = isUnexplained(draft)
    ? 3
    : isOption
      ? 2
      : light.includes(act) || act === 'bring'
        ? 1
        : 0
  // a day that only the reader knows may be the earliest
  const when = day ? (day.date ?? '0') : '8'
  return [group, when]
}

/** Gives the appointment's day to things to bring and to payments made there. */
function onTheDay(drafts: StepDraft[]): StepDraft[] {
  const [visit, another] = drafts
    .filter(({ act, day }) => act === 'attend' && day?.date)
    .toSorted((a, b) => (a.day?.date ?? '').localeCompare(b.day?.date ?? ''))
  if (!visit?.day) return drafts
  const day = { ...visit.day, deadline: null }
  // papers are not handed in at a visit that nobody has to make
  const isToShow = !another && visit.duty !== 'may'
  // with several visits, the payment is at the first
  const isThen = (draft: StepDraft) =>
    !draft.day && ((!another && (draft.act === 'bring' || isPrepared(draft))) || isPaidThere(draft))
  return drafts.map((draft) => {
    if (isToShow && isShownThere(draft)) return { ...draft, act: 'bring', day }
    if (!isThen(draft)) return draft
    // what to bring to a visit is as optional as the visit
    const isFree = draft.act === 'bring' && visit.duty === 'may'
    return { ...draft, day, ...(isFree && { duty: 'may' as const }) }
  })
}

/** What only makes sense for a visit: to come without breakfast, to clear the space for work, to fill in a form before. */
const isPrepared = ({ act, says, german = [] }: StepDraft) =>
  (act === 'fill-in' &&
    german.some((text) => /(?<!\p{L})(?:schon |bereits )?vorher(?!\p{L})/iu.test(text))) ||
  says.some(
    (one) =>
      one.id === 'ask.do' && (one.values.task === 'fasting' || one.values.task === 'clear-around'),
  )

/** Papers without a day and without a word about sending are shown at the visit. */
const isShownThere = ({ act, day, german = [], says }: StepDraft) =>
  act === 'send' &&
  !day &&
  says.some((one) => one.id === 'ask.things' && one.values.doing === 'hand-in') &&
  !/(?<!\p{L})(?:send|schick|reich|zurück|post|mail|hochlad|übermittel)/iu.test(german.join(' '))

const isPaidThere = ({ act, says }: StepDraft) =>
  act === 'pay-otherwise' && says.some(({ id }) => id === 'step.pay-there')

/** `Füllen Sie ihn aus und senden Sie ihn bis zum … zurück`: filling in and signing get the day of sending. */
const untilSent = (drafts: StepDraft[]): StepDraft[] =>
  drafts.map((draft) => {
    if (draft.day || (draft.act !== 'fill-in' && draft.act !== 'sign')) return draft
    const sent = drafts.find(
      ({ act, day, words }) =>
        act === 'send' && day && words.some((word) => draft.words.includes(word)),
    )
    return sent?.day ? { ...draft, day: { ...sent.day, deadline: null } } : draft
  })

/** Sorts steps by urgency: duties by day, then what can wait, then rights and options. */
export function inOrder(unordered: StepDraft[]): StepDraft[] {
  const sorted = untilSent(onTheDay(unordered)).toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)]
    return one[0] - other[0] || one[1].localeCompare(other[1])
  })
  const visit = sorted.find(({ act }) => act === 'attend')
  // what is brought to a visit or paid there comes right after it
  const behind = sorted.filter(
    (draft) =>
      visit &&
      (draft.act === 'bring' ||
        (isPaidThere(draft) && draft.day && draft.day.date === visit.day?.date)),
  )
  return sorted
    .filter((draft) => !behind.includes(draft))
    .flatMap((draft) => (draft.act === 'attend' ? [draft, ...behind] : [draft]))
    .filter((draft, at, list) => list.indexOf(draft) === at)
}
