// Prints a model's raw results for masked sentences, with probabilities and without the quality check. It runs as a bundled script;
// its arguments are a folder and a JSON file with sentences, next to which it writes the results. See translation-curve.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { beams } from '../api/src/providers/translation/engine.ts'
import { loadModel } from '../api/src/providers/translation/model.ts'

const [folder = '', file = ''] = process.argv.slice(2)
const texts = JSON.parse(readFileSync(file, 'utf8')) as string[]

void (async () => {
  const decode = await loadModel(folder)
  const answers = []
  for (let at = 0; at < texts.length; at += 16)
    answers.push(...(await decode(texts.slice(at, at + 16), beams)))
  writeFileSync(`${file}.answers`, JSON.stringify(answers))
})()
