import { defineConfig } from 'vitest/config'

// Tests start whole servers, and a busy machine takes its time for that.
export default defineConfig({
  test: { name: 'api', testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } },
})
