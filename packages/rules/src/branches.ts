/** Branches of law; they decide how a period is counted. */
export const branches = [
  'tax',
  'social',
  'administrative',
  'fines',
  'criminal',
  'civil-court',
  'labour',
  'private',
] as const
export type Branch = (typeof branches)[number]
