import { PracticeDrawer } from '../src/providers/mail/practice-drawer.ts'
import { createPracticeMail } from '../src/providers/mail/practice.ts'

// A process that submits letters to the practice post office until it is killed, and reports each accepted reference.
const [folder = ''] = process.argv.slice(2)
const mail = createPracticeMail({ drawer: new PracticeDrawer(folder), speed: 1 })
for (let number = 0; ; number += 1) {
  const reference = `L-${number}`
  await mail.submit(
    {
      reference,
      pdf: new Uint8Array(200_000).fill(65),
      pages: 1,
      recipient: ['Musteramt', '04109 Leipzig'],
      option: 'registered',
      print: { blackAndWhite: true, doubleSided: true },
    },
    new AbortController().signal,
  )
  process.send?.(reference)
}
