import { defineConfig } from 'vitest/config'
import projects from './vitest.workspace.ts'

// Every core: Vitest would leave one idle, which on two cores doubles the time.
export default defineConfig({ test: { projects, maxWorkers: '100%' } })
