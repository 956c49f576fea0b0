import type { User } from '@brieflotse/contract'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormFailure } from './form-failure.tsx'
import { invite } from './invite.ts'
import { type Account, typed, useAccountForm } from './form.ts'
import { PasswordField } from './password-field.tsx'

const read = (data: FormData) => {
  const firstName = typed(data, 'firstName')
  const lastName = typed(data, 'lastName')
  return {
    username: typed(data, 'username'),
    password: typed(data, 'password'),
    email: typed(data, 'email'),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(invite() && { invite: invite() }),
  }
}

const wayOf = ({ checkRegistration, makeAccount }: Account) => ({
  check: checkRegistration,
  submit: makeAccount,
})

export function RegisterForm({ onDone }: { onDone: (user: User) => void }) {
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
        note={text.account.passwordHint}
        autoComplete="new-password"
        error={errors['password']}
      />
      <Field
        label={text.account.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={text.account.firstName}
          note={text.account.optional}
          name="firstName"
          autoComplete="given-name"
          error={errors['firstName']}
        />
        <Field
          label={text.account.lastName}
          note={text.account.optional}
          name="lastName"
          autoComplete="family-name"
          error={errors['lastName']}
        />
      </div>
      <Button type="submit" look="primary" disabled={busy} className="mt-1 min-h-12">
        {busy ? text.account.registering : text.account.register}
      </Button>
    </form>
  )
}
