import type { OfferedModel } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { filesOfModel } from './translation.ts'

const model: OfferedModel = {
  name: 'opus-mt-de-en',
  source: 'de',
  target: 'en',
  bytes: 5,
  licence: '',
  origin: '',
  state: 'none',
  done: 0,
  failure: null,
  files: [
    { path: 'config.json', bytes: 2, have: 0 },
    { path: 'onnx/encoder.onnx', bytes: 3, have: 0 },
  ],
}

test('files of a model are known by name and size, whatever folder they come from; others are left out', () => {
  const config = new File(['{}'], 'config.json')
  const encoder = new File(['abc'], 'encoder.onnx')
  const others = [new File(['{ }'], 'config.json'), new File(['abc'], 'evil.onnx')]
  expect(filesOfModel(model, [...others, encoder, config])).toEqual([config, encoder])
  expect(filesOfModel(model, others)).toEqual([null, null])
})
