import type { Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanTexts } from './german-text.tsx'
import { Section } from './section.tsx'

type Props = {
  explanation: Explanation
  /** The language that the letter was translated to. */
  language: string
}

/**
 * Amber: what a letter without a plan asks for, plainly and translated; its own words are folded away below. Where there is a plan, its
 * steps are the box.
 */
export function ActionBox({ explanation: { actions, document_details }, language }: Props) {
  const asked = document_details.actions_required
  if (actions.length === 0 && !asked) return null
  const none = { plain: null, translated: null, quality: null }
  const said = actions.length > 0 ? actions : [{ german: asked ?? '', ...none }]
  return (
    <Section title={detailText.required} tone="must">
      <GermanTexts said={said} language={language} />
    </Section>
  )
}
