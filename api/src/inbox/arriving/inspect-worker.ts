import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../system/give-way.ts'
import { openMail } from '../open-mail.ts'
import { authenticOf, type AuthenticityRequest } from './authentic.ts'
import { readMailOutside } from './mail-outside.ts'

giveWay()
parentPort!.on('message', (wish: AuthenticityRequest) => {
  void readMailOutside(wish, authenticOf, openMail).then((seen) => parentPort!.postMessage(seen))
})
