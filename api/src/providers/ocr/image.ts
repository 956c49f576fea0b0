import { type Colour, findSize, type Grey } from '@brieflotse/pictures'
import sharp, { type Sharp } from 'sharp'
import { toGrey } from './grey.ts'
import { ocrLimits } from './limits.ts'
import { UnreadableFile } from './refusal.ts'

// One page is decoded at a time, so libvips's own threads and cache would only cost memory.
sharp.concurrency(1)
sharp.cache(false)

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: ocrLimits.imagePixels, failOn: 'truncated' })
}

/** Throws if the picture is damaged, far too large or too small. It reads all bytes but keeps none. */
export async function inspectImage(bytes: Uint8Array): Promise<void> {
  await checkSize(bytes)
  await decoding(open(bytes).resize(64, 64, { fit: 'inside' }).raw().toBuffer())
}

/** Decodes to greyscale, upright by its EXIF orientation, and scaled down if it is much larger than OCR needs. */
export async function decodeImage(bytes: Uint8Array): Promise<Grey> {
  await checkSize(bytes)
  const side = ocrLimits.workingSide
  const image = open(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return decoding(toGrey(image))
}

/** The same picture in colour, as small as page detection needs. Takes some hundredths of a second. */
export async function decodeSmall(bytes: Uint8Array): Promise<Colour> {
  const image = open(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: findSize, height: findSize, fit: 'inside', kernel: 'cubic' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
  const { data, info } = await decoding(image.toBuffer({ resolveWithObject: true }))
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

async function checkSize(bytes: Uint8Array): Promise<void> {
  // The limit is checked below, where the error has the right code.
  const header = sharp(bytes, { limitInputPixels: false })
  const { format, width, height, isProgressive } = await decoding(header.metadata())
  if (format !== 'jpeg' && format !== 'png')
    throw new UnreadableFile('file-broken', `it is ${format}`)
  const pixels = width * height
  // A progressive picture must be decoded in memory as a whole.
  const most = isProgressive ? ocrLimits.progressivePixels : ocrLimits.imagePixels
  if (pixels > most || Math.max(width, height) > ocrLimits.imageSide)
    throw new UnreadableFile('image-too-large', `${width} x ${height} pixels`)
  if (pixels < ocrLimits.leastPixels || Math.min(width, height) < ocrLimits.leastSide)
    throw new UnreadableFile('image-too-small', `${width} x ${height} pixels`)
}

async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new UnreadableFile('file-broken', String(error))
  }
}
