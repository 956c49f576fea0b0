import { useState } from 'react'
import { profileText } from '../../text/profile.ts'
import { Sign } from '../../signature/sign.tsx'
import { useSignature } from '../../signature/use-signature.ts'

const words = profileText.signature

/** Offers to sign a letter before it is posted. Renders nothing if there is a signature; the user can also go on without one. */
export function SignHere() {
  const { signature, save, saving } = useSignature()
  const [wasNone, setWasNone] = useState(false)
  // stays after the user has signed, so that the page does not jump
  if (signature === null && !wasNone) setWasNone(true)
  if (!wasNone) return null
  return (
    <section
      aria-label={words.first}
      className="grid gap-3 rounded-box border border-line bg-surface p-4"
    >
      <div>
        <p className="font-semibold">{words.first}</p>
        <p className="mt-0.5 text-small text-muted">{words.firstWhy}</p>
      </div>
      <Sign signature={signature} save={save} saving={saving} />
    </section>
  )
}
