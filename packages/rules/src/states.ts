/** The sixteen states with the codes of ISO 3166-2:DE and their English names. */
export const states = [
  ['BW', 'Baden-Württemberg'],
  ['BY', 'Bavaria'],
  ['BE', 'Berlin'],
  ['BB', 'Brandenburg'],
  ['HB', 'Bremen'],
  ['HH', 'Hamburg'],
  ['HE', 'Hesse'],
  ['MV', 'Mecklenburg-Western Pomerania'],
  ['NI', 'Lower Saxony'],
  ['NW', 'North Rhine-Westphalia'],
  ['RP', 'Rhineland-Palatinate'],
  ['SL', 'Saarland'],
  ['SN', 'Saxony'],
  ['ST', 'Saxony-Anhalt'],
  ['SH', 'Schleswig-Holstein'],
  ['TH', 'Thuringia'],
] as const

export type State = (typeof states)[number][0]
