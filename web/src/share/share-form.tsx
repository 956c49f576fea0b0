import type { MailPart } from '@brieflotse/contract'
import { dropShare } from '@brieflotse/offline'
import { type FormEvent, useId, useState } from 'react'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { SeveralFiles } from '../files/several-files.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { useDraft } from '../session/use-draft.ts'
import { Attachments } from './attachments.tsx'
import { useProcess, useUploadShared } from './share.ts'
import type { ShareSource } from './source.ts'
import { Icon } from '../ui/drawings/icon.tsx'

type Props = {
  source: ShareSource
  onStart: () => void
  onDone: (parts: MailPart[] | null) => void
  onCancel: () => void
}

/** The form for the text and the files of a mail. Files without a text are uploaded like letters. */
export function ShareForm({ source, onStart, onDone, onCancel }: Props) {
  const { value: content, set, clear } = useDraft(`share:${source.key}`, source.text)
  const [files, setFiles] = useState(source.files)
  const [asking, setAsking] = useState<'several' | 'discard' | null>(null)
  const [done] = useState(() => async (parts: MailPart[] | null) => {
    await clear()
    onDone(parts)
  })
  const [process, processing] = useProcess(source, done)
  const [upload, uploading] = useUploadShared(source, done)
  const busy = processing || uploading
  const blank = content.trim() === ''

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (busy) return
    if (blank) return notifyFailure(shareText.noContent, shareText.paste)
    onStart()
    void process(content, files)
  }
  const send = (letters: File[][]) => {
    setAsking(null)
    onStart()
    void upload(letters)
  }
  const takeFiles = () => {
    if (files.length > 1) return setAsking('several')
    send([files])
  }
  const cancel = async () => {
    if (!source.shareId) await clear()
    onCancel()
  }
  const discard = async () => {
    if (source.shareId) await dropShare(source.shareId)
    await done(null)
  }

  if (asking === 'several') {
    return (
      <SeveralFiles
        files={files}
        onLetter={(pages) => send([pages])}
        onEach={(letters) => send(letters.map((file) => [file]))}
        onCancel={() => setAsking(null)}
      />
    )
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <SharedFacts source={source} />
      <ContentField value={content} readOnly={busy} onChange={set} onSubmit={submit} />
      <Attachments files={files} onChange={setFiles} />
      {blank && files.length > 0 && <p className="text-small text-muted">{shareText.filesAlone}</p>}
      <FormButtons
        files={blank ? files.length : 0}
        blank={blank}
        busy={busy}
        onFiles={takeFiles}
        onCancel={() => void cancel()}
        onDiscard={source.shareId ? () => setAsking('discard') : null}
      />
      {asking === 'discard' && (
        <Confirm
          title={shareText.discardTitle}
          text={shareText.discardText}
          yes={text.app.discard}
          onYes={() => void discard()}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  )
}

type ContentFieldProps = {
  value: string
  readOnly: boolean
  onChange: (value: string) => void
  /** Control and Enter were pressed. */
  onSubmit: () => void
}

/** The text of the mail. */
function ContentField({ value, readOnly, onChange, onSubmit }: ContentFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {shareText.content}
      </label>
      <textarea
        id={id}
        value={value}
        rows={6}
        placeholder={shareText.contentHint}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
        }}
        className="block min-h-40 w-full rounded-small border border-line-strong bg-surface px-4 py-3 text-ink hover:border-ink"
      />
    </div>
  )
}

type FormButtonsProps = {
  /** Number of files that can be uploaded without a text. */
  files: number
  blank: boolean
  busy: boolean
  onFiles: () => void
  onCancel: () => void
  onDiscard: (() => void) | null
}

function FormButtons({ files, blank, busy, onFiles, onCancel, onDiscard }: FormButtonsProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
      <Button
        type="submit"
        look={files > 0 ? 'secondary' : 'primary'}
        disabled={busy || blank}
        aria-busy={busy && !blank}
      >
        {busy && !blank ? uploadText.processing : shareText.process}
      </Button>
      {files > 0 && (
        <Button look="primary" onClick={onFiles} disabled={busy} aria-busy={busy}>
          {busy ? uploadText.processing : shareText.takeFiles({ count: files })}
        </Button>
      )}
      <Button onClick={onCancel} disabled={busy}>
        {text.app.cancel}
      </Button>
      {onDiscard && (
        <Button look="danger-quiet" onClick={onDiscard} disabled={busy}>
          {text.app.discard}
        </Button>
      )}
    </div>
  )
}

/** The subject and URL from another app, as plain text and never as links, and files that were rejected. */
function SharedFacts({ source: { title, url, leftOut } }: { source: ShareSource }) {
  return (
    <>
      {(title || url) && (
        <dl className="grid gap-3 rounded-box border border-line bg-surface p-4">
          {title && <Fact name={shareText.subject} value={title} />}
          {url && <Fact name={shareText.url} value={url} />}
        </dl>
      )}
      {leftOut.length > 0 && (
        <div className="flex gap-3 rounded-box border border-must-line bg-must-wash p-4 text-must">
          <Icon name="alert" />
          <div className="min-w-0">
            <h2 className="text-base">{shareText.leftOutTitle}</h2>
            <ul className="mt-1 grid gap-1 text-small">
              {leftOut.map(({ name, why }, at) => (
                <li key={`${at} ${name}`} className="wrap-anywhere">
                  {name}: {shareText.leftOut[why]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="line-clamp-3 wrap-anywhere">{value}</dd>
    </div>
  )
}
