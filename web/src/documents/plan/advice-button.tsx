import type { Document } from '@brieflotse/contract'
import type { Planned } from '@brieflotse/letter'
import { lazy, startTransition, Suspense, useState } from 'react'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'

const AdvicePage = lazy(async () => ({
  default: (await import('./show-to-somebody.tsx')).AdvicePage,
}))

type Props = {
  document: Document
  explanation: Planned
  look: 'primary' | 'secondary' | 'quiet'
  className?: string
}

/** Opens the page that users show to an adviser or a helper. */
export function AdviceButton({ document, explanation, look, className }: Props) {
  const [helping, setHelping] = useState(false)
  return (
    <>
      <Button
        look={look}
        className={className}
        onClick={() => startTransition(() => setHelping(true))}
      >
        <Icon name="account" />
        {stepsText.helper}
      </Button>
      {helping && (
        <Suspense>
          <AdvicePage
            document={document}
            explanation={explanation}
            onClose={() => setHelping(false)}
          />
        </Suspense>
      )}
    </>
  )
}
