/**
 * Ends leftover sessions of other users in the background. If that fails, for example because the server's epoch is unknown, the next login
 * or start tries again.
 */
export function endOthersSoon(userId: number): void {
  import('./end-session.ts').then(({ endOthers }) => endOthers(userId)).catch(() => {})
}
