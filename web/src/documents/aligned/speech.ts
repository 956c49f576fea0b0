/** One sentence to speak, with its index in the letter. */
export type Spoken = { index: number; text: string }

type Hears = {
  /** Called when a sentence begins. */
  onSentence: (index: number) => void
  onEnd: () => void
  /** Called when the device could not continue. */
  onFailure: () => void
}

export type Speaker = { pause: () => void; goOn: () => void; stop: () => void }

/**
 * A local voice of the device for a language (`de`), or null. Voices that run on a server are excluded: they would send the letter to it,
 * and they need a connection.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const own = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  )
  return own.find((voice) => voice.default) ?? own[0] ?? null
}

/**
 * Speaks sentence by sentence. After a pause, it repeats the interrupted sentence from its beginning, because phones cannot resume within a
 * sentence.
 */
export function speak(sentences: Spoken[], voice: SpeechSynthesisVoice, hears: Hears): Speaker {
  const { speechSynthesis } = globalThis
  let at = 0
  // ignores `end` events of cancelled utterances, which browsers still fire
  let round = 0
  // keeps a reference: browsers collect unreferenced utterances, and then `end` never fires
  let held: SpeechSynthesisUtterance | null = null

  function next() {
    const mine = ++round
    const sentence = sentences[at]
    if (!sentence) return hears.onEnd()
    held = new SpeechSynthesisUtterance(sentence.text)
    held.voice = voice
    held.lang = voice.lang
    held.addEventListener('end', () => {
      if (mine !== round) return
      at += 1
      next()
    })
    held.addEventListener('error', () => {
      if (mine !== round) return
      round += 1
      hears.onFailure()
    })
    hears.onSentence(sentence.index)
    speechSynthesis.speak(held)
  }

  function callOff() {
    round += 1
    held = null
    speechSynthesis.cancel()
  }

  callOff()
  next()
  return { pause: callOff, goOn: next, stop: callOff }
}
