import type { Document, Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanTexts } from './german-text.tsx'
import { isPlanned, isQuiet, type Planned } from '../plan/plan.ts'
import { translationsOf } from '../plan/translations.ts'
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
  if (isPlanned(explanation)) return <Asked document={document} explanation={explanation} />
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

/** The same of a letter with a plan: its duties, each with the sentences of the letter that it rests on. */
function Asked({ document, explanation }: { document: Document; explanation: Planned }) {
  const translationOf = translationsOf(document, explanation)
  const said = explanation.plan.steps
    .filter((step) => step.duty === 'must' && !isQuiet(step))
    .map(({ german, says, plain }) => {
      const found = german.map(translationOf)
      const translated = found.every((one) => one?.translated)
        ? found.map((one) => one?.translated).join(' ')
        : null
      const quality = found.some((one) => one?.quality === 'rough') ? ('rough' as const) : null
      return {
        german: german.join(' '),
        said: says,
        plain,
        translated: translated || null,
        quality,
      }
    })
  if (said.length === 0) return null
  return (
    <Section title={detailText.required} tone="must">
      <GermanTexts said={said} language={document.targetLanguage} />
    </Section>
  )
}
