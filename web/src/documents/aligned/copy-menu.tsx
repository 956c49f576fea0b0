import type { Document } from '@brieflotse/contract'
import { useCallback } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { titleOf } from '../../letters/title.ts'
import { useAction } from '../../ui/use-action.ts'
import { BarMenu } from './bar-menu.tsx'
import { useChosen } from './chosen.ts'
import { pairsText, pairText } from './copy-pairs.ts'
import { originalOf, type Pair, targetLanguageOf, translationOf } from './letter.ts'

type Props = { document: Document; pairs: Pair[]; text: Pair[] }

/** The menu that copies the chosen sentence or the whole letter, or prints the letter. */
export function CopyMenu({ document, pairs, text }: Props) {
  const chosen = useChosen((state) => state.chosen)
  const copying = useCallback(async (value: string) => {
    await navigator.clipboard.writeText(value)
    notify(alignedText.copied)
  }, [])
  const [copy] = useAction(copying, alignedText.copyFailed, alignedText.copyFailedLong)
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
