import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../system/give-way.ts'
import { printLetter } from './letter-pdf.ts'
import type { PrintQuestion } from './letter-printer.ts'

giveWay()
const { paper, options } = workerData as PrintQuestion
void printLetter(paper, options).then(({ bytes }) => parentPort!.postMessage(bytes))
