import english from './en/camera.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the camera, in a file of its own, so that the first load does not contain them. */
export const cameraText = inLanguage('camera', english)
