import { createHash } from 'node:crypto'
import { gateVersion } from '@brieflotse/translating'
import type { TranslateOptions } from './translation.ts'

/** What a translation is remembered by: who made it, how it was judged, and the sentence. */
export function cacheKey(
  version: string,
  { source, target }: Pick<TranslateOptions, 'source' | 'target'>,
  text: string,
): string {
  const whole = [version, `gate${gateVersion}`, source, target, text].join('\n')
  return createHash('sha256').update(whole).digest('base64url')
}
