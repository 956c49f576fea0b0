import { detailText } from '../../text/detail.ts'
import { Skeleton } from '../../ui/spinner.tsx'
import type { PictureState } from './use-picture.ts'
import { MessageText } from '../../ui/message-text.tsx'

/** The image of a page, filling its frame, or the reason why it is missing. */
export function PageImage({ page, picture: { url, failure } }: Props) {
  if (url) {
    return (
      <img
        src={url}
        alt={detailText.pageAlt({ page })}
        className="absolute inset-0 size-full dark:brightness-90"
      />
    )
  }
  if (!failure) return <Skeleton className="absolute inset-0 rounded-none!" />
  return (
    <p className="absolute inset-0 grid place-content-center bg-sunken p-6 text-center text-small text-muted">
      {failure.code === 'offline' ? (
        detailText.pageMissing
      ) : (
        <MessageText said={failure.said} english={failure.message} />
      )}
    </p>
  )
}

type Props = { page: number; picture: PictureState }
