import { piecesOf } from '@brieflotse/reading/said'

/** A sentence with quotations from the letter, which keep their language and text direction. */
export function SentenceWithQuotes({ children: sentence }: { children: string }) {
  return piecesOf(sentence).map((piece, index) =>
    // every second piece is a quotation
    index % 2 === 1 ? (
      <bdi key={index} lang="de">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  )
}
