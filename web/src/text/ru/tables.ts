// Written by `npx tsx scripts/catalogues/write-values.ts`.
import { sayMessage } from '../say-message.ts'
import type { Tables } from '../tables.ts'
import admin from './admin.json' with { type: 'json' }
import aligned from './aligned.json' with { type: 'json' }
import calendar from './calendar.json' with { type: 'json' }
import camera from './camera.json' with { type: 'json' }
import changes from './changes.json' with { type: 'json' }
import correct from './correct.json' with { type: 'json' }
import delivery from './delivery.json' with { type: 'json' }
import detail from './detail.json' with { type: 'json' }
import due from './due.json' with { type: 'json' }
import edit from './edit.json' with { type: 'json' }
import first from './first.json' with { type: 'json' }
import forwarding from './forwarding.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import logout from './logout.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import mend from './mend.json' with { type: 'json' }
import notices from './notices.json' with { type: 'json' }
import payments from './payments.json' with { type: 'json' }
import profile from './profile.json' with { type: 'json' }
import responses from './responses.json' with { type: 'json' }
import restore from './restore.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import share from './share.json' with { type: 'json' }
import stack from './stack.json' with { type: 'json' }
import steps from './steps.json' with { type: 'json' }
import timeline from './timeline.json' with { type: 'json' }
import translation from './translation.json' with { type: 'json' }
import upload from './upload.json' with { type: 'json' }
import waiting from './waiting.json' with { type: 'json' }
import welcome from './welcome.json' with { type: 'json' }
import yourData from './your-data.json' with { type: 'json' }
import failures from './failures.json' with { type: 'json' }

export const tables = {
  admin,
  aligned,
  calendar,
  camera,
  changes,
  correct,
  delivery,
  detail,
  due,
  edit,
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
  waiting,
  welcome,
  'your-data': yourData,
  failures: sayMessage(failures),
} satisfies Tables
