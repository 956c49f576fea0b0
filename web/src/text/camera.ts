import { inLanguage } from './in-language.ts'

/** The sentences of taking photos of a letter. They come with its screens, not with the first load. */
export const cameraText = inLanguage('camera', {
  title: 'Photograph a letter',
  pageTitle: (number: number) => `Page ${number}`,
  starting: 'Starting the camera...',
  hints: {
    looking: 'Show all four corners of the page',
    'cut-off': 'The page is cut off',
    closer: 'Move closer',
    dark: 'Too dark',
    still: 'Hold still',
    ready: 'Good. Take the photo',
  },
  shoot: 'Take photo',
  shooting: 'Taking the photo...',
  torch: 'Light',
  torchFailed: 'The light cannot be switched on',
  toPages: (count: number) =>
    count === 1 ? 'To the page you took' : `To the ${count} pages you took`,
  fromPhotos: 'Choose a photo instead',
  failedTitles: {
    denied: 'The camera is not allowed',
    none: 'No camera was found',
    busy: 'The camera is not available',
  },
  failedHints: {
    denied:
      'To allow it, press the sign beside the address of this app, then Permissions, then Camera. On an iPhone: Settings, Apps, Safari, Camera. Photos stay on this device until you are done.',
    none: 'You can choose a photo or a file of your letter instead.',
    busy: 'Another app may be using it. Close that one and try again.',
  },
  failed: 'The photo failed',
  failedLong: 'This photo could not be opened. Please take another one.',
  adjustTitle: 'Are the corners right?',
  adjustHint: 'Drag each corner to a corner of the page, or tap it and then where it belongs.',
  corners: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
  cornerKeys: 'Arrow keys move the corner, with Shift further.',
  cornerAt: (name: string, left: number, top: number) =>
    `${name}: ${left} % from the left, ${top} % from the top`,
  noPage: 'The page was not found. Drag the corners to it, or take the photo again.',
  complaints: {
    'cut-off': 'The page may be cut off. What is missing cannot be read.',
    'too-dark': 'The photo is very dark. Try more light.',
    blurred: 'The print is blurred. Hold still and tap the page to focus.',
    'blurred-bottom':
      'The print at the bottom is blurred; bank details often stand there. Hold the phone level and tap there to focus.',
    glare: 'A lamp is reflected on the page. Move it or the letter a little.',
    'too-far': 'The print is very small. Move closer.',
  },
  looksGood: 'This looks readable.',
  checking: 'Checking the photo...',
  retake: 'Retake',
  rotate: 'Rotate',
  use: 'Use this page',
  saving: 'Straightening the page...',
  notKept: 'The page was not kept',
  notKeptLong:
    'There is no room left on this device. Free some, or finish with the pages you have.',
  pagesTitle: 'Your letter',
  pagesLead: 'Are all pages here, in their order? They stay on this device until you are done.',
  pagesCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
  earlier: (number: number) => `Move page ${number} forward`,
  later: (number: number) => `Move page ${number} back`,
  retakePage: (number: number) => `Retake page ${number}`,
  removePage: (number: number) => `Remove page ${number}`,
  moved: (number: number) => `Now page ${number}`,
  removed: 'Page removed',
  add: 'Add a page',
  done: 'Done',
  keptTitle: (count: number) =>
    count === 1
      ? '1 photographed page is not sent yet'
      : `${count} photographed pages are not sent yet`,
  keptHint: (count: number) =>
    count === 1 ? 'It is kept on this device.' : 'They are kept on this device.',
  goOn: 'Continue',
  discardTitle: 'Discard the photographed pages?',
  discardText: 'They are only on this device and cannot be recovered.',
  fileName: (day: string, number: number) => `Photo ${day} page ${number}.jpg`,
})
