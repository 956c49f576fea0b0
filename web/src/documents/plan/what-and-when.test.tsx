import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { payStep, stepOf, withPlan } from '../../testing/sample-plan.ts'
import { startApp } from '../../testing/start-app.tsx'

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const none = { amount: null, says: [], german: [], otherwise: [], otherwisePlain: '' }

test('the day of a visit stands once, also for what one brings and pays there', async () => {
  const day = { ...payStep([]).day!, time: '09:40' }
  const at = (id: string, act: 'attend' | 'bring' | 'pay-otherwise') =>
    stepOf({ ...none, id, act, day, plain: `${id}.` })
  const steps = [at('Come', 'attend'), at('Bring', 'bring'), at('Pay', 'pay-otherwise')]
  held.documents = [withPlan(reminder, { steps })]
  startApp('/documents/1')
  const duties = within((await region('In short')).getByRole('region', { name: 'Required Action' }))
  expect(duties.getAllByRole('listitem')).toHaveLength(3)
  expect(duties.getAllByText(/28 March 2025/)).toHaveLength(1)
})

test('a letter of an uncertain kind is said to be about its subject', async () => {
  const planned = withPlan(reminder, {})
  const [fact] = reminder.explanation!.facts
  const subject = { ...fact!, kind: 'subject' as const, value: reminder.sentences[0]!.text }
  const explanation = {
    ...planned.explanation!,
    facts: [subject],
    letterKind: {
      id: 'any-decision',
      sure: false,
      what: 'This is an official decision. We are not sure what it is about.',
      next: null,
      ifNot: null,
    },
  }
  held.documents = [{ ...planned, explanation }]
  startApp('/documents/1')
  const answer = await region('In short')
  expect(answer.getByText(/We are not sure what it is about/).parentElement?.textContent).toMatch(
    /It is about: Second reminder and notice of an interruption/,
  )
})
