import type { NoticeSettings } from '@brieflotse/contract'

/** The reminder settings of a new user. */
export const usualNotices: NoticeSettings = {
  hour: 9,
  zone: 'Europe/Berlin',
  details: false,
  push: {
    key: 'BNbwelTCP8j7_xKTzAeP2FqU1vT0DVwp9EVzSdzQvf1DHkY4Ku6NDsvXUe2CjYdQRk9Jt0U8q6k0bNyXPzWLe3k',
    devices: [],
  },
  email: { state: 'none', address: null },
  feed: null,
}
