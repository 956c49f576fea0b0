const key =
  'BNbwelTCP8j7_xKTzAeP2FqU1vT0DVwp9EVzSdzQvf1DHkY4Ku6NDsvXUe2CjYdQRk9Jt0U8q6k0bNyXPzWLe3k'

/** Reminders are off. */
export const unreminded = {
  hour: 9,
  zone: 'Europe/Berlin',
  details: false,
  push: { key, devices: [] },
  email: { state: 'off', address: 'jana@example.org' },
  feed: null,
}

/** Reminders are on for every channel. */
export const reminded = {
  ...unreminded,
  hour: 18,
  zone: 'America/New_York',
  details: true,
  push: {
    key,
    devices: [
      { id: 1, label: 'Chrome on Android', since: '2026-03-02T08:00:00.000Z', mark: 'a1' },
      { id: 2, label: 'Safari on iPhone', since: '2026-03-09T08:00:00.000Z', mark: 'b2' },
    ],
  },
  email: { state: 'waiting', address: 'jana.boerger-lindenstrauss@post.example.org' },
  feed: {
    url: 'https://brieflotse.example/api/calendar/q0fV1mZ2xN3cB4vL5kJ6hG7fD8sA9pO0iU1yT2rE3wQ.ics',
    since: '2026-03-09T08:00:00.000Z',
  },
}
