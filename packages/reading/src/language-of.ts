import { detect } from 'tinyld/light'

/** Least number of letters in a stretch, and in all stretches together, for a reliable result. */
const least = { stretch: 25, text: 50 }
/** Only the beginning of each stretch is examined, and only as many stretches as a few pages have. */
const most = { stretch: 400, stretches: 80, text: 60_000 }
/** With this share of German it is a German letter with foreign parts. */
const germanPart = 0.2
const clearlyOther = 0.6

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** Whether a stretch is running text: in names, addresses and tables most words begin with a capital or contain digits. */
function isRunningText(stretch: string): boolean {
  const words = stretch.split(/\s+/u).filter(Boolean)
  const small = words.filter((word) => /^\p{P}*[\p{Ll}\p{Lo}][\p{L}\p{M}'’-]*\p{P}*$/u.test(word))
  return words.length >= 4 && small.length >= words.length * 0.35
}

/** Whether a text is Ukrainian: the detector takes it for Russian, which lacks these letters. */
const isUkrainian = (text: string) => /[іїєґ]/iu.test(text)

/**
 * The language of a letter as ISO 639-1, null if there is too little running text. `de` for every letter with a German part. Takes the
 * letter's text with a line or paragraph per line.
 */
export function detectLanguage(text: string): string | null {
  const stretches = text
    .slice(0, most.text)
    .split(/\n+|(?<=[.!?])\s+/u)
    .map((stretch) => stretch.slice(0, most.stretch).replace(/\S*[@/]\S*|www\.\S*/gu, ' '))
    .filter((stretch) => lettersOf(stretch) >= least.stretch && isRunningText(stretch))
    .slice(0, most.stretches)
  const all = stretches.reduce((sum, stretch) => sum + lettersOf(stretch), 0)
  if (all < least.text) return null
  const shares = new Map<string, number>()
  for (const stretch of stretches) {
    const found = detect(stretch)
    const language = found === 'ru' && isUkrainian(stretch) ? 'uk' : found
    const share = (shares.get(language) ?? 0) + lettersOf(stretch)
    if (language === 'de' && share >= all * germanPart) return 'de'
    shares.set(language, share)
  }
  const [best] = [...shares].toSorted(([, a], [, b]) => b - a)
  return best && best[0] !== '' && best[1] >= all * clearlyOther ? best[0] : null
}
