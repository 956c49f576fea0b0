import { startServer } from './start.ts'
import { readConfig } from './config.ts'
import { fakeOcr, fakeTranslation, fakeUnderstand } from './testing/fakes.ts'

await startServer(readConfig(process.env), async () => ({
  ocr: fakeOcr(),
  understand: fakeUnderstand,
  translation: fakeTranslation(),
}))
