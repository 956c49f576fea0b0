/** Filler words: leaving them out does not change who must do what, by when, or whether. */
const colour = new Set(
  'hiermit höflich höflichst gern gerne selbstverständlich natürlich vorsorglich nunmehr nochmals freundlicherweise'.split(
    ' ',
  ),
)

const endings = new Set(['', 'e', 'en', 'er', 'em', 'es', 's', 'n'])

/**
 * The words of a masked sentence as frames compare them: in lower case, without commas and full stops. A lower-case "sie" or "ihr" means
 * "they" or "her" and is kept apart from the formal "Sie" and "Ihr".
 */
export function frameWordsOf(text: string): string[] {
  return spelledWords(text).map(({ word }) => word)
}

/** The same words, each with its spelling in the sentence. */
export function spelledWords(text: string): { word: string; spelling: string }[] {
  const shouts = !/\p{Ll}/u.test(text.replace(/<\w+\d?>/g, ''))
  const found = text.match(/<\w+\d?>|\[[\w?]+\]|[()?]|[\p{L}\p{N}§€%~/+&'*-]+/gu) ?? []
  return found.map((word, i) => {
    const small = word.toLowerCase().replaceAll('ß', 'ss')
    const isThey = i > 0 && !shouts && /^(?:sie|ihr\w{0,2}|ihnen)$/.test(word)
    return { word: isThey ? `${small}*` : small, spelling: word }
  })
}

export function isColour(word: string): boolean {
  return colour.has(word)
}

/** Whether a word matches a pattern; `vertrag~` matches the word with any case ending: "Vertrag", "Vertrags", "Vertrages". */
export function isWord(pattern: string, word: string): boolean {
  if (!pattern.endsWith('~')) return pattern === word
  return word.startsWith(pattern.slice(0, -1)) && endings.has(word.slice(pattern.length - 1))
}

/** An index key: a sentence can match a frame only if both begin with the same letters. */
export function beginning(word: string): string {
  return word.startsWith('<') ? word.replace(/\d/, '') : word.replace(/[~*]/, '').slice(0, 3)
}
