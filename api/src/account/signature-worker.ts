import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../system/give-way.ts'
import { signatureOn } from '@brieflotse/pictures'
import sharp from 'sharp'

giveWay()
void cleanSignature(workerData as Uint8Array).then((png) => parentPort!.postMessage(png))

/** The most pixels that an uploaded picture may have. Photos of today's phones have 50 million. */
const mostPixels = 60_000_000
/** The picture is processed at 1600 pixels at most and stored at 900 x 400 at most: 50 mm at 450 dpi. */
const [workingSide, width, height] = [1600, 900, 400]

/** Turns a PNG or JPEG into a PNG of black ink on white. Null if the file is neither, is damaged or shows no signature. */
async function cleanSignature(bytes: Uint8Array): Promise<Uint8Array | null> {
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
