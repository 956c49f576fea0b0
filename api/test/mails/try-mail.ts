import { AppError, type MailPart } from '@brieflotse/contract'
import type { Once } from '../../src/http/once.ts'
import type { MailReader } from '../../src/inbox/mail-reader.ts'
import { type LetterImport, processMail } from '../../src/inbox/process-mail.ts'
import { partReasons } from '../../src/inbox/part-reasons.ts'
import type { Sample } from './sample.ts'
import { sha256 } from '../../src/system/sha256.ts'

/** Processes a fixture mail with a fake intake and returns the parts and the printed texts. */
export async function tryMail(reader: MailReader, sample: Sample) {
  const source = await sample.mail()
  const texts: string[] = []
  const noting: MailReader = {
    ...reader,
    async print(text) {
      texts.push([...text.lines, text.text].join('\n'))
      return reader.print(text)
    },
  }
  const content = sample.way === 'pasted' ? String(source) : ''
  const files = sample.way === 'pasted' ? [] : [{ name: 'mail.eml', bytes: bytesOf(source) }]
  const wish: Once = { userId: 1, key: null, request: '' } as unknown as Once
  const parts = await processMail(noting, intake(), wish, { content, files })
  return { parts, text: texts.join('\n') }
}

const bytesOf = (source: string | Buffer) => new Uint8Array(Buffer.from(source as string))

function intake(): LetterImport {
  const offered: string[] = []
  return {
    async offer(bytes) {
      if (bytes.length === 0) throw new AppError('file-missing')
      offered.push(sha256(bytes))
    },
    async commit(_wish, _about, answer) {
      return answer(
        offered.map((hash, at) => {
          const first = offered.indexOf(hash)
          return { documentId: first + 1, duplicate: first < at }
        }),
      )
    },
    async end() {},
  }
}

const reasons = new Map<string, string>(Object.entries(partReasons).map(([key, id]) => [id, key]))

/** A part as fixtures describe it: its outcome, and its name or the reason. */
export const inWords = ({ outcome, said, name }: MailPart): [string, string | null] => [
  outcome,
  said ? (reasons.get(said.id) ?? null) : name,
]

/** Whether the result is what the fixture expects. */
export function endsRight(sample: Sample, parts: MailPart[], text: string): boolean {
  const { becomes, says, never } = sample
  const same = parts.map(inWords).every(([outcome, what], at) => {
    const wanted = becomes[at]
    return wanted?.[0] === outcome && (wanted[1] === '*' || wanted[1] === what)
  })
  const told = (!says || text.includes(says)) && (!never || !text.includes(never))
  return same && parts.length === becomes.length && told
}
