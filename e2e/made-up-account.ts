const at = '2026-03-02T08:00:00.000Z'
const transfer = {
  id: 1,
  direction: 'out',
  state: 'ready',
  bytes: 48_200_000,
  done: 12,
  total: 12,
  failure: null,
  result: null,
  lost: ['documents/00007/originals/1-Bescheid.pdf'],
  createdAt: at,
  until: '2026-03-04T08:00:00.000Z',
}
const refusal = {
  code: 'transfer-invalid',
  message: 'We cannot import this file: a file in it was changed or damaged.',
}
const account = {
  id: 2,
  isAdmin: false,
  isLocked: true,
  credits: 1,
  letters: 214,
  bytes: 84_000_000,
  createdAt: at,
  usedAt: null,
}

const here = { id: 1, device: 'Firefox on Android', since: at, usedAt: at, here: true }

/** The fake API's responses about an account and, for administrators, about all accounts, by path. */
export const madeUpAccount: Record<string, unknown> = {
  '/api/practice': { mail: true, payment: false },
  '/api/device-key': { userId: 1, key: 'A'.repeat(43) },
  '/api/devices': [
    here,
    { id: 2, device: 'Samsung Internet on Android', since: at, usedAt: at, here: false },
  ],
  '/api/devices/2': [here],
  '/api/transfers': {
    out: transfer,
    in: { ...transfer, direction: 'in', state: 'failed', failure: refusal, until: null },
  },
  '/api/transfers/past': [
    { kind: 'payment', at, text: 'Nordlicht Energie GmbH, Vertrag 200 448 917 6', amount: 30_788 },
    { kind: 'credits', at, text: 'bought', amount: 6 },
  ],
  '/api/user/last-look': {
    letters: 12,
    responses: 3,
    bytes: 48_200_000,
    credits: 3,
    notHandedOver: 1,
    onTheirWay: 2,
    payments: 1,
  },
  '/api/admin/users': {
    users: [
      { ...account, id: 1, username: 'jana', isAdmin: true, isLocked: false, usedAt: at },
      { ...account, username: 'jana.boerger-lindenstrauss-von-musterau' },
    ],
    count: 2,
    more: true,
  },
  '/api/admin/jobs': {
    jobs: [
      {
        id: 1,
        name: 'read-document',
        about: 'document:17',
        attempts: 3,
        failure: 'reading-failed',
        since: at,
      },
    ],
    waiting: 2,
    running: 1,
  },
  '/api/admin/providers': [
    { port: 'ocr', name: 'tesseract', kind: 'local', lastSuccess: at },
    { port: 'mail', name: 'practice', kind: 'practice', lastSuccess: null },
    { port: 'payment', name: 'stripe', kind: 'real', lastSuccess: at },
    { port: 'push', name: '', kind: 'off', lastSuccess: null },
  ],
  '/api/admin/storage': {
    tidyingStops: [],
    lost: [
      {
        hash: 'ab12'.repeat(16),
        what: 'damaged',
        since: at,
        bytes: 1_200_000,
        users: ['jana'],
      },
    ],
    free: 71_000_000_000,
    database: 120_000_000,
    kinds: [{ kind: 'originals', bytes: 84_000_000, count: 214 }],
    users: [{ id: 2, username: 'jana', bytes: 84_000_000, letters: 214 }],
  },
}
