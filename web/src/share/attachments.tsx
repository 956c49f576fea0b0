import { type ChangeEvent, type Dispatch, type SetStateAction, useCallback, useRef } from 'react'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { checkedFiles } from '../files/check-file.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { kilobyteText } from '../ui/format.ts'
import { useEachAction } from '../ui/use-action.ts'

type Props = { files: File[]; onChange: Dispatch<SetStateAction<File[]>> }

/** The attached files, each with its name, its size and a remove button. */
export function Attachments({ files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const adding = useCallback(
    async (chosen: File[]) => {
      const added = await checkedFiles(chosen)
      onChange((before) => [...before, ...added])
    },
    [onChange],
  )
  const add = useEachAction(adding, shareText.failed, shareText.failedLong)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const some = [...(event.target.files ?? [])]
    // reset, so that a removed file can be chosen again
    event.target.value = ''
    if (some.length > 0) void add(some)
  }
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments" className="text-small font-semibold">
        {shareText.attachments}
      </h2>
      <p className="mt-0.5 text-small text-muted">{shareText.attachmentsHint}</p>
      {files.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-small border border-line bg-surface">
          {files.map((file, at) => (
            <li key={`${at} ${file.name}`} className="flex items-center gap-3 py-1 pe-1 ps-4">
              <Icon name="page" className="text-accent" />
              <span className="min-w-0 flex-1 py-1 wrap-anywhere">
                <bdi>{file.name}</bdi>{' '}
                <span className="numbers text-small text-muted">
                  {text.waiting.size({ kilobytes: kilobyteText(file.size) })}
                </span>
              </span>
              <IconButton
                label={shareText.remove({ name: file.name })}
                onClick={() => {
                  onChange(files.filter((one) => one !== file))
                  more.current?.focus()
                }}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button ref={more} className="mt-3" onClick={() => input.current?.click()}>
        <Icon name="plus" className="size-5" />
        {shareText.addFiles}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png"
        aria-label={shareText.addFiles}
        hidden
        onChange={chosen}
      />
    </section>
  )
}
