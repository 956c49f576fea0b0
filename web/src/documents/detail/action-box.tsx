import type { Document, Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanText } from './german-text.tsx'
import { Section } from './section.tsx'

/** Amber: what the letter asks for, plainly, translated, and in its own words. */
export function ActionBox({
  document,
  explanation,
}: {
  document: Document
  explanation: Explanation
}) {
  const { actions, document_details } = explanation
  const asked = document_details.actions_required
  if (actions.length === 0 && !asked) return null
  return (
    <Section title={detailText.required} tone="must">
      <ul className="grid gap-4">
        {actions.map((action) => (
          <li key={action.german}>
            <GermanText said={action} language={document.targetLanguage} />
          </li>
        ))}
        {actions.length === 0 && asked && (
          <li>
            <GermanText
              said={{ german: asked, plain: null, translated: null, quality: null }}
              language={document.targetLanguage}
            />
          </li>
        )}
      </ul>
    </Section>
  )
}
