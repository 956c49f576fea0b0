import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'reading', testTimeout: 30_000 } })
