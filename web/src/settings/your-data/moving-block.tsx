import { yourDataText } from '../../text/your-data.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Export } from './export.tsx'
import { Import } from './import.tsx'
import { Past } from './past.tsx'
import { useTransfers } from './use-transfers.ts'

const words = yourDataText.moving

/** Export and import of the whole account as one file. */
export function MovingBlock() {
  const { state, show, again } = useTransfers()
  return (
    <Panel id="moving" title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(transfers) => (
          <div className="grid grid-cols-1 gap-6">
            <Export transfer={transfers.out} show={show} />
            <Import transfer={transfers.in} show={show} />
            <Past key={transfers.in?.id ?? 0} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
