// What `npm run models` runs: fetches the larger German-English model, or takes it from a folder.
//   npm run models                       from huggingface.co (about 110 MB; an interrupted run goes on where it stopped)
//   npm run models -- --from <folder>    from a folder with the same files, for machines without internet
//   npm run models -- --to <folder>      into another folder than data/models
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchedModel } from '../api/src/providers/translation/model-folder.ts'
import { fetchModel, importModel } from './models/install-model.ts'

const source =
  process.env['BRIEFLOTSE_MODELS_URL'] ?? 'https://huggingface.co/Xenova/opus-mt-de-en/resolve/main'
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
const data = process.env['BRIEFLOTSE_DATA_DIR'] ?? 'data'
const target = resolve(
  values.to ?? process.env['BRIEFLOTSE_MODELS_DIR'] ?? `${data}/models`,
  fetchedModel,
)

try {
  const done = values.from
    ? await importModel(resolve(values.from), target)
    : await fetchModel(source, target, report)
  console.log(
    done ? `Installed: ${target}. Restart the server to use it.` : `Already there: ${target}`,
  )
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function report(file: string, done: number, total: number): void {
  const percent = total ? `${Math.floor((100 * done) / total)} %` : ''
  const line = `${file}  ${(done / 1e6).toFixed(1)} MB  ${percent}`
  process.stdout.write(
    process.stdout.isTTY ? `\r\u001b[K${line}` : done === total ? `${line}\n` : '',
  )
}
