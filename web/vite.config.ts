import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createNames, createSharedNames, isIn, isLater } from './chunks.ts'
import { early } from './early.ts'
import { kinds } from './kinds.ts'
import { manifest } from './manifest.ts'
import { version } from './package.json'
import { ownManifests } from './own-manifests.ts'
import { nothingMissingOffline } from './precache.ts'
import { squeezed } from './squeezed.ts'
import { fontFile, usedWeights } from './used-weights.ts'

const api = process.env['BRIEFLOTSE_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // `first` is in the HTML already, so it is not preloaded again
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(first|rolldown-runtime)-/.test(file)),
    },
    // One file for all screens and one for all screens behind the login: twenty small files compress worse, and each costs a request.
    rolldownOptions: {
      input: ['index.html', 'src/signed-in.ts'],
      output: {
        assetFileNames: fontFile,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'messages', test: isIn('messages'), priority: 4 },
            {
              name: createNames(),
              tags: ['$initial'],
              test: (id) => !isLater(id),
              priority: 3,
            },
            { name: 'counting', test: isIn('counting'), priority: 2 },
            { name: 'paying', test: isIn('paying'), priority: 2 },
            { name: 'clocks', test: isIn('clocks'), priority: 2 },
            { name: 'pieces', test: isIn('pieces'), priority: 2 },
            { name: 'say-message', test: isIn('say-message'), priority: 2 },
            { name: createSharedNames(), priority: 1 },
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
    early(),
    kinds(),
    ownManifests(),
    usedWeights(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../service-worker/src',
      filename: 'worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        // a classic script, so dynamic imports are bundled into it
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'icons/icon-192.png'],
        // The app needs all of these files offline; the build fails if one exceeds this limit (precache.ts).
        maximumFileSizeToCacheInBytes: 600_000,
      },
      showMaximumFileSizeToCacheInBytesWarning: false,
      manifest,
    }),
    nothingMissingOffline(),
    squeezed(),
  ],
})
