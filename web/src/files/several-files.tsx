import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { Button } from '../ui/button.tsx'
import {
  type Belonging,
  type Chosen,
  fitsOneLetter,
  isPicture,
  likelyBelonging,
  moved,
} from './chosen-files.ts'
import { ChosenRow } from './chosen-row.tsx'

type Props = {
  files: File[]
  onLetter: (pages: File[]) => void
  onEach: (letters: File[]) => void
  onCancel: () => void
}

const words = uploadText.several

/** Asks whether several files are the pages of one letter. */
export function SeveralFiles({ files, onLetter, onEach, onCancel }: Props) {
  const [chosen, setChosen] = useState(() => files.map((file, at) => ({ key: `${at}`, file })))
  const [belonging, setBelonging] = useState(() => likelyBelonging(files))
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const count = chosen.length
  const together = belonging === 'together' || count === 1
  // A PDF can have many pages, so its position in the list is not a page number.
  const inPages = together && chosen.every(({ file }) => isPicture(file))
  const fits = !together || fitsOneLetter(chosen)
  const move = (from: number, to: number) => {
    const name = chosen[from]?.file.name ?? ''
    setChosen(moved(chosen, from, to))
    setSaid(words.moved({ name, place: words.place({ number: to + 1, inPages }), count }))
  }
  const remove = ({ key, file }: Chosen) => {
    if (count === 1) return onCancel()
    setChosen(chosen.filter((one) => one.key !== key))
    setSaid(words.removed({ name: file.name }))
  }
  const send = () => (together ? onLetter : onEach)(chosen.map(({ file }) => file))
  return (
    <section className="rounded-sheet border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lead">
        {words.title({ count })}
      </h2>
      {count > 1 && <Question answer={belonging} onAnswer={setBelonging} />}
      <ChosenList
        chosen={chosen}
        ordered={together && count > 1}
        inPages={inPages}
        onMove={move}
        onRemove={remove}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {!fits && (
        <p role="alert" className="mt-3 text-small text-late">
          {words.tooMany}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button look="primary" disabled={!fits} onClick={send}>
          {together ? words.uploadLetter({ count, inPages }) : words.uploadEach({ count })}
        </Button>
        <Button onClick={onCancel}>{text.app.cancel}</Button>
      </div>
    </section>
  )
}

const answers = [
  ['together', words.together, words.togetherHint],
  ['separate', words.separate, words.separateHint],
] as const

function Question({
  answer,
  onAnswer,
}: {
  answer: Belonging
  onAnswer: (answer: Belonging) => void
}) {
  return (
    <fieldset className="mt-1">
      <legend className="text-muted">{words.question}</legend>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {answers.map(([value, label, hint]) => (
          <label
            key={value}
            className={`grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-box border p-3 ${
              answer === value ? 'border-accent bg-accent-wash' : 'border-line-strong'
            }`}
          >
            <input
              type="radio"
              name="belonging"
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
              className="mt-1 size-5 shrink-0"
            />
            <span className="font-semibold">{label}</span>
            <span className="col-start-2 text-small text-muted">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ChosenListProps = {
  chosen: Chosen[]
  ordered: boolean
  inPages: boolean
  onMove: (from: number, to: number) => void
  onRemove: (one: Chosen) => void
}

/** The chosen files. Dragging or the buttons of each row change their order. */
function ChosenList({ chosen, ordered, inPages, onMove, onRemove }: ChosenListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const pressed = useRef<{ to: number; button: 'earlier' | 'later' } | null>(null)

  // A moved row loses the focus of its button; it is restored, so that the next press moves the row again.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { to, button } = pressed.current
    pressed.current = null
    const row = list.current?.children[to]
    const buttons = [button, button === 'earlier' ? 'later' : 'earlier'].map((name) =>
      row?.querySelector<HTMLButtonElement>(`[data-move=${name}]`),
    )
    buttons.find((one) => one && !one.disabled)?.focus()
  }, [chosen])

  return (
    <ol ref={list} aria-label={uploadText.several.list} className="mt-4 grid gap-2">
      {chosen.map((one, at) => (
        <ChosenRow
          key={one.key}
          file={one.file}
          number={at + 1}
          count={chosen.length}
          ordered={ordered}
          inPages={inPages}
          onMove={(to) => {
            pressed.current = { to, button: to < at ? 'earlier' : 'later' }
            onMove(at, to)
          }}
          onRemove={() => onRemove(one)}
          dragged={dragged === at}
          onDrag={(dragging) => setDragged(dragging ? at : null)}
          onDropHere={() => {
            if (dragged !== null && dragged !== at) onMove(dragged, at)
          }}
        />
      ))}
    </ol>
  )
}
