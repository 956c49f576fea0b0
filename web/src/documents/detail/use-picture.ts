import { AppError, type PageImageSize } from '@brieflotse/contract'
import { loadPicture } from '@brieflotse/offline'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../../session/session.ts'

export type PictureState = { url: string | null; failure: AppError | null }

/** The URL of a page image: stored on this device, otherwise fetched and stored. */
export function usePicture(documentId: number, page: number, size: PageImageSize): PictureState {
  const { db } = useSignedIn()
  const [state, setState] = useState<PictureState>({ url: null, failure: null })
  useEffect(() => {
    let url: string | null = null
    let gone = false
    loadPicture(db, documentId, page, size).then(
      ({ bytes, mimeType }) => {
        if (gone) return
        url = URL.createObjectURL(new Blob([bytes], { type: mimeType }))
        setState({ url, failure: null })
      },
      (error: unknown) => {
        if (gone) return
        const failure = error instanceof AppError ? error : new AppError('unexpected')
        setState((before) => ({ url: before.url, failure }))
      },
    )
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
      setState((before) => (before.url === url ? { url: null, failure: null } : before))
    }
  }, [db, documentId, page, size])
  return state
}
