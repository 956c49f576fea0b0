import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../system/give-way.ts'
import { cleanSignature } from './clean-signature.ts'

giveWay()
void cleanSignature(workerData as Uint8Array).then((png) => parentPort!.postMessage(png))
