import { expect, test } from 'vitest'
import { byWeight } from './by-weight.ts'

test.each([
  ['de;q=0.1,tr', ['tr', 'de']],
  ['fr-FR, tr-TR;q=0.9,de;q=0.8', ['fr-fr', 'tr-tr', 'de']],
  ['de;q=0.5,ru;q=0.5,uk;q=0.50001', ['uk', 'de', 'ru']],
  ['tr;q=0,de;q=0.001', ['de']],
  ['TR ; Q=0.2 , ar', ['ar', 'tr']],
  ['de;q=much,tr;q=0.1', ['tr']],
  ['gzip, br;q=0', ['gzip']],
  ['', []],
  [undefined, []],
  [',,;q=1,', []],
])('"%s" asks for %j, in this order', (accepted, names) => {
  expect(byWeight(accepted)).toEqual(names)
})
