import { ScreenChange } from './screen-change.tsx'
import { KeepFocus } from './ui/keep-focus.ts'

/** Focus handling for all screens: after navigation, and when the focused element disappears. */
export function FollowUser() {
  return (
    <>
      <ScreenChange />
      <KeepFocus />
    </>
  )
}
