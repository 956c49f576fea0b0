// What a model says of masked sentences, with probabilities and without the gate. It runs as a bundled script: a folder and the sentences as JSON in
// a file; the answers go beside it. See translation-curve.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadModel } from '../api/src/providers/translation/model.ts'

const [folder = '', file = ''] = process.argv.slice(2)
const texts = JSON.parse(readFileSync(file, 'utf8')) as string[]

void (async () => {
  const decode = await loadModel(folder)
  const answers = []
  for (let at = 0; at < texts.length; at += 16)
    answers.push(...(await decode(texts.slice(at, at + 16))))
  writeFileSync(`${file}.answers`, JSON.stringify(answers))
})()
