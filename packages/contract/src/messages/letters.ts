import { responseTitle } from '../response-title.ts'

/** Messages about letters that cannot be printed or posted, and about posted letters. */
export const letterMessages = {
  'print.blank': 'The letter is still empty. Open it and write its text.',
  'print.no-sender':
    'Your name and address are missing. Enter them in Settings, so that the answer can reach you.',
  'print.no-recipient':
    'The address of the recipient is not complete. It needs a name, a postcode and a town.',
  'print.no-postcode': 'The address needs a line with a postcode of five digits and the town.',
  'print.outside-window':
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.',
  'print.other-text':
    'The window of the envelope would show the wrong text. Check the name and the address of the recipient.',
  'print.stamp-zone':
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.',
  'print.edge':
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.',
  'print.not-a4': 'A page is not in A4 size. Only A4 can be posted. Take the attached pages out.',
  'print.locked': 'The file is locked with a password. Attach a copy without the password.',
  'print.copies-too-long':
    'The copies that you attached have more than 40 pages together. Leave one out, or send it in another way.',
  'print.copy-erased':
    'A document that you attached as a copy was deleted. Write the letter again without that copy.',
  'print.form-fields':
    'The file contains a form that can still be filled in. Attach a printed copy of it.',
  'print.font-missing':
    'A font is missing in the file ({fonts}), so we cannot print it correctly. Attach a photo of the page instead.',
  'print.too-many-pages':
    'The letter has {pages} pages. You can post {most} at once. Shorten it, or attach less.',
  'print.too-large': 'The letter has {size} MB. You can post {most} MB. Attach less.',
  'print.gaps': 'Some places are still empty: {gaps}. Open the letter and fill them in.',
  'print.some-characters':
    'We cannot print some characters of this letter. Write it with Latin letters.',
  'print.characters':
    'We cannot print these characters: {characters}. Write them with Latin letters.',
  'print.envelope-full': 'This letter has {pages} pages. At most {most} fit into one envelope.',
  'print.too-large-for-shop':
    'This letter is too large for the print shop. Leave out an attachment.',
  'print.page-limit': 'A letter can have {pages} pages. This one has more.',
  'mail.only-germany': 'We can post letters only to addresses in Germany.',
  'mail.one-credit': 'You have 1 credit, and a letter costs {price}. Nothing was ordered.',
  'mail.few-credits':
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.',
  'mail.credits-not-bought':
    'You need credits that you bought to post a letter for real. Buy credits for its postage of {price}. Nothing was ordered.',
  'mail.price-now': 'The price is {now} now, not {before}. Please check it and confirm it again.',
  'mail.refused-because':
    'The print shop refused this letter. It says: {why} Nothing was posted and nothing was charged.',
  'mail.vanished':
    'The print shop no longer has this letter. Somebody took it out there before it was printed. Nothing was posted and nothing was charged.',
  'mail.carrier-tired':
    'The carrier gives no more information for now. Please check again in some hours.',
  'practice-mail.nothing-posted': 'Practice mode: nothing was posted.',
  'practice-mail.taken': 'Practice mode: nothing was posted. The letter was accepted.',
  'practice-mail.printed': 'Practice mode: nothing was posted. It would be printed now.',
  'practice-mail.posted': 'Practice mode: nothing was posted. It would be handed to the post now.',
  'practice-mail.sorted': 'Practice mode: nothing was posted. It would be sorted now.',
  'practice-mail.carried-out':
    'Practice mode: nothing was posted. It would be out for delivery now.',
  'practice-mail.handed-over': 'Practice mode: nothing was posted. It would be delivered now.',
  'practice-mail.centre': 'Letter centre {number}',
  'practice-mail.unknown': 'The practice post office does not have this letter.',
  'letter.response-to': responseTitle('{title}'),
  'document.pages-elsewhere':
    'Its pages are in other letters now. Open it, and undo the splitting or joining there.',
  'mail.misread':
    'The print shop read a different address than yours. It was too late to stop the letter.',
  'mail.misread-as':
    'The print shop read a different address than yours: {seen}. It was too late to stop the letter.',
  'shop.no-reason': 'They gave no reason.',
  'shop.file-too-large': 'The file is too large.',
  'shop.not-printable': 'The print shop cannot print the file.',
  'shop.taken-out': 'Somebody took the letter out before it was sent.',
  'shop.against-rules': 'The address or the page does not meet the rules of the print shop.',
  'shop.needs-attention': 'Please check the letter in the account of the print shop.',
  'shop.account-empty': 'The account at the print shop is empty.',
  'shop.rejected': 'The print shop rejected the letter.',
  'shop.lay-too-long': 'The letter waited too long at the print shop.',
} as const
