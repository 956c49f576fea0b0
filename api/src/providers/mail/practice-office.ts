import type { Tracking } from '../tracking/tracking.ts'
import { createPracticeTracking } from '../tracking/practice.ts'
import type { Mail } from './mail.ts'
import { PracticeDrawer } from './practice-drawer.ts'
import { createPracticeMail } from './practice.ts'

/** The practice post office: a mail provider and the tracking of its letters. */
export function practiceOffice(folder: string, speed = 1): { mail: Mail; tracking: Tracking } {
  const options = { drawer: new PracticeDrawer(folder), speed }
  return { mail: createPracticeMail(options), tracking: createPracticeTracking(options) }
}
