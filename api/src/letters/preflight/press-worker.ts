import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../../system/give-way.ts'
import { type PressQuestion, printAndCheck } from './print-and-check.ts'

giveWay()
void printAndCheck(workerData as PressQuestion).then((pressed) => parentPort!.postMessage(pressed))
