import { responseTitle } from '../response-title.ts'

/** Messages about letters that cannot be printed or posted, and about posted letters. */
export const letterMessages = {
  'print.blank': 'The letter says nothing yet. Open it and write its text.',
  'print.no-sender':
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.',
  'print.no-recipient':
    'The address of the recipient is not complete. It needs a name, a postcode and a town.',
  'print.no-postcode': 'The address needs a line with the postcode of five digits and the town.',
  'print.outside-window':
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.',
  'print.other-text':
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.',
  'print.stamp-zone':
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.',
  'print.edge':
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.',
  'print.not-a4':
    'A page is not A4, the only size that can be posted. Take the attached pages out.',
  'print.locked': 'The file is locked with a password. Attach a copy without the password.',
  'print.copies-too-long':
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.',
  'print.copy-erased':
    'A document that goes along as a copy was erased. Write the letter again without that copy.',
  'print.form-fields':
    'The file holds a form that can still be filled in. Attach a printed copy of it.',
  'print.font-missing':
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.',
  'print.too-many-pages':
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.',
  'print.too-large': 'The letter has {size} MB; {most} MB can be posted. Attach less.',
  'print.gaps': 'Some places are still empty: {gaps}. Open the letter and fill them in.',
  'print.some-characters':
    'Some characters of this letter cannot be printed. Write it with Latin letters.',
  'print.characters':
    'These characters cannot be printed: {characters}. Write them with Latin letters.',
  'print.envelope-full': 'This letter has {pages} pages; at most {most} fit into one envelope.',
  'print.too-large-for-shop':
    'This letter is too large to be sent to the print shop. Leave out an attachment.',
  'print.page-limit': 'A letter can have {pages} pages. This one has more.',
  'mail.only-germany': 'Only letters to addresses in Germany can be posted.',
  'mail.one-credit': 'You have 1 credit, and a letter costs {price}. Nothing was ordered.',
  'mail.few-credits':
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.',
  'mail.credits-not-bought':
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.',
  'mail.price-now': 'The price is {now} now, not {before}. Please look at it again and confirm it.',
  'mail.refused-because':
    'The print shop refused this letter. It says: {why} Nothing was posted and nothing was charged.',
  'mail.vanished':
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.',
  'mail.carrier-tired':
    'The carrier answers no more questions for now. Please look again in some hours.',
  'practice-mail.nothing-posted': 'Practice mode: nothing was posted.',
  'practice-mail.taken': 'Practice mode: nothing was posted. The letter was taken.',
  'practice-mail.printed': 'Practice mode: nothing was posted. It would be printed now.',
  'practice-mail.posted': 'Practice mode: nothing was posted. It would be handed to the post now.',
  'practice-mail.sorted': 'Practice mode: nothing was posted. It would be sorted now.',
  'practice-mail.carried-out': 'Practice mode: nothing was posted. It would be carried out now.',
  'practice-mail.handed-over': 'Practice mode: nothing was posted. It would be handed over now.',
  'practice-mail.centre': 'Letter centre {number}',
  'practice-mail.unknown': 'The practice post office has no such letter.',
  'letter.response-to': responseTitle('{title}'),
  'document.pages-elsewhere':
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.',
  'mail.misread':
    'The print shop read another address than yours. It was too late to stop the letter.',
  'mail.misread-as':
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.',
  'shop.no-reason': 'No reason was given.',
  'shop.file-too-large': 'The file is too large.',
  'shop.not-printable': 'The file cannot be printed.',
  'shop.taken-out': 'The letter was taken out again before it was sent.',
  'shop.against-rules': 'The address or the page does not meet the rules of the print shop.',
  'shop.needs-attention': 'The letter needs to be looked at in the account of the print shop.',
  'shop.account-empty': 'The account at the print shop is empty.',
  'shop.rejected': 'The print shop rejected the letter.',
  'shop.lay-too-long': 'The letter lay too long at the print shop.',
} as const
