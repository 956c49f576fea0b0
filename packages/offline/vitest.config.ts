import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'offline', setupFiles: ['./test/setup.ts'] } })
