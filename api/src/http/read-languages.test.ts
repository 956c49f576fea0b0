import { expect, test } from 'vitest'
import { tagsByWeight } from './read-languages.ts'

test.each([
  ['de;q=0.1,tr', ['tr', 'de']],
  ['fr-FR, tr-TR;q=0.9,de;q=0.8', ['fr-fr', 'tr-tr', 'de']],
  ['de;q=0.5,ru;q=0.5,uk;q=0.50001', ['uk', 'de', 'ru']],
  ['tr;q=0,de;q=0.001', ['de']],
  ['TR ; Q=0.2 , ar', ['ar', 'tr']],
  ['de;q=much,tr;q=0.1', ['tr']],
  ['', []],
  [',,;q=1,', []],
])('"%s" asks for %j, in this order', (accepted, tags) => {
  expect(tagsByWeight(accepted)).toEqual(tags)
})
