import type { Plugin } from 'vite'
import { manifest } from './manifest.ts'
import { first as ar } from './src/text/ar/first.ts'
import { first as de } from './src/text/de/first.ts'
import { first as ru } from './src/text/ru/first.ts'
import { first as tr } from './src/text/tr/first.ts'
import { first as uk } from './src/text/uk/first.ts'

const tables = { de, tr, ar, uk, ru }

/** What a store or a browser says of the app before it is installed: what it does, and what its two pictures show. */
const says: Record<keyof typeof tables, readonly [app: string, phone: string, desk: string]> = {
  de: [
    'Liest amtliche deutsche Briefe und sagt, was zu tun ist, bis wann und wie viel.',
    'Was in einem Brief steht, was zu tun ist und bis wann',
    'Ein Brief neben seiner Erklärung',
  ],
  tr: [
    'Resmî Almanca mektupları okur; ne yapılacağını, son günü ve tutarı söyler.',
    'Bir mektupta ne yazdığı, ne yapılacağı ve son gün',
    'Bir mektup ve yanında açıklaması',
  ],
  ar: [
    'يقرأ الرسائل الرسمية الألمانية ويخبرك بما يجب فعله وإلى متى وكم المبلغ.',
    'ما تقوله الرسالة وما يجب فعله وإلى متى',
    'رسالة وبجانبها شرحها',
  ],
  uk: [
    'Читає офіційні німецькі листи й каже, що зробити, до якого дня і скільки сплатити.',
    'Що сказано в листі, що зробити і до якого дня',
    'Лист поруч зі своїм поясненням',
  ],
  ru: [
    'Читает официальные немецкие письма и говорит, что сделать, до какого дня и сколько заплатить.',
    'Что сказано в письме, что сделать и до какого дня',
    'Письмо рядом со своим объяснением',
  ],
}

/** The web app manifest in a language of the screens; all of them are the one app (`id`). */
export function manifestIn(language: keyof typeof tables) {
  const { app, documents, home } = tables[language]
  const [description, ...labels] = says[language]
  const names = [
    { name: home.uploadDocument, short_name: app.upload },
    { name: documents.title, short_name: app.documents },
  ]
  return {
    ...manifest,
    description,
    lang: language,
    // what the build itself runs cannot read the code of a package
    dir: language === 'ar' ? 'rtl' : 'ltr',
    screenshots: manifest.screenshots?.map((shot, i) => ({ ...shot, label: labels[i] })),
    shortcuts: manifest.shortcuts?.map((shortcut, i) => ({ ...shortcut, ...names[i] })),
  }
}

/** Writes one manifest for each language: the page names that of the reader once it knows it (`src/install/own-manifest.ts`). */
export function ownManifests(): Plugin {
  return {
    name: 'own-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of Object.keys(tables) as (keyof typeof tables)[]) {
        const source = JSON.stringify(manifestIn(language))
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source })
      }
    },
  }
}
