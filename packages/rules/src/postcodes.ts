import type { State } from './states.ts'

/**
 * States by the first digits of a postcode; the longest prefix decides. Postcode areas do not follow state borders: a prefix that crosses a
 * border lists all its states. Source: delivery areas of the German postcodes of 1993 (Leitregionen) with their exceptions along the state
 * borders.
 */
const areas: Record<string, string> = {
  SN: '01 02 04 08 09',
  BB: '0194 0195 0196 0197 0198 0199 03 0489 0491 0492 0493 12529 144 145 146 147 148 149 15 16 17268 17279 17291 17326 19309 1932 1933 1934 1935',
  TH: '0458 0459 0460 0461 0462 0463 06556 06567 06571 06577 06578 07 364 373 965 98 99',
  ST: '06 2941 38486 38489 388 39',
  BE: '10 11 12 13 140 141',
  MV: '17 18 19 239',
  HH: '20 210 211 22 27499',
  SH: '2146 2147 2148 2149 215 2284 2285 2286 2287 2288 2289 229 23 24 25 27498',
  NI: '212 213 214 21522 216 217 26 27 2879 288 29 30 31 34346 37 37691 38 4845 4846 48480 48488 48499 4852 4853 49',
  HB: '275 28',
  NW: '32 33 3441 3442 3443 3767 3768 37696 40 41 42 44 45 46 47 48 4947 4948 4949 4950 4951 4952 4953 4954 50 51 52 53 57 58 59',
  HE: '34 35 36 372 55246 55252 60 61 63 64 65 65620 68519 6862 6864 69239 69483 69488 69509 69517 69518',
  RP: '51598 534 535 53619 54 55 56 575 576 65558 65582 6562 6648 6649 6650 6684 6685 6686 6687 6688 6689 669 67 767 768',
  SL: '66',
  BW: '68 69 70 71 72 73 74 75 76 77 78 79 88 8907 8908 891 895 896 97877 97900 979',
  BY: '637 638 639 80 81 82 83 84 85 86 87 8813 8814 8815 8816 8817 89 90 91 92 93 94 95 96 97 9790',
  // Delivery areas with municipalities on both sides of a border.
  'SN TH': '07919 07952 07985',
  'BB ST': '14715',
  'BB MV': '17337',
  'MV NI': '19273',
  'HH SH': '21039 22113 22145',
  'NI HE': '34355 37194',
  'NW HE': '59969',
  'HE BW': '64754 69434',
  'HE RP': '65391',
  'BW BY': '74594 88147 97896',
}

const table = new Map<string, State[]>()
for (const [codes, prefixes] of Object.entries(areas)) {
  for (const prefix of prefixes.split(' ')) {
    table.set(prefix, [...(table.get(prefix) ?? []), ...(codes.split(' ') as State[])])
  }
}

/** The states a German postcode may lie in: usually one, several along borders, none for an invalid postcode. */
export function statesOfPostcode(postcode: string): readonly State[] {
  if (!/^\d{5}$/.test(postcode)) return []
  for (let length = 5; length >= 2; length -= 1) {
    const found = table.get(postcode.slice(0, length))
    if (found) return found
  }
  return []
}
