import { vi } from 'vitest'

export function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, default: false, name: lang, voiceURI: lang }
}

class Utterance extends EventTarget {
  text: string
  lang = ''
  voice: SpeechSynthesisVoice | null = null

  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A fake speech synthesis that tests control: `finish` ends the current sentence. */
export function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const spoken: Utterance[] = []
  let now: Utterance | null = null
  const end = (kind: string) => {
    const ended = now
    now = null
    ended?.dispatchEvent(new Event(kind))
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      spoken.push(utterance)
      now = utterance
    },
    cancel: () => end('error'),
  })
  return {
    /** The sentences spoken so far, with their languages. */
    spoken: () => spoken.map(({ lang, text }) => `${lang}: ${text}`),
    isSilent: () => now === null,
    finish: () => end('end'),
    fail: () => end('error'),
  }
}
