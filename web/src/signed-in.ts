/** The code behind every screen of a logged-in user, as one file that the login page does not load. */
import type { User } from '@brieflotse/contract'
import { keptLanguage } from './text/kept-language.ts'
import { aMomentLater } from './a-moment-later.ts'

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

export { isChoiceWaiting } from './languages/choice-waiting.ts'

/**
 * Stores the account's language for the next start, so that the screen does not wait for it. A choice made on this device since `kept` was
 * read, in any tab, takes precedence.
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
