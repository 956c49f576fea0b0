// Runs as `npm run models`: downloads the larger translation models, or installs one from a folder.
//   npm run models                        German to English and English to German (about 110 MB each); continues an interrupted download
//   npm run models -- opus-mt-en-de       one of them
//   npm run models -- --from <folder>     from a folder on this machine, for machines without internet
//   npm run models -- --list              lists the installed models
//   npm run models -- --remove <name>
// A running server uses a new model from the next letter on.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '../api/src/providers/models/catalogue.ts'
import { fetchModel, usualHub } from '../api/src/providers/models/fetch-model.ts'
import { ModelStore } from '../api/src/providers/models/model-store.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    list: { type: 'boolean' },
    remove: { type: 'string' },
  },
})
const data = process.env['BRIEFLOTSE_DATA_DIR'] ?? 'data'
const folder = resolve(values.to ?? process.env['BRIEFLOTSE_MODELS_DIR'] ?? `${data}/models`)
const hub = process.env['BRIEFLOTSE_MODELS_URL'] ?? usualHub
const shelf = new ModelStore(folder)

try {
  if (values.remove) await shelf.remove(values.remove)
  else if (values.from) console.log(`Installed: ${await shelf.takeFrom(resolve(values.from))}`)
  else if (!values.list) await fetchAll(positionals)
  const models = await shelf.list()
  if (models.length === 0)
    console.log(`Only the model that ships with Brieflotse; nothing in ${folder}`)
  for (const { name, source, target, bytes, licence } of models)
    console.log(`${name}  ${source} -> ${target}  ${megabytes(bytes)}  ${licence ?? ''}`)
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const why = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : ''
  console.error(`\n${message}${why && ` (${why})`}`)
  console.error('Without internet: npm run models -- --from <folder>')
  process.exitCode = 1
}

async function fetchAll(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !catalogue.some((model) => model.name === name))
  if (unknown.length) throw new Error(`Not known: ${unknown.join(', ')}`)
  for (const model of catalogue) {
    if (names.length && !names.includes(model.name)) continue
    if (await shelf.isInstalled(model.name)) continue
    await fetchModel({
      model,
      shelf,
      hub,
      signal: new AbortController().signal,
      onProgress: (done, total) => report(model.name, done, total),
    })
    console.log(`\nInstalled: ${model.name}`)
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function report(name: string, done: number, total: number): void {
  if (!process.stdout.isTTY && done < total) return
  const percent = Math.floor((100 * done) / total)
  process.stdout.write(
    `${process.stdout.isTTY ? '\r\u001b[K' : ''}${name}  ${megabytes(done)}  ${percent} %`,
  )
}
