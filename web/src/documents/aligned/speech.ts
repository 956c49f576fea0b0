/** One sentence to be spoken, with its number in the letter. */
export type Spoken = { index: number; text: string }

type Hears = {
  /** A sentence begins. */
  onSentence: (index: number) => void
  onEnd: () => void
  /** The device could not go on. */
  onFailure: () => void
}

export type Speaker = { pause: () => void; goOn: () => void; stop: () => void }

/**
 * A voice of the device itself for a language (`de`), or null. Voices that speak on a server of somebody are left out: they would be
 * given the letter, and are gone without a connection.
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
 * Speaks sentence by sentence. A pause takes back the sentence it falls into and begins it again afterwards: phones cannot hold a
 * sentence in its middle.
 */
export function speak(sentences: Spoken[], voice: SpeechSynthesisVoice, hears: Hears): Speaker {
  const { speechSynthesis } = globalThis
  let at = 0
  // what was called off still says that it ended
  let round = 0
  // a browser forgets an utterance that nobody holds, and then it never ends
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
