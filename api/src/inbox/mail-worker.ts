import { parentPort } from 'node:worker_threads'
import { embeddedIn } from '../providers/e-invoice/embedded.ts'
import { giveWay } from '../system/give-way.ts'
import { openMail, htmlToText } from './open-mail.ts'
import { printInvoice } from './print-invoice.ts'
import { printText } from './print-text.ts'
import type { MailReaderRequest } from './mail-reader.ts'

giveWay()

function answer(question: MailReaderRequest): Promise<unknown> {
  switch (question.what) {
    case 'open':
      return openMail(question.bytes)
    case 'plain':
      return htmlToText(question.html)
    case 'print':
      return printText(question.text)
    case 'invoice':
      return printInvoice(question.name, question.bytes)
    case 'embedded':
      return Promise.resolve(embeddedIn(question.bytes))
  }
}

parentPort!.on('message', (question: MailReaderRequest) => {
  // An error ends this thread, and the next call gets a new one.
  void answer(question).then((value) => parentPort!.postMessage(value))
})
