/**
 * Ends, without holding anybody up, what is left here of other users than the one who is logged in. What cannot be done now, because the
 * server does not say which history it tells for example, is done with the next login or start.
 */
export function endOthersSoon(userId: number): void {
  import('./end-session.ts').then(({ endOthers }) => endOthers(userId)).catch(() => {})
}
