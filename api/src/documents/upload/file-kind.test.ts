import { expect, test } from 'vitest'
import { fileKind } from './inspect-files.ts'

test.each([
  ['PK\x03\x04 a ZIP', 'letter.pdf', 'file.misnamed'],
  ['Dear Sir', 'Scan.JPEG', 'file.misnamed'],
  ['Dear Sir', 'letter.txt', 'file-type'],
  ['Dear Sir', undefined, 'file-type'],
])('%j called %s is refused', async (content, name, id) => {
  await expect(fileKind(Buffer.from(content), name)).rejects.toMatchObject({
    code: 'file-type',
    said: { id },
  })
})
