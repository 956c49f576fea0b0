import { signatureOn } from '@brieflotse/pictures'
import sharp from 'sharp'

/** Pixels of a picture that somebody sends; a photo of today's phones has 50 million. */
const mostPixels = 60_000_000
/** It is looked at no larger than this, and kept no larger than that: 50 mm at 450 dots an inch. */
const [workingSide, width, height] = [1600, 900, 400]

/** A PNG of black ink on white out of a PNG or JPEG; null when it is neither, damaged, or shows no signature. */
export async function cleanSignature(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
    const { format } = await sharp(bytes, options).metadata()
    if (format !== 'png' && format !== 'jpeg') return null
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(workingSide, workingSide, { fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const signature = signatureOn({ data, width: info.width, height: info.height })
    if (!signature) return null
    const raw = { width: signature.width, height: signature.height, channels: 1 } as const
    const png = await sharp(signature.data, { raw })
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer()
    return new Uint8Array(png)
  } catch {
    return null
  }
}
