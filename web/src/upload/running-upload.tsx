import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { kilobyteText, percentText } from '../ui/format.ts'
import { ProgressBar, Spinner } from '../ui/spinner.tsx'
import type { UploadInProgress } from './upload.ts'

/** The running upload: its file name, size and progress. */
export function RunningUpload({ running, sent }: { running: UploadInProgress; sent: number }) {
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-5 rounded-sheet border border-line bg-surface p-6 text-center shadow-card">
      <Icon name="page" className="size-12 stroke-1! text-accent" />
      <div className="max-w-full">
        <p className="truncate font-semibold">{running.name}</p>
        {running.count > 1 && (
          <p className="text-small text-muted">
            {uploadText.andMore({ count: running.count - 1 })}
          </p>
        )}
        <p className="numbers text-small text-muted">
          {text.waiting.size({ kilobytes: kilobyteText(running.size) })}
        </p>
      </div>
      <Spinner label={uploadText.processing} />
      <div className={`w-full max-w-64 ${sent > 0 ? '' : 'invisible'}`}>
        <ProgressBar value={sent} label={uploadText.sending({ percent: percentText(sent) })} />
      </div>
    </div>
  )
}
