/** What one area of the attack has tried and found. */
export type Area = {
  name: string
  tries: number
  /** Answers that say "later": nothing was proved by those. */
  later: number
  findings: string[]
  /** What else a reader of the table should know. */
  note?: string
}

export type Answer = {
  status: number
  type: string
  text: string
  /** The number of the request in the log; null where nobody answered. */
  id: string | null
}

export const newArea = (name: string): Area => ({ name, tries: 0, later: 0, findings: [] })

const later = (answer: Answer) =>
  answer.status === 429 ||
  (answer.status === 503 && /"code":"(busy|provider-down)"/.test(answer.text))

/**
 * Counts an answer, and notes what no answer may be: none at all, or a fault of the server. Gives whether it says anything: too many
 * requests, and a provider that cannot be reached from here, say nothing.
 */
export function count(area: Area, what: string, answer: Answer, log: string): boolean {
  if (later(answer)) {
    area.later += 1
    return false
  }
  area.tries += 1
  if (answer.status === 0) area.findings.push(`${what}: ${answer.text}`)
  // what a provider that cannot be reached makes impossible is told with 502
  else if (answer.status >= 500 && answer.status !== 502)
    area.findings.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)} ${log}`)
  return true
}

/** A table for a person: areas, tries and findings, then each finding in a line. */
export function tableOf(areas: Area[]): string {
  const width = Math.max(...areas.map(({ name }) => name.length))
  const rows = areas.map(
    ({ name, tries, later: put, findings }) =>
      `${name.padEnd(width)}  ${String(tries).padStart(7)}  ${String(put).padStart(10)}  ${String(findings.length).padStart(8)}`,
  )
  const head = `${'area'.padEnd(width)}    tries  told later  findings`
  const said = areas.flatMap(({ name, findings }) =>
    [...new Set(findings)].slice(0, 40).map((finding) => `${name}: ${finding}`),
  )
  const notes = areas.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []))
  return [head, ...rows, ...notes, ...said].join('\n')
}
