import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { DocumentsScreen } from './documents/documents-screen.tsx'
import { Frame } from './frame.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { UpdatePrompt } from './install/update-prompt.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ProtectedRoute } from './protected-route.tsx'
import { text } from './text/text.ts'
import { paths } from './ui/paths.ts'
import { Spinner } from './ui/spinner.tsx'

const AuthScreen = lazy(async () => ({
  default: (await import('./account/auth-screen.tsx')).AuthScreen,
}))
const UploadScreen = lazy(async () => ({
  default: (await import('./upload/upload-screen.tsx')).UploadScreen,
}))
const LetterScreen = lazy(async () => ({
  default: (await import('./responses/letter-screen.tsx')).LetterScreen,
}))
const ResponsesTab = lazy(async () => ({
  default: (await import('./responses/responses-tab.tsx')).ResponsesTab,
}))
const ShareScreen = lazy(async () => ({
  default: (await import('./share/share-screen.tsx')).ShareScreen,
}))
const PaymentTestScreen = lazy(async () => ({
  default: (await import('./payments/payment-test-screen.tsx')).PaymentTestScreen,
}))
const PaymentCompleteScreen = lazy(async () => ({
  default: (await import('./payments/payment-complete-screen.tsx')).PaymentCompleteScreen,
}))
const DetailScreen = lazy(async () => ({
  default: (await import('./documents/detail/detail-screen.tsx')).DetailScreen,
}))
const MailSuccessScreen = lazy(async () => ({
  default: (await import('./mail/mail-success-screen.tsx')).MailSuccessScreen,
}))
const ReceiptScreen = lazy(async () => ({
  default: (await import('./mail/receipt-screen.tsx')).ReceiptScreen,
}))
const DueScreen = lazy(async () => ({
  default: (await import('./reminders/due-screen.tsx')).DueScreen,
}))
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings/settings-screen.tsx')).SettingsScreen,
}))

const AdminScreen = lazy(async () => ({
  default: (await import('./admin/admin-screen.tsx')).AdminScreen,
}))

/** The other address of a response letter. */
function ToResponse() {
  return <Navigate to={paths.response(useParams()['id'] ?? '')} replace />
}

/** Every screen. Two come with the first load, the others when they are opened. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Spinner label={text.app.loading} className="min-h-dvh" />}>
      <Routes>
        <Route
          path={paths.auth}
          element={
            <>
              <AuthScreen />
              <div className="sticky bottom-0 z-30">
                <UpdatePrompt />
              </div>
            </>
          }
        />
        <Route element={<ProtectedRoute />}>
          <Route path="/mail-receipt" element={<ReceiptScreen />} />
          <Route element={<Frame />}>
            <Route path={paths.home} element={<HomeScreen />} />
            <Route path={paths.upload} element={<UploadScreen />} />
            <Route path={paths.settings} element={<SettingsScreen />} />
            <Route path="/admin/:section?" element={<AdminScreen />} />
            <Route path={paths.documents} element={<DocumentsScreen responses={ResponsesTab} />} />
            <Route path="/responses/:id" element={<LetterScreen />} />
            <Route path="/mail-success" element={<MailSuccessScreen />} />
            <Route path="/response-letters/:id" element={<ToResponse />} />
            <Route path={paths.paymentTest} element={<PaymentTestScreen />} />
            <Route path={paths.paymentComplete} element={<PaymentCompleteScreen />} />
            <Route path={paths.due} element={<DueScreen />} />
            <Route path={paths.share} element={<ShareScreen />} />
            <Route path="/documents/:id" element={<DetailScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
