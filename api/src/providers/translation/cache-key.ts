import { createHash } from 'node:crypto'
import { gateVersion } from '@brieflotse/translating'
import type { TranslateOptions } from './translation.ts'

/** The cache key of a translation: translator, quality check and sentence. */
export function cacheKey(
  version: string,
  { source, target }: Pick<TranslateOptions, 'source' | 'target'>,
  text: string,
): string {
  const whole = [version, `gate${gateVersion}`, source, target, text].join('\n')
  return createHash('sha256').update(whole).digest('base64url')
}
