// Parses every fixture mail in api/test/mails in the real thread and prints whether the result is right, the time and the
// memory. Run: `npm run mails [-- part of a name]`
import { readFileSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { createMailReader } from '../api/src/inbox/mail-reader.ts'
import { mails } from '../api/test/mails/mails.ts'
import { endsRight, tryMail } from '../api/test/mails/try-mail.ts'

const most = { ms: 10_000, mb: 200 }
const wanted = process.argv[2] ?? ''
const reader = createMailReader()

/** The memory of this process in megabytes: now, and the peak since `forget`. The peak is available only on Linux. */
function memory() {
  const status = readFileSync('/proc/self/status', 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}
const forget = () => writeFileSync('/proc/self/clear_refs', '5')

const rows: { name: string; right: boolean; ms: number; mb: number }[] = []
for (const sample of Object.values(mails).flat()) {
  if (!sample.name.includes(wanted)) continue
  // The mail is built before measuring.
  const source = await sample.mail()
  forget()
  const before = memory().now
  const began = performance.now()
  const { parts, text } = await tryMail(reader, { ...sample, mail: () => source })
  const ms = performance.now() - began
  rows.push({
    name: sample.name,
    right: endsRight(sample, parts, text),
    ms,
    mb: memory().peak - before,
  })
}
if (rows.length === 0) {
  console.error(`No mail is called anything with "${wanted}"`)
  process.exit(1)
}
for (const { name, right, ms, mb } of rows) {
  console.log(
    `${right ? 'right' : 'WRONG'} ${ms.toFixed(0).padStart(6)} ms ${mb.toFixed(0).padStart(4)} MB  ${name}`,
  )
}
const worst = (key: 'ms' | 'mb') => rows.toSorted((a, b) => b[key] - a[key])[0]!
const wrong = rows.filter(({ right, ms, mb }) => !right || ms > most.ms || mb > most.mb)
console.log(`${rows.length} mails, ${wrong.length} wrong or over ${most.ms} ms or ${most.mb} MB`)
console.log(
  `longest: ${worst('ms').ms.toFixed(0)} ms (${worst('ms').name}); most memory: ${worst('mb').mb.toFixed(0)} MB (${worst('mb').name})`,
)
process.exit(wrong.length > 0 ? 1 : 0)
