import type { TranslationSetup } from '@brieflotse/contract'

/** A server as it comes: its own model, nothing else, nobody elsewhere. */
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
