import { parentPort } from 'node:worker_threads'
import { giveWay } from '../providers/give-way.ts'
import { openMail, plainText } from './open-mail.ts'
import { printText } from './print-text.ts'
import type { Question } from './mail-reader.ts'

giveWay()

const answer = (question: Question) =>
  question.what === 'open'
    ? openMail(question.bytes)
    : question.what === 'plain'
      ? plainText(question.html)
      : printText(question.text)

parentPort!.on('message', (question: Question) => {
  // what fails ends this thread, and the next question gets a new one
  void answer(question).then((value) => parentPort!.postMessage(value))
})
