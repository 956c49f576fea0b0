import type { Document } from '@brieflotse/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { languageNames } from '../../text/detail.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BarIcon } from './drawings.tsx'
import { useChosen } from './chosen.ts'
import { originalOf, type Pair, translationOf } from './letter.ts'
import type { Aloud } from './use-aloud.ts'
import { voiceFor } from './speech.ts'

type Props = { document: Document; text: Pair[]; aloud: Aloud }

/** The menu that reads the letter aloud from the chosen sentence on, in German or in the translation, each with a voice of its language. */
export function AloudMenu({ document, text, aloud }: Props) {
  const { sourceLanguage, targetLanguage } = document
  const voices = {
    [sourceLanguage]: useVoice(sourceLanguage),
    [targetLanguage]: useVoice(targetLanguage),
  }

  function item(language: string, said: (pair: Pair) => string | null): MenuItem {
    const name = languageNames[language] ?? language
    const voice = voices[language]
    if (!voice) {
      const explain = () =>
        notify(alignedText.noVoice({ language: name }), alignedText.noVoiceLong({ language: name }))
      return { label: alignedText.noVoice({ language: name }), icon: 'hand', onSelect: explain }
    }
    const start = () => {
      const from = useChosen.getState().chosen ?? 0
      const sentences = text.flatMap((pair) => {
        const words = pair.index >= from ? said(pair) : null
        return words === null ? [] : [{ index: pair.index, text: words }]
      })
      aloud.start(sentences, voice)
    }
    return { label: alignedText.aloudIn({ language: name }), icon: 'translate', onSelect: start }
  }
  const items = [item(sourceLanguage, originalOf), item(targetLanguage, translationOf)]
  return <BarMenu label={alignedText.aloud} icon={<BarIcon name="sound" />} items={items} />
}

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** The voices of the device; the same array until the list changes, as `useSyncExternalStore` requires. */
function voices(): readonly SpeechSynthesisVoice[] {
  const now = globalThis.speechSynthesis?.getVoices() ?? none
  const isSame = now.length === known.length && now.every((voice, at) => voice === known[at])
  if (!isSame) known = now
  return known
}

/** A local voice for a language, or null. Browsers load their voices asynchronously, so the value can change later. */
function useVoice(language: string): SpeechSynthesisVoice | null {
  const subscribe = useCallback((listener: () => void) => {
    const synthesis = globalThis.speechSynthesis
    synthesis?.addEventListener?.('voiceschanged', listener)
    return () => synthesis?.removeEventListener?.('voiceschanged', listener)
  }, [])
  return voiceFor(useSyncExternalStore(subscribe, voices), language)
}
