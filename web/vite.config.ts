import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.ts'
import { version } from './package.json'
import { nothingMissingOffline } from './precache.ts'

const api = process.env['BRIEFLOTSE_API'] ?? 'http://127.0.0.1:3000'

/**
 * What the first load reaches by the front door of a package and does not use. Left alone, it would be in the file of the first load as
 * soon as any later screen uses it.
 */
const later =
  /ibantools|rules\/src\/(iban|girocode|swiss-qr|payment-checks|deadline-rules|deadlines|holidays|working-days)\.|corrections\/(answers|canonical)\./

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first load needs is one file: twenty small ones are larger together, and each is one more request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !later.test(id), priority: 2 },
            { name: 'counting', test: later, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../service-worker/src',
      filename: 'worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'icons/icon-192.png'],
        // Everything the app needs without a network must fit: the build stops where a file does not (precache.ts).
        maximumFileSizeToCacheInBytes: 600_000,
      },
      showMaximumFileSizeToCacheInBytesWarning: false,
      manifest,
    }),
    nothingMissingOffline(),
  ],
})
