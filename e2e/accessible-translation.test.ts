import { afterAll, beforeAll, test } from 'vitest'
import { responsesText } from '../web/src/text/responses.ts'
import { alignedText } from '../web/src/text/aligned.ts'
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

const dialog = () => app.page.getByRole('dialog')

const onPage = () =>
  dialog().getByRole('group', { name: alignedText.pageIn({ page: 1, language: 'English' }) })

async function openTranslation(): Promise<void> {
  await app.go('/documents/1')
  await button(text.detail.viewTranslation).first().click()
  await dialog().getByRole('article', { name: alignedText.sentences }).waitFor()
}

async function openOnPage(): Promise<void> {
  await openTranslation()
  await button(alignedText.asPage).click()
  await onPage().waitFor()
}

async function openOwnWords(): Promise<void> {
  await app.go('/documents/1')
  await button(text.detail.respond).click()
  await app.page.getByLabel(responsesText.type).selectOption('inquiry')
}

const states: State[] = [
  ['the whole letter in English', {}, openTranslation],
  [
    'what is uncertain of a letter, and one sentence that was called wrong',
    {},
    async () => {
      await openTranslation()
      await button(alignedText.onlyUncertain({ count: 1 })).click()
      await dialog().getByText('Otherwise we cut off the supply.').click()
      await button(alignedText.wrong).click()
      await button(alignedText.isWrong).waitFor()
      // The toast covers the list.
      await button(text.app.dismiss).click()
      await dialog()
        .getByText(alignedText.wrongList({ count: 1 }))
        .click()
    },
  ],
  ['the translation on the page', {}, openOnPage],
  [
    'a sentence that was chosen on the page, near',
    {},
    async () => {
      await openOnPage()
      await onPage().getByText('Otherwise we cut off the supply.').click()
      await dialog().getByRole('region', { name: alignedText.bothLanguages }).waitFor()
      await button(text.detail.zoomIn).click()
    },
  ],
  [
    'the German of the page',
    {},
    async () => {
      await openOnPage()
      await button(text.detail.languages.de).click()
    },
  ],
  [
    'settings, translation with a service elsewhere and a language without a model',
    {},
    async () => {
      await app.go('/settings#letters')
      await button(words.service.yes({ label: 'DeepL' })).waitFor()
    },
  ],
  [
    'the models of the server in every state',
    {},
    async () => {
      await app.go('/admin/models')
      await button(words.admin.removeOf({ name: 'own-de-uk' })).waitFor()
    },
  ],
  [
    'removing a model',
    {},
    async () => {
      await app.go('/admin/models')
      await button(words.admin.removeOf({ name: 'own-de-uk' })).click()
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
    'ready sentences and own words where nothing writes German',
    { usualTranslation: true },
    async () => {
      await openOwnWords()
      await app.page.getByRole('group', { name: responsesText.ready }).waitFor()
      await app.page.getByText(responsesText.ownFold).click()
      await app.page.getByText(words.own.templatesOnly).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier({ translation: true, ...change }, reach),
)
