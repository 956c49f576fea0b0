import { adminText } from './admin.ts'
import { alignedText } from './aligned.ts'
import { calendarText } from './calendar.ts'
import { cameraText } from './camera.ts'
import { correctText } from './correct.ts'
import { deliveryText } from './delivery.ts'
import { detailText } from './detail.ts'
import { dueText } from './due.ts'
import { editText } from './edit.ts'
import { en } from './en.ts'
import { forwardingText } from './forwarding.ts'
import { loginText } from './login.ts'
import { logoutText } from './logout.ts'
import { mailText } from './mail.ts'
import { mendText } from './mend.ts'
import { noticesText } from './notices.ts'
import { paymentsText } from './payments.ts'
import { profileText } from './profile.ts'
import { responsesText } from './responses.ts'
import { restoreText } from './restore.ts'
import { searchText } from './search.ts'
import { settingsText } from './settings.ts'
import { shareText } from './share.ts'
import { stackText } from './stack.ts'
import type { Tables } from './tables.ts'
import { stepsText } from './steps.ts'
import { timelineText } from './timeline.ts'
import { translationText } from './translation.ts'
import { uploadText } from './upload.ts'
import { discardText } from './waiting.ts'
import { welcomeText } from './welcome.ts'
import { yourDataText } from './your-data.ts'

/** All English tables, for whoever compares languages (tests, and the list of what is missing). No screen needs them together. */
export const english = {
  first: en,
  admin: adminText,
  aligned: alignedText,
  calendar: calendarText,
  camera: cameraText,
  correct: correctText,
  delivery: deliveryText,
  detail: detailText,
  discard: discardText,
  due: dueText,
  edit: editText,
  forwarding: forwardingText,
  login: loginText,
  logout: logoutText,
  mail: mailText,
  mend: mendText,
  notices: noticesText,
  payments: paymentsText,
  profile: profileText,
  responses: responsesText,
  restore: restoreText,
  search: searchText,
  settings: settingsText,
  share: shareText,
  stack: stackText,
  steps: stepsText,
  timeline: timelineText,
  translation: translationText,
  upload: uploadText,
  welcome: welcomeText,
  yourData: yourDataText,
} satisfies Record<keyof Tables, object>

/** Every sentence of a table by its path, `home.greeting`; a sentence is a text or a function that makes one. */
export function sentencesOf(table: unknown, path = ''): Map<string, unknown> {
  if (typeof table !== 'object' || table === null) return new Map([[path, table]])
  return new Map(
    Object.entries(table).flatMap(([key, value]) => [
      ...sentencesOf(value, path ? `${path}.${key}` : key),
    ]),
  )
}
