import type { OwnSentence, OwnWords } from '@brieflotse/contract'
import { writeOwnWords } from '@brieflotse/offline'
import type { Bilingual } from '@brieflotse/writing'
import { useCallback, useState } from 'react'
import { translationText } from '../text/translation.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../ui/use-action.ts'

const words = translationText.own

type Props = {
  text: string
  documentId: number
  /** Called when the user accepts this German; null withdraws that. */
  onAccept: (said: Bilingual | null) => void
}

/** Machine translation of the user's text into German, with its back-translation. It is used only if the user accepts it. */
export function MachineGerman({ text, documentId, onAccept }: Props) {
  const [made, setMade] = useState<OwnWords | null>(null)
  const [isAccepted, setAccepted] = useState(false)
  const writing = useCallback(
    async () => setMade(await writeOwnWords(text, documentId)),
    [text, documentId],
  )
  const [write, busy] = useAction(writing, words.failed)
  if (!made) {
    return (
      <div role="status">
        <Button disabled={busy} onClick={() => void write()}>
          {busy ? words.writing : words.write}
        </Button>
        <p className="mt-2 text-small text-must">{words.notYet}</p>
      </div>
    )
  }
  const isWhole = made.sentences.every(({ german }) => german !== null)
  const german = made.sentences.map((one) => one.german ?? '').join(' ')
  return (
    <section
      aria-label={words.german}
      className="grid gap-3 rounded-box border border-must-line bg-must-wash p-4"
    >
      <p aria-hidden="true" className="text-small font-semibold text-must">
        {words.german}
      </p>
      <ul className="grid gap-4">
        {made.sentences.map((sentence, i) => (
          <MadeSentence key={i} {...sentence} />
        ))}
      </ul>
      {isWhole && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 border-t border-must-line pt-3">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0"
            checked={isAccepted}
            onChange={({ target }) => {
              setAccepted(target.checked)
              onAccept(target.checked ? { german, english: text } : null)
            }}
          />
          <span className="font-semibold">{words.accept}</span>
        </label>
      )}
      {!isAccepted && <p className="text-small text-must">{words.notYet}</p>}
    </section>
  )
}

/** A machine-translated German sentence with its back-translation, marked if they may differ in meaning. */
function MadeSentence({ english, german, back, quality }: OwnSentence) {
  if (german === null) {
    return (
      <li>
        <p lang="en" className="wrap-anywhere">
          {english}
        </p>
        <p className="text-small font-semibold text-must">{words.none}</p>
      </li>
    )
  }
  return (
    <li className="grid gap-1">
      <p lang="de" className="wrap-anywhere">
        {german}
      </p>
      <p className="wrap-anywhere text-small">
        {back === null ? (
          words.noBack
        ) : (
          <>
            <span className="text-muted">{words.says}: </span>
            <span lang="en">{back}</span>
          </>
        )}
      </p>
      {quality === 'rough' && <p className="text-small font-semibold text-must">{words.rough}</p>}
    </li>
  )
}
