import { defineConfig } from 'vitest/config'

// Separate from the unit tests, because these need the built web app and a browser. Two files run at once, because each often waits
// for its browser; every file has its own server, profile and port.
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
