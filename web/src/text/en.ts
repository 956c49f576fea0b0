import type { EntryKind } from '@brieflotse/offline'
import type { DeadlineKind, DocumentType } from '@brieflotse/reading'

type KindText = { does: string; own: string; stuck: string }

/** The sentences of the first load in English; those of other screens come with them. Sentences of the specification are verbatim. */
export const en = {
  app: {
    name: 'Brieflotse',
    promise: 'The pilot for your letters',
    loading: 'Loading...',
    skip: 'Skip to content',
    navigation: 'Main',
    home: 'Home',
    upload: 'Upload',
    documents: 'Documents',
    settings: 'Settings',
    language: 'Language',
    account: 'Account',
    logout: 'Logout',
    notFound: '404 Page Not Found',
    notFoundHint: 'There is nothing at this address.',
    toHome: 'Go to Home',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    goBack: 'Go Back',
    tryAgain: 'Try again',
    discard: 'Discard',
    dismiss: 'Dismiss',
    notifications: 'Notifications (F8)',
    offline: 'No connection. You see what is on this device.',
    crashed: 'This screen could not be shown.',
    crashedHint: 'Your letters are safe. Reloading brings the app back.',
    reload: 'Reload',
    chunkFailed:
      'This part of the app is not on your device yet. Connect to the network and try again.',
  },
  account: {
    heading: 'Understand your letter',
    lead: 'Brieflotse reads official German letters. It says what they mean, what to do, by when and how much.',
    privacy: 'Your letters are read on this server. They are given to nobody else.',
    modes: 'Log in or register',
    login: 'Log in',
    loggingIn: 'Logging in...',
    register: 'Register',
    registering: 'Registering...',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    optional: 'optional',
    passwordHint: 'At least 8 characters',
    logoutFailed: 'Logout failed',
    loggedOut: 'Logged out',
    loggedOutLong: 'You have been successfully logged out.',
    stillWaitingTitle: 'Log out and lose what is waiting?',
    stillWaiting: (count: number) =>
      count === 1
        ? 'One change has not reached the server yet. Logging out removes it from this device.'
        : `${count} changes have not reached the server yet. Logging out removes them from this device.`,
    draftsLost: 'What you were typing is lost as well.',
    sharesLost: (count: number) =>
      count === 1
        ? 'What another app shared is still undecided, and is removed.'
        : `${count} things that other apps shared are still undecided, and are removed.`,
    logOut: 'Log out',
    everywhere: 'Log out everywhere',
    everywhereTitle: 'Log out on all devices?',
    everywhereText:
      'Every device that is logged in to this account has to log in again. Your letters stay on the server.',
    logoutAnyway: 'Log out anyway',
    stay: 'Stay logged in',
  },
  home: {
    greeting: (name: string) => `Hello, ${name}`,
    question: 'How can we help you today?',
    uploadDocument: 'Upload Document',
    uploadDocumentHint: 'PDF or image file',
    uploadPhoto: 'Upload Photo',
    uploadPhotoHint: 'Take a picture or select from gallery',
    myDocuments: 'My Documents',
    myDocumentsHint: 'View uploaded and generated documents',
    due: 'What is due',
    dueAll: 'Everything that is due',
    dueAsk: 'Enter the date',
    dueNone: 'Nothing in the next 31 days.',
  },
  shared: {
    held: (count: number) => `Shared with Brieflotse: ${count}`,
    unread: (count: number) =>
      count === 1
        ? 'Part of an email could not be read'
        : `Parts of ${count} emails could not be read`,
    look: 'Look at it',
  },
  documents: {
    title: 'My Documents',
    uploadedTab: 'Uploaded Documents',
    responsesTab: 'Generated Responses',
    emptyTitle: 'No documents yet',
    emptyHint: 'Upload your first document to get started',
    uploadDocument: 'Upload Document',
    processing: 'Processing...',
    viewDocuments: 'View Documents',
    uploaded: (when: string) => `Uploaded ${when}`,
    recently: 'Recently',
    more: 'Show more documents',
    above: 'Show the documents above',
    menu: (title: string) => `Actions for ${title}`,
    view: 'View Document',
    generate: 'Generate Response',
    rename: 'Rename',
    tags: 'Tags',
    archive: 'Archive Document',
    archiveOf: (title: string) => `Archive ${title}`,
    erase: 'Delete Document',
    archived: 'Document archived',
    archivedLong: 'The document has been archived successfully.',
    archivedWaiting: 'It leaves the list now, and the server hears of it once you are connected.',
    archiveFailed: 'Failed to archive document',
    erased: 'Document deleted',
    erasedWaiting: 'It is gone from this device, and from the server once you are connected.',
    eraseFailed: 'Delete failed',
    eraseFailedLong: 'Could not delete the document',
    eraseTitle: 'Delete this document?',
    eraseText: (title: string) =>
      `"${title}", its pages and everything that was read in it are erased at once. This cannot be undone.`,
    eraseConfirm: 'Delete',
    notHereTitle: 'Your documents are not on this device yet',
    notHereHint: 'They come as soon as there is a connection.',
    payBy: (amount: string, day: string) => `Pay ${amount} by ${day}`,
    dueBy: (day: string) => `By ${day}`,
    takenOn: (amount: string, day: string) => `${amount} on ${day}`,
    readFailed: 'Could not be read',
    steps: {
      queued: () => 'Waiting to be read',
      opening: () => 'Opening the file',
      reading: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
      understanding: () => 'Working out what it says',
      translating: () => 'Translating',
    },
  },
  claims: {
    started: 'Payment started',
    partly: (paid: string, amount: string) => `${paid} of ${amount} paid`,
    paid: 'Paid',
    paidOn: (day: string) => `Paid on ${day}`,
    practice: (paid: string) => `${paid} in practice: no money moved`,
    disputed: 'Disputed',
  },
  waiting: {
    title: 'Waiting',
    lead: 'What you did is kept on this device until the server has it.',
    none: 'Nothing is waiting. The server has everything.',
    open: 'Show what is waiting',
    count: (waiting: number, stuck: number) => {
      const waits = waiting === 1 ? '1 change is waiting' : `${waiting} changes are waiting`
      if (stuck === 0) return waits
      return waiting === 0 ? `${stuck} could not be sent` : `${stuck} could not be sent, ${waits}`
    },
    what: (does: string, name: string) => `${does}: ${name}`,
    own: (what: string, state: string) => `${what}: ${state[0]?.toLowerCase()}${state.slice(1)}`,
    size: (kilobytes: string) => `${kilobytes} KB`,
    files: (first: string, count: number) => `${first}, ${count} ${count === 1 ? 'file' : 'files'}`,
    unknown: 'A change of yours',
    states: {
      connection: 'Waiting for a connection',
      turn: 'Waiting to be sent',
      behind: 'Waiting for the change before it',
      behindStuck: 'Waiting behind a change that is stuck',
      login: 'Waiting until you log in again',
      again: (seconds: number) => `Trying again in ${seconds} s`,
      sending: 'Sending',
      sendingPart: (percent: number) => `Sending, ${percent} %`,
    },
    choose: 'Choose',
    /** One line for each kind of change: what it does, what it is called on its document, what it says when stuck. */
    kinds: {
      'upload-document': {
        does: 'Upload',
        own: 'The upload',
        stuck: 'Could not be sent',
      },
      'archive-document': {
        does: 'Archive',
        own: 'Archiving',
        stuck: 'Could not be archived',
      },
      'erase-document': {
        does: 'Delete',
        own: 'Deleting',
        stuck: 'Could not be deleted',
      },
      'restore-document': {
        does: 'Restore',
        own: 'Restoring',
        stuck: 'Could not be restored',
      },
      'read-document': {
        does: 'Read again',
        own: 'Reading again',
        stuck: 'Could not be read again',
      },
      'edit-document': {
        does: 'Change',
        own: 'Your change',
        stuck: 'Could not be changed',
      },
      'arrange-document': {
        does: 'Sort pages',
        own: 'Which pages make which letter',
        stuck: 'Could not be sorted',
      },
      'change-claim': {
        does: 'Payment note',
        own: 'What you said of the payment',
        stuck: 'Could not be noted',
      },
      'change-reminder': {
        does: 'Deadline',
        own: 'What you said of the deadline',
        stuck: 'Could not be noted',
      },
      'process-mail': {
        does: 'Process mail',
        own: 'The mail',
        stuck: 'Could not be processed',
      },
      'create-letter': {
        does: 'Response letter',
        own: 'A response letter',
        stuck: 'Could not be saved on the server',
      },
      'edit-letter': {
        does: 'Change a letter',
        own: 'Your change',
        stuck: 'Could not be changed',
      },
      'erase-letter': {
        does: 'Delete a letter',
        own: 'Deleting',
        stuck: 'Could not be deleted',
      },
      'edit-profile': {
        does: 'Your name and address',
        own: 'Your change',
        stuck: 'Could not be saved',
      },
      'set-signature': {
        does: 'Your signature',
        own: 'Your signature',
        stuck: 'Could not be saved',
      },
      'order-mail': {
        does: 'Send by mail',
        own: 'Sending by mail',
        stuck: 'Could not be ordered, nothing was posted',
      },
      'cancel-mail': {
        does: 'Stop the mailing',
        own: 'Stopping the mailing',
        stuck: 'Could not be stopped',
      },
    } satisfies Record<EntryKind, KindText>,
  },
  keep: {
    pin: 'Keep on this device',
    unpin: 'Stop keeping on this device',
    mark: 'kept on this device',
    pinned: 'Kept on this device',
    pinnedLong: 'Its pages and files stay here, however old it is.',
    unpinned: 'No longer kept',
    failed: 'This could not be changed',
  },
  types: {
    Mahnung: 'Payment reminder',
    Bescheid: 'Official notice',
    Rechnung: 'Invoice',
    Vertrag: 'Contract',
    Formular: 'Form',
    Antrag: 'Application',
    other: 'Document',
  } satisfies Record<DocumentType, string>,
  /** What a deadline asks for; `may` where the reader only can. */
  deadlines: {
    pay: 'Pay',
    object: 'Object',
    sue: 'Go to court',
    reply: 'Reply',
    'send-documents': 'Send documents',
    consent: 'Agree or refuse',
    appointment: 'Appointment',
    terminate: 'Terminate',
    other: 'Deadline',
  } satisfies Record<DeadlineKind, string>,
  may: {
    object: 'You can object',
    sue: 'You can go to court',
    terminate: 'You can terminate',
  } as Partial<Record<DeadlineKind, string>>,
  time: {
    now: 'just now',
    daysLeft: (days: number) => {
      if (days === 0) return 'today'
      if (days === 1) return 'tomorrow'
      if (days === -1) return 'yesterday'
      if (days < -365) return 'more than a year ago'
      if (days < -60) return `${Math.floor(-days / 30.44)} months ago`
      if (days < 0) return `${-days} days ago`
      return `${days} days left`
    },
  },
  install: { update: 'Update', ready: 'A new version is ready', reload: 'Reload' },
} as const
