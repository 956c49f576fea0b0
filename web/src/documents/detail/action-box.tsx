import type { Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanTexts } from './german-text.tsx'
import { Section } from './section.tsx'

type Props = {
  explanation: Explanation
  /** The target language of the translation. */
  language: string
}

/**
 * The amber box of a letter without a plan: what the letter asks for, in plain words and translated. The original sentences are folded away
 * below. Letters with a plan show their steps instead.
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
