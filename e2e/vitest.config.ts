import { defineConfig } from 'vitest/config'

// Apart from the unit tests: these need the built web app and a browser. Two files at once: while one waits for its browser the
// other has work to do, and every file has a server, a profile and a port of its own.
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    setupFiles: ['tell-failure.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
