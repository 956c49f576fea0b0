import { broken } from './broken.ts'
import { everyday } from './everyday.ts'
import { hostileMails } from './hostile.ts'
import { names } from './names.ts'
import { unopenable } from './unopenable.ts'
import { pasted } from './pasted.ts'
import type { Sample } from './sample.ts'

/** All fixture mails by group, each with its expected result. */
export const mails: Record<string, Sample[]> = {
  'from everyday programs': everyday,
  'closed, within each other or from the mail system': unopenable,
  'pasted or forwarded as text': pasted,
  'with names and codings of all kinds': names,
  'damaged or telling lies': broken,
  'built to do harm': hostileMails,
}
