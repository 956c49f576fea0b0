import { expect, test } from 'vitest'
import { attack } from '../faults/attack/attack.ts'

// The short version. `npm run attack` is the long one, which also measures the time of crafted lines.
test('strangers, odd bodies, slow senders, hostile files, crafted lines and forged headers break nothing, and show and change nothing of others', async () => {
  const areas = await attack({ seed: 20_261_130 })
  const found = areas.flatMap(({ name, findings }) => findings.map((one) => `${name}: ${one}`))
  expect(found).toEqual([])
  expect(areas.filter(({ tries }) => tries < 10)).toEqual([])
})
