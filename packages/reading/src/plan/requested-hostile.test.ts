import { expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { processorMs } from '../../cases/processor-ms.ts'
import { consequencesIn } from '../explain/plain-consequence.ts'
import { requestedSteps } from './requested.ts'

const fragments = [
  'Bitte senden Sie ',
  'bitte legen Sie die Unterlagen, ',
  'Zahlen Sie nicht, werden wir ',
  'unterschreiben Sie die Erklärung, dass ',
  'Nachweis über Ihr ',
  'teilen Sie uns Ihre Änderung mit und ',
  'zu zahlen und zu unterschreiben und ',
  'wenn, falls, wenn ',
  'Sie 1.1.1.1.',
  'gilt als Antrag, gilt ',
  'Ä'.repeat(40),
  '   ',
]

it.each(fragments)('text made of “%s” over and over does not take long', (fragment) => {
  const sentence = `Bitte ${fragment.repeat(700)}`.slice(0, 690)
  const body = Array.from({ length: 40 }, () => `${sentence}:`)
  const letter = letterOf({ body })
  const started = processorMs()
  requestedSteps(factsAbout(letter))
  for (const one of body) consequencesIn(one)
  expect(processorMs() - started).toBeLessThan(4000)
})
