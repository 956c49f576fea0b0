import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statesOfPostcode } from './postcodes.ts'

test.each([
  ['10117', 'BE'],
  ['12529', 'BB'],
  ['14193', 'BE'],
  ['14467', 'BB'],
  ['01326', 'SN'],
  ['01968', 'BB'],
  ['04600', 'TH'],
  ['06108', 'ST'],
  ['06567', 'TH'],
  ['17489', 'MV'],
  ['17291', 'BB'],
  ['19348', 'BB'],
  ['20457', 'HH'],
  ['21073', 'HH'],
  ['21335', 'NI'],
  ['21465', 'SH'],
  ['22850', 'SH'],
  ['23966', 'MV'],
  ['24103', 'SH'],
  ['27498', 'SH'],
  ['27568', 'HB'],
  ['27472', 'NI'],
  ['28195', 'HB'],
  ['28816', 'NI'],
  ['29410', 'ST'],
  ['34117', 'HE'],
  ['34414', 'NW'],
  ['34346', 'NI'],
  ['36433', 'TH'],
  ['37073', 'NI'],
  ['37269', 'HE'],
  ['37308', 'TH'],
  ['37671', 'NW'],
  ['38820', 'ST'],
  ['41747', 'NW'],
  ['48529', 'NI'],
  ['48149', 'NW'],
  ['49074', 'NI'],
  ['49477', 'NW'],
  ['53113', 'NW'],
  ['53474', 'RP'],
  ['55116', 'RP'],
  ['55252', 'HE'],
  ['57072', 'NW'],
  ['57610', 'RP'],
  ['60311', 'HE'],
  ['63739', 'BY'],
  ['65582', 'RP'],
  ['66111', 'SL'],
  ['66482', 'RP'],
  ['66953', 'RP'],
  ['68159', 'BW'],
  ['68519', 'HE'],
  ['76131', 'BW'],
  ['76829', 'RP'],
  ['88131', 'BY'],
  ['88212', 'BW'],
  ['89073', 'BW'],
  ['89231', 'BY'],
  ['97070', 'BY'],
  ['97980', 'BW'],
  ['96515', 'TH'],
  ['99084', 'TH'],
])('%s lies in %s', (postcode, state) => {
  expect(statesOfPostcode(postcode)).toEqual([state])
})

test('a delivery area across a border has no single state', () => {
  expect(statesOfPostcode('22113')).toEqual(['HH', 'SH'])
})

test('what is no postcode has no state', () => {
  for (const text of ['', '1234', '123456', '4321O', '00000', '43000']) {
    expect(statesOfPostcode(text)).toEqual([])
  }
})

test('every postcode has at most two states', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99999 }), (number) => {
      expect(statesOfPostcode(String(number).padStart(5, '0')).length).toBeLessThanOrEqual(2)
    }),
  )
})
