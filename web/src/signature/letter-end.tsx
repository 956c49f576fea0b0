import { currentUser } from '@brieflotse/offline'
import { writerOf } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { profileText } from '../text/profile.ts'
import { useSignedIn } from '../session/session.ts'

const words = profileText.signature

/** The end of a letter with the signature as printed, on white in dark mode too. */
export function LetterEnd({ picture }: { picture: ArrayBuffer }) {
  const { db } = useSignedIn()
  const user = useLiveQuery(() => currentUser(db), [db])
  const url = usePictureUrl(picture)
  return (
    <figure>
      <figcaption className="mb-2 text-small text-muted">{words.onLetter}</figcaption>
      <div
        lang="de"
        className="grid gap-3 rounded-small bg-white text-night border border-line p-5 text-small shadow-card sm:p-8"
      >
        <p>{words.closing}</p>
        {url && (
          <img
            src={url}
            alt={words.alt}
            className="max-h-20 w-48 max-w-full object-contain object-left"
          />
        )}
        {user && <p>{writerOf(user).name}</p>}
      </div>
    </figure>
  )
}

/** An object URL for the bytes of a PNG, revoked on unmount. */
function usePictureUrl(bytes: ArrayBuffer): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
