import type { Quality } from './quality.ts'

/** Why a photo may be hard to read; the first one that is true matters most. */
export const complaints = [
  'cut-off',
  'too-dark',
  'blurred',
  'blurred-bottom',
  'glare',
  'too-far',
] as const
export type Complaint = (typeof complaints)[number]

/** Measured on rendered photos of our own letters; the figures are in docs/decisions/013. */
const limits = {
  /** 1.29 to 1.40 in good photos, 0.48 to 0.59 in ordinary ones, 0.21 to 0.32 in bad ones that can still be read. */
  sharpness: 0.16,
  /** 6 square centimetres of A4: two lines of an address. */
  blown: 0.01,
  /** 135 to 217 in all of those photos. */
  paper: 45,
  /** 200 to 312 there; 98 % of the words are still read at 102. */
  dpi: 95,
}

/** What to tell the user before a page is used, most important first; empty if it looks readable. */
export function complaintsAbout(quality: Quality): Complaint[] {
  const { sharpness, blown, paper, dpi, cutOff } = quality
  const isSoft = (value: number | null) => value !== null && value < limits.sharpness
  const holds: Record<Complaint, boolean> = {
    'cut-off': cutOff,
    'too-dark': paper < limits.paper,
    blurred: isSoft(sharpness),
    'blurred-bottom': isSoft(quality.below) && !isSoft(sharpness),
    glare: blown > limits.blown,
    'too-far': dpi < limits.dpi,
  }
  // pixels too few for print make it soft as well: going closer is the better advice
  return complaints.filter(
    (complaint) => holds[complaint] && !(holds['too-far'] && complaint.startsWith('blurred')),
  )
}
