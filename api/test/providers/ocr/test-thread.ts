import { threadId } from 'node:worker_threads'
import { UnreadableFile } from '../../../src/providers/ocr/refusal.ts'
import { serve } from '../../../src/providers/ocr/serve.ts'

/** For tests: a thread that fails on request. */
serve({
  echo: (input: number) => Promise.resolve(input),
  which: () => Promise.resolve(threadId),
  hang: async () => {
    for (;;);
  },
  swell: async () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => i + kept.length))
  },
  refuse: () => Promise.reject(new UnreadableFile('file-broken', 'half of it is missing')),
  fail: () => Promise.reject(new Error('a fault of ours')),
})
