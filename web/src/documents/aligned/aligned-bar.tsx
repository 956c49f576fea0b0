import type { Document } from '@brieflotse/contract'
import { useCallback } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { AloudMenu } from './aloud-menu.tsx'
import { useChosen } from './chosen.ts'
import { BarIcon } from './drawings.tsx'
import { isRough, originalOf, type Pair, targetLanguageOf, translationOf } from './letter.ts'
import type { Aloud } from './use-aloud.ts'
import { detailText } from '../../text/detail.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { titleOf } from '../../letters/title.ts'
import { useEachAction } from '../../ui/use-action.ts'
import { BarMenu } from './bar-menu.tsx'

type Props = {
  document: Document
  pairs: Pair[]
  /** The pairs that "read aloud" and "copy" use: all except the letterhead. */
  text: Pair[]
  aloud: Aloud
  goTo: (index: number) => void
}

/** The bar at the bottom edge, within reach of a thumb: actions for the chosen sentence, or the stop button while the app reads aloud. */
export function AlignedBar({ document, pairs, text, aloud, goTo }: Props) {
  const chosen = useChosen((state) => state.chosen)
  const at = text.findIndex(({ index }) => index === chosen)
  const near = (step: number) => text[at < 0 ? (step > 0 ? 0 : -1) : at + step]
  const step = (by: number, label: string, icon: 'left' | 'right') => {
    const to = near(by)
    return (
      <IconButton label={label} ended={!to} onClick={() => to && goTo(to.index)}>
        <Icon name={icon} className="rotate-90" />
      </IconButton>
    )
  }
  return (
    <div className="sticky bottom-0 flex items-center justify-between gap-1 border-t border-line bg-surface p-1.5 print:hidden">
      {aloud.now ? (
        <Reading aloud={aloud} now={aloud.now} count={pairs.length} />
      ) : (
        <>
          <div className="flex min-w-0 items-center">
            {step(-1, alignedText.previous, 'left')}
            {step(1, alignedText.next, 'right')}
            <p className="numbers px-1 text-small leading-tight text-muted">
              {chosen === null ? '' : alignedText.of({ number: chosen + 1, count: pairs.length })}
            </p>
          </div>
          <div className="flex shrink-0">
            <AloudMenu document={document} text={text} aloud={aloud} />
            <CopyMenu document={document} pairs={pairs} text={text} />
          </div>
        </>
      )}
    </div>
  )
}

type ReadingProps = { aloud: Aloud; now: NonNullable<Aloud['now']>; count: number }

function Reading({ aloud, now, count }: ReadingProps) {
  return (
    <>
      <p className="numbers min-w-0 px-3 text-small text-muted">
        {alignedText.reading({ number: now.index + 1, count })}
      </p>
      <div className="flex shrink-0">
        {now.paused ? (
          <IconButton label={alignedText.goOn} onClick={aloud.goOn}>
            <BarIcon name="play" />
          </IconButton>
        ) : (
          <IconButton label={alignedText.pause} onClick={aloud.pause}>
            <BarIcon name="pause" />
          </IconButton>
        )}
        <IconButton label={alignedText.stop} onClick={aloud.stop}>
          <BarIcon name="stop" />
        </IconButton>
      </div>
    </>
  )
}

type CopyMenuProps = { document: Document; pairs: Pair[]; text: Pair[] }

/** The menu that copies the chosen sentence or the whole letter, or prints the letter. */
function CopyMenu({ document, pairs, text }: CopyMenuProps) {
  const chosen = useChosen((state) => state.chosen)
  const copying = useCallback(async (value: string) => {
    await navigator.clipboard.writeText(value)
    notify(alignedText.copied)
  }, [])
  const copy = useEachAction(copying, alignedText.copyFailed, alignedText.copyFailedLong)
  const item = (label: string, value: string): MenuItem => ({
    label,
    icon: 'copy',
    onSelect: () => void copy(value),
  })
  const pair = pairs[chosen ?? -1]
  const translation = pair && translationOf(pair)
  const language = targetLanguageOf(document, detailText.languages)
  const items = [
    ...(pair ? [item(alignedText.copyOriginal, originalOf(pair))] : []),
    ...(translation ? [item(alignedText.copyTranslation({ language }), translation)] : []),
    ...(pair && translation ? [item(alignedText.copyPair, pairText(pair))] : []),
    item(alignedText.copyAll, pairsText(titleOf(document), text)),
    { label: alignedText.print, icon: 'page', onSelect: () => print() } satisfies MenuItem,
  ]
  return <BarMenu label={alignedText.copyOrPrint} icon={<Icon name="copy" />} items={items} />
}

/** The text of one pair for the clipboard: the German, the translation below it, and a note if the translation is rough. */
function pairText(pair: Pair): string {
  const translation = translationOf(pair)
  if (translation === null) return originalOf(pair)
  return `${originalOf(pair)}\n${translation}${isRough(pair) ? ` (${alignedText.isRough})` : ''}`
}

/** The text of all pairs for the clipboard, below the title of the letter. */
export function pairsText(title: string, pairs: Pair[]): string {
  return [title, ...pairs.map(pairText)].join('\n\n')
}
