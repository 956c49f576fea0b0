import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../providers/give-way.ts'
import { openMail } from '../open-mail.ts'
import { authenticOf, type AuthenticWish } from './authentic.ts'
import { lookInto } from './look-into.ts'

giveWay()
parentPort!.on('message', (wish: AuthenticWish) => {
  void lookInto(wish, authenticOf, openMail).then((seen) => parentPort!.postMessage(seen))
})
