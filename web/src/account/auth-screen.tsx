import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Navigate, useLocation } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Logo } from '../ui/drawings/logo.tsx'
import { PilotBoat } from '../ui/drawings/scenes.tsx'
import { paths } from '../ui/paths.ts'
import { useSessionHandle } from '../ui/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const tab =
  'min-h-11 flex-1 rounded-small px-4 font-semibold text-muted transition-colors duration-150 hover:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-card dark:data-selected:bg-line'

/** Log in and Register on one page. Whoever is logged in already goes on to where they wanted to be. */
export function AuthScreen() {
  const { session, enter } = useSessionHandle()
  const state = useLocation().state as { back?: string } | null
  if (session.state === 'resolving') {
    return <Spinner label={text.app.loading} className="min-h-dvh" />
  }
  if (session.state === 'in' || session.state === 'broken')
    return <Navigate to={state?.back ?? paths.home} replace />
  return (
    <main className="mx-auto grid min-h-dvh max-w-6xl content-start gap-x-20 gap-y-8 px-5 py-8 md:px-10 lg:grid-cols-[1.1fr_1fr] lg:items-start lg:pt-[max(4rem,14dvh)]">
      <title>{`${text.account.login} · ${text.app.name}`}</title>
      <header>
        <p className="flex items-center gap-3 text-lead font-bold">
          <Logo className="size-10" />
          {text.app.name}
        </p>
        <h1 className="mt-6 text-display lg:mt-10 lg:text-[2.75rem]">{text.account.heading}</h1>
        <p className="mt-3 max-w-md text-lead text-muted">{text.account.lead}</p>
        <PilotBoat className="mt-10 hidden w-full max-w-md lg:block" />
      </header>
      <div className="w-full max-w-md lg:mt-24 lg:justify-self-end">
        <TabGroup>
          <TabList
            aria-label={text.account.modes}
            className="mb-6 flex gap-1 rounded-box bg-sunken p-1"
          >
            <Tab className={tab}>{text.account.login}</Tab>
            <Tab className={tab}>{text.account.register}</Tab>
          </TabList>
          <TabPanels>
            <TabPanel tabIndex={-1}>
              <LoginForm onDone={enter} />
            </TabPanel>
            <TabPanel tabIndex={-1}>
              <RegisterForm onDone={enter} />
            </TabPanel>
          </TabPanels>
        </TabGroup>
        <p className="mt-6 text-small text-muted">{text.account.privacy}</p>
      </div>
    </main>
  )
}
