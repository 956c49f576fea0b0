import { type ComponentProps, useState } from 'react'
import { text } from '../text/text.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { Field } from '../ui/field.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      name="password"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      end={
        <IconButton
          label={shown ? text.account.hidePassword : text.account.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'view'} />
        </IconButton>
      }
    />
  )
}
