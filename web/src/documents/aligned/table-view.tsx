import { useMemo } from 'react'
import { useRow } from './chosen.ts'
import type { Pair } from './letter.ts'
import { type Languages, SentenceMeaning } from './sentence.tsx'
import { amount, type AlignedCell, type AlignedRow, alignedRowsOf } from './table.ts'

type Props = { pairs: Pair[]; languages: Languages; beside: Beside }

/** A table of the letter with aligned figures. A table wider than the screen scrolls by itself. */
export function TableView({ pairs, languages, beside }: Props) {
  const rows = useMemo(() => alignedRowsOf(pairs), [pairs])
  const width = Math.max(...rows.map(({ pair }) => pair.sentences.length))
  const table = (
    <table className="w-full border-collapse text-[0.92em] leading-snug">
      {rows.some(({ isHead }) => isHead) && (
        <thead>
          <TableRow row={rows[0]!} languages={languages} beside={beside} />
        </thead>
      )}
      <tbody>
        {rows
          .filter(({ isHead }) => !isHead)
          .map((row) => (
            <TableRow key={row.pair.index} row={row} languages={languages} beside={beside} />
          ))}
      </tbody>
    </table>
  )
  if (width < 4) return table
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrow keys scroll it
    <div className="overflow-x-auto" tabIndex={0}>
      {table}
    </div>
  )
}

type RowProps = { row: AlignedRow; languages: Languages; beside: Beside }

function TableRow({ row: { pair, cells, isHead }, languages, beside }: RowProps) {
  const { isLit, isStop } = useRow(pair.index)
  const Tag = isHead ? 'th' : 'td'
  return (
    <tr
      data-pair={pair.index}
      tabIndex={isStop ? 0 : -1}
      aria-current={isLit ? 'true' : undefined}
      className="scroll-my-16 border-b border-line hover:bg-sunken aria-[current]:bg-accent-wash"
    >
      {cells.map((cell, at) => (
        <Tag
          key={at}
          colSpan={cell.span}
          {...(isHead && { scope: 'col' as const })}
          className={`px-2 py-1.5 align-top first:ps-1 last:pe-1 ${isHead ? 'font-semibold' : ''} ${cell.isAmount ? 'numbers text-end' : 'text-start'}`}
        >
          {cell.sentence && (
            <TableCell
              sentence={cell.sentence}
              languages={languages}
              beside={beside}
              isStop={isStop}
            />
          )}
        </Tag>
      ))}
    </tr>
  )
}

type CellProps = {
  sentence: NonNullable<AlignedCell['sentence']>
  languages: Languages
  beside: Beside
  isStop: boolean
}

function TableCell({ sentence, languages, beside, isStop }: CellProps) {
  const { text, translation } = sentence
  const isSame = translation === null || translation === text || !/\p{L}/u.test(text)
  return (
    <>
      <span lang={languages.to} className={amount.test(text) ? 'whitespace-nowrap' : ''}>
        <SentenceMeaning sentence={sentence} languages={languages} isStop={isStop} />
      </span>
      {!isSame && (
        <span
          data-german
          lang={languages.from}
          className={`font-normal text-muted hyphens-auto ${beside === 'alike' ? 'block' : 'hidden text-[0.85em] md:block'}`}
        >
          {text}
        </span>
      )}
    </>
  )
}

/** Where the German stands: `small` is below its translation (folded away on a phone), `alike` is beside it at the same size. */
export type Beside = 'small' | 'alike'
