import { type BankLookup, readLetter } from '@brieflotse/reading'
import { bankDataByBLZ } from 'bankdata-germany'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../system/give-way.ts'
import type { UnderstandResponse, UnderstandRequest } from './understand.ts'

giveWay()

/** The current banks, from the bank code table of the Deutsche Bundesbank. */
const bankOf: BankLookup = (code) => {
  const bank = bankDataByBLZ(code)
  return bank && { name: bank.bankName, bic: bank.bic ?? null }
}

// Reading a letter of fifty pages takes half a second, so it runs in this thread and the server stays responsive.
parentPort!.on('message', ({ pages, ...options }: UnderstandRequest) => {
  const answer: UnderstandResponse = { reading: readLetter(pages, { ...options, bankOf }) }
  parentPort!.postMessage(answer)
})
