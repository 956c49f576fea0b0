import { memoryUsage } from 'node:process'
import { giveWay } from '../../system/give-way.ts'
import { loadLexicon } from './lexicon-file.ts'
import { translateUnits } from './engine.ts'
import type { Rated, MaskedSentence } from './engine.ts'
import { loadModel } from './model.ts'

/** A batch to translate. */
export type ChildAsk = { id: number; units: MaskedSentence[] }
/** The result. A failure contains the error's type and location but not its message, which may quote the letter. */
export type ChildAnswer = { id: number; rated: Rated[] } | { id: number; failure: string }

const [folder = '', megabytes = ''] = process.argv.slice(2)

// The process must end with the server. However the server ends, the system closes the channel.
process.once('disconnect', () => process.exit())
if (!process.connected) process.exit()
// Ctrl-C reaches every process of a terminal, but the server decides when this process ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// The model's threads inherit this priority.
giveWay()

setInterval(() => {
  if (memoryUsage.rss() < Number(megabytes) * 1e6) return
  process.stderr.write(`translator: more than ${megabytes} MB\n`)
  process.exit(1)
}, 200).unref()

const model = loadModel(folder)
const lexicon = folder.endsWith('-de-en') ? loadLexicon() : null

process.on('message', async ({ id, units }: ChildAsk) => {
  const answer = (said: ChildAnswer) => void process.send!(said)
  try {
    answer({ id, rated: await translateUnits(units, await model, lexicon) })
  } catch (error) {
    answer({ id, failure: placeOf(error) })
  }
})

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return [error.name, ...frames.slice(0, 8)].join('\n')
}
