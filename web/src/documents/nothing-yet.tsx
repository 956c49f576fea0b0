import { text } from '../text/text.ts'
import { welcomeText } from '../text/welcome.ts'
import { OpenedEnvelope } from '../ui/drawings/scenes.tsx'
import { Empty } from '../ui/empty.tsx'
import { SampleButton } from '../sample/sample-button.tsx'
import type { DocumentList } from './documents.ts'
import { UploadButton } from './upload-button.tsx'

/** The empty list: the user has no letters, or the first sync is not done yet. */
export function NothingYet({ list }: { list: DocumentList }) {
  return (
    <Empty
      drawing={<OpenedEnvelope className="w-32" />}
      title={list.pulled ? text.documents.emptyTitle : text.documents.notHereTitle}
      hint={list.pulled ? text.documents.emptyHint : text.documents.notHereHint}
    >
      <UploadButton waiting={list.waiting} />
      {list.pulled && (
        <>
          <SampleButton className="mt-2" />
          <p className="max-w-sm text-small text-muted">{welcomeText.sample.hint}</p>
        </>
      )}
    </Empty>
  )
}
