import verbs from './verbs.json' with { type: 'json' }

const irregular = new Map(
  Object.entries(verbs.irregular).map(([base, forms]) => {
    const [past = '', participle = ''] = forms.split(' ')
    return [base, { past, participle }]
  }),
)
const doubled = new Set(verbs.doubling)

/** Inflects the first word of a verb phrase: "take into account" becomes "taken into account". */
const first = (verb: string, change: (word: string) => string) =>
  verb.replace(/^\S+/, (word) => change(word))

function regular(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  return `${word}${doubled.has(word) ? word.at(-1) : ''}ed`
}

export const pastOf = (verb: string) =>
  first(verb, (word) => irregular.get(word)?.past ?? regular(word))
export const participleOf = (verb: string) =>
  first(verb, (word) => irregular.get(word)?.participle ?? regular(word))
export const ingOf = (verb: string) =>
  first(verb, (word) => {
    if (word === 'lie') return 'lying'
    if (word.endsWith('e') && !/(?:ee|^be)$/.test(word)) return `${word.slice(0, -1)}ing`
    return `${word}${doubled.has(word) ? word.at(-1) : ''}${/^(?:get|let|put|set|cut|run|begin)$/.test(word) ? word.at(-1) : ''}ing`
  })

export const thirdOf = (verb: string) =>
  first(verb, (word) => {
    if (word === 'have') return 'has'
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
    return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`
  })

export function pluralOf(noun: string): string {
  const [, word = noun, behind = ''] = /^(.*?)( \(.*\)| of .*| for .*| to .*)?$/.exec(noun) ?? []
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies${behind}`
  return `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}${behind}`
}

/** Changes "a" to "an" before vowel sounds. */
export const articles = (text: string) => text.replace(/\b([Aa]) (?=[aeio]|u(?!ni|se|su))/g, '$1n ')

/** English verbs that take "until" (a state or permission that lasts); all others take "by". */
const lasting =
  /\b(?:appl(?:y|ies|ied)|valid|lasts?|continues?|remains?|runs?|stays?|must|may|can|cannot|have to|has to|needs?)\b/

/**
 * Chooses "until" or "by": "if you do not pay until <date1>" would mean paying after that day, so conditions (`isCase`) and perfect tenses
 * use "by". A statement that denies something for a time ("we do not debit the amount until <date1>") keeps "until".
 */
export function byTheDay(text: string, isCase: boolean): string {
  if (lasting.test(text) || !/ not /.test(text)) return text
  if (!isCase && !/\b(?:have|has|had) not\b/.test(text)) return text
  return text.replace(/\buntil (?=<date\d>)/g, 'by ')
}
