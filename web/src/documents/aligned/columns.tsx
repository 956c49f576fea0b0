import type { Document } from '@brieflotse/contract'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { targetLanguageOf } from '../detail/explain.ts'
import { BarIcon } from './drawings.tsx'
import type { ShownSize } from './use-text-size.ts'

/** What stands in which column, how large it is set, and the way to paper. */
export function Columns({ document, size }: { document: Document; size: ShownSize }) {
  const translation = detailText.translationColumn(targetLanguageOf(document, detailText.languages))
  return (
    <div data-heads className="relative border-b border-line px-5 py-1.5 md:px-6">
      <div
        data-row
        className="grid min-h-11 content-center text-small leading-tight font-semibold max-md:pe-[7.5rem] md:grid-cols-2 md:gap-x-6"
      >
        <p className="md:px-3">{detailText.originalColumn}</p>
        <p className="md:px-3">{translation}</p>
      </div>
      <div className="absolute inset-y-0 end-2 flex items-center print:hidden">
        <IconButton
          label={alignedText.smaller}
          disabled={!size.smaller}
          onClick={() => size.smaller?.()}
        >
          <span aria-hidden className="text-small font-semibold">
            A
          </span>
        </IconButton>
        <IconButton
          label={alignedText.larger}
          disabled={!size.larger}
          onClick={() => size.larger?.()}
        >
          <span aria-hidden className="text-title font-semibold">
            A
          </span>
        </IconButton>
        <IconButton label={alignedText.print} onClick={() => print()}>
          <BarIcon name="print" />
        </IconButton>
      </div>
    </div>
  )
}
