import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { branches, documentTypes } from '../types.ts'
import { helpPlaces } from './help-places.ts'
import { generalKindFiles, kindFiles } from './kinds.ts'
import { candidates, whichKind } from './kind-of.ts'

const files = Object.entries(kindFiles)

describe('the kinds of letters', () => {
  it('are at least sixty, each in a file of its own', () => {
    expect(files.length).toBeGreaterThanOrEqual(60)
    const inFolder = readdirSync(new URL('../kinds', import.meta.url))
      .filter((name) => name.endsWith('.json') && name !== 'general.json')
      .map((name) => name.slice(0, -'.json'.length))
    expect(files.map(([id]) => id).toSorted()).toEqual(inFolder.toSorted())
  })

  it.each(files)('%s names branches, places and kinds that exist', (_, { branch, help, signs }) => {
    expect(branches).toContain(branch)
    for (const id of help) expect(helpPlaces).toHaveProperty(id)
    for (const id of signs.over ?? []) expect(kindFiles).toHaveProperty(id)
  })

  it.each(files)('recognise %s, and not what only looks like it', (id, { is, isNot }) => {
    expect(whichKind(is)?.id).toBe(id)
    expect(whichKind(isNot)?.id).not.toBe(id)
  })

  it('do not tie on any sample', () => {
    for (const [, { is }] of files) {
      const [best, next] = candidates(is)
      if (next) expect(best!.score).toBeGreaterThan(next.score)
    }
  })

  it('stay open where only one sign speaks for a kind, or none', () => {
    expect(whichKind({ subject: 'Mahnung', sender: '', text: 'Guten Tag.' })).toBeNull()
    expect(whichKind({ subject: '', sender: 'Jobcenter Auental', text: 'Guten Tag.' })).toBeNull()
    expect(whichKind({ subject: '', sender: '', text: '' })).toBeNull()
  })

  it('are all in the form that the reader expects', () => {
    const known = ['branch', 'law', 'signs', 'help', 'caution', 'informs', 'isChange']
    const texts = ['says', 'is', 'isNot']
    const ofSigns = ['subject', 'text', 'from', 'only', 'never', 'over']
    for (const [id, file] of files) {
      expect([...known, ...texts], id).toEqual(expect.arrayContaining(Object.keys(file)))
      expect(ofSigns, id).toEqual(expect.arrayContaining(Object.keys(file.signs)))
      expect([undefined, 'offer', 'trick'], id).toContain(file.caution)
    }
    for (const { signs, help } of generalKindFiles) {
      expect(documentTypes).toEqual(expect.arrayContaining([...(signs.types ?? [])]))
      for (const id of help) expect(helpPlaces).toHaveProperty(id)
    }
  })
})
