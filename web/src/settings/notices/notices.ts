import type { NoticeSettings } from '@brieflotse/contract'
import { loadNoticeSettings, markOfThisDevice, saveNoticeSettings } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { noticesText } from '../../text/notices.ts'
import { useSignedIn } from '../../session/session.ts'
import { failureSentence, useAction } from '../../ui/use-action.ts'

/** Shared by the blocks about reminders: the settings on the server, and functions that change them. */
export type Notices = {
  settings: NoticeSettings
  /** Identifies this device in the list of devices; null without a push subscription. */
  mark: string | null
  /** Replaces the settings with those that the server returned. */
  show: (settings: NoticeSettings) => Promise<void>
  save: (change: Parameters<typeof saveNoticeSettings>[1]) => void
  busy: boolean
}

/** The reminder settings: undefined while loading, an error sentence after a failure. */
export function useNotices(): Notices | string | undefined {
  const { db } = useSignedIn()
  const [state, setState] = useState<{ settings: NoticeSettings; mark: string | null } | string>()
  const show = useCallback(async (settings: NoticeSettings) => {
    setState({ settings, mark: await markOfThisDevice().catch(() => null) })
  }, [])
  useEffect(() => {
    loadNoticeSettings(db)
      .then(show)
      .catch((error: unknown) => setState(failureSentence(error)?.text ?? noticesText.notLoaded))
  }, [db, show])
  const change = useCallback(
    async (wish: Parameters<typeof saveNoticeSettings>[1]) =>
      show(await saveNoticeSettings(db, wish)),
    [db, show],
  )
  const [save, busy] = useAction(change, noticesText.notSaved)
  if (state === undefined || typeof state === 'string') return state
  return { ...state, show, save: (wish) => void save(wish), busy }
}
