import type { ClausePart, Manner, Role } from './parts.ts'
import type { Group } from './verb-groups.ts'

/** Possible assignments of subject and object to the nouns, most likely first. */
export function* assignments(
  group: Group,
  nouns: readonly ClausePart[],
  manner: Manner,
  given: ClausePart | null,
): Generator<Role[]> {
  const { flags } = group.verb
  if (flags.has('p') && group.kind === 'active') return
  const takes = group.kind === 'active' && (!flags.has('i') || flags.has('d'))
  const canLead = (part: ClausePart) =>
    part.subject !== undefined &&
    part.person < 3 &&
    part.cases.includes('n') &&
    agrees(part, group.who)
  // "wir" can only be the subject, "Sie" can be either
  const pronoun = nouns.find((part) => part.cases === 'n' && canLead(part)) ?? nouns.find(canLead)
  const place = function* (i: number, roles: Role[]): Generator<Role[]> {
    const has = (role: Role) => roles.includes(role)
    if (i === nouns.length) {
      if (
        (manner === 'statement' && !given && !has('subject')) ||
        (manner === 'request' && !has('subject'))
      )
        return
      yield roles
      return
    }
    const part = nouns[i]!
    const isAgent = agrees(part, group.who)
    if (
      manner === 'statement' &&
      !given &&
      !has('subject') &&
      part.cases.includes('n') &&
      isAgent &&
      (!pronoun || pronoun === part)
    )
      yield* place(i + 1, [...roles, 'subject'])
    if (
      manner === 'request' &&
      part.subject === 'you' &&
      part.cases.includes('n') &&
      !has('subject')
    ) {
      yield* place(i + 1, [...roles, 'subject'])
      return
    }
    if (
      group.kind === 'be' &&
      part.cases.includes('n') &&
      (has('subject') || given) &&
      !has('is') &&
      part.subject === undefined
    )
      yield* place(i + 1, [...roles, 'is'])
    if (
      part.cases.includes('d') &&
      (part.subject === undefined || part.cases !== 'na') &&
      !has('person')
    ) {
      if (flags.has('d')) yield* place(i + 1, [...roles, 'object'])
      else if (flags.has('io') || (part.subject !== undefined && part.cases === 'd'))
        yield* place(i + 1, [...roles, 'person'])
    }
    if (takes && !flags.has('d') && part.cases.includes('a') && !has('object'))
      yield* place(i + 1, [...roles, 'object'])
    if (
      part.cases.includes('d') &&
      !flags.has('d') &&
      !has('person') &&
      (part.subject !== undefined || part.cases === 'd')
    )
      yield* place(i + 1, [...roles, 'person'])
    if (part.when && part.cases.includes('a') && part.reading)
      yield* place(i + 1, [...roles, 'time'])
  }
  yield* place(0, [])
}

function agrees(part: ClausePart, who: string): boolean {
  if (part.num === 'p' || part.person === 2) return who.includes('p')
  // some nouns are plural only in English
  return (
    who.includes(part.person === 1 ? '1' : '3') || (part.reading?.num === 'p' && who.includes('p'))
  )
}
