// @vitest-environment node
import { expect, test } from 'vitest'
import { fakeSpeech, voice } from '../../testing/fake-speech.ts'
import { speak, voiceFor } from './speech.ts'

const sentences = [
  { index: 4, text: 'Bitte zahlen Sie.' },
  { index: 6, text: 'Vielen Dank.' },
]

function begin() {
  const speech = fakeSpeech([])
  const heard: (number | string)[] = []
  const speaker = speak(sentences, voice('de-DE'), {
    onSentence: (index) => heard.push(index),
    onEnd: () => heard.push('end'),
    onFailure: () => heard.push('failure'),
  })
  return { speech, heard, speaker }
}

test('only a voice of the device itself reads a letter, in its language', () => {
  const [english, german] = [voice('en_GB'), voice('de-AT')]
  expect(voiceFor([english, voice('de-DE', false), german], 'de')).toBe(german)
  expect(voiceFor([english, voice('de-DE', false)], 'de')).toBeNull()
  expect(voiceFor([english], 'en')).toBe(english)
})

test('sentences are spoken one after the other, and it says when it is done', () => {
  const { speech, heard } = begin()
  speech.finish()
  speech.finish()
  expect(speech.spoken()).toEqual(['de-DE: Bitte zahlen Sie.', 'de-DE: Vielen Dank.'])
  expect(heard).toEqual([4, 6, 'end'])
})

test('after a pause the sentence that it fell into is spoken again', () => {
  const { speech, heard, speaker } = begin()
  speaker.pause()
  expect(speech.isSilent()).toBe(true)
  speaker.goOn()
  speech.finish()
  expect(heard).toEqual([4, 4, 6])
})

test('what is stopped stays silent, and is no failure', () => {
  const { speech, heard, speaker } = begin()
  speaker.stop()
  expect(speech.isSilent()).toBe(true)
  expect(heard).toEqual([4])
})

test('a voice that does not go on is said', () => {
  const { speech, heard } = begin()
  speech.fail()
  expect(heard).toEqual([4, 'failure'])
})
