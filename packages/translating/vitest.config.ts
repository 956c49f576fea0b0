import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'translating', testTimeout: 30_000 } })
