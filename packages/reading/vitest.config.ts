import { defineConfig } from 'vitest/config'

// No module of this package keeps state that a test could see, so all test files share one module graph.
export default defineConfig({ test: { name: 'reading', testTimeout: 30_000, isolate: false } })
