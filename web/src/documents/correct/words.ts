import {
  type Correction,
  type Document,
  doubtfulWord,
  type Page,
  type PageWords,
} from '@brieflotse/contract'
import { loadWords } from '@brieflotse/offline'
import { placedAt } from '@brieflotse/reading/facts'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../../session/session.ts'

type WordCorrection = Extract<Correction, { field: 'word' }>

/** A word of a page, as read and with the user's correction, if any. */
export type ShownWord = PageWords[number] & { page: number; own: WordCorrection | null }

/** The words of a page with the user's corrections; null until they are loaded. */
export function useWords(document: Document, page: Page | undefined): ShownWord[] | null {
  const { db } = useSignedIn()
  const [read, setRead] = useState<{ page: number; words: PageWords } | null>(null)
  const { id } = document
  const number = page?.number
  const picture = page?.picture
  useEffect(() => {
    if (number === undefined) return
    let gone = false
    loadWords(db, id, number, picture).then(
      (words) => gone || setRead({ page: number, words }),
      () => gone || setRead(null),
    )
    return () => {
      gone = true
    }
  }, [db, id, number, picture])
  if (!read || read.page !== number) return null
  return withOwn(read.words, read.page, document.corrections)
}

function withOwn(read: PageWords, page: number, corrections: Correction[]): ShownWord[] {
  const words: ShownWord[] = read.map((word) => ({ ...word, page, own: null }))
  for (const own of corrections) {
    if (own.field !== 'word' || own.page !== page) continue
    for (const index of placedAt(words, own)) words[index]!.own = own
  }
  return words
}

/** True if the word was read with a low confidence and the user has not corrected it. */
export function isDoubtful({ confidence, own, text }: ShownWord): boolean {
  return confidence < doubtfulWord && own === null && /[\p{L}\p{N}]/u.test(text)
}
