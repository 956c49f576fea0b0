import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'offline',
    testTimeout: 30_000,
    // one second, if nothing is said: a busy machine takes longer
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./test/setup.ts'],
  },
})
