import { createPracticeDrawer } from '../providers/mail/practice-drawer.ts'
import { createPracticeMail } from '../providers/mail/practice.ts'

// Takes letters one after the other until it is killed; says which ones it took.
const [folder = ''] = process.argv.slice(2)
const mail = createPracticeMail({ drawer: createPracticeDrawer(folder), speed: 1 })
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
