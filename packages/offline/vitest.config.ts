import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'offline',
    testTimeout: 30_000,
    // the default of one second is too short on a busy machine
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./test/setup.ts'],
  },
})
