import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'service-worker', testTimeout: 30_000 } })
