import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'letter', testTimeout: 30_000 } })
