import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sentence of a letter, its manual English translation, and the names known from the letter. */
export type Pair = { german: string; english: string; names: string[] }

/** The letters with English references, sentence by sentence. No model is trained on them. */
export function readPairs(folder: string): Pair[][] {
  type Letter = {
    english?: { de: string; en: string }[]
    truth?: { sender?: { name?: string }; recipient?: { name?: string } }
  }
  return readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Letter)
    .filter((letter) => letter.english?.length)
    .map(({ english = [], truth }) => {
      const names = [truth?.sender?.name, truth?.recipient?.name].filter(
        (name) => name !== undefined,
      )
      return english.map((pair) => ({ german: pair.de, english: pair.en, names }))
    })
}
