import { sayMessage } from '../say-message.ts'
import type { Translation } from '../tables.ts'
import { admin } from './admin.ts'
import { aligned } from './aligned.ts'
import { calendar } from './calendar.ts'
import { camera } from './camera.ts'
import { correct } from './correct.ts'
import { delivery } from './delivery.ts'
import { detail } from './detail.ts'
import { discard } from './waiting.ts'
import { due } from './due.ts'
import { edit } from './edit.ts'
import { failures } from './failures.ts'
import { first } from './first.ts'
import { forwarding } from './forwarding.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { mail } from './mail.ts'
import { mend } from './mend.ts'
import { notices } from './notices.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { responses } from './responses.ts'
import { restore } from './restore.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { stack } from './stack.ts'
import { steps } from './steps.ts'
import { timeline } from './timeline.ts'
import { translation } from './translation.ts'
import { upload } from './upload.ts'
import { yourData } from './your-data.ts'
import { welcome } from './welcome.ts'

export const tables: Translation = {
  admin,
  aligned,
  calendar,
  camera,
  correct,
  delivery,
  detail,
  discard,
  due,
  edit,
  failures: sayMessage(failures),
  first,
  forwarding,
  login,
  logout,
  mail,
  mend,
  notices,
  payments,
  profile,
  responses,
  restore,
  search,
  settings,
  share,
  stack,
  steps,
  timeline,
  translation,
  upload,
  yourData,
  welcome,
}
