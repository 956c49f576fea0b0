import type { User } from '@brieflotse/contract'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Logo } from '../ui/drawings/logo.tsx'
import { PilotBoat } from '../ui/drawings/scenes.tsx'
import { LanguageSelect } from '../languages/language-select.tsx'
import { paths } from '../ui/paths.ts'
import { useSessionHandle } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { invite } from './invite.ts'
import { RegisterForm } from './register-form.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormFailure } from './form-failure.tsx'
import { type Account, typed, useAccountForm } from './form.ts'
import { PasswordField } from './password-field.tsx'

/** Login and registration on one page. Logged-in users are redirected to the page they wanted. */
export function AuthScreen() {
  const { session, enter } = useSessionHandle()
  const [open, setOpen] = useState(invite() ? 1 : 0)
  const state = useLocation().state as { back?: string } | null
  if (session.state === 'resolving') {
    return <Spinner label={text.app.loading} className="min-h-dvh" />
  }
  if (session.state === 'in' || session.state === 'broken')
    return <Navigate to={state?.back ?? paths.home} replace />
  return (
    <main
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-md content-start gap-x-20 gap-y-8 px-5 py-8 md:pt-16 lg:max-w-6xl lg:px-10 lg:grid-cols-[1.1fr_1fr] lg:items-start lg:pt-[max(4rem,14dvh)]"
    >
      <title>{`${text.account.login} · ${text.app.name}`}</title>
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-3 text-lead font-bold">
            <Logo className="size-10" />
            {text.app.name}
          </p>
          <LanguageSelect />
        </div>
        <h1 className="mt-6 text-display lg:mt-10 lg:text-[2.75rem]">{text.account.heading}</h1>
        <p className="mt-3 max-w-md text-lead text-muted">{text.account.lead}</p>
        <PilotBoat className="mt-10 hidden w-full max-w-md lg:block" />
      </header>
      <div className="w-full max-w-md lg:mt-24 lg:justify-self-end">
        <Tabs
          label={text.account.modes}
          names={[text.account.login, text.account.register]}
          open={open}
          onOpen={setOpen}
          look="box"
        >
          {open === 0 ? <LoginForm onDone={enter} /> : <RegisterForm onDone={enter} />}
        </Tabs>
        <p className="mt-6 text-small text-muted">{text.account.privacy}</p>
      </div>
    </main>
  )
}

const readLogin = (data: FormData) => ({
  username: typed(data, 'username'),
  password: typed(data, 'password'),
})

const loginOf = ({ checkCredentials, logIn }: Account) => ({
  check: checkCredentials,
  submit: logIn,
})

function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const { errors, failure, busy, form } = useAccountForm(readLogin, loginOf, onDone)
  return (
    <form noValidate {...form} className="grid gap-5">
      <FormFailure sentence={failure} />
      <Field
        label={text.account.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors['username']}
      />
      <PasswordField
        label={text.account.password}
        autoComplete="current-password"
        error={errors['password']}
      />
      <Button type="submit" look="primary" disabled={busy} className="mt-1 min-h-12">
        {busy ? text.account.loggingIn : text.account.login}
      </Button>
    </form>
  )
}
