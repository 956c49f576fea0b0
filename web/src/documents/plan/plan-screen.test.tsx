import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { earlier, reminder } from '../../testing/sample-document.ts'
import { payStep, stepOf, withPlan } from '../../testing/sample-plan.ts'
import { startApp } from '../../testing/start-app.tsx'

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const none = { amount: null, says: [], german: [], otherwise: [], otherwisePlain: '', day: null }
const letter = (given: Parameters<typeof withPlan>[1]) => withPlan(reminder, given)

const offer = {
  code: 'offer' as const,
  says: [],
  plain: 'This is an offer, not a bill.',
  signs: [{ said: { id: 'x', values: {} }, plain: 'The account is in Cyprus.', evidence: [] }],
  amount: { cents: 79_865, currency: 'EUR', role: 'whole' as const },
  payee: 'ZW Treuhand Services',
}

test('a caution stands before everything with its signs and the payee; paying comes after a word with the sender', async () => {
  held.documents = [letter({ caution: offer })]
  const user = startApp('/documents/1')
  const caution = await region('Check before you pay')
  expect(caution.getByText('The account is in Cyprus.')).toBeTruthy()
  expect(caution.getByText(/ZW Treuhand Services/)).toBeTruthy()
  const answer = screen.getByRole('region', { name: 'In short' })
  const first = screen.getByRole('region', { name: 'Check before you pay' })
  expect(first.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  await user.click(caution.getByRole('button', { name: 'I checked with the sender' }))
  expect(await caution.findByRole('button', { name: 'Pay €798.65' })).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Pay only if the sender told you')
})

test('a warning about the account stands before paying, which comes after a check of the number', async () => {
  const planned = letter({ steps: [stepOf({})] })
  const warning = {
    code: 'iban-country' as const,
    text: 'The account is in Cyprus.',
    evidence: [],
  }
  const explanation = { ...planned.explanation!, warnings: [warning] }
  // checks are kept until the app is reloaded, and letter 1 was checked above
  held.documents = [{ ...planned, id: 2, explanation }]
  const user = startApp('/documents/2')
  const warnings = await region('Before you act')
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  await user.click(warnings.getByRole('button', { name: 'I checked the account number' }))
  expect(await warnings.findByRole('button', { name: /^Pay €/ })).toBeTruthy()
})

test('the steps stand in their order with things, place and condition; what may be done comes after them', async () => {
  const bring = stepOf({
    ...none,
    id: 'bring',
    act: 'bring',
    plain: 'Bring these things.',
    place: 'Rathausplatz 1',
    condition: { id: 'only.unknown', values: {} },
    conditionPlain: 'Only in some cases.',
    things: [{ german: 'Reisepass', said: null, plain: 'your passport' }],
  })
  const object = stepOf({ ...none, id: 'object', act: 'object', duty: 'may', plain: 'Object.' })
  held.documents = [letter({ steps: [payStep([]), bring, object] })]
  startApp('/documents/1')
  const answer = await region('In short')
  const titles = answer.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(titles).toEqual(['Required Action', 'What if I don’t?', 'You can also'])
  const things = within(answer.getByRole('list', { name: 'What you need' }))
  expect(things.getByText('your passport')).toBeTruthy()
  expect(things.getByText('Reisepass').lang).toBe('de')
  expect(answer.getByText('Rathausplatz 1')).toBeTruthy()
  expect(answer.getByText('Only in some cases.')).toBeTruthy()
  const text = screen.getByRole('region', { name: 'In short' }).textContent
  expect(text.indexOf('Bring these')).toBeGreaterThan(text.indexOf('Pay €307.88 by'))
  expect(text.indexOf('Object.')).toBeGreaterThan(text.indexOf('What if I don’t?'))
})

test('what comes by itself is no step to do: it stands below, without a number', async () => {
  const receive = stepOf({ ...none, id: 'receive', act: 'receive', plain: 'You get €58.14.' })
  held.documents = [letter({ steps: [payStep([]), receive] })]
  startApp('/documents/1')
  const answer = await region('In short')
  const duties = within(answer.getByRole('region', { name: 'Required Action' }))
  expect(duties.getAllByRole('listitem')).toHaveLength(1)
  expect(duties.queryByText('You get €58.14.')).toBeNull()
  const below = answer.getByRole('heading', { name: 'Good to know' })
  const step = answer.getByText('You get €58.14.')
  expect(below.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(step.closest('ol')).toBeNull()
})

test('where only the reader knows the day, the rule stands in words, with the way to say it', async () => {
  const day = {
    ...payStep([]).day!,
    date: null,
    deadline: 'reply' as const,
    rule: [{ id: 'rule.period', values: { from: 'service-date' } }],
    rulePlain: 'You have 2 weeks after the date written on the yellow envelope.',
  }
  const reply = stepOf({ ...none, id: 'reply', act: 'reply', plain: 'Answer the sender.', day })
  held.documents = [letter({ steps: [reply] })]
  startApp('/documents/1')
  const answer = await region('In short')
  expect(answer.getByText(/^You have 2 weeks after/)).toBeTruthy()
  const link = answer.getByRole('link', { name: 'Enter the date' })
  expect(link.getAttribute('href')).toBe('/documents/1#service-date')
  // only the letter's main button has this colour
  expect(link.className).toContain('bg-accent ')
  expect(answer.getByRole('button', { name: 'Generate Response Letter' }).className).not.toContain(
    'bg-accent ',
  )
})

test('another currency is never shown as euros, and cannot be paid from here', async () => {
  const amount = { cents: 11_850, currency: 'CHF', role: 'whole' as const }
  const plain = 'They ask for CHF 118.50, not for euros.'
  const foreign = stepOf({ ...none, id: 'pay-otherwise', act: 'pay-otherwise', amount, plain })
  held.documents = [letter({ steps: [foreign] })]
  startApp('/documents/1')
  const box = await region('Payment')
  expect(box.getByText(/CHF\s118\.50/)).toBeTruthy()
  expect(screen.queryByText(/€118\.50/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
})

test('what could not be worked out stands in German, and can be shown to somebody who helps', async () => {
  const german = 'Die Anlage K ist zu ergänzen.'
  const place = { page: 1, boxes: [{ x: 25, y: 100, width: 90, height: 5 }], quote: german }
  const unclear = {
    reason: 'requests' as const,
    says: [],
    plain: 'We could not work out what they want.',
    german: [german],
    evidence: [place],
  }
  const [sentence] = reminder.sentences
  const sentences = [
    { ...sentence!, text: german, translation: 'Add Annex K.', quality: 'rough' as const },
  ]
  held.documents = [{ ...letter({ unclear }), sentences }]
  const user = startApp('/documents/1')
  const box = await region('What we could not work out')
  expect(box.getByText(german).lang).toBe('de')
  const translation = box.getByText('Add Annex K.')
  expect(within(translation).getByText('Rough translation')).toBeTruthy()
  expect(box.getByRole('link', { name: /0431 555-1/ })).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'Show this to a helper' }))
  const page = within(await screen.findByRole('dialog', { name: 'Show this to a helper' }))
  expect(page.getByText(german)).toBeTruthy()
  expect(page.getByText('Page 1')).toBeTruthy()
  expect(page.getByText('0431 555-1')).toBeTruthy()
  expect(page.getByText('Schuldnerberatung')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('what is said in general words has its translation below', async () => {
  const { german, translated } = reminder.explanation!.actions[0]!
  const says = [{ id: 'step.bring', values: {} }]
  const bring = stepOf({
    ...none,
    id: 'bring',
    act: 'bring',
    says,
    plain: 'Bring the things that the letter names.',
    german: [german],
  })
  held.documents = [letter({ steps: [bring] })]
  startApp('/documents/1')
  const [below] = (await region('In short')).getAllByText(translated!)
  expect(below!.closest('details')).toBeNull()
})

test('a thing without a known meaning has its German sentence below, with its words explained', async () => {
  const german = 'Reichen Sie die Meldung zur Mahnung ein.'
  const send = stepOf({
    ...none,
    id: 'send',
    act: 'send',
    plain: 'Hand in “Meldung”.',
    german: [german],
    things: [{ german: 'die Meldung', said: null, plain: null }],
  })
  held.documents = [letter({ steps: [send] })]
  startApp('/documents/1')
  const answer = await region('In short')
  const [word] = answer.getAllByText('Mahnung', { selector: 'dt' })
  expect(word!.closest('details')).toBeNull()
})

test('an invitation stands under its own title, and a day without a purpose is no duty', async () => {
  const come = stepOf({ ...none, id: 'attend', act: 'attend', duty: 'may', plain: 'Come.' })
  const visit = { ...come, day: payStep([]).day }
  const says = [{ id: 'step.other', values: { day: null } }]
  const other = stepOf({ ...none, id: 'check', act: 'check', says, plain: 'Another date.' })
  held.documents = [letter({ steps: [payStep([]), visit, other] })]
  startApp('/documents/1')
  const answer = await region('In short')
  const titles = answer.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(titles).toEqual(['Required Action', 'You are invited', 'What if I don’t?', 'Good to know'])
})

test('the payment names who gets the money', async () => {
  held.documents = [letter({ steps: [payStep([])] })]
  startApp('/documents/1')
  const box = await region('Payment')
  expect(box.getByText('Payee').nextElementSibling?.textContent).toBe('Nordlicht Energie GmbH')
})

test('a letter that an earlier reader has read is shown as before', async () => {
  held.documents = [earlier]
  startApp('/documents/1')
  const answer = await region('In short')
  expect(answer.getByText('What must I do?')).toBeTruthy()
  expect(answer.getByText('€307.88')).toBeTruthy()
  expect(answer.getByText('28 March 2025')).toBeTruthy()
  expect(answer.getByRole('button', { name: 'Pay €307.88' })).toBeTruthy()
})

test('a day that only the reader can count is asked for once, and paying stands with what is paid', async () => {
  const day = { date: null, time: null, deadline: null, law: null, stated: false }
  const counted = { ...day, rule: [{ id: 'x', values: {} }], rulePlain: 'You have one week.' }
  const fill = stepOf({
    ...none,
    id: 'fill-in',
    act: 'fill-in',
    plain: 'Fill it in.',
    day: counted,
  })
  const send = stepOf({ ...none, id: 'send', act: 'send', plain: 'Send it back.', day: counted })
  held.documents = [letter({ steps: [fill, send, payStep([])] })]
  startApp('/documents/1')
  const asked = within(
    (await screen.findByRole('heading', { name: 'Required Action' })).parentElement!,
  )
  expect(asked.getAllByText('You have one week.')).toHaveLength(1)
  const [paid] = asked.getAllByRole('button', { name: /^Pay €/ })
  expect(paid!.closest('li')!.textContent).toContain('Pay €307.88 by')
})

test('what may be paid besides has no button of its own', async () => {
  const send = stepOf({ ...none, id: 'send', act: 'send', plain: 'Send it back.' })
  held.documents = [letter({ steps: [send, { ...payStep([]), duty: 'may' }] })]
  startApp('/documents/1')
  expect((await region('In short')).getByText(/^Pay €307.88 by/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay €/ })).toBeNull()
})

const copyAndCall = (doneSteps: string[]) => {
  const step = (act: 'send' | 'call', plain: string) =>
    stepOf({ ...none, id: act, act, plain, german: [plain] })
  const steps = [step('send', 'Send a copy.'), step('call', 'Call us.')]
  return { ...letter({ steps }), doneSteps }
}

test('a step without a deadline can be marked as done, and only that one', async () => {
  held.documents = [copyAndCall([])]
  const user = startApp('/documents/1')
  const answer = await region('In short')
  await user.click(answer.getByRole('button', { name: 'Done: Send a copy.' }))
  expect(await screen.findByText('Marked as done')).toBeTruthy()
  expect(await answer.findByRole('button', { name: 'Not done: Send a copy.' })).toBeTruthy()
  expect(answer.getByRole('button', { name: 'Done: Call us.' })).toBeTruthy()
})

test('a step that was marked as done can be opened again', async () => {
  held.documents = [copyAndCall(['send Send a copy.'])]
  const user = startApp('/documents/1')
  const answer = await region('In short')
  await user.click(answer.getByRole('button', { name: 'Not done: Send a copy.' }))
  expect(await answer.findByRole('button', { name: 'Done: Send a copy.' })).toBeTruthy()
})
