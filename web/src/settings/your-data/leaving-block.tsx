import { lazy, Suspense, useState } from 'react'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

const LeavingDialog = lazy(async () => ({
  default: (await import('./leaving-dialog.tsx')).LeavingDialog,
}))
const words = yourDataText.leaving

/** Deletes the account. */
export function LeavingBlock() {
  const [open, setOpen] = useState(false)
  return (
    <Panel id="leaving" title={words.title} hint={words.hint}>
      <Button look="danger-quiet" className="-ms-5" onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
      {open && (
        <Suspense>
          <LeavingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
