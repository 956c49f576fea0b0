import type { Document } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { useCalendar, useRespond } from '../../letters/open-dialogs.ts'
import type { MainAct } from '../plan/main-act.ts'

export type Buttons = {
  document: Document
  onTranslation: () => void
  onPage: (() => void) | null
}

type Props = Buttons & {
  main: MainAct
  /** The action that is the main button elsewhere, so it is left out here. */
  without?: MainAct
  /** More secondary buttons. */
  children?: ReactNode
}

/** The buttons for response, translation, calendar and page; `main` is the primary one. */
export function MoreButtons({ document, main, without, children, ...on }: Props) {
  const { respond } = useRespond()
  const { remember } = useCalendar()
  const look = (act: MainAct) => (act === main ? 'primary' : 'secondary')
  return (
    <>
      {document.status === 'completed' && without !== 'respond' && (
        <Button look={look('respond')} onClick={() => respond(document.id)}>
          <Icon name="letter" />
          {detailText.respond}
        </Button>
      )}
      <Button look={look('translation')} onClick={on.onTranslation}>
        <Icon name="translate" />
        {detailText.viewTranslation}
      </Button>
      <div className="-my-1 flex flex-wrap justify-center empty:hidden">
        {without !== 'calendar' && (
          <Button look="quiet" onClick={() => remember(document.id)}>
            <Icon name="calendar" />
            {detailText.addToCalendar}
          </Button>
        )}
        {on.onPage && (
          <Button look="quiet" onClick={on.onPage}>
            <Icon name="page" />
            {detailText.viewPage}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
