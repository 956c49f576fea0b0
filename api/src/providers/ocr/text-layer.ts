/** Whether the words of a text layer can be what is printed; if not, `why` gives the reason. */
type Verdict = { sound: true } | { sound: false; why: string }

const bad = (why: string): Verdict => ({ sound: false, why })

/**
 * Judges the text of a page by itself. Text layers are wrong if fonts have wrong tables, characters map to private code points, or
 * a program lost the umlauts. A false alarm costs seconds, because the page goes to OCR; a missed one makes the letter unreadable.
 */
export function judgeText(words: string[]): Verdict {
  const text = words.join(' ')
  const signs = text.replace(/\s/g, '')
  if (signs.length === 0) return bad('no text')
  const share = (pattern: RegExp) => (signs.match(pattern)?.length ?? 0) / signs.length
  if (share(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu) > 0.01) return bad('signs that mean nothing')
  if (share(/[\p{L}\p{N}]/gu) < 0.6) return bad('too few letters')
  if (count(text, /Ã[\u0080-\u00BF\u0152-\u0178\u2013-\u201E]/g) > 0)
    return bad('umlauts as two letters')
  if (count(text, /[aouAOU]?\u00A8[aouAOU]?/g) > 0) return bad('umlauts in two pieces')
  if (count(text, /\p{L}\?\p{L}/gu) > 1) return bad('question marks inside words')
  if (lostUmlauts(text)) return bad('umlauts were lost')
  const spelt = words.filter((word) => count(word, /\p{L}/gu) >= 3)
  if (spelt.length >= 10 && spelt.filter(pronounceable).length < spelt.length * 0.75)
    return bad('words nobody could say')
  if (spelt.length >= 60 && familiarity(words) < 0.03) return bad('no familiar words')
  return { sound: true }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Finds very common German words whose umlaut lost its dots or is missing. */
function lostUmlauts(text: string): boolean {
  if (/[äöüÄÖÜ]/.test(text)) return false
  const without =
    /(?<!\p{L})([Ff]u?r|u?ber|mu?ssen|ko?nnen|[Uu]?berweis\p{L}*|mo?glich\p{L}*|[Gg]ru?nde?n?|Geb(u)?hr\p{L}*|wu?nsch\p{L}*|zuru?ck|gema?[ßs]s?)(?!\p{L})/gu
  return count(text, without) > 1
}

function pronounceable(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  const vowels = count(letters.normalize('NFD'), /[aeiouy]/gi)
  return (
    vowels >= letters.length * 0.15 &&
    vowels <= letters.length * 0.8 &&
    !/[bcdfghjklmnpqrstvwxz]{8}/i.test(letters) &&
    /^(\p{Lu}*\p{Ll}*){1,3}$/u.test(letters)
  )
}

const familiar = new Set(
  (
    'der die das den dem des und oder in im an am auf aus bei bis mit nach von vom vor zu zum zur für durch über unter um ' +
    'ist sind war wird werden wurde haben hat kann können sie wir ihr ihre ihren ihrem ihnen uns unser unsere ich es nicht ' +
    'ein eine einen einem einer eines kein als auch dass wenn so wie noch nur seit ohne gegen bitte datum seite herr frau ' +
    'the of and to is for your you we our in on are please'
  ).split(' '),
)

/** The share of words that occur in every German (or English) letter. */
function familiarity(words: string[]): number {
  const known = words.filter((word) => familiar.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')))
  return known.length / words.length
}
