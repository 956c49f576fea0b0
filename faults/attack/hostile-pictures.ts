import { crc32, deflateSync } from 'node:zlib'

const be = (value: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value >>> 0)
  return four
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, content: Buffer, length = content.length): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([be(length), named, be(crc32(named))])
}

const head = (width: number, height: number, colour = 0) =>
  chunk('IHDR', Buffer.concat([be(width), be(height), Buffer.from([8, colour, 0, 0, 0])]))
const pngFrom = (...chunks: Buffer[]) =>
  Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])

/** A greyscale PNG. */
export function pngOf(
  width: number,
  height: number,
  grey: (x: number, y: number) => number,
): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => grey(x, y))]),
  )
  return pngFrom(head(width, height), chunk('IDAT', deflateSync(Buffer.concat(rows))))
}

/** Zeros, compressed as in PNG and PDF. */
export const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes))

/** Pictures whose content matches, exceeds or falls short of their headers. */
export const hostilePictures = (): [string, () => Buffer][] => [
  [
    'a picture of 60,000 by 60,000',
    () => pngFrom(head(60_000, 60_000), chunk('IDAT', packed(40e6))),
  ],
  ['a picture of 0 by 0', () => pngFrom(head(0, 0), chunk('IDAT', packed(10)))],
  ['a picture of 2 billion columns', () => pngFrom(head(0x7fffffff, 1), chunk('IDAT', packed(10)))],
  [
    'a picture with far too much content',
    () => pngFrom(head(400, 400), chunk('IDAT', packed(200e6))),
  ],
  [
    'a picture with too little content',
    () => pngFrom(head(2000, 2000), chunk('IDAT', packed(100))),
  ],
  [
    'a picture with a wrong colour',
    () => pngFrom(head(400, 400, 99), chunk('IDAT', packed(170_000))),
  ],
  [
    'a picture whose part is longer than itself',
    () => pngFrom(head(400, 400), chunk('IDAT', packed(10), 0xfffffff0)),
  ],
  [
    'a picture with a text of 300 MB',
    () =>
      pngFrom(
        head(400, 400),
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed(300e6)])),
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed(50e6)])),
        chunk('IDAT', deflateSync(Buffer.alloc(160_400, 200))),
      ),
  ],
  [
    'ten thousand parts',
    () =>
      pngFrom(
        head(400, 400),
        ...Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
      ),
  ],
  ['a photo of 65,535 by 65,535', () => jpeg(65_535, 65_535, 1)],
  ['a photo with 3,000 scans', () => jpeg(2000, 2000, 3_000)],
  ['a photo without an end', () => jpeg(800, 800, 1).subarray(0, 40)],
  [
    'a photo whose notes point at themselves',
    () => {
      const exif = Buffer.from(
        '45786966000049492a00080000000100690104000100000008000000080000000000',
        'hex',
      )
      const length = Buffer.from([(exif.length + 2) >> 8, (exif.length + 2) & 255])
      const body = jpeg(800, 800, 1)
      return Buffer.concat([
        body.subarray(0, 2),
        Buffer.from('ffe1', 'hex'),
        length,
        exif,
        body.subarray(2),
      ])
    },
  ],
]

/** A JPEG with many empty scans. */
function jpeg(width: number, height: number, scans: number): Buffer {
  const size = Buffer.from([height >> 8, height & 255, width >> 8, width & 255])
  const frame = Buffer.concat([
    Buffer.from('ffc2000b08', 'hex'),
    size,
    Buffer.from('01011100', 'hex'),
  ])
  const scan = Buffer.from('ffda0008010100003f0000', 'hex')
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    frame,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from('ffd9', 'hex'),
  ])
}
