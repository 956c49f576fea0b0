import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useParams } from 'react-router-dom'
import { AuthScreen } from './account/auth-screen.tsx'
import { UpdatePrompt } from './install/update-prompt.tsx'
import { text } from './text/text.ts'
import { paths, screenPaths } from './ui/paths.ts'
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

/** Redirects the second address of a response letter. */
function ToResponse() {
  return <Navigate to={paths.response(useParams()['id'] ?? '')} replace />
}

/** The screens behind the login, inside the frame of the app, by the name of their address. */
const framedScreens: Record<
  Exclude<keyof typeof screenPaths, 'auth' | 'mailReceipt'>,
  ComponentType
> = {
  home: HomeScreen,
  upload: UploadScreen,
  settings: SettingsScreen,
  admin: AdminScreen,
  documents: () => <DocumentsScreen responses={ResponsesTab} />,
  document: DetailScreen,
  response: LetterScreen,
  responseLetter: ToResponse,
  mailSuccess: MailSuccessScreen,
  paymentTest: PaymentTestScreen,
  paymentComplete: PaymentCompleteScreen,
  due: DueScreen,
  share: ShareScreen,
}

/** What the first paint of a screen needs besides the modules behind the login. The server announces the same files: web/early.ts. */
const firstModules: [path: string, fetch: () => Promise<unknown>][] = [
  [screenPaths.home, () => import('./home/news.tsx')],
  [screenPaths.document, () => import('./documents/detail/detail-screen.tsx')],
]

/** Loads the modules for the first paint of a path. Until then the static HTML stays visible, so that there is no spinner. */
export async function fetchScreen(pathname: string): Promise<void> {
  if (pathname === screenPaths.auth) return
  const ofScreen = firstModules.filter(([path]) => matchPath(path, pathname))
  await Promise.all([import('./signed-in.ts'), ...ofScreen.map(([, fetch]) => fetch())])
}

/** All routes. The login page is part of the first file, the other screens are loaded on demand. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Spinner label={text.app.loading} className="min-h-dvh" />}>
      <Routes>
        <Route
          path={screenPaths.auth}
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
          <Route path={screenPaths.mailReceipt} element={<ReceiptScreen />} />
          <Route element={<Frame />}>
            {Object.entries(framedScreens).map(([name, Screen]) => (
              <Route
                key={name}
                path={screenPaths[name as keyof typeof framedScreens]}
                element={<Screen />}
              />
            ))}
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
