import { afterAll, beforeAll, test } from 'vitest'
import { stepsText } from '../web/src/text/steps.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { openDetails, text } from './steps.ts'

let app: MadeUp

beforeAll(async () => {
  app = await openMadeUp({ names: true })
})
afterAll(() => app.remove())

const plans = { plans: true }
const button = (name: string) => app.page.getByRole('button', { name, exact: true })

async function openLetter(id: number): Promise<void> {
  await app.go(`/documents/${id}`)
  await app.page.getByRole('region', { name: text.detail.inShort }).waitFor()
}

const states: State[] = [
  ['the list with what is next', plans, () => app.go('/documents')],
  ['parts to pay, papers, a right, and something that is not clear', plans, () => openLetter(1)],
  ['an appointment and what to bring', plans, () => openLetter(2)],
  [
    'what is behind the answer',
    plans,
    async () => {
      await openLetter(1)
      await openDetails(app.page)
      await app.page.getByRole('region', { name: text.detail.facts }).waitFor()
    },
  ],
  [
    'a letter that is clear, shown to somebody who helps',
    plans,
    async () => {
      await openLetter(2)
      await button(stepsText.helper).click()
      await app.page.getByRole('dialog').getByText(stepsText.helperCheck).waitFor()
    },
  ],
  [
    'an offer, once the sender was asked',
    plans,
    async () => {
      await openLetter(3)
      await button(stepsText.checked).click()
      await app.page.getByText(stepsText.payChecked).waitFor()
    },
  ],
  [
    'paying an offer by its address',
    plans,
    async () => {
      await app.go('/documents/3?pay=3')
      await app.page.getByRole('dialog').getByText(stepsText.checkPay).waitFor()
    },
  ],
  [
    'what to show to somebody who helps',
    plans,
    async () => {
      await openLetter(4)
      await button(stepsText.helper).click()
      await app.page
        .getByRole('dialog')
        .getByText(stepsText.onPage({ page: 1 }))
        .waitFor()
    },
  ],
]

test.each(states)('nobody is shut out of: %s', async (_, change, reach) => {
  await app.expectNoBarrier(change, reach)
})
