import type { ServiceChoice, TranslationSetup } from '@brieflotse/contract'
import { agreeToTranslation } from '@brieflotse/offline'
import { useCallback } from 'react'
import { translationText } from '../../text/translation.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/format.ts'
import { useSignedIn } from '../../session/session.ts'
import { useAction } from '../../ui/use-action.ts'
import { ChannelSection } from '../notices/part.tsx'

const words = translationText.service

type Props = { service: ServiceChoice; onChange: (setup: TranslationSetup) => void }

/** The external translation service chosen by the operator, the data it would receive, and the user's consent. */
export function Elsewhere({ service, onChange }: Props) {
  const { db } = useSignedIn()
  const { name, label, host, agreedAt } = service
  const change = useCallback(
    async (yes: boolean) => onChange(await agreeToTranslation(db, name, yes)),
    [db, name, onChange],
  )
  const [say, busy] = useAction(change, words.failed)
  return (
    <ChannelSection title={words.title({ label })}>
      <p className="wrap-anywhere">{words.leaves({ label, host })}</p>
      <p className="text-small text-muted">{words.logged}</p>
      <p role="status" className="font-semibold">
        {agreedAt === null ? words.off : words.on({ day: dayText(agreedAt.slice(0, 10)) })}
      </p>
      <div>
        {agreedAt === null ? (
          <Button disabled={busy} onClick={() => void say(true)}>
            {words.yes({ label })}
          </Button>
        ) : (
          <Button look="danger-quiet" disabled={busy} onClick={() => void say(false)}>
            {words.no}
          </Button>
        )}
      </div>
    </ChannelSection>
  )
}
