import type { Quality } from './quality.ts'

/** Why a photo may be hard to read, most important first. */
export const complaints = [
  'cut-off',
  'too-dark',
  'blurred',
  'blurred-bottom',
  'glare',
  'too-far',
] as const
export type Complaint = (typeof complaints)[number]

/** Limits measured on rendered photos of test letters; the figures are in docs/decisions/013. */
const limits = {
  /** 1.29 to 1.40 in good photos, 0.48 to 0.59 in ordinary ones, 0.21 to 0.32 in bad ones that can still be read. */
  sharpness: 0.16,
  /** 6 square centimetres of A4: two lines of an address. */
  blown: 0.01,
  /** The measured photos had 135 to 217. */
  paper: 45,
  /** The measured photos had 200 to 312; at 102, 98 % of the words are still read. */
  dpi: 95,
}

/** Warnings to show before the user accepts a photo, most important first; empty if it looks readable. */
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
  // too low a resolution also blurs the print: "go closer" is then the better advice
  return complaints.filter(
    (complaint) => holds[complaint] && !(holds['too-far'] && complaint.startsWith('blurred')),
  )
}
