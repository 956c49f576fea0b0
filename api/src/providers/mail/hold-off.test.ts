import { expect, test } from 'vitest'
import { createHoldOff } from './hold-off.ts'

const start = Date.parse('2026-11-24T09:00:00Z')

test.each([
  ['what the provider named in seconds', '7', 7_000],
  ['a moment that it named', 'Tue, 24 Nov 2026 09:00:20 GMT', 20_000],
  ['the usual time when it named none', undefined, 60_000],
  ['the usual time when it named nonsense', 'soon', 60_000],
  ['an hour at most', '999999', 3_600_000],
  ['not at all when the moment is over', 'Tue, 24 Nov 2026 08:00:00 GMT', 0],
])('waits %s', (_, value, ms) => {
  let clock = start
  const holdOff = createHoldOff({ usualMs: 60_000, now: () => clock })
  holdOff.heard({ status: 200, headers: { 'retry-after': '99' }, text: '' })
  holdOff.check()
  holdOff.heard({ status: 429, headers: value ? { 'retry-after': value } : {}, text: '' })
  clock = start + ms - 1
  if (ms > 0) expect(() => holdOff.check()).toThrow(expect.objectContaining({ code: 'busy' }))
  clock = start + ms
  holdOff.check()
})
