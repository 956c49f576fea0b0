import { defineConfig } from 'vitest/config'

// Apart from the unit tests: these need the built web app and a browser, and share two cores with the reader.
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
