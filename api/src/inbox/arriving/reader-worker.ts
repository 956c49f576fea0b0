import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../providers/give-way.ts'
import type { Question } from '../mail-reader.ts'
import { openMail, plainText } from '../open-mail.ts'
import { printText } from '../print-text.ts'

giveWay()
parentPort!.on('message', (question: Question) => {
  const answer =
    question.what === 'open'
      ? openMail(question.bytes)
      : question.what === 'plain'
        ? plainText(question.html)
        : printText(question.text)
  void answer.then((value) => parentPort!.postMessage(value))
})
