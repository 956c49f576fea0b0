import type {
  InstalledModel,
  ModelOverview,
  OfferedModel,
  OwnWords,
  TranslationSetup,
} from '../packages/contract/src/index.ts'

const shipped: InstalledModel = {
  name: 'letters-de-en',
  source: 'de',
  target: 'en',
  bytes: 11_300_000,
  licence: 'CC BY 4.0',
  origin: 'Brieflotse',
  shipped: true,
}
const helsinki = { licence: 'CC BY 4.0', origin: 'OPUS-MT, University of Helsinki' }

/** A server with default settings. */
export const usualTranslation: TranslationSetup = {
  installed: [shipped],
  wanted: 'en',
  used: 'en',
  service: null,
  ownWords: null,
}

/** A server with an external service that does not support the user's language. */
export const fullTranslation: TranslationSetup = {
  installed: [
    shipped,
    {
      name: 'opus-mt-de-en',
      source: 'de',
      target: 'en',
      bytes: 111_519_745,
      shipped: false,
      ...helsinki,
    },
  ],
  wanted: 'tr',
  used: 'en',
  service: { name: 'deepl', label: 'DeepL', host: 'api-free.deepl.com', agreedAt: null },
  ownWords: 'DeepL',
}

const offered: OfferedModel = {
  name: 'opus-mt-de-en',
  source: 'de',
  target: 'en',
  bytes: 111_519_745,
  state: 'none',
  done: 0,
  failure: null,
  files: [],
  ...helsinki,
}

/** A model in every possible state. */
export const shelf: ModelOverview = {
  installed: [shipped, { ...shipped, name: 'own-de-uk', target: 'uk', shipped: false }],
  offered: [
    {
      ...offered,
      state: 'broken',
      done: 47_000_000,
      failure: 'We cannot reach the provider at the moment. Please try again in a few minutes.',
    },
    { ...offered, name: 'opus-mt-en-de', source: 'en', target: 'de' },
    {
      ...offered,
      name: 'opus-mt-fr-de',
      source: 'fr',
      target: 'de',
      state: 'failed',
      done: 3_000_000,
      failure: 'The disk of the server is full. We installed nothing.',
    },
    { ...offered, name: 'opus-mt-de-fr', target: 'fr', state: 'installed' },
  ],
}

export const ownWords: OwnWords = {
  by: 'DeepL',
  sentences: [
    {
      english: 'Why do I have to pay €42.00 again?',
      german: 'Warum muss ich noch einmal 42,00 € zahlen?',
      back: 'Why do I have to pay €42.00 again?',
      quality: 'model',
    },
    {
      english: 'I did not get the first letter.',
      german: 'Ich habe den ersten Brief bekommen.',
      back: 'I got the first letter.',
      quality: 'rough',
    },
  ],
}
