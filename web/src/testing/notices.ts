import type { NoticeSettings } from '@brieflotse/contract'

/** How somebody is reminded who has not chosen anything yet. */
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
