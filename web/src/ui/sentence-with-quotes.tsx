import { piecesOf } from '@brieflotse/reading/said'

/** A sentence in which the letter's own words keep their direction and their language. */
export function SentenceWithQuotes({ children: sentence }: { children: string }) {
  return piecesOf(sentence).map((piece, index) =>
    // every second piece is the letter's own
    index % 2 === 1 ? (
      <bdi key={index} lang="de">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  )
}
