import { describe, expect, it } from 'vitest'
import { kindSamples, type Snippet } from '../../cases/kind-samples.ts'
import { letterKinds } from './kinds.ts'
import { candidates, whichKind } from './which-kind.ts'

const signs = ([sender, subject, text]: Snippet) => ({ sender, subject, text })

describe('the kinds of letters', () => {
  it('are at least sixty, each with its own name, all with a sample', () => {
    expect(letterKinds.length).toBeGreaterThanOrEqual(60)
    expect(new Set(letterKinds.map(({ id }) => id)).size).toBe(letterKinds.length)
    expect(Object.keys(kindSamples).toSorted()).toEqual(letterKinds.map(({ id }) => id).toSorted())
  })

  it('give way only to kinds that exist', () => {
    const ids = new Set(letterKinds.map(({ id }) => id))
    for (const { over = [] } of letterKinds) for (const id of over) expect(ids).toContain(id)
  })

  it.each(Object.entries(kindSamples))(
    'recognise %s, and not what only looks like it',
    (id, sample) => {
      expect(whichKind(signs(sample.is))?.id).toBe(id)
      expect(whichKind(signs(sample.isNot))?.id).not.toBe(id)
    },
  )

  it('do not tie on any sample', () => {
    for (const { is } of Object.values(kindSamples)) {
      const [best, next] = candidates(signs(is))
      if (next) expect(best!.score).toBeGreaterThan(next.score)
    }
  })

  it('stay open where only one sign speaks for a kind, or none', () => {
    expect(whichKind({ subject: 'Mahnung', sender: '', text: 'Guten Tag.' })).toBeNull()
    expect(whichKind({ subject: '', sender: 'Jobcenter Auental', text: 'Guten Tag.' })).toBeNull()
    expect(whichKind({ subject: '', sender: '', text: '' })).toBeNull()
  })
})
