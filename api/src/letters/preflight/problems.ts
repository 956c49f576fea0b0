import { type MailProblem, type Saying, saying } from '@brieflotse/contract'

/** What a person is told to do about each problem; sentences that name details are made where the details are known. */
export const problems = {
  blank: {
    code: 'gaps',
    message: 'The letter says nothing yet. Open it and write its text.',
  },
  noSender: {
    code: 'no-sender',
    message:
      'Your name and address are missing. Enter them in Settings, so that an answer can reach you.',
  },
  noRecipient: {
    code: 'no-recipient',
    message:
      'The address of the recipient is not complete. It needs a name, a postcode and a town.',
  },
  noPostcode: {
    code: 'no-recipient',
    message: 'The address needs a line with the postcode of five digits and the town.',
  },
  outside: {
    code: 'recipient-outside-window',
    message:
      'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.',
  },
  otherText: {
    code: 'recipient-outside-window',
    message:
      'The window of the envelope would show something else than the address. Check the name and the address of the recipient.',
  },
  zone: {
    code: 'zone-not-white',
    message:
      'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.',
  },
  edge: {
    code: 'zone-not-white',
    message:
      'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.',
  },
  notA4: {
    code: 'not-a4',
    message: 'A page is not A4, the only size that can be posted. Take the attached pages out.',
  },
  encrypted: {
    code: 'encrypted',
    message: 'The file is locked with a password. Attach a copy without the password.',
  },
  attachmentsTooLong: {
    code: 'too-many-pages',
    message:
      'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.',
  },
  attachmentMissing: {
    code: 'attachment-missing',
    message:
      'A document that goes along as a copy was erased. Write the letter again without that copy.',
  },
  formFields: {
    code: 'form-fields',
    message: 'The file holds a form that can still be filled in. Attach a printed copy of it.',
  },
} as const satisfies Record<string, MailProblem & { message: Saying }>

export const fontProblem = (fonts: string[]): MailProblem => ({
  code: 'font-not-embedded',
  message: saying(
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.',
    { fonts: fonts.join(', ') },
  ),
})

export const pagesProblem = (pages: number, most: number): MailProblem => ({
  code: 'too-many-pages',
  message: saying(
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.',
    { pages, most },
  ),
})

export const sizeProblem = (bytes: number, most: number): MailProblem => ({
  code: 'too-large',
  message: saying('The letter has {size} MB; {most} MB can be posted. Attach less.', {
    size: megabytes(bytes),
    most: megabytes(most),
  }),
})

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

export function gapsProblem(gaps: string[]): MailProblem {
  return {
    code: 'gaps',
    message: saying('Some places are still empty: {gaps}. Open the letter and fill them in.', {
      gaps: gaps.join(', '),
    }),
  }
}

export function charactersProblem(characters: string[]): MailProblem {
  const named = characters.slice(0, 8).join(' ')
  return {
    code: 'characters',
    message:
      named === ''
        ? saying('Some characters of this letter cannot be printed. Write it with Latin letters.')
        : saying(
            'These characters cannot be printed: {characters}. Write them with Latin letters.',
            { characters: named },
          ),
  }
}
