import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claim, openBank } from '../../testing/fake-payments.ts'
import { held, server } from '../../testing/fake-server.ts'
import { followed, reminder } from '../../testing/sample-document.ts'
import { payStep, withPlan } from '../../testing/sample-plan.ts'
import { startApp } from '../../testing/start-app.tsx'

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Make Payment' }))

test('from the list of due days too, a doubted account is checked before the form is shown', async () => {
  const { handlers } = openBank()
  server.use(...handlers)
  const planned = withPlan(reminder, { steps: [payStep([])] })
  const warnings = [
    { code: 'iban-country' as const, text: 'The account is in Cyprus.', evidence: [] },
  ]
  const explanation = { ...planned.explanation!, warnings }
  held.documents = [{ ...planned, explanation, claims: [claim], reminders: [followed] }]
  const user = startApp('/due')
  await user.click(await screen.findByRole('button', { name: /^Pay €307.88/ }))
  expect(await (await dialog()).findByText('The account is in Cyprus.')).toBeTruthy()
  expect((await dialog()).queryByLabelText('IBAN')).toBeNull()
  await user.click((await dialog()).getByRole('button', { name: 'I checked the account number' }))
  const iban = await (await dialog()).findByLabelText<HTMLInputElement>('IBAN')
  expect(iban.value).toBe('DE02 1203 0000 0000 2020 51')
})
