import type { HeldMail, Inbox } from '../packages/contract/src/index.ts'

const receivedAt = '2025-03-17T08:15:00.000Z'
const plain = { receivedAt, byteSize: 84_000, confirmation: null, problem: null }
const results = { spf: 'pass', dkim: 'pass', dmarc: 'pass' }

const mails: HeldMail[] = [
  {
    ...plain,
    id: 5,
    from: 'forwarding-noreply@google.com',
    fromName: 'Gmail-Team',
    subject: '(#123456789) Gmail Forwarding Confirmation',
    checks: { authentic: 'proven', ...results },
    confirmation: {
      service: 'Gmail',
      code: '123456789',
      link: 'https://mail-settings.google.com/mail/vf-%5BANGjdJ-abcdefghijklmnopqrstuvwxyz0123456789%5D',
    },
  },
  {
    ...plain,
    id: 4,
    from: 'rechnung@stadtwerke-musterau.example',
    fromName: 'Stadtwerke Musterau',
    subject: 'Ihre Stromrechnung für das Jahr 2024 und der neue Abschlag',
    checks: { authentic: 'proven', ...results },
  },
  {
    ...plain,
    id: 3,
    from: 'jana.musterfrau@post.example',
    fromName: '',
    subject: 'Fwd: Bescheid',
    checks: { authentic: 'unproven', spf: 'none', dkim: 'none', dmarc: 'none' },
  },
  {
    ...plain,
    id: 2,
    from: null,
    fromName: '',
    subject: '',
    checks: { authentic: 'failed', spf: 'fail', dkim: 'none', dmarc: 'fail' },
  },
  {
    ...plain,
    id: 1,
    from: 'amt@musterau.example',
    fromName: 'Amt Musterau',
    subject: 'Unterlagen',
    checks: null,
    problem: 'winmail.dat: This is an Outlook package. We cannot open it here.',
  },
]

/** Mails in every state of waiting. */
const madeUpInbox: Inbox = {
  mails,
  senders: [
    { id: 1, address: 'rechnung@stadtwerke-musterau.example', state: 'allowed' },
    { id: 2, address: 'werbung@gewinne.example', state: 'blocked' },
  ],
  inWork: 2,
}

/** The inbox after a decision about a mail or sender: `/api/inbox/4/decision`, `/api/inbox/senders/2`. */
export function inboxAfter(pathname: string): Inbox {
  const [, sender, mail] = /inbox\/(?:senders\/(\d+)|(\d+))/.exec(pathname) ?? []
  return {
    ...madeUpInbox,
    mails: mails.filter(({ id }) => id !== Number(mail)),
    senders: madeUpInbox.senders.filter(({ id }) => id !== Number(sender)),
  }
}
