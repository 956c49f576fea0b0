import type { Facts } from '../explain/facts.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import type { Block } from '../layout/types.ts'

/** Optional events: meetings, evenings and parties, and days that are only proposed. */
const optional =
  /versammlung(?!\p{L})|(?:info|informations|eltern)abend|basar(?!\p{L})|(?:sommer|herbst|schul|kinder|vereins|straßen)fest(?!\p{L})|(?:weihnachts|advents|jubiläums)feier|tag der offenen tür|\p{L}empfang(?!\p{L})|teilnahme ist (?:\p{L}+ )?freiwillig|(?<!\p{L})unverbindlich|sprechstunde|bieten (?:wir|ich)(?!\p{L})|schlag(?:e|en) (?:wir|ich)(?!\p{L})/iu

/**
 * `Möchten Sie dorthin wechseln, …`: the text before applies only to readers who want that. A wish for another time is no such condition.
 */
const wished =
  /^(?!.*(?:verschieb|verleg|absag|umbuch|ander|nicht|frage))(?:(?:möchten|wollen) (?:sie|ihr)(?!\p{L})|(?:haben|hast|habt) (?:sie|du|ihr) [^.!?,]*interesse|bei interesse|(?:falls|wenn) (?:sie|du|ihr) (?:interesse|mögen|möchten|teilnehmen))/iu

/** `Eine Verpflichtung, der Vorladung Folge zu leisten, besteht nicht`: the reader may stay away. */
const noDuty =
  /(?:verpflichtung|pflicht)(?!\p{L})[^.;!?]{0,80}(?:vorladung|ladung|termin|erscheinen|teilnahme|teilzunehmen|folge zu leisten)[^.;!?]{0,80}(?:besteht|gibt es)(?!\p{L})[^.;!?]{0,60}\snicht(?!\p{L})/iu

/** Whether the text around a day invites to something optional, or says that there is no duty to come. `words`: those of the day. */
export function isOptionalVisit({ letter }: Facts, words: ReadonlySet<number>): boolean {
  const sentences = bodySentences(letter)
  const at = sentences.findIndex((said) => allWords(said).some((word) => words.has(word)))
  const said = sentences[at]
  const isIn = ({ spans }: Block) => spans.some(({ word }) => words.has(word))
  // a separate heading is no sentence
  if (!said) return letter.blocks.some((block) => isIn(block) && optional.test(block.text))
  // a day on its own line belongs to the sentence above
  const lead = /[.!?]$/u.test(said.text) ? '' : sentences[at - 1]?.text
  const next = sentences[at + 1]?.block === said.block ? sentences[at + 1]!.text : ''
  return (
    optional.test([said.heading, said.text, lead].join(' ')) ||
    wished.test(next) ||
    sentences.some(({ text, remedy }) => !remedy && noDuty.test(text))
  )
}

/** `Termin am 25. August. Sie brauchen an diesem Tag nicht zu erscheinen.` */
const notNeeded =
  /(?<!\p{L})(?:brauchen|brauchst|müssen|musst)(?!\p{L})[^.;!?]{0,60}\snicht\s(?:mehr\s)?(?:zu\s)?(?:erscheinen|kommen|teilnehmen|teilzunehmen)(?!\p{L})|(?<!\p{L})(?:ladung|termin)(?!\p{L})[^.;!?]{0,80}gegenstandslos/iu

/** Whether the text after a day, below the same heading or in the next sentence, says that the reader need not come. `words`: those of the day. */
export function isNotNeeded({ letter }: Facts, words: ReadonlySet<number>): boolean {
  const sentences = bodySentences(letter)
  const at = sentences.findIndex((said) => allWords(said).some((word) => words.has(word)))
  if (at >= 0) return sentences.slice(at, at + 2).some(({ text }) => notNeeded.test(text))
  const above = letter.blocks.find(({ spans }) => spans.some(({ word }) => words.has(word)))
  return sentences.some(
    ({ heading, text }) => above !== undefined && heading === above.text && notNeeded.test(text),
  )
}
