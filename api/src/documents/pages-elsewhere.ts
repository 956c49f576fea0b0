import { AppError, message } from '@brieflotse/contract'
import type { Tx } from '../db/open.ts'

/** Whether other letters have the document's pages now, because it was split or joined. */
export async function arePagesElsewhere(tx: Tx, id: number): Promise<boolean> {
  const kin = await tx
    .selectFrom('documents')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('part_of', '=', id),
        eb.and([eb('id', '=', id), eb('joined_into', 'is not', null)]),
      ]),
    )
    .limit(1)
    .execute()
  return kin.length > 0
}

/** Throws `conflict` for such a document: next to the letters with its pages it would ask for everything twice. */
export async function refusePagesElsewhere(tx: Tx, id: number): Promise<void> {
  if (!(await arePagesElsewhere(tx, id))) return
  throw new AppError('conflict', message('document.pages-elsewhere'))
}
