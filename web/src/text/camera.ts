import english from './en/camera.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of taking photos of a letter. They come with its screens, not with the first load. */
export const cameraText = inLanguage('camera', english)
