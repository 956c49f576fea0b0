/** What stands behind every screen of a logged-in user, and what is opened first: one file, which the login page does not wait for. */
import type { User } from '@brieflotse/contract'
import { keptLanguage } from './text/kept-language.ts'
import { aMomentLater } from './ui/a-moment-later.ts'

export { DocumentsScreen } from './documents/documents-screen.tsx'
export { AppFrame } from './frame.tsx'
export { HomeScreen } from './home/home-screen.tsx'
export { ProtectedRoute } from './protected-route.tsx'
export {
  checkDatabase,
  getDeviceUser,
  getSession,
  logoutDevice,
  logoutAllDevices,
  onSignedOut,
  openDatabase,
  startSync,
  wipeDeleted,
} from '@brieflotse/offline'
export { shownFailure } from './ui/message-text.tsx'

export { isChoiceWaiting } from './ui/choice-waiting.ts'

/**
 * Takes over what the server says the account reads in: from the next start on, so nothing on the screen waits for it. What was chosen
 * since `kept` was, here or in another tab, is newer than that.
 */
export async function followLanguage(
  user: User,
  isChosen: boolean,
  kept: string | null,
): Promise<void> {
  await aMomentLater()
  const { followAccountLanguage } = await import('./background-tasks.tsx')
  followAccountLanguage(user, isChosen || keptLanguage() !== kept)
}
