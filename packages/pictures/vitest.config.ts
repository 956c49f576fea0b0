import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'pictures', testTimeout: 30_000 } })
