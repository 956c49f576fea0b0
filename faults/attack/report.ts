/** Tries and findings of one area of the attack. */
export type Area = {
  name: string
  tries: number
  /** Responses that mean "try again later" and prove nothing. */
  later: number
  findings: string[]
  /** A remark for the table. */
  note?: string
}

export type Answer = {
  status: number
  type: string
  text: string
  /** The request id in the log; null without a response. */
  id: string | null
}

export const newArea = (name: string): Area => ({ name, tries: 0, later: 0, findings: [] })

const later = (answer: Answer) =>
  answer.status === 429 ||
  (answer.status === 503 && /"code":"(busy|provider-down)"/.test(answer.text))

/**
 * Counts a response, and records a finding if there is none or if it reports a server error. Returns whether it proves anything:
 * "too many requests" and "provider not reachable" do not.
 */
export function count(area: Area, what: string, answer: Answer, log: string): boolean {
  if (later(answer)) {
    area.later += 1
    return false
  }
  area.tries += 1
  if (answer.status === 0) area.findings.push(`${what}: ${answer.text}`)
  // 502 is correct if a provider cannot be reached.
  else if (answer.status >= 500 && answer.status !== 502)
    area.findings.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)} ${log}`)
  return true
}

/** A readable table of areas, tries and findings, followed by one line for each finding. */
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
