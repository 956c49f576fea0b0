import { fits, isSlip, maySlip, shortestInside, soughtOf } from './match.ts'
import { searchTermsOf, type SearchTerm } from './query.ts'

/** The words of a document, folded and separated by spaces: names first, then facts, then texts. */
export type SearchWords = readonly string[]

/** Weight of a word by its place: in a name, in a fact, in a text. */
const worth = [8, 4, 1]
const parts = 4
export type Hit = { id: number; score: number }

/**
 * An index of words and their documents. `find` returns the documents that match every term, best first, and the newest (highest id) first
 * among equals. It has no clock and no database, so results depend only on its content.
 */
export class SearchIndex {
  #words: string[] = []
  #lists: number[][] = []
  #numberOf = new Map<string, number>()
  #ids: number[] = []
  #slotOf = new Map<number, number>()
  // all words in one text with their offsets, because searching one long string is fastest
  #all: string | null = null
  #starts = new Uint32Array(0)

  /** Adds or replaces a document. */
  put(id: number, given: SearchWords): void {
    this.#add(id, given)
    this.#tidy()
  }

  remove(id: number): void {
    this.#slotOf.delete(id)
    this.#tidy()
  }

  get size() {
    return this.#slotOf.size
  }

  /** Null if the query is empty. */
  find(query: string): Hit[] | null {
    const terms = searchTermsOf(query)
    if (terms.length === 0) return null
    const hits: Hit[] = []
    for (const [slot, score] of together(terms.map((term) => this.#scoresOf(term))).entries()) {
      const id = this.#ids[slot]!
      if (score > 0 && this.#slotOf.get(id) === slot) hits.push({ id, score })
    }
    return hits.sort((a, b) => b.score - a.score || b.id - a.id)
  }

  #add(id: number, given: SearchWords): void {
    const slot = this.#ids.push(id) - 1
    this.#slotOf.set(id, slot)
    const seen = new Set<string>()
    for (const [part, text] of given.entries()) {
      for (const word of text.split(' ')) {
        if (word === '' || seen.has(word)) continue
        seen.add(word)
        let number = this.#numberOf.get(word)
        if (number === undefined) {
          number = this.#words.push(word) - 1
          this.#numberOf.set(word, number)
          this.#lists.push([])
          this.#all = null
        }
        this.#lists[number]!.push(slot * parts + Math.min(part, worth.length - 1))
      }
    }
  }

  /** Removed documents leave unused slots; when there are many, they are deleted together with unused words. */
  #tidy(): void {
    if (this.#ids.length < this.#slotOf.size * 1.5 + 1000) return
    const places: number[] = this.#ids.map((id, slot) => (this.#slotOf.get(id) === slot ? 0 : -1))
    this.#ids = this.#ids.filter((_, slot) => places[slot] === 0)
    let next = 0
    for (const [slot, place] of places.entries()) if (place === 0) places[slot] = next++
    this.#lists = this.#lists.map((list) =>
      list.flatMap((place) => {
        const slot = places[Math.floor(place / parts)]!
        return slot < 0 ? [] : slot * parts + (place % parts)
      }),
    )
    this.#words = this.#words.filter((_, number) => this.#lists[number]!.length > 0)
    this.#lists = this.#lists.filter((list) => list.length > 0)
    this.#numberOf = new Map(this.#words.map((word, number) => [word, number]))
    this.#slotOf = new Map(this.#ids.map((id, slot) => [id, slot]))
    this.#all = null
  }

  #layOut(): string {
    if (this.#all !== null) return this.#all
    this.#starts = new Uint32Array(this.#words.length)
    let length = 1
    for (const [at, word] of this.#words.entries()) {
      this.#starts[at] = length
      length += word.length + 1
    }
    this.#all = `\n${this.#words.join('\n')}\n`
    return this.#all
  }

  #matches(sought: string): Map<number, number> {
    const { word: typed, whole: isWhole, start } = soughtOf(sought)
    if (isWhole) {
      const number = this.#numberOf.get(typed)
      return new Map(number === undefined ? [] : [[number, fits.exact]])
    }
    const text = this.#layOut()
    const starts = this.#starts
    const found = new Map<number, number>()
    let number = 0
    for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
      number = wordAt(starts, at, number)
      const whole = at === starts[number]
      if (!whole && (start || typed.length < shortestInside)) continue
      const ends = text[at + typed.length] === '\n'
      const fit = whole ? (ends ? fits.exact : fits.prefix) : fits.inside
      if (fit > (found.get(number) ?? 0)) found.set(number, fit)
    }
    if (found.size > 0 || !maySlip(sought)) return found
    for (const [at, word] of this.#words.entries())
      if (isSlip(typed, word)) found.set(at, fits.slip)
    return found
  }

  #scoresOfWord(typed: string): Float32Array {
    const scores = new Float32Array(this.#ids.length)
    for (const [number, fit] of this.#matches(typed)) {
      for (const place of this.#lists[number]!) {
        const slot = Math.floor(place / parts)
        scores[slot] = Math.max(scores[slot]!, fit * worth[place % parts]!)
      }
    }
    return scores
  }

  #scoresOf(term: SearchTerm): Float32Array {
    const [any, ...others] = term.map((needed) =>
      together(needed.map((word) => this.#scoresOfWord(word))),
    )
    for (const other of others) {
      for (const [slot, score] of other.entries()) any![slot] = Math.max(any![slot]!, score)
    }
    return any!
  }
}

export const createSearchIndex = () => new SearchIndex()

/** The sum of scores per slot if every term matches there, else 0. Changes the first array. */
function together(scores: Float32Array[]): Float32Array {
  const [sums, ...others] = scores
  for (const other of others) {
    for (const [slot, score] of other.entries()) {
      sums![slot] = score > 0 && sums![slot]! > 0 ? sums![slot]! + score : 0
    }
  }
  return sums!
}

/** The index of the word at an offset in the text of all words; not below `from`. */
function wordAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}
