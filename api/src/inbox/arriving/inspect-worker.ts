import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../system/give-way.ts'
import { openMail } from '../open-mail.ts'
import { authenticOf, type AuthenticityRequest } from './authentic.ts'
import { readMailOutside } from './mail-outside.ts'

giveWay()
parentPort!.on('message', (request: AuthenticityRequest) => {
  void readMailOutside(request, authenticOf, openMail).then((seen) => parentPort!.postMessage(seen))
})
