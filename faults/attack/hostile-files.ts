import { deflateSync, gzipSync } from 'node:zlib'
import { pagesPdf } from '../../e2e/text-pdf.ts'
import { hostilePictures as pictures, packed } from './hostile-pictures.ts'

export type HostileFile = { name: string; bytes: Buffer }

/** A PDF with these objects; the first is the catalog. The cross-reference table is wrong, but readers find the objects anyway. */
function pdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
  )
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(end)])
}

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = (more: string) => `<< /Type /Page /Parent 2 0 R ${more} >>`
const a4 = '/MediaBox [0 0 595 842]'
const drawn = (content: string | Buffer, filter = '') => stream(filter, Buffer.from(content))
const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, n) => `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join('')}]><l>&u;</l>`

const documents = (): [string, () => Buffer][] => [
  [
    'pages that are their own parents',
    () => pdf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
  ],
  [
    'pages that say there are two billion',
    () => pdf([catalog, '<< /Type /Pages /Kids [] /Count 2147483647 >>']),
  ],
  ['two thousand pages', () => pagesPdf(Array.from({ length: 2_000 }, () => []))],
  ['a page without a size', () => pdf([catalog, pages, page('')])],
  ['a page of 10 km', () => pdf([catalog, pages, page('/MediaBox [0 0 28346456 28346456]')])],
  [
    'a page of less than nothing',
    () => pdf([catalog, pages, page('/MediaBox [100 100 -100 NaN]')]),
  ],
  [
    'lists in lists, 100,000 deep',
    () => pdf([catalog, pages, page(`${a4} /X ${'['.repeat(100_000)}`)]),
  ],
  [
    'dictionaries in dictionaries, 50,000 deep',
    () => pdf([catalog, pages, page(`${a4} /X ${'<</A'.repeat(50_000)}`)]),
  ],
  ['an object that is itself', () => pdf([catalog, pages, page(`${a4} /Contents 4 0 R`), '4 0 R'])],
  ['a table that points at itself', () => pdf([catalog, pages, page(a4)], '/Prev 9 /XRefStm 9')],
  [
    'a page of 300 MB, packed',
    () =>
      pdf([
        catalog,
        pages,
        page(`${a4} /Contents 4 0 R`),
        drawn(packed(300e6), '/Filter /FlateDecode'),
      ]),
  ],
  [
    'a page packed ten times over',
    () =>
      pdf([
        catalog,
        pages,
        page(`${a4} /Contents 4 0 R`),
        drawn(
          Array.from({ length: 9 }).reduce<Buffer>((inside) => deflateSync(inside), packed(50e6)),
          `/Filter [${'/FlateDecode '.repeat(10)}]`,
        ),
      ]),
  ],
  [
    'a million strokes',
    () =>
      pdf([
        catalog,
        pages,
        page(`${a4} /Contents 4 0 R`),
        drawn(deflateSync(Buffer.from('0 0 m 500 800 l S '.repeat(1e6))), '/Filter /FlateDecode'),
      ]),
  ],
  [
    'a hundred thousand states that are never left',
    () => pdf([catalog, pages, page(`${a4} /Contents 4 0 R`), drawn('q '.repeat(1e5))]),
  ],
  [
    'a form that draws itself',
    () =>
      pdf([
        catalog,
        pages,
        page(`${a4} /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>`),
        drawn('/F Do'),
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F 5 0 R >> >>',
          Buffer.from('/F Do /F Do'),
        ),
      ]),
  ],
  [
    'a picture on the page of 50,000 by 50,000',
    () =>
      pdf([
        catalog,
        pages,
        page(`${a4} /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>`),
        drawn('500 0 0 500 0 0 cm /F Do'),
        stream(
          '/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          packed(20e6),
        ),
      ]),
  ],
  [
    'a script that runs when it is opened',
    () =>
      pdf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(1\\);) >> >>`,
        pages,
        page(a4),
      ]),
  ],
  [
    'a password that nobody has',
    () =>
      pdf(
        [catalog, pages, page(a4)],
        `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >> /ID [<00> <00>]`,
      ),
  ],
  [
    'an invoice inside that laughs a billion times',
    () =>
      pdf([
        `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 4 0 R] >> >> /AF [4 0 R] >>`,
        pages,
        page(a4),
        '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 5 0 R >> >>',
        drawn(laughs, '/Type /EmbeddedFile'),
      ]),
  ],
  [
    '200,000 letters in one line',
    () =>
      pdf([
        catalog,
        pages,
        page(
          `${a4} /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>`,
        ),
        drawn(`BT /F1 1 Tf 10 400 Td (${'bis 1.1.1.1 IBAN DE89 '.repeat(9_000)}) Tj ET`),
      ]),
  ],
  ['the first line of a PDF', () => Buffer.from('%PDF-1.7\n')],
  [
    'noise behind the first line',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateSync(Buffer.from(laughs))]),
  ],
]

const others = (): [string, () => Buffer][] => [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('%')],
  ['zeros', () => Buffer.alloc(1e6)],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script>')],
  [
    'a drawing that laughs a billion times',
    () =>
      Buffer.from(
        laughs.replace('<l>&u;</l>', '<svg xmlns="http://www.w3.org/2000/svg">&u;</svg>'),
      ),
  ],
  ['a program', () => Buffer.from('4d5a90000300000004000000', 'hex')],
  ['a photo in HEIC', () => Buffer.from('000000186674797068656963000000006d696631', 'hex')],
  ['a picture that moves', () => Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00', 'latin1')],
  ['100 MB of zeros, packed', () => gzipSync(Buffer.alloc(100e6))],
  [
    'the end of a ZIP file alone',
    () => Buffer.from(`504b0506${'00'.repeat(4)}ffffffff${'ff'.repeat(8)}0000`, 'hex'),
  ],
  [
    'a ZIP file that names a file outside',
    () => zipOf('../../../etc/passwd', deflateSync(Buffer.from('x'))),
  ],
  ['a ZIP file that says it is empty', () => zipOf('manifest.json', packed(80e6).subarray(2))],
]

/** A ZIP archive with one file whose declared size is one byte. */
function zipOf(name: string, content: Buffer): Buffer {
  const le = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes)
    buffer.writeUIntLE(value, 0, bytes)
    return buffer
  }
  const about = [
    le(20, 2),
    le(0, 2),
    le(8, 2),
    le(0, 4),
    le(0, 4),
    le(content.length, 4),
    le(1, 4),
    le(name.length, 2),
    le(0, 2),
  ]
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    ...about,
    Buffer.from(name),
    content,
  ])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    le(20, 2),
    ...about,
    le(0, 2),
    le(0, 2),
    le(0, 2),
    le(0, 4),
    le(0, 4),
    Buffer.from(name),
  ])
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    le(0, 4),
    le(1, 2),
    le(1, 2),
    le(central.length, 4),
    le(local.length, 4),
    le(0, 2),
  ])
  return Buffer.concat([local, central, end])
}

/** Files made to use up time or memory or to mislead a parser. Each is generated on demand. */
export function* hostileFiles(): Generator<HostileFile> {
  for (const [name, make] of [...others(), ...documents(), ...pictures()])
    yield { name, bytes: make() }
}
