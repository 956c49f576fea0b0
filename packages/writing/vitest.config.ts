import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'writing', testTimeout: 30_000 } })
