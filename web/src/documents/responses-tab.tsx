import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { PageTray } from '../ui/drawings/scenes.tsx'
import { Empty } from './empty.tsx'

/** Response letters. None can be written yet, so this is always empty, and says so. */
export function ResponsesTab({ onViewDocuments }: { onViewDocuments: () => void }) {
  return (
    <Empty
      drawing={<PageTray className="w-32" />}
      title={text.documents.responsesEmptyTitle}
      hint={text.documents.responsesEmptyHint}
    >
      <Button look="primary" onClick={onViewDocuments}>
        {text.documents.viewDocuments}
      </Button>
    </Empty>
  )
}
