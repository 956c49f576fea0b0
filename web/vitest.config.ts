import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { kinds } from './kinds.ts'

export default defineConfig({
  plugins: [react(), kinds()],
  test: {
    name: 'web',
    environment: 'jsdom',
    testTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    setupFiles: ['fake-indexeddb/auto', './src/testing/setup.ts'],
  },
})
