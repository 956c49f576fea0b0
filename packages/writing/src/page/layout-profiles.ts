/** A rectangle on the page in millimetres from the top left corner of an A4 sheet. */
export type PageArea = { x: number; y: number; width: number; height: number }

/**
 * Where the parts of a letter go, so that a window envelope shows the address and a mail provider accepts the page. `window` may contain
 * only address and return line. Nothing is printed in `keepFree`; `returnLine` is null if the provider prints its own.
 */
export type LayoutProfile = {
  window: PageArea
  address: PageArea
  returnLine: PageArea | null
  keepFree: PageArea[]
  /** Margins in which nothing is printed. */
  edges: { left: number; top: number; right: number; bottom: number }
  /** Whether to print fold and punch marks; providers fold by machine and need none. */
  marks: boolean
}

export const a4 = { width: 210, height: 297 }

/**
 * DIN 5008 form B: the address field is 85 x 45 mm at 20, 45; its lower 27.3 mm hold the address. The sheet can shift in its envelope, so
 * print keeps 5 mm from the sides of the window and 2 mm from its lower edge.
 */
const field: PageArea = { x: 20, y: 45, width: 85, height: 45 }

const din: LayoutProfile = {
  window: field,
  address: { x: 25, y: 62.7, width: 75, height: 25.3 },
  returnLine: { x: 25, y: 57.5, width: 75, height: 4 },
  keepFree: [],
  edges: { left: 5, top: 5, right: 5, bottom: 5 },
  marks: true,
}

/** One layout for LetterXpress and E-POST: return line at the top, franking zone from 53 to 60 mm left blank. */
const mailed: LayoutProfile = {
  window: field,
  address: { x: 25, y: 61, width: 75, height: 24 },
  returnLine: { x: 25, y: 47, width: 75, height: 4 },
  keepFree: [{ x: 20, y: 53, width: 85, height: 7 }],
  edges: { left: 12, top: 7, right: 7, bottom: 7 },
  marks: false,
}

/**
 * Layouts by printer: at home or by a provider. Sources: DIN 5008:2020 form B; LetterXpress and E-POST: page guides of the providers, state
 * of 2026-11; Pingen: API documentation (address 22, 60, 85.5 x 25.5; franking 20 to 109.5, 40 to 60).
 */
export const layoutProfiles = {
  home: din,
  practice: mailed,
  letterxpress: mailed,
  epost: mailed,
  'epost-registered': {
    ...mailed,
    address: { x: 25, y: 68.5, width: 75, height: 17 },
    keepFree: [{ x: 20, y: 53, width: 85, height: 15 }],
  },
  pingen: {
    ...mailed,
    window: { x: 22, y: 60, width: 85.5, height: 25.5 },
    address: { x: 25, y: 61, width: 75, height: 24 },
    returnLine: null,
    keepFree: [{ x: 20, y: 40, width: 89.5, height: 20 }],
  },
} as const satisfies Record<string, LayoutProfile>
export type LayoutProfileName = keyof typeof layoutProfiles
