import { expect, test } from 'vitest'
import { type Answerer, whoAnswers } from './who-answers.ts'

const origin = 'https://brieflotse.example'

const cases: [Answerer, string, string, RequestMode][] = [
  ['shell', 'GET', '/', 'navigate'],
  ['shell', 'GET', '/documents/17?tab=text', 'navigate'],
  ['shell', 'GET', '/apiary', 'navigate'],
  ['network', 'GET', '/api/docs/json', 'navigate'],
  ['network', 'GET', '/api', 'navigate'],
  ['network', 'GET', '/models/letters-de-en/config.json', 'cors'],
  ['network', 'GET', '/api/documents', 'cors'],
  ['share', 'POST', '/share', 'navigate'],
  ['share', 'POST', '/share?x=1', 'navigate'],
  ['shell', 'GET', '/share?title=&text=a&url=', 'navigate'],
  ['network', 'POST', '/share', 'cors'],
  ['network', 'POST', '/shares', 'navigate'],
  ['network', 'POST', '/documents', 'navigate'],
  ['network', 'POST', 'https://elsewhere.example/share', 'navigate'],
  ['network', 'GET', 'https://elsewhere.example/app.js', 'no-cors'],
  ['asset', 'GET', '/assets/app-1a2b.js', 'cors'],
  ['asset', 'GET', '/manifest.webmanifest', 'cors'],
]

test.each(cases)('%s answers %s %s (%s)', (answerer, method, path, mode) => {
  expect(whoAnswers({ method, mode, url: new URL(path, origin).href }, origin)).toBe(answerer)
})
