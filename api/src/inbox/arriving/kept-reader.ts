import { AppError } from '@brieflotse/contract'
import { limits } from '../../http/limits.ts'
import { bundleOf } from '../../providers/bundle.ts'
import { keptThread } from '../../providers/kept-thread.ts'
import type { MailReader, Question } from '../mail-reader.ts'

/** Opens mails as `mail-reader.ts` does, in a thread that stays for the next one: mails come in by the hundred. */
export function createKeptReader(): MailReader {
  const thread = keptThread<Question, unknown>({
    code: () => bundleOf(new URL('./reader-worker.ts', import.meta.url), { packages: 'external' }),
    limitMs: limits.mailMs,
  })
  const ask = <T>(question: Question): Promise<T> =>
    thread.ask(question).catch((cause: unknown) => {
      throw new AppError('mail-failed', undefined, { cause })
    }) as Promise<T>
  return {
    open: (bytes) => ask({ what: 'open', bytes }),
    plain: (html) => ask({ what: 'plain', html }),
    print: (text) => ask({ what: 'print', text }),
  }
}
