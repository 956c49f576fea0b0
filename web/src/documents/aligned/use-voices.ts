import { useCallback, useSyncExternalStore } from 'react'
import { voiceFor } from './speech.ts'

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** The same list as long as the device names the same voices. */
function voices(): readonly SpeechSynthesisVoice[] {
  const now = globalThis.speechSynthesis?.getVoices() ?? none
  const isSame = now.length === known.length && now.every((voice, at) => voice === known[at])
  if (!isSame) known = now
  return known
}

/** A voice of this device for a language, or null; browsers get to know theirs only after a while. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  const subscribe = useCallback((listener: () => void) => {
    const synthesis = globalThis.speechSynthesis
    synthesis?.addEventListener?.('voiceschanged', listener)
    return () => synthesis?.removeEventListener?.('voiceschanged', listener)
  }, [])
  return voiceFor(useSyncExternalStore(subscribe, voices), language)
}
