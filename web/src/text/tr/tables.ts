import type { Translation } from '../tables.ts'
import { aligned } from './aligned.ts'
import { calendar } from './calendar.ts'
import { detail } from './detail.ts'
import { discard } from './waiting.ts'
import { due } from './due.ts'
import { edit } from './edit.ts'
import { first } from './first.ts'
import { timeline } from './timeline.ts'
import { upload } from './upload.ts'

export const tables: Translation = {
  aligned,
  calendar,
  detail,
  discard,
  due,
  edit,
  first,
  timeline,
  upload,
}
