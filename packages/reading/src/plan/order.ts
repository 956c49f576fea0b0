import type { Draft } from './step.ts'
import type { Act } from './types.ts'

/** What can wait, and what is no act of the reader. */
const light: Act[] = ['keep', 'check', 'call', 'wait']

/** What comes with another step stands behind it. */
const companions: Partial<Record<Act, Act>> = { bring: 'attend' }

function rankOf({ duty = 'must', act, day }: Draft): [number, string] {
  const isOption = duty === 'may'
  const group = isOption ? 2 : light.includes(act) || act === 'bring' ? 1 : 0
  // a day that only the reader can count may be the earliest of all
  const when = day ? (day.date ?? '0') : '8'
  return [group, when]
}

/** What is done at the appointment: what to bring, and what is paid there. */
function onTheDay(drafts: Draft[]): Draft[] {
  const [visit, another] = drafts.filter(({ act, day }) => act === 'attend' && day?.date)
  if (!visit?.day || another) return drafts
  const day = { ...visit.day, deadline: null }
  return drafts.map((draft) =>
    draft.day === null || draft.day === undefined
      ? draft.act === 'bring' || isPaidThere(draft)
        ? { ...draft, day }
        : draft
      : draft,
  )
}

const isPaidThere = ({ act, says }: Draft) =>
  act === 'pay-otherwise' && says.some(({ id }) => id === 'step.pay-there')

/** The most pressing first: duties by their day, then what can wait, then rights and choices. */
export function inOrder(unordered: Draft[]): Draft[] {
  const sorted = onTheDay(unordered).toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)]
    return one[0] - other[0] || one[1].localeCompare(other[1])
  })
  const behind = sorted.filter(({ act }) => {
    const leader = companions[act]
    return leader !== undefined && sorted.some((one) => one.act === leader)
  })
  return sorted
    .filter((draft) => !behind.includes(draft))
    .flatMap((draft) => [draft, ...behind.filter(({ act }) => companions[act] === draft.act)])
    .filter((draft, at, list) => list.indexOf(draft) === at)
}
