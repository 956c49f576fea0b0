import { useCallback, useSyncExternalStore } from 'react'
import { voiceFor } from './speech.ts'

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** The voices of the device; the same array until the list changes, as `useSyncExternalStore` requires. */
function voices(): readonly SpeechSynthesisVoice[] {
  const now = globalThis.speechSynthesis?.getVoices() ?? none
  const isSame = now.length === known.length && now.every((voice, at) => voice === known[at])
  if (!isSame) known = now
  return known
}

/** A local voice for a language, or null. Browsers load their voices asynchronously, so the value can change later. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  const subscribe = useCallback((listener: () => void) => {
    const synthesis = globalThis.speechSynthesis
    synthesis?.addEventListener?.('voiceschanged', listener)
    return () => synthesis?.removeEventListener?.('voiceschanged', listener)
  }, [])
  return voiceFor(useSyncExternalStore(subscribe, voices), language)
}
