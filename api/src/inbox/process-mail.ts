import { AppError, englishOf, type MailPart, statuses } from '@brieflotse/contract'
import { limits } from '../system/limits.ts'
import type { Once } from '../http/once.ts'
import type { MailReader } from './mail-reader.ts'
import { isAttachedLetter, isOwnLetter, onlyPoints } from './own-letter.ts'
import { type PartReason, reasonOf } from './part-reasons.ts'
import { firstLine, unpackMail, type Apart, type UnpackedMail, type Refused } from './take-apart.ts'
import { sha256 } from '../system/sha256.ts'

export type SharedMail = { content: string; files: { name: string; bytes: Uint8Array }[] }

/** Turns letters into documents; see `documents/import-letters.ts`. */
export type LetterImport = {
  offer(bytes: Uint8Array, fileName: string): Promise<void>
  commit<T>(wish: Once, about: string, answer: (added: Added[]) => T): Promise<T>
  end(): Promise<void>
}
type Added = { documentId: number; duplicate: boolean }

/** The result of a part as it is stored with the idempotency key. It lacks the name, so that no name remains after a letter is erased. */
type Fate = Pick<MailPart, 'outcome' | 'documentId' | 'said'>
/** `letter`: its index among the offered letters. */
type Found = { name: string } & (Refused | { letter: number })

/** Turns the content of a mail into documents, all or none. A repeated `wish` gets the first result. */
export async function processMail(
  reader: MailReader,
  intake: LetterImport,
  wish: Once,
  mail: SharedMail,
): Promise<MailPart[]> {
  try {
    const found = await letters(reader, intake, await unpackMail(reader, mail.content, mail.files))
    const about = `mail:${wish.key ?? ''}`
    const fates = await intake.commit(wish, about, (added) =>
      found.map((part): Fate => {
        if (!('letter' in part)) {
          return { outcome: part.outcome, documentId: null, said: part.said }
        }
        const { documentId, duplicate } = added[part.letter]!
        return { outcome: duplicate ? 'duplicate' : 'document', documentId }
      }),
    )
    return fates.map((fate, index) => {
      const reason = fate.said ? englishOf(fate.said) : null
      return { name: found[index]?.name ?? '', ...fate, reason }
    })
  } finally {
    await intake.end()
  }
}

/** Offers all files, and then all texts that are letters themselves, in order. */
async function letters(reader: MailReader, intake: LetterImport, apart: Apart): Promise<Found[]> {
  const { mails, things } = apart
  let count = 0
  const known = new Set<string>()
  const offer = async (bytes: Uint8Array, name: string): Promise<Found> => {
    const hash = sha256(bytes)
    if (!known.has(hash) && count >= limits.mailDocuments) {
      return { name, outcome: 'left-out', said: reasonOf('tooMany') }
    }
    try {
      await intake.offer(bytes, name)
    } catch (error) {
      if (!(error instanceof AppError) || statuses[error.code] >= 500) throw error
      return { name, outcome: 'unreadable', said: error.said }
    }
    known.add(hash)
    count += 1
    return { name, letter: count - 1 }
  }

  const files: Found[] = []
  for (const thing of things) {
    const { name } = thing
    if ('bytes' in thing) files.push(await offer(thing.bytes, name))
    else if (!('text' in thing)) files.push({ name, ...pick(thing) })
    else if (isAttachedLetter(thing.text)) files.push(await print(name, [], thing.text))
    else files.push({ name, outcome: 'left-out', said: reasonOf('noLetter') })
  }
  const texts: (Found | null)[] = mails.map(() => null)
  // Nested mails are handled before the text of the outer mail, which depends on what they brought.
  const depth = (index: number | null): number =>
    index === null ? 0 : 1 + depth(mails[index]!.within)
  const inward = [...mails.keys()].toSorted((a, b) => depth(b) - depth(a))
  for (const index of inward) texts[index] = await textOf(mails[index]!, index)

  function brought(index: number): boolean {
    return (
      things.some((thing, at) => thing.mail === index && 'letter' in files[at]!) ||
      mails.some((mail, at) => mail.within === index && (isLetter(texts[at]) || brought(at)))
    )
  }

  async function textOf(
    { name, text: said, report }: UnpackedMail,
    index: number,
  ): Promise<Found | null> {
    const { lines, text } = said
    const came = things.some(({ mail }) => mail === index)
    const left = (why: PartReason): Found => ({
      name,
      outcome: 'left-out',
      said: reasonOf(why),
    })
    if (report) return left('report')
    if (text.trim() === '') {
      return came || mails.some(({ within }) => within === index) ? null : left('empty')
    }
    if (brought(index) && !isOwnLetter(text)) return left('accompanies')
    if (came && onlyPoints(text)) return left('note')
    return print(name || firstLine(text), lines, text)
  }

  async function print(name: string, lines: string[], text: string): Promise<Found> {
    const pdf = await reader.print({ lines, text })
    return { ...(await offer(pdf, `${name.replaceAll(/[/\\]/g, '-')}.pdf`)), name }
  }

  const all = files.flatMap((file, at) => [...before(at), file])
  return [...all, ...before(files.length)]

  function before(at: number): Found[] {
    return texts.filter((text, index): text is Found => text !== null && mails[index]!.place === at)
  }
}

const isLetter = (found: Found | null | undefined) => !!found && 'letter' in found

const pick = ({ outcome, said }: Refused): Refused => ({ outcome, said })
