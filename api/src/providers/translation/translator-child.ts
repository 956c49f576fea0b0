import { memoryUsage } from 'node:process'
import { giveWay } from '../give-way.ts'
import { loadLexicon } from './lexicon-file.ts'
import { translateUnits } from './engine.ts'
import type { Rated, Unit } from './engine.ts'
import { loadModel } from './model.ts'

/** One batch, and what became of it. */
export type ChildAsk = { id: number; units: Unit[] }
/** A failure tells its kind and its place, never its message, which may quote the letter. */
export type ChildAnswer = { id: number; rated: Rated[] } | { id: number; failure: string }

const [folder = '', megabytes = ''] = process.argv.slice(2)

// The channel to the server is what this process lives by: however the server ends, the system closes the channel.
process.once('disconnect', () => process.exit())
if (!process.connected) process.exit()
// Ctrl-C reaches every process of a terminal; the server decides when this one has to go.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// the threads of the model inherit this
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
