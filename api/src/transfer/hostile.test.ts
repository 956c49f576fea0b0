import { AppError, englishOf } from '@brieflotse/contract'
import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { testFolder } from '../../test/test-server.ts'
import { openArchive } from './read-zip.ts'

const never = new AbortController().signal
type Content = { path: string; bytes: Buffer; mode?: number }
const letter = { path: 'documents/00001/document.json', bytes: Buffer.from('{}') }
const listed = ({ path, bytes }: Content) => ({
  path,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
})

async function zipOf(
  contents: Content[],
  manifest: unknown[] = contents.map(listed),
  { version = 1, forceZip64Format = false } = {},
): Promise<string> {
  const zip = new ZipFile()
  for (const { path, bytes, mode = 0o100600 } of contents) {
    zip.addReadStream(Readable.from([bytes]), path, { mode, forceZip64Format })
  }
  const list = { format: 'brieflotse-export', version, files: manifest }
  zip.addBuffer(Buffer.from(JSON.stringify(list)), 'manifest.json')
  zip.end({ forceZip64Format, comment: '' })
  const path = join(testFolder(), 'hostile.zip')
  await finished(zip.outputStream.pipe(createWriteStream(path)))
  return path
}

/** Replaces a name by another of the same length in content and headers, because no ZIP library would write such a file. */
function renamed(path: string, from: string, to: string): string {
  expect(to.length).toBe(from.length)
  const bytes = readFileSync(path).toString('latin1').replaceAll(from, to)
  writeFileSync(path, Buffer.from(bytes, 'latin1'))
  return path
}

const open = (path: string) => openArchive(path, never)

async function refusalOf(opening: Promise<unknown>): Promise<AppError> {
  const error: unknown = await opening.catch((thrown: unknown) => thrown)
  if (error instanceof AppError) return error
  throw new Error('expected a refusal')
}

test('what the export made is opened, and nothing is given that is not in its list', async () => {
  const archive = await open(await zipOf([letter]))
  expect([...archive.files.keys()]).toEqual([letter.path])
  await expect(archive.json('manifest.json')).rejects.toMatchObject({ code: 'transfer-invalid' })
  expect(await archive.json(letter.path)).toEqual({})
  archive.close()
})

test('a file in the form for more than 4 GB is opened as well', async () => {
  const archive = await open(await zipOf([letter], undefined, { forceZip64Format: true }))
  expect(await archive.json(letter.path)).toEqual({})
  archive.close()
})

const other = { path: 'documents/00001/abcdef.json', bytes: Buffer.from('[]') }
const bomb = { path: 'documents/00001/originals/1-a.pdf', bytes: Buffer.alloc(40 * 1024 * 1024) }

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'a name that leads out of the folder',
    async () =>
      renamed(
        await zipOf([letter, other]),
        'documents/00001/abcdef.json',
        '../../../etc/cron.d/abcd.js',
      ),
    /damaged|another place/,
  ],
  [
    'an absolute name',
    async () =>
      renamed(
        await zipOf([letter, other]),
        'documents/00001/abcdef.json',
        '/tmp/x/documents/00001/a.js',
      ),
    /damaged|another place/,
  ],
  [
    'the same name twice',
    async () =>
      renamed(
        await zipOf([letter, { ...other, path: 'documents/00001/documenx.json' }]),
        'documenx',
        'document',
      ),
    /twice/,
  ],
  [
    'two names for one content',
    async () => {
      const path = await zipOf([letter, { ...letter, path: 'documents/00002/document.json' }])
      const bytes = readFileSync(path)
      const central = Buffer.from('PK\x01\x02', 'latin1')
      const first = bytes.indexOf(central)
      // Both directory entries point to the first file's offset.
      const second = bytes.indexOf(central, first + 4)
      bytes.copy(bytes, second + 42, first + 42, first + 46)
      writeFileSync(path, bytes)
      return path
    },
    /same place/,
  ],
  ['a link', () => zipOf([letter, { ...other, mode: 0o120777 }]), /not a normal file/],
  [
    'another content than its list says',
    () => zipOf([letter], [{ ...listed(letter), sha256: '0'.repeat(64) }]),
    /changed or damaged/,
  ],
  [
    'another size than its list says',
    () => zipOf([letter], [{ ...listed(letter), bytes: 3 }]),
    /size/,
  ],
  [
    'a file that is not in its list',
    () => zipOf([letter, other], [listed(letter)]),
    /not in its list/,
  ],
  [
    'a file of its list that is missing',
    () => zipOf([letter], [letter, other].map(listed)),
    /missing/,
  ],
  ['a list of something else', () => zipOf([letter], [{ path: 1 }]), /not come from Brieflotse/],
  [
    'what a later version of the export made',
    () => zipOf([letter], [{ path: 1 }], { version: 2 }),
    /newer version/,
  ],
  [
    'half of it',
    async () => {
      const path = await zipOf([letter, other])
      truncateSync(path, 120)
      return path
    },
    /damaged/,
  ],
])('%s is refused with the reason', async (_name, make, reason) => {
  const { code, said } = await refusalOf(open(await make()))
  expect(code).toBe('transfer-invalid')
  expect(englishOf(said)).toMatch(reason)
})

test('a bomb is not unpacked: what is larger than a letter can be is not given to anybody', async () => {
  const packed = await zipOf([letter, bomb])
  expect(readFileSync(packed).length).toBeLessThan(100_000)
  const archive = await open(packed)
  expect((await refusalOf(archive.open(bomb.path))).said.values['why']).toBe(
    'transfer.file-too-large',
  )
  archive.close()
})

test('a bomb that says it is small is found out', async () => {
  // The size is in the central directory and after the content.
  const bytes = readFileSync(await zipOf([letter, bomb]))
  const small = Buffer.alloc(4)
  small.writeUInt32LE(1000)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bomb.bytes.length)
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4))
    small.copy(bytes, at)
  const path = join(testFolder(), 'liar.zip')
  writeFileSync(path, bytes)
  await expect(open(path)).rejects.toMatchObject({ code: 'transfer-invalid' })
})
