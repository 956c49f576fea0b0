import { readLetter } from '@brieflotse/reading'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../providers/give-way.ts'
import type { Answer, Question } from './understand.ts'

giveWay()

// A letter of fifty pages keeps the reader busy for half a second; the server goes on answering meanwhile.
parentPort!.on('message', ({ pages, ...options }: Question) => {
  const answer: Answer = { reading: readLetter(pages, options) }
  parentPort!.postMessage(answer)
})
