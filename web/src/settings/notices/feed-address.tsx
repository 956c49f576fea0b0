import { useId } from 'react'
import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

const words = noticesText.feed

/** The URL of the calendar feed, with instructions for common calendar apps. */
export function FeedAddress({ url }: { url: string }) {
  const id = useId()
  const copy = useCopy(url, words)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p id={id} className="mb-1.5 text-small font-semibold">
          {words.address}
        </p>
        <code
          aria-labelledby={id}
          className="block rounded-small bg-sunken px-3 py-2 text-small wrap-anywhere select-all"
        >
          {url}
        </code>
        <p className="mt-1.5 text-small text-muted">{words.secret}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center rounded-small px-5 py-2 font-semibold text-accent hover:bg-accent-wash"
        >
          {words.open}
        </a>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
          {words.how}
        </summary>
        <div className="grid gap-4 pt-1 sm:grid-cols-3">
          {words.ways.map(({ name, steps }) => (
            <div key={name}>
              <h4 className="text-small font-semibold">{name}</h4>
              <ol className="mt-1 grid list-decimal gap-1.5 ps-5 text-small marker:text-accent">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}
