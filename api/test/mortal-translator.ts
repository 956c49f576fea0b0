import { createModelProcess } from '../src/providers/translation/model-process.ts'
import { shippedModelFolder } from '../src/providers/translation/model-folder.ts'
import { translatorsOf } from './processes.ts'

// A process that translates without pause, to be killed. It reports the process id of the translator once that has responded.
const model = createModelProcess(shippedModelFolder())
const wire = 'Bitte legen Sie die fehlenden Unterlagen bis zum Ende des kommenden Monats vor.'
const batch = Array.from({ length: 64 }, () => ({ wire, masked: wire, items: [] }))

await model.run(batch.slice(0, 1))
process.send?.(translatorsOf(process.pid)[0])
for (;;) await model.run(batch)
