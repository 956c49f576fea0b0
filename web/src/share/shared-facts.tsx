import { shareText } from '../text/share.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import type { ShareSource } from './source.ts'

/** The subject and URL from another app, as plain text and never as links, and files that were rejected. */
export function SharedFacts({ source: { title, url, leftOut } }: { source: ShareSource }) {
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
