import { useCallback, useEffect, useRef, useState } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { speak, type Speaker, type Spoken } from './speech.ts'

export type Aloud = {
  /** The sentence that is being read, and whether it is paused; null if nothing is being read. */
  now: { index: number; paused: boolean } | null
  start: (sentences: Spoken[], voice: SpeechSynthesisVoice) => void
  pause: () => void
  goOn: () => void
  stop: () => void
}

/** Reads sentences aloud. It stops at the end, on request, or on unmount. `onSentence` gets the index of each sentence that starts. */
export function useAloud(onSentence: (index: number) => void): Aloud {
  const [now, setNow] = useState<Aloud['now']>(null)
  const speaker = useRef<Speaker | null>(null)
  const stop = useCallback(() => {
    speaker.current?.stop()
    speaker.current = null
    setNow(null)
  }, [])
  useEffect(() => stop, [stop])
  const start = useCallback(
    (sentences: Spoken[], voice: SpeechSynthesisVoice) => {
      stop()
      if (sentences.length === 0) return notify(alignedText.nothingToRead)
      speaker.current = speak(sentences, voice, {
        onSentence: (index) => {
          setNow({ index, paused: false })
          onSentence(index)
        },
        onEnd: stop,
        onFailure: () => {
          stop()
          notifyFailure(alignedText.aloudFailed, alignedText.aloudFailedLong)
        },
      })
    },
    [stop, onSentence],
  )
  const pause = useCallback(() => {
    speaker.current?.pause()
    setNow((before) => before && { ...before, paused: true })
  }, [])
  const goOn = useCallback(() => speaker.current?.goOn(), [])
  return { now, start, pause, goOn, stop }
}
