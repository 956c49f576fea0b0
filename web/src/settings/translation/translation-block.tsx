import type { TranslationSetup } from '@brieflotse/contract'
import { onModelsChanged } from '@brieflotse/offline'
import { useEffect } from 'react'
import { translationText } from '../../text/translation.ts'
import { languageName } from '../../languages/language-name.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ModelList } from '../../languages/model-list.tsx'
import { useTranslation } from '../../languages/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { Elsewhere } from './elsewhere.tsx'

const words = translationText

/** The target language of translations, the service that translates, and whether data leaves the server. */
export function TranslationBlock() {
  const { state, show, again } = useTranslation()
  useEffect(() => onModelsChanged(() => void again()), [again])
  const agreed = typeof state === 'object' && state.service?.agreedAt ? state.service.label : null
  return (
    <Panel
      title={words.title}
      hint={agreed === null ? words.hint : words.hintElsewhere({ label: agreed })}
      id="translation"
    >
      <Loaded state={state} again={again}>
        {(setup) => (
          <div className="grid grid-cols-1 gap-6">
            <Into {...setup} />
            <section aria-label={words.installed}>
              <h3 className="mb-1 text-base">{words.installed}</h3>
              <ModelList models={setup.installed} />
            </section>
            {setup.service && <Elsewhere service={setup.service} onChange={show} />}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function Into({ wanted, used }: TranslationSetup) {
  const language = languageName(used)
  // users with German as their language get English translations; nothing is to be explained then
  const isOwn = wanted === used || wanted === 'de'
  return (
    <div className="grid gap-1">
      <p>
        {isOwn
          ? words.into({ language })
          : words.notInto({ wanted: languageName(wanted), used: language })}
      </p>
      {used !== 'en' && <p className="text-small text-muted">{words.roughOnly}</p>}
    </div>
  )
}
