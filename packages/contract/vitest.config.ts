import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'contract', testTimeout: 30_000 } })
