import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { AuthScreen } from './account/auth-screen.tsx'
import { UpdatePrompt } from './install/update-prompt.tsx'
import { text } from './text/text.ts'
import { paths } from './ui/paths.ts'
import { Spinner } from './ui/spinner.tsx'

const ProtectedRoute = lazy(async () => ({
  default: (await import('./signed-in.ts')).ProtectedRoute,
}))
const Frame = lazy(async () => ({ default: (await import('./signed-in.ts')).AppFrame }))
const HomeScreen = lazy(async () => ({ default: (await import('./signed-in.ts')).HomeScreen }))
const DocumentsScreen = lazy(async () => ({
  default: (await import('./signed-in.ts')).DocumentsScreen,
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

const NotFoundScreen = lazy(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}))
const AdminScreen = lazy(async () => ({
  default: (await import('./admin/admin-screen.tsx')).AdminScreen,
}))

/** Redirects the second path of a response letter. */
function ToResponse() {
  return <Navigate to={paths.response(useParams()['id'] ?? '')} replace />
}

/**
 * Loads the modules for the first paint of a path. Until then the static HTML stays visible, so that there is no spinner. The server
 * announces the same files with the page: web/early.ts.
 */
export async function fetchScreen(pathname: string): Promise<void> {
  if (pathname === paths.auth) return
  await Promise.all([
    import('./signed-in.ts'),
    pathname === paths.home && import('./home/news.tsx'),
    /^\/documents\/\d+$/.test(pathname) && import('./documents/detail/detail-screen.tsx'),
  ])
}

/** All routes. The login page is part of the first file, the other screens are loaded on demand. */
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
