import type { TranslationSetup } from '@brieflotse/contract'

/** The translation setup of a new server: only its own model. */
export const usualTranslation: TranslationSetup = {
  installed: [
    {
      name: 'letters-de-en',
      source: 'de',
      target: 'en',
      bytes: 11_300_000,
      licence: 'CC BY 4.0',
      origin: 'Brieflotse',
      shipped: true,
    },
  ],
  wanted: 'en',
  used: 'en',
  service: null,
  ownWords: null,
}
