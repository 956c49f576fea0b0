import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'offline', testTimeout: 30_000, setupFiles: ['./test/setup.ts'] },
})
