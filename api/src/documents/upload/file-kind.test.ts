import { errorTable } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const says = /^The name of this file says PDF, JPG or PNG, but its content is something else/

test.each([
  ['PK\x03\x04 a ZIP', 'letter.pdf', says],
  ['Dear Sir', 'Scan.JPEG', says],
  ['Dear Sir', 'letter.txt', errorTable['file-type'][1]],
  ['Dear Sir', undefined, errorTable['file-type'][1]],
])('%j called %s is refused', async (content, name, message) => {
  await expect(fileKind(Buffer.from(content), name)).rejects.toMatchObject({
    code: 'file-type',
    message: expect.stringMatching(message),
  })
})
