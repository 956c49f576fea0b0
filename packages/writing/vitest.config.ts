import { defineConfig } from 'vitest/config'

// No module of this package keeps anything that a test could see: they are loaded once for all files.
export default defineConfig({ test: { name: 'writing', testTimeout: 30_000, isolate: false } })
