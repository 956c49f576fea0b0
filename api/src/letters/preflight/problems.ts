import { type LetterProblem, message, type Said } from '@brieflotse/contract'

const problem = (code: LetterProblem['code'], said: Said): LetterProblem => ({ code, said })

/** The messages for problems without details. Those with details are made where the details are known. */
export const problems = {
  blank: problem('gaps', message('print.blank')),
  noSender: problem('no-sender', message('print.no-sender')),
  noRecipient: problem('no-recipient', message('print.no-recipient')),
  noPostcode: problem('no-recipient', message('print.no-postcode')),
  outside: problem('recipient-outside-window', message('print.outside-window')),
  otherText: problem('recipient-outside-window', message('print.other-text')),
  zone: problem('zone-not-white', message('print.stamp-zone')),
  edge: problem('zone-not-white', message('print.edge')),
  notA4: problem('not-a4', message('print.not-a4')),
  encrypted: problem('encrypted', message('print.locked')),
  attachmentsTooLong: problem('too-many-pages', message('print.copies-too-long')),
  attachmentMissing: problem('attachment-missing', message('print.copy-erased')),
  formFields: problem('form-fields', message('print.form-fields')),
}

export const fontProblem = (fonts: string[]) =>
  problem('font-not-embedded', message('print.font-missing', { fonts: fonts.join(', ') }))

export const pagesProblem = (pages: number, most: number) =>
  problem('too-many-pages', message('print.too-many-pages', { pages, most }))

export const sizeProblem = (bytes: number, most: number) =>
  problem(
    'too-large',
    message('print.too-large', { size: megabytes(bytes), most: megabytes(most) }),
  )

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

export const gapsProblem = (gaps: string[]) =>
  problem('gaps', message('print.gaps', { gaps: gaps.join(', ') }))

export function charactersProblem(characters: string[]): LetterProblem {
  const named = characters.slice(0, 8).join(' ')
  return problem(
    'characters',
    named === ''
      ? message('print.some-characters')
      : message('print.characters', { characters: named }),
  )
}
