import { asSaid, type LetterProblem } from '@brieflotse/contract'
import type { LetterPreparer } from '../src/mail/prepare.ts'

/** A fake printer that outputs the letter's text. `GAP` or `WIDE` in the text or a user without a town cause a problem. */
export function fakePress(): LetterPreparer {
  return {
    async prepare(letter, user) {
      const problems: LetterProblem[] = []
      if (letter.content.includes('GAP')) {
        problems.push({ code: 'gaps', said: asSaid('The date is still missing.') })
      }
      if (letter.content.includes('WIDE')) {
        problems.push({
          code: 'recipient-outside-window',
          said: asSaid('The address is too wide.'),
        })
      }
      if (user.city === null) {
        problems.push({ code: 'no-sender', said: asSaid('Your address is missing.') })
      }
      const recipient = [letter.recipient_name ?? '', 'Hafenstr. 1', '20457 Hamburg']
      return {
        bytes: Buffer.from(`%PDF-1.7\n%Address: ${recipient.join('|')}\n${letter.content}`),
        pages: Math.ceil(letter.content.length / 1000),
        recipient,
        problems,
      }
    },
  }
}
