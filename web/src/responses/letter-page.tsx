import { gapsIn, lineLength, noContent } from '@brieflotse/writing'
import { responsesText } from '../text/responses.ts'

/** The letter in a monospaced font, at most 76 characters per line, with highlighted gaps. */
export function LetterPage({ content }: { content: string }) {
  return (
    <div className="overflow-x-auto rounded-box border border-line bg-surface shadow-card print:hidden">
      <pre
        lang="de"
        aria-label={responsesText.german}
        style={{ maxWidth: `calc(${lineLength}ch + 4rem)` }}
        className="mx-auto p-5 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap sm:p-8"
      >
        {piecesOf(content.trim() === '' ? noContent : content).map(({ piece, isGap }, i) =>
          isGap ? (
            <mark key={i} className="rounded-small bg-must-wash px-1 font-semibold text-must">
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </pre>
    </div>
  )
}

function piecesOf(content: string): { piece: string; isGap: boolean }[] {
  const marks = gapsIn(content).map(({ german }) => german.replace(/[[\]]/g, '\\$&'))
  if (marks.length === 0) return [{ piece: content, isGap: false }]
  const pieces = content.split(new RegExp(`(${marks.join('|')})`, 'g'))
  return pieces.map((piece, i) => ({ piece, isGap: i % 2 === 1 }))
}
