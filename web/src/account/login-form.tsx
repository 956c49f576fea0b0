import type { User } from '@brieflotse/contract'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormFailure } from './form-failure.tsx'
import { type Account, typed, useAccountForm } from './form.ts'
import { PasswordField } from './password-field.tsx'

const read = (data: FormData) => ({
  username: typed(data, 'username'),
  password: typed(data, 'password'),
})

const wayOf = ({ checkCredentials, logIn }: Account) => ({ check: checkCredentials, submit: logIn })

export function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const { errors, failure, busy, form } = useAccountForm(read, wayOf, onDone)
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
