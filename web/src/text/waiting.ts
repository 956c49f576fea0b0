import type { EntryKind } from '@brieflotse/offline'
import { inLanguage } from './in-language.ts'

/** The sentences of giving a change up. They come with the buttons, so that the first load is small. */
export const discardText = inLanguage('discard', {
  seePrice: 'See the new price',
  openLetter: 'Open the letter',
  enterAddress: 'Enter name and address',
  getCredits: 'Get credits',
  title: 'Discard this?',
  text: (name: string, lost: string) => `"${name}" has not reached the server. ${lost}`,
  /** What is lost with a change of each kind. */
  lost: {
    'upload-document': 'It is erased from this device and cannot be recovered.',
    'archive-document': 'It comes back to your list.',
    'erase-document': 'It comes back to your list and is not deleted.',
    'restore-document': 'It goes back to the archive.',
    'read-document': 'It is not read again and stays as it was.',
    'edit-document': 'Its name, tags and corrections go back to what they were.',
    'arrange-document': 'Its pages stay as they were.',
    'change-claim': 'The payment goes back to what it was.',
    'change-reminder': 'The deadline goes back to what it was.',
    'process-mail': 'Its text and files are erased from this device and cannot be recovered.',
    'create-letter': 'The reply is erased from this device and cannot be recovered.',
    'edit-letter': 'The reply goes back to the text it had.',
    'erase-letter': 'The reply comes back to your list.',
    'edit-profile': 'Your name and address go back to what they were.',
    'set-signature': 'Your signature goes back to what it was.',
    'order-mail':
      'It is not ordered and stays in your list. Should the order have reached the server already, the letter shows it.',
    'cancel-mail': 'The letter goes its way by mail.',
  } satisfies Record<EntryKind, string>,
} as const)
