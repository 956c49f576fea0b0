import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'rules', testTimeout: 30_000 } })
