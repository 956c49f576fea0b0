import { afterAll, beforeAll, test } from 'vitest'
import { responsesText } from '../web/src/text/responses.ts'
import { translationText } from '../web/src/text/translation.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { text } from './steps.ts'

let app: MadeUp

beforeAll(async () => {
  app = await openMadeUp({ names: true })
})
afterAll(() => app.remove())

const button = (name: string) => app.page.getByRole('button', { name, exact: true })
const words = translationText

async function openOwnWords(): Promise<void> {
  await app.go('/documents/1')
  await button(text.detail.respond).click()
  await app.page.getByLabel(responsesText.type).selectOption('inquiry')
}

const states: State[] = [
  [
    'settings, translation with a service elsewhere and a language without a model',
    {},
    async () => {
      await app.go('/settings')
      await button(words.service.yes('DeepL')).waitFor()
    },
  ],
  [
    'the models of the server in every state',
    {},
    async () => {
      await app.go('/admin/models')
      await button(words.admin.removeOf('own-de-uk')).waitFor()
    },
  ],
  [
    'removing a model',
    {},
    async () => {
      await app.go('/admin/models')
      await button(words.admin.removeOf('own-de-uk')).click()
      await app.page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'own words that a machine put into German',
    {},
    async () => {
      await openOwnWords()
      await app.page.getByLabel(words.own.labels.question).fill('Why do I have to pay again?')
      await button(words.own.write).click()
      await app.page.getByRole('region', { name: words.own.german }).waitFor()
    },
  ],
  [
    'own words where nothing writes German',
    { usualTranslation: true },
    async () => {
      await openOwnWords()
      await app.page.getByText(words.own.templatesOnly).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier({ translation: true, ...change }, reach),
)
