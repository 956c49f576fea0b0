import { type BankLookup, readLetter } from '@brieflotse/reading'
import { bankDataByBLZ } from 'bankdata-germany'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../providers/give-way.ts'
import type { Answer, Question } from './understand.ts'

giveWay()

/** Banks as of today, from the table of the Deutsche Bundesbank. */
const bankOf: BankLookup = (code) => {
  const bank = bankDataByBLZ(code)
  return bank && { name: bank.bankName, bic: bank.bic ?? null }
}

// A letter of fifty pages keeps the reader busy for half a second; the server goes on answering meanwhile.
parentPort!.on('message', ({ pages, ...options }: Question) => {
  const answer: Answer = { reading: readLetter(pages, { ...options, bankOf }) }
  parentPort!.postMessage(answer)
})
