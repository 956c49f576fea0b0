import { describe, expect, it } from 'vitest'
import { craftedLetters, craftedLines } from '../../cases/crafted-lines.ts'
import { findIn } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { findDeadlines } from './deadline.ts'

// The test's timeout detects patterns that never end; `npm run attack` measures each finder for each text. The timeout is long, because V8
// only interprets further patterns once a process has compiled a megabyte of them, as all files here do together.
describe('text that means harm', () => {
  it.each(craftedLines)(
    'of %s neither throws nor hangs',
    (_, text) => {
      const drafts = [
        ...craftedLetters(text),
        { subject: [text], body: [`| ${text} | ${text}`, `- ${text}`, `# ${text}`, `- ${text}`] },
      ]
      for (const draft of drafts) {
        expect(findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')).toBeDefined()
      }
    },
    300_000,
  )

  it('gives nothing for an empty letter', () => {
    const shown = findIn({}).filter(({ kind }) => kind !== 'document-type' && kind !== 'urgency')
    expect(shown).toEqual([])
  })
})
