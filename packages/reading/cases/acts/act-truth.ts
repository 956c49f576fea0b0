import { readdirSync, readFileSync } from 'node:fs'
import { acts, type Act } from '../../src/plan/types.ts'

/** The true day of a step: a printed day, a computed one or one that depends on the user (`?`), at once, any day (`*`), or none. */
export type ActDay = { date: string; time: string | null } | '?' | '*' | 'asap' | null

/** A step that the user should take; if there are several acts, each of them is right. */
export type TrueStep = {
  acts: Act[]
  amount: { cents: number; currency: string } | null
  things: string[]
  day: ActDay
  text: string
}

/**
 * The advice of a good adviser about a letter. `not` lists harmful acts; `facts` has three lists of alternative words, one of each list
 * must be in the explanation.
 */
export type ActTruth = {
  id: string
  must: TrueStep[]
  may: TrueStep[]
  free: TrueStep[]
  not: TrueStep[]
  facts: string[][]
}

const isAct = (text: string): text is Act => acts.some((act) => act === text)

function stepOf(text: string): TrueStep {
  const [, names = '', rest = ''] = /^([\w|-]+)(.*)$/.exec(text) ?? []
  const known = names.split('|')
  if (!known.every(isAct)) throw new Error(`no act: ${text}`)
  const things = /\[([^\]]*)\]/.exec(rest)?.[1] ?? ''
  const plain = rest.replace(/\[[^\]]*\]/, ' ')
  const money = /(\d+(?:\.\d{1,2})?) ([A-Z]{3})\b/.exec(plain)
  const day = /(?:by|on) (\S+)(?: (\d{1,2}:\d{2}))?/.exec(plain)
  const word = day?.[1] ?? null
  return {
    acts: known,
    amount: money && {
      cents: Math.round(Number(money[1]) * 100),
      currency: money[2] ?? 'EUR',
    },
    things: things.split(',').flatMap((thing) => thing.trim() || []),
    day:
      word === null || word === '?' || word === '*' || word === 'asap'
        ? word
        : { date: word, time: day?.[2] ?? null },
    text,
  }
}

const steps = (line = '') =>
  line
    .split(';')
    .flatMap((part) => part.trim() || [])
    .map(stepOf)

/** Parses the lines `must: …`, `may: …` and so on of one letter. */
export function actTruthOf(id: string, lines: ReadonlyMap<string, string>): ActTruth | null {
  const must = lines.get('must')
  if (must === undefined) return null
  try {
    return {
      id,
      must: steps(must),
      may: steps(lines.get('may')),
      free: steps(lines.get('free')),
      not: steps(lines.get('not')),
      facts: (lines.get('facts') ?? '')
        .split(';')
        .map((fact) => fact.split('|').flatMap((one) => one.trim().toLowerCase() || [])),
    }
  } catch (error) {
    throw new Error(`${id}: ${String(error)}`, { cause: error })
  }
}

/** The annotated plans of letters whose text is stored elsewhere, by letter id. */
export function loadActTruths(): Map<string, ActTruth> {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const blocks = files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split(/^=== /m)
      .filter((block) => block.trim()),
  )
  return new Map(
    blocks.flatMap((block) => {
      const [title = '', ...rows] = block.trim().split('\n')
      const id = title.split(' ')[0] ?? ''
      const lines = new Map(
        rows.map((row): [string, string] => {
          const at = row.indexOf(':')
          return [row.slice(0, at), row.slice(at + 1).trim()]
        }),
      )
      const truth = actTruthOf(id, lines)
      return truth ? [[id, truth] as const] : []
    }),
  )
}
