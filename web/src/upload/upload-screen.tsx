import { useCallback } from 'react'
import { text } from '../text/text.ts'
import { notifyFailure } from '../ui/toast.tsx'
import { DropArea } from './drop-area.tsx'
import { RunningUpload } from './running-upload.tsx'
import { useUpload } from './upload.ts'

export function UploadScreen() {
  const { upload, running, sent } = useUpload()
  const choose = useCallback(
    (files: File[]) => {
      if (files.length > 1) notifyFailure(text.upload.failed, text.upload.oneAtATime)
      else void upload(files)
    },
    [upload],
  )
  return (
    <div className="mx-auto max-w-3xl px-5 py-8 md:px-10 md:py-14">
      <title>{`${text.upload.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{text.upload.title}</h1>
      <p className="mt-2 mb-6 text-muted">{text.upload.lead}</p>
      {running ? <RunningUpload running={running} sent={sent} /> : <DropArea onFiles={choose} />}
      <section className="mt-8" aria-labelledby="tips">
        <h2 id="tips" className="text-base">
          {text.upload.tipsTitle}
        </h2>
        <ul className="mt-2 grid gap-1.5 text-small text-muted">
          {text.upload.tips.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-accent" />
              {tip}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
