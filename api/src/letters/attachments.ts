import { AppError, type LetterAttachment } from '@brieflotse/contract'
import sharp from 'sharp'
import type { Db } from '../db/open.ts'
import type { Storage } from '../providers/storage/storage.ts'

/** Pages of all copies together that can be printed. */
const mostCopiedPages = 40
/** Pixels across an A4 page: 190 dots an inch, as much as a copier gives. */
const widthPixels = 1500

/** The user's documents of which copies go along, as they are called now. Throws `not-found` for what is not theirs. */
export async function attachmentsOf(
  db: Db['read'],
  userId: number,
  ids: number[],
): Promise<LetterAttachment[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids.length > 0 ? ids : [-1])
    .execute()
  return [...new Set(ids)].map((documentId) => {
    const title = rows.find(({ id }) => id === documentId)?.title
    if (title === undefined) throw new AppError('not-found')
    return { documentId, title }
  })
}

/**
 * Pictures of all pages of these documents, in order, as JPEG; `missing` where a document or a page of it is gone, `too-many` where
 * they are more than `mostCopiedPages`: part of a letter is no copy of it.
 */
export async function copiesOf(
  { db, storage }: { db: Db; storage: Storage },
  userId: number,
  attachments: LetterAttachment[],
): Promise<Uint8Array[] | 'missing' | 'too-many'> {
  const copies: Uint8Array[] = []
  for (const { documentId } of attachments) {
    const pages = await db.read
      .selectFrom('document_pages as page')
      .innerJoin('documents as document', 'document.id', 'page.document_id')
      .select('page.zoom_hash as hash')
      .where('page.document_id', '=', documentId)
      .where('document.user_id', '=', userId)
      .orderBy('page.number')
      .limit(mostCopiedPages + 1)
      .execute()
    if (pages.length === 0) return 'missing'
    if (copies.length + pages.length > mostCopiedPages) return 'too-many'
    for (const { hash } of pages) {
      const picture = await storage.read(hash)
      if (!picture) return 'missing'
      copies.push(await asJpeg(picture))
    }
  }
  return copies
}

/** Upright, because the paper is. */
async function asJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata()
  const jpeg = await sharp(picture)
    .rotate(width > height ? 90 : 0)
    .resize({ width: widthPixels, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 72 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
