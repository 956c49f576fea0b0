import * as v from 'valibot'
import type { Interpreter } from './providers/interpreter/interpreter.ts'
import { addressSetting, missingOf, textSetting, wholeNumber } from './system/setting-shapes.ts'

const names = ['off', 'deepl', 'libretranslate'] as const

/** The settings for the external translation service. It is off by default, and even then used only for users who consented in Settings. */
export const translationSettings = {
  BRIEFLOTSE_TRANSLATION_SERVICE: v.optional(
    v.picklist(names, `must be one of ${names.join(', ')}`),
    'off',
  ),
  /** How many characters of one user the service may get in 24 hours. The rest is translated on this server. */
  BRIEFLOTSE_TRANSLATE_CHARACTERS_PER_DAY: v.optional(wholeNumber(0, 999_999_999), '200000'),
  BRIEFLOTSE_DEEPL_KEY: textSetting,
  BRIEFLOTSE_DEEPL_URL: addressSetting,
  BRIEFLOTSE_LIBRETRANSLATE_URL: addressSetting,
  BRIEFLOTSE_LIBRETRANSLATE_KEY: textSetting,
  /** A mirror to download models from. */
  BRIEFLOTSE_MODELS_URL: addressSetting,
}

const Settings = v.object(translationSettings)
export type TranslationSettings = v.InferOutput<typeof Settings>

const needed = {
  off: [],
  deepl: ['BRIEFLOTSE_DEEPL_KEY'],
  libretranslate: ['BRIEFLOTSE_LIBRETRANSLATE_URL'],
} as const

export function missingForTranslation(env: TranslationSettings): string[] {
  const service = env.BRIEFLOTSE_TRANSLATION_SERVICE
  return missingOf(env, needed[service], `translating with ${service}`)
}

/** Builds the chosen service; null if nothing leaves this machine. */
export async function interpreterOf(env: TranslationSettings): Promise<Interpreter | null> {
  const { BRIEFLOTSE_DEEPL_KEY: deepl, BRIEFLOTSE_LIBRETRANSLATE_URL: libre } = env
  if (env.BRIEFLOTSE_TRANSLATION_SERVICE === 'deepl' && deepl !== undefined) {
    const { createDeepl } = await import('./providers/interpreter/deepl.ts')
    const url = env.BRIEFLOTSE_DEEPL_URL
    return createDeepl({ key: deepl, ...(url !== undefined && { url }) })
  }
  if (env.BRIEFLOTSE_TRANSLATION_SERVICE === 'libretranslate' && libre !== undefined) {
    const { createLibreTranslate } = await import('./providers/interpreter/libretranslate.ts')
    const key = env.BRIEFLOTSE_LIBRETRANSLATE_KEY
    return createLibreTranslate({ url: libre, ...(key !== undefined && { key }) })
  }
  return null
}
