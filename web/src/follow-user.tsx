import { ScreenChange } from './screen-change.tsx'
import { KeepFocus } from './ui/keep-focus.ts'

/** What goes along with the focus, from screen to screen and when what had it is gone. */
export function FollowUser() {
  return (
    <>
      <ScreenChange />
      <KeepFocus />
    </>
  )
}
