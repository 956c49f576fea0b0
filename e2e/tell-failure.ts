import { afterEach } from 'vitest'
import { describePages } from './browser.ts'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of await describePages()) console.error(`${task.name}\n${page}`)
})
