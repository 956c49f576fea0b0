import { useEffect, useState } from 'react'

/** An object URL for the bytes of a PNG, revoked on unmount. */
export function usePictureUrl(bytes: ArrayBuffer): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
