import { testFolder } from '../../../test/test-server.ts'
import { PracticeDrawer } from './practice-drawer.ts'
import { createPracticeMail } from './practice.ts'
import { mailSuite } from '../../../test/providers/mail/suite.ts'

mailSuite(
  'practice',
  () => {
    let clock = Date.parse('2026-11-24T09:00:00.000Z')
    const now = () => clock
    const mail = createPracticeMail({ drawer: new PracticeDrawer(testFolder()), speed: 1, now })
    // The state of each letter by reference; the suite counts posted letters with it.
    const states = new Map<string, string>()
    const submit: typeof mail.submit = async (parcel, signal) => {
      const taken = await mail.submit(parcel, signal)
      states.set(parcel.reference, taken.state)
      return taken
    }
    const status: typeof mail.status = async (id, signal) => {
      const posting = await mail.status(id, signal)
      states.set(id, posting.state)
      return posting
    }
    return {
      mail: { ...mail, submit, status },
      pass: (ms) => void (clock += ms),
      accepted: (reference) => (states.has(reference) ? 1 : 0),
      posted: (reference) => (/posted|delivered/.test(states.get(reference) ?? '') ? 1 : 0),
    }
  },
  { deliver: true },
)
