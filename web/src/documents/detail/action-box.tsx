import type { Document, Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanTexts } from './german-text.tsx'
import { Section } from './section.tsx'

/** Amber: what the letter asks for, plainly and translated; its own words are folded away below. */
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
  const none = { plain: null, translated: null, quality: null }
  const said = actions.length > 0 ? actions : [{ german: asked ?? '', ...none }]
  return (
    <Section title={detailText.required} tone="must">
      <GermanTexts said={said} language={document.targetLanguage} />
    </Section>
  )
}
