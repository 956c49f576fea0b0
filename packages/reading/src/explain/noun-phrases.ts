/** A noun phrase of a sentence as printed, with its nouns in order. `aside`: it is an adverbial (when, where, how, what for). */
export type NounPhrase = { text: string; nouns: string[]; start: number; aside: boolean }

const determiner =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|all(?:e[nr]?)?|sämtliche\p{L}*|beide\p{L}*|jede\p{L}*|diese\p{L}*|folgende\p{L}*|ihr\p{L}*|sein\p{L}*|dein\p{L}*|euer|eure\p{L}*|unser\p{L}*|kein\p{L}*|etwaige\p{L}*|zwei|drei|vier|fünf|sechs|zwölf|\d+)$/iu
const genitive = /^(?:der|des|ihrer|ihres|aller|eines|einer|dieser|dieses|unserer|unseres)$/iu
// After such a noun these prepositions belong to it: `Nachweis über …`, `Rechnungen für …`.
const attributive = /^(?:über|für|von|vom|aus|zu|zum|zur)$/iu
const takesMore =
  /(?:nachweise?|belege?n?|bescheinigung(?:en)?|auskunft|auskünfte|bestätigung|unterlagen|aufstellung|liste|angaben|informationen|erklärung|bescheide?|rechnung(?:en)?|zeugnisse?|kopien?|abrechnung(?:en)?|vertrag|dokumente)$/iu
const preposition =
  /^(?:an|am|auf|aufs|außer|bei|beim|bis|binnen|durch|gegen|hinter|im|in|innerhalb|ins|laut|mangels|nach|neben|per|pro|statt|trotz|um|unter|via|vor|während|wegen|zwecks|über|für|von|vom|aus|mit|ohne|zwischen|seit|als|zu|zum|zur|gemäß)$/iu
const noNoun =
  /^(?:Sie|Ihnen|Bitte|Euch|Uns|Mir|Wir|Ich|Uhr|Nr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/u
// Words that have a capital only because they begin a sentence.
const opening =
  /^(?:Außerdem|Zusätzlich|Ferner|Weiterhin|Daher|Deshalb|Dazu|Dort|Hier\p{L}*|Dafür|Zudem|Auch|Nur|Wenn|Falls|Sofern|Soweit|Sollten?|Damit|Da|Und|Oder|Dann|Anschließend|Danach|Spätestens|Gleichzeitig|Zugleich|Andernfalls|Möglichst|Jetzt|Nun|Heute|Sofort|Umgehend|Unverzüglich|Gern|Gerne|Dass|Es|Er|Man|Wer|Was|Welche\p{L}*|Mitzubringen|Benötigt|Erforderlich|So|Diesbezüglich|Bislang|Bisher|Noch|Ebenfalls|Ebenso|Sodann|Künftig|Weiter|Dürften?|Darf|Könnten|Würden)$/u
const verbFirst = /^\p{Lu}\p{Ll}+n\s(?:oder\s\p{Ll}+n\s)?(?:Sie|bitte|uns|mir)(?!\p{L})/u
const adjective = /^\p{Ll}[\p{Ll}-]*(?:e|en|er|es|em)$/u

type Token = { text: string; start: number; end: number }

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d](?:[\p{L}\d/-]|\.(?=[\p{L}\d]))*|[^\s\p{L}\d]/gu)].map(
    ({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }),
  )

type Role = 'noun' | 'determiner' | 'preposition' | 'adjective' | 'dot' | 'quote' | 'break'

function roleOf({ text, start }: Token, sentence: string): Role {
  if (text === '.') return 'dot'
  if (/^[„“”"»«]$/u.test(text)) return 'quote'
  if (preposition.test(text)) return 'preposition'
  if (determiner.test(text)) return 'determiner'
  const isVerb = /^\s(?:Sie|bitte)(?!\p{L})/u.test(
    sentence.slice(start + text.length, start + text.length + 7),
  )
  const isOpening = start === 0 && (opening.test(text) || verbFirst.test(sentence))
  // in `die Unterlagen bitte` "Unterlagen" is no verb: a capitalised verb must begin a clause
  const begins = start === 0 || /[:;.!?–"„“]\s?$/u.test(sentence.slice(0, start))
  if (noNoun.test(text) || isOpening || (isVerb && begins && /^\p{Lu}\p{Ll}+n$/u.test(text)))
    return 'break'
  if (/^\p{Lu}/u.test(text)) return 'noun'
  return adjective.test(text) ? 'adjective' : 'break'
}

/**
 * The noun phrases of a German sentence, each with its attributes (`die Lohnabrechnungen der letzten drei Monate`). This is no full parse:
 * articles and prepositions mark the beginnings and functions.
 */
export function nounPhrases(sentence: string): NounPhrase[] {
  const found: NounPhrase[] = []
  let nouns: string[] = []
  let from = -1
  let to = -1
  let aside = false
  let isAttached = false
  let hasArticle = false
  const close = (nextAside: boolean) => {
    if (nouns.length > 0) found.push({ text: sentence.slice(from, to), nouns, start: from, aside })
    nouns = []
    from = -1
    isAttached = false
    hasArticle = false
    aside = nextAside
  }
  for (const token of tokensOf(sentence)) {
    const role = roleOf(token, sentence)
    const has = nouns.length > 0
    if (role === 'break') close(false)
    else if (role === 'preposition') {
      if (has && attributive.test(token.text) && takesMore.test(nouns[0] ?? '')) isAttached = true
      else close(true)
    } else if (role === 'determiner') {
      if (has && (isAttached || genitive.test(token.text))) {
        isAttached = true
        if (/^\d/.test(token.text)) to = token.end
      } else {
        if (has) close(false)
        if (!hasArticle) from = token.start
        hasArticle = true
        // `Ihrem Arbeitgeber`, `teilen Sie der Behörde`: a recipient, not an object.
        if (
          /^der$/u.test(token.text) &&
          /(?:Sie|bitte|dies)\s$/u.test(sentence.slice(0, token.start))
        )
          aside = true
        if (/^(?:ihr|d|ein|unser|dies|jed)em$/iu.test(token.text)) aside = true
      }
    } else if (role === 'noun') {
      if (from < 0) from = token.start
      nouns.push(token.text)
      to = token.end
      isAttached = false
    } else if (role === 'adjective' && !has && from < 0) {
      from = token.start
      if (token.text.endsWith('em')) aside = true
    }
  }
  close(false)
  return found
}
