import type { Colour } from '@brieflotse/pictures'
import { draw, pixelsOf } from './pixels.ts'

/** Timeout in milliseconds, because some phones never answer. */
const patience = 4000

/** Takes a photo in the camera's full resolution if the browser supports it, otherwise the current video frame. */
export async function takeShot(video: HTMLVideoElement, track: MediaStreamTrack): Promise<Colour> {
  const photo = await taken(track).catch(() => null)
  const { videoWidth, videoHeight } = video
  if (photo && photo.width * photo.height >= videoWidth * videoHeight) return photo
  return draw(video, videoWidth, videoHeight)
}

async function taken(track: MediaStreamTrack): Promise<Colour | null> {
  if (!('ImageCapture' in globalThis)) return null
  const camera = new ImageCapture(track)
  const late = new Promise<null>((done) => {
    setTimeout(() => done(null), patience)
  })
  const photo = async () => {
    const { imageWidth, imageHeight } = await camera.getPhotoCapabilities()
    const largest =
      imageWidth && imageHeight
        ? { imageWidth: imageWidth.max, imageHeight: imageHeight.max }
        : undefined
    return pixelsOf(await camera.takePhoto(largest))
  }
  return Promise.race([photo(), late])
}
