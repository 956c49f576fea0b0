import type { Page } from '@brieflotse/contract'
import { type KeyboardEvent, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { isDoubtful, type ShownWord } from './words.ts'

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

type Props = {
  page: Page
  words: ShownWord[]
  chosen: number | null
  onChoose: (index: number) => void
}

/** Makes every word of the page selectable: by tap, or with one Tab stop and the arrow keys. */
export function WordLayer({ page, words, chosen, onChoose }: Props) {
  const [at, setAt] = useState(() => Math.max(0, words.findIndex(isDoubtful)))
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = at + (steps[event.key] ?? 0)
    if (next === at || next < 0 || next >= words.length) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="group"
      aria-label={correctText.chooseWord}
      onKeyDown={onKeyDown}
      className="absolute inset-0"
    >
      {words.map((word, index) => (
        <button
          key={index}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-label={nameOf(word)}
          aria-pressed={index === chosen}
          onClick={() => {
            setAt(index)
            onChoose(index)
          }}
          style={placeOn(page, word)}
          className={`absolute rounded-[2px] hover:bg-[#0b6b6233] focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-[#0b6b62] ${
            index === chosen ? 'bg-[#0b6b6233]' : ''
          }`}
        />
      ))}
    </div>
  )
}

/** As high as the line, so that there is no gap between lines where a tap would miss. */
function placeOn(page: Page, { box }: ShownWord) {
  const spare = box.height * 0.15
  return {
    left: `${(100 * (box.x - spare)) / page.width}%`,
    top: `${(100 * (box.y - spare)) / page.height}%`,
    width: `${(100 * (box.width + 2 * spare)) / page.width}%`,
    height: `${(100 * (box.height + 2 * spare)) / page.height}%`,
  }
}

function nameOf(word: ShownWord): string {
  if (word.own) return correctText.correctedWord({ word: word.own.value })
  return isDoubtful(word) ? correctText.hardWord({ word: word.text }) : word.text
}

/** Underlines the words with a low confidence, and those that the user corrected. */
export function WordMarks({ page, words }: { page: Page; words: ShownWord[] }) {
  const marked = words.filter((word) => isDoubtful(word) || word.own)
  if (marked.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {marked.map((word, index) => {
        const y = word.box.y + word.box.height + 0.5
        return (
          <line
            key={index}
            x1={word.box.x}
            x2={word.box.x + word.box.width}
            y1={y}
            y2={y}
            strokeWidth="0.5"
            // fixed colours: the page image is white in dark mode too
            className={word.own ? 'stroke-[#0b6b62]' : 'stroke-[#b07400]'}
            strokeDasharray={word.own ? undefined : '0.9 0.7'}
          />
        )
      })}
    </svg>
  )
}
