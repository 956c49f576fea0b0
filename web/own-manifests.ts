import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { ownFiles } from './chunks.ts'
import { manifest } from './manifest.ts'
import type first from './src/text/en/first.json'
import type says from './src/text/en/manifest.json'

const read = (language: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`src/text/${language}/${name}.json`, import.meta.url), 'utf8'))

/** The web app manifest in one language. All of them have the same `id`, so they are one app. */
export function manifestIn(language: string) {
  const { app, documents, home } = read(language, 'first') as typeof first
  const { app: description, phone, desk } = read(language, 'manifest') as typeof says
  const labels = [phone, desk]
  const names = [
    { name: home.uploadDocument, short_name: app.upload },
    { name: documents.title, short_name: app.documents },
  ]
  return {
    ...manifest,
    description,
    lang: language,
    // the build cannot import code of the packages, so the direction is repeated here
    dir: language === 'ar' ? 'rtl' : 'ltr',
    screenshots: manifest.screenshots?.map((shot, i) => ({ ...shot, label: labels[i] })),
    shortcuts: manifest.shortcuts?.map((shortcut, i) => ({ ...shortcut, ...names[i] })),
  }
}

/** Writes one manifest for each language. The page selects one when it knows the user's language (`src/install/own-manifest.ts`). */
export function ownManifests(): Plugin {
  return {
    name: 'own-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of ownFiles) {
        const source = JSON.stringify(manifestIn(language))
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source })
      }
    },
  }
}
