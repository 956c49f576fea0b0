import type { NoticeSettings } from '@brieflotse/contract'
import { loadNoticeSettings, markOfThisDevice, saveNoticeSettings } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { noticesText } from '../../text/notices.ts'
import { useSignedIn } from '../../ui/session.ts'
import { failureSentence, useAction } from '../../ui/use-action.ts'

/** What the blocks of the reminders share: what the server said last, and how to tell it something. */
export type Notices = {
  settings: NoticeSettings
  /** What the list of devices knows this one by; null where the browser has no push address. */
  mark: string | null
  /** Shows what the server answered. */
  show: (settings: NoticeSettings) => Promise<void>
  save: (change: Parameters<typeof saveNoticeSettings>[1]) => void
  busy: boolean
}

/** How the user is reminded: undefined while it is loaded, a sentence where it could not be. */
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
