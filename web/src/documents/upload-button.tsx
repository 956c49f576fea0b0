import type { OutboxEntry } from '@brieflotse/offline'
import { text } from '../text/text.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'

/** A link to the upload screen, which also indicates a running upload. */
export function UploadButton({
  waiting,
  className = '',
}: {
  waiting: OutboxEntry[]
  className?: string
}) {
  const uploading = waiting.some(
    ({ kind, state }) => kind === 'upload-document' && state === 'sending',
  )
  return (
    <LinkButton look="primary" to={paths.upload} className={className}>
      <Icon name="upload" />
      {uploading ? text.documents.processing : text.documents.uploadDocument}
    </LinkButton>
  )
}
