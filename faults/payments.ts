// Runs long random scenarios of everything that can fail between the server, a payer and a payment provider: `npm run
// faults:payments`.
//   --payments N      how many payments with each provider (500)
//   --steps N         the most steps in one scenario (40)
//   --bank NAME       only this provider: practice, stripe or paypal
//   --seed N --path P repeats a scenario, as printed by a failure
import * as fc from 'fast-check'
import { parseArgs } from 'node:util'
import { type BankName, bankNames } from '../api/test/payment-faults/bank.ts'
import { stories } from '../api/test/payment-faults/story.ts'
import { tellStory, told } from '../api/test/payment-faults/tell.ts'

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '500' },
    steps: { type: 'string', default: '40' },
    bank: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
})

for (const bank of values.bank ? [values.bank as BankName] : bankNames) await tell(bank)
process.exit()

async function tell(bank: BankName): Promise<void> {
  Object.assign(told, { payments: 0, deaths: 0, news: 0, taken: 0 })
  const began = performance.now()
  let seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  let count = 0
  do {
    const numRuns = values.path ? 1 : 10
    const again = values.path ? { path: values.path } : {}
    const story = fc.asyncProperty(stories(bank, Number(values.steps)), tellStory)
    const result = await fc.check(story, { seed, numRuns, endOnFailure: true, ...again })
    count += result.numRuns
    if (result.failed) {
      console.log(fc.defaultReportMessage(result))
      console.log(result.errorInstance)
      const path = result.counterexamplePath
      console.log(`again: npm run faults:payments -- --bank ${bank} --seed ${seed} --path ${path}`)
      process.exitCode = 1
      return
    }
    seed += 1
  } while (told.payments < Number(values.payments) && !values.path)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const { payments, taken, deaths, news } = told
  console.log(
    `${bank}: ${count} stories, ${payments} payments, ${taken} paid, ${deaths} deaths, ${news} news, ${seconds} s`,
  )
}
