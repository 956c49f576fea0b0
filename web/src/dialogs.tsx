import { lazy, Suspense, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './ui/paths.ts'
import { useCalendar, usePay, useRespond } from './letters/open-dialogs.ts'

const ResponseDialog = lazy(async () => ({
  default: (await import('./responses/response-dialog.tsx')).ResponseDialog,
}))
const PayDialog = lazy(async () => ({
  default: (await import('./payments/dialog/pay-dialog.tsx')).PayDialog,
}))
const CreditsDialog = lazy(async () => ({
  default: (await import('./payments/credits-dialog.tsx')).CreditsDialog,
}))
const CalendarDialog = lazy(async () => ({
  default: (await import('./reminders/calendar-dialog.tsx')).CalendarDialog,
}))

/** Dialogs that can open over any screen; the URL says which one is open. */
export function Dialogs() {
  return (
    <Suspense>
      <Responding />
      <Paying />
      <BuyingCredits />
      <Remembering />
    </Suspense>
  )
}

/** The dialog that writes a response to a document. */
function Responding() {
  const { documentId, close } = useRespond()
  if (documentId === null) return null
  return <ResponseDialog key={documentId} documentId={documentId} onClose={close} />
}

/** The dialog that pays a document. */
function Paying() {
  const { documentId, view, close } = usePay()
  if (documentId === null || view === null) return null
  return <PayDialog key={documentId} documentId={documentId} view={view} onClose={close} />
}

/** The dialog that sells credits, over the settings. */
function BuyingCredits() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const close = useCallback(
    () => void navigate(paths.posting, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  if (pathname + hash !== paths.credits) return null
  return <CreditsDialog onClose={close} />
}

/** The dialog that adds a document's date to a calendar. */
function Remembering() {
  const { documentId, close } = useCalendar()
  if (documentId === null) return null
  return <CalendarDialog key={documentId} documentId={documentId} onClose={close} />
}
