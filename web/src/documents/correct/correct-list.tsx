import type { Document, Fact } from '@brieflotse/contract'
import { correctableKinds } from '@brieflotse/reading/facts'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { factText } from '../detail/fact-text.ts'
import { useShown } from '../detail/shown.ts'

/** Lists all values that the user can correct, found or not. Choosing one shows its place on the page and an input field. */
export function CorrectList({ document, onClose }: { document: Document; onClose: () => void }) {
  const edit = useShown((state) => state.edit)
  const facts = document.explanation?.facts ?? []
  return (
    <Modal title={correctText.listTitle} size="list" onClose={onClose}>
      <ul className="overflow-y-auto px-2 pb-4 md:px-3">
        {correctableKinds.flatMap((kind) => {
          const known = facts.filter((fact) => fact.kind === kind)
          return (known.length > 0 ? known : [null]).map((fact) => (
            <li key={`${kind} ${fact?.value ?? ''}`} className="border-b border-line">
              <button
                type="button"
                onClick={() => {
                  onClose()
                  edit(detailText.factKinds[kind], { kind, fact, open: true })
                }}
                className="flex min-h-14 w-full items-center gap-3 rounded-small px-3 py-2 text-start hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-tiny text-muted">{detailText.factKinds[kind]}</span>
                  <span className={`numbers block wrap-anywhere ${fact ? '' : 'text-muted'}`}>
                    {fact ? valueText(fact) : correctText.notFound}
                  </span>
                </span>
                <Icon name="edit" className="text-muted" />
              </button>
            </li>
          ))
        })}
      </ul>
    </Modal>
  )
}

function valueText(fact: Fact): string {
  const types: Record<string, string> = text.types
  return fact.kind === 'document-type' ? (types[fact.value] ?? fact.value) : factText(fact)
}
