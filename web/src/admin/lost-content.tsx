import type { StorageReport } from '@brieflotse/contract'
import { adminText } from '../text/admin.ts'
import { dayOf, dayText, sizeText } from '../ui/format.ts'

const words = adminText.storage

type LostContentProps = { lost: StorageReport['lost']; inBucket: boolean }

/** The files missing from the disk or the bucket, with their paths there, and how to restore them. */
export function LostContent({ lost, inBucket }: LostContentProps) {
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="lost" className="mb-6 rounded-box bg-late-wash p-4">
      <h3 id="lost" className="text-base text-late">
        {words.lost({ count: lost.length })}
      </h3>
      <p className="mt-1 text-small">{inBucket ? words.lostHintBucket : words.lostHint}</p>
      <ul className="numbers mt-3 grid gap-3 text-small">
        {lost.map(({ hash, what, since, bytes, users }) => (
          <li key={hash}>
            <p>
              {words.lostFile[what]({
                since: dayText(dayOf(new Date(since))),
                size: sizeText(bytes),
              })}{' '}
              {users.length > 0 && words.lostOf({ users: users.join(', ') })}
            </p>
            <code className="wrap-anywhere" dir="ltr">
              {`${inBucket ? '' : 'files/'}${hash.slice(0, 2)}/${hash}`}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}
