import { type ReactNode, useEffect } from 'react'
import { DeviceTrouble } from './device-trouble.tsx'
import { AskBackgroundSync } from './install/background-sync.ts'
import { KeepStorage } from './install/keep-storage.ts'
import { OwnManifest } from './install/own-manifest.ts'
import { KeepInSight } from './ui/keep-in-sight.ts'
import { MeantClicks } from './ui/meant-clicks.ts'

export { followAccountLanguage } from './ui/own-language.ts'

/** Background tasks for logged-in users. They rarely render anything, and no screen waits for them. */
export function BackgroundTasks(): ReactNode {
  // effects of children run first: from here on, all of them listen
  useEffect(() => {
    document.documentElement.dataset['background'] = 'on'
  }, [])
  return (
    <>
      <DeviceTrouble />
      <KeepStorage />
      <AskBackgroundSync />
      <OwnManifest />
      <MeantClicks />
      <KeepInSight />
    </>
  )
}
