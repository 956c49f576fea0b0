import { inLanguage } from './in-language.ts'

/** The sentences about devices, password, export and the end of an account, in English. They come with the settings. */
export const yourDataText = inLanguage('yourData', {
  jump: 'Settings by subject',
  parts: {
    you: 'You',
    reminders: 'Reminders',
    letters: 'Letters',
    app: 'App',
    account: 'Account',
    data: 'Your data',
  },
  notDone: 'This could not be done',
  devices: {
    title: 'Devices',
    hint: 'Where you are logged in. Ending one logs it out and stops its notifications.',
    here: 'this device',
    unknown: 'A device',
    // what the server calls a device, in its parts
    on: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'Browser',
    system: 'this device',
    used: (day: string) => `Last used ${day}`,
    since: (day: string) => `logged in since ${day}`,
    end: 'Log out',
    endOf: (name: string) => `Log out ${name}`,
    ended: 'That device is logged out',
    why: 'What it holds of your letters is wiped the next time it is opened with a connection, except what was not sent yet.',
  },
  password: {
    title: 'Password',
    change: 'Change password',
    now: 'Your password now',
    next: 'New password',
    nextHint: 'at least 8 characters',
    save: 'Change it',
    missing: 'Please enter your password.',
    short: 'Password must be at least 8 characters',
    changed: 'Password changed',
    changedLong: 'All your other devices are logged out.',
    failed: 'The password was not changed',
  },
  practice: {
    title: 'Practice mode',
    hint: 'What nobody set up on this server is played, so that you can try everything.',
    mail: 'Posting letters',
    payment: 'Paying',
    isPractice: 'Practice',
    isReal: 'For real',
    mailPractice: 'Nothing is posted. A letter is kept here and its way is made up.',
    mailReal: 'Letters are printed and posted, and cost what they say.',
    paymentPractice: 'No money moves. What you pay in practice is still due.',
    paymentReal: 'Money moves when you say yes.',
  },
  moving: {
    title: 'Export and import',
    hint: 'Everything of your account as one file: originals, what was read, your letters, receipts.',
    make: 'Make a file of everything',
    again: 'Make a new one',
    making: 'Your file is being made',
    of: (done: number, total: number) => `${done} of ${total} letters`,
    ready: (size: string, until: string) => `Ready, ${size}. It is kept here until ${until}.`,
    lost: (count: number) =>
      count === 1
        ? 'One file is missing in it, because the server has lost it:'
        : `${count} files are missing in it, because the server has lost them:`,
    lostHint:
      'The file LOST.txt in the export lists them all. Ask the people who run this server: they may have them in a backup.',
    lostThere: (count: number) =>
      count === 1
        ? 'One letter was not taken over: the other server had lost a file of it. What is left of it is in the export. Please upload it by hand.'
        : `${count} letters were not taken over: the other server had lost files of them. What is left of them is in the export. Please upload it by hand.`,
    save: 'Save the file',
    drop: 'Remove it from the server',
    dropped: 'The file is removed',
    failed: 'The file could not be made. Please try again.',
    careful: 'It holds all your letters and is not locked: keep it where nobody else looks.',
    take: 'Take over such a file',
    sending: 'The file is being sent',
    taking: 'The file is being taken over',
    taken: 'Taken over',
    result: (letters: number, before: number, responses: number) =>
      `${letters === 1 ? '1 letter' : `${letters} letters`} and ${responses === 1 ? '1 response' : `${responses} responses`} are new here. ${before === 1 ? '1 was' : `${before} were`} here already.`,
    refused: 'Not taken over',
    past: 'What came along',
    pastHint: 'Payments, credits and posted letters of before. They are here to be read only.',
    pastShow: 'Show what came along',
    kinds: { payment: 'Payment', credits: 'Credits', order: 'Letter posted to' },
  },
  leaving: {
    title: 'Delete the account',
    hint: 'Your account and everything in it goes, here and on all your devices. Nothing brings it back.',
    ask: 'Delete my account',
    lost: 'This is lost for good',
    letters: (count: number, size: string) =>
      count === 1
        ? `1 letter with its file (${size})`
        : `${count} letters with their files (${size})`,
    responses: (count: number) =>
      count === 1 ? '1 response you wrote' : `${count} responses you wrote`,
    credits: (count: number) => (count === 1 ? '1 credit' : `${count} credits`),
    waiting: (count: number) =>
      count === 1
        ? '1 change that has not reached the server'
        : `${count} changes that have not reached the server`,
    rest: 'Deadlines, reminders, your calendar and your forwarding address',
    onTheirWay: (count: number) =>
      count === 1
        ? '1 letter is on its way. It is posted all the same, but you cannot follow it any more.'
        : `${count} letters are on their way. They are posted all the same, but you cannot follow them any more.`,
    notHandedOver: (count: number) =>
      count === 1
        ? '1 letter was ordered and not handed over yet. It is not posted.'
        : `${count} letters were ordered and not handed over yet. They are not posted.`,
    payments: (count: number) =>
      count === 1
        ? '1 payment has not ended. If it takes your money, only whoever runs this server can give it back.'
        : `${count} payments have not ended. If they take your money, only whoever runs this server can give it back.`,
    kept: 'Nothing is kept. Backups of whoever runs this server may hold it until they are replaced.',
    exportFirst: 'You can export everything first.',
    next: 'Go on',
    password: 'Your password',
    sure: 'Delete everything?',
    sureText: 'This is the last question. It begins at once and cannot be stopped.',
    yes: 'Delete everything',
    failed: 'The account was not deleted',
    done: 'Your account is deleted',
    doneLong: 'Nothing of it is left on this device.',
  },
})
