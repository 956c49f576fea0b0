import type { Document } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Modal } from '../../ui/modal.tsx'
import { targetLanguageOf } from './explain.ts'
import { SentencePair } from './sentence-pair.tsx'

type Props = { document: Document; onClose: () => void }

/** The letter sentence by sentence, its own words beside their meaning; one below the other on a phone. */
export function TranslationDialog({ document, onClose }: Props) {
  const { sentences, sourceLanguage, targetLanguage } = document
  const rough = sentences.some(({ quality }) => quality === 'rough')
  const note = translationNote(document.translationState) ?? (rough ? detailText.roughNote : null)
  return (
    <Modal title={detailText.viewTranslation} size="sheet" onClose={onClose}>
      <div className="grid grid-cols-1 gap-x-6 border-b border-line px-5 pb-2 text-small font-semibold md:grid-cols-2 md:px-6">
        <p className="hidden px-3 md:block">{detailText.originalColumn}</p>
        <p className="hidden px-3 md:block">
          {detailText.translationColumn(targetLanguageOf(document, detailText.languages))}
        </p>
        <p className="md:hidden">
          {detailText.originalColumn} ·{' '}
          {detailText.translationColumn(targetLanguageOf(document, detailText.languages))}
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 md:px-6">
        {note && <p className="mb-4 px-2 text-small text-muted md:px-3">{note}</p>}
        {sentences.length > 0 ? (
          <ol>
            {sentences.map((sentence, index) => (
              <SentencePair
                key={index}
                sentence={sentence}
                first={sentences[index - 1]?.block !== sentence.block}
                from={sourceLanguage}
                to={targetLanguage}
              />
            ))}
          </ol>
        ) : (
          <div className="grid gap-4 md:grid-cols-2">
            <p lang={sourceLanguage} className="german px-4 py-3 whitespace-pre-wrap">
              {document.originalText}
            </p>
            <p lang={targetLanguage} className="px-4 py-3 whitespace-pre-wrap">
              {document.translatedText ?? detailText.untranslated}
            </p>
          </div>
        )}
      </div>
    </Modal>
  )
}

function translationNote(state: Document['translationState']): string | null {
  if (state === 'waiting') return detailText.translationWaiting
  if (state === 'off') return detailText.translationOff
  return state === 'failed' ? detailText.translationFailed : null
}
