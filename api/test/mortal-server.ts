import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { createPracticeBank } from '../src/providers/payment/practice.ts'
import { practiceOnly } from '../src/providers/payment/providers.ts'
import { practiceOffice } from '../src/providers/mail/practice-office.ts'
import { startServer } from '../src/start.ts'
import { fakePress } from './fake-press.ts'
import { fakeOcr, fakeTranslation, fakeUnderstand } from './fakes.ts'

// A complete server in a child process, to be killed. The argument `stuck` stops it at the first page; with `two-pages` every file
// has two pages.
const stuck = process.argv.includes('stuck')
const tell = (message: object) => void process.send?.(message)

const config = readConfig(process.env)
const { port, mailPort } = await startServer(
  config,
  () => ({
    ocr: fakeOcr({
      pages: process.argv.includes('two-pages') ? 2 : 1,
      async onRead() {
        tell({ what: 'reading' })
        if (stuck) await new Promise(() => {})
      },
    }),
    understand: fakeUnderstand,
    translation: fakeTranslation(),
    press: fakePress(),
    payment: practiceOnly(createPracticeBank({ folder: join(config.dataFolder, 'practice-bank') })),
    ...practiceOffice(join(config.dataFolder, 'practice-post'), config.mail.BRIEFLOTSE_MAIL_SPEED),
    mailSpeed: config.mail.BRIEFLOTSE_MAIL_SPEED,
  }),
  { leaseMs: 1_000, heartbeatMs: 250, pollMs: 50 },
)
tell({ what: 'listening', port, mailPort })
