import type { Page } from '@brieflotse/contract'
import { useMemo } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { fitAll, type Fitted, leadingOf, type TextWidth } from './fit.ts'
import type { Pair } from './letter.ts'
import { type UnitText, unitsOf } from './page-units.ts'
import { type Rgb, lightOf, paperAt, type Pixels } from './paper.ts'

type Props = {
  page: Page
  pairs: Pair[]
  lit: number | null
  languages: { from: string; to: string }
  /** The name of the target language. */
  language: string
  /** The pixels of the page image, to find the colour of its paper. */
  pixels: Pixels | null
}

/** How far the cover extends beyond the words, in millimetres, because strokes exceed their boxes. */
const spare = 0.5
/** Less above and below, because the next line is close. */
const spareAbove = 0.25

/** Draws the translation over the page image, each text in the place of its German. The DOM order is that of the letter, for screen readers. */
export function PageText({ page, pairs, lit, languages, language, pixels }: Props) {
  const fitted = useMemo(() => {
    const taken = pairs.flatMap(({ sentences }) =>
      sentences.flatMap(({ evidence }) =>
        evidence.flatMap((place) => (place.page === page.number ? place.boxes : [])),
      ),
    )
    return fitAll(unitsOf(pairs, page), taken, page, measureText())
  }, [page, pairs])
  return (
    <div
      role="group"
      aria-label={alignedText.pageIn({ page: page.number, language })}
      className="pointer-events-none absolute inset-0 @container-[size] dark:brightness-90"
    >
      {fitted.map((one) => (
        <Written
          key={one.unit.said[0]!.index + one.rect.x}
          {...{ one, page, lit, languages, pixels }}
        />
      ))}
    </div>
  )
}

type WrittenProps = Pick<Props, 'page' | 'lit' | 'languages' | 'pixels'> & { one: Fitted }

function Written({ one, page, lit, languages, pixels }: WrittenProps) {
  const { rect, size, unit, lines } = one
  const paper = useMemo(() => paperOf(one, page, pixels), [one, page, pixels])
  const isDark = lightOf(paper) < 128
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <p
      lang={languages.to}
      dir="auto"
      className={`absolute m-0 text-wrap ${unit.isBold ? 'font-bold' : 'font-normal'} ${unit.isEnd ? 'text-end whitespace-nowrap!' : ''}`}
      style={{
        left: share(rect.x - spare, page.width),
        top: share(rect.y - spareAbove, page.height),
        width: share(rect.width + 2 * spare, page.width),
        minHeight: share(rect.height + 2 * spareAbove, page.height),
        padding: `${share(spareAbove, page.width)} ${share(spare, page.width)}`,
        fontSize: `${(size / page.width) * 100}cqw`,
        lineHeight: leadingOf(lines),
        background: `rgb(${paper.join(' ')})`,
        color: isDark ? '#ffffff' : '#16222c',
      }}
    >
      {unit.said.map((said, at) => (
        <Sentence
          key={said.index}
          {...{ said, at, isLit: said.index === lit, from: languages.from }}
        />
      ))}
    </p>
  )
}

type SentenceProps = { said: UnitText; at: number; isLit: boolean; from: string }

function Sentence({ said: { index, text, kept }, at, isLit, from }: SentenceProps) {
  const look =
    kept === 'rough'
      ? 'underline decoration-[#b07a10] decoration-dotted decoration-[0.08em] underline-offset-[0.18em]'
      : kept === 'german'
        ? 'italic opacity-75'
        : ''
  return (
    <>
      {at > 0 && ' '}
      <span
        data-pair={index}
        data-lit={isLit || undefined}
        {...(kept === 'german' && { lang: from, dir: 'ltr' as const })}
        className={`pointer-events-auto cursor-pointer box-decoration-clone data-lit:bg-[#0b6b6230] ${look}`}
      >
        {text}
      </span>
    </>
  )
}

const white: Rgb = [255, 255, 255]

function paperOf({ unit: { rect } }: Fitted, page: Page, pixels: Pixels | null): Rgb {
  if (!pixels) return white
  return paperAt(pixels, {
    x: (rect.x - 1) / page.width,
    y: (rect.y - 1) / page.height,
    width: (rect.width + 2) / page.width,
    height: (rect.height + 2) / page.height,
  })
}

/** Font size for measuring, in pixels: large, so that rounding errors stay small. */
const large = 100

/** Measures texts in the font of the app; assumes half an em per character if no canvas is available. */
function measureText(): TextWidth {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 0.5
  const { fontFamily } = getComputedStyle(document.body)
  const known = new Map<string, number>()
  return (text, isBold) => {
    const key = `${isBold ? 700 : 400} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    context.font = `${isBold ? 700 : 400} ${large}px ${fontFamily}`
    const width = context.measureText(text).width / large
    known.set(key, width)
    return width
  }
}
