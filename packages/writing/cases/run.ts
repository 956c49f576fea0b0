// npm run letters              writes every kind of response to every sample letter into packages/writing/cases/out
// npm run letters -- 011       prints the responses to one sample letter
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  compose,
  gapsOf,
  responseKinds,
  letterMeaningOf,
  letterTextOf,
  wrapLetter,
} from '../src/index.ts'
import { answered, ids } from './answered.ts'

const only = process.argv[2]
const out = new URL('out/', import.meta.url)
const writer = { name: 'Amina Yıldız', street: 'Lindenweg 4', zip: '44137', city: 'Dortmund' }

for (const id of ids()) {
  if (only && !id.startsWith(only)) continue
  const facts = answered(id, 'pdf')
  const letters = responseKinds.map((kind) => {
    const composing = {
      facts,
      writer: { ...writer, phone: null, email: null },
      today: '2026-01-10',
    }
    const draft = compose(kind, composing)
    const gaps = gapsOf(draft).map(({ slot }) => slot)
    const notes = [...draft.advice, ...(gaps.length > 0 ? [`to fill in: ${gaps.join(', ')}`] : [])]
    return [
      `=== ${kind}`,
      ...notes.map((note) => `> ${note}`),
      wrapLetter(letterTextOf(draft)),
      `--- ${letterMeaningOf(draft)}`,
    ].join('\n')
  })
  const page = `${id}\n${JSON.stringify(facts, null, 1)}\n\n${letters.join('\n\n')}\n`
  if (only) console.log(page)
  else {
    mkdirSync(out, { recursive: true })
    writeFileSync(new URL(`${id}.txt`, out), page)
  }
}
