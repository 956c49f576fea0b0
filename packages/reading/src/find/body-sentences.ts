import { remedyHeading, valediction } from '../german/cues.ts'
import { splitSentences } from '../german/sentences.ts'
import type { Block, Layout, Passage } from '../layout/types.ts'
import { runningText } from './running-text.ts'
import { subPassage } from './words-at.ts'

/**
 * A sentence of the letter. `block`: index of its block; `heading`: the heading above; `remedy`: it is in a section about remedies;
 * `leadIn`: the sentence that a list item completes.
 */
export type BodySentence = Passage & {
  block: number
  role: Block['role']
  heading: string
  remedy: boolean
  leadIn: string
}

/** Standard notices below mails: to print less, and what to do with a misdirected mail. */
const mailNotice =
  /(?:mail|nachricht)\b.{0,60}(?:ausgedruckt|ausdrucken)|ausdruck\p{L}*\b.{0,60}umwelt|umwelt\p{L}*\b.{0,60}ausdruck|nicht de[rn] (?:richtige|beabsichtigte|vorgesehene)n? (?:adressat|empfänger)|(?:mail|nachricht) irrtümlich|irrtümlich erhalten/iu

/** Longer texts are no sentences and would slow the patterns down. */
const maxSentence = 1500

const remedyStart =
  /^(?:gegen diesen (?:bescheid|verwaltungsakt)|(?:dieser|der) bescheid kann|die (?:in diesem bescheid|festsetzung)[^.]*angefochten)/iu

/**
 * The sentences of the body in reading order, without table rows and without the text after the closing formula; headers of later pages,
 * footers and margins are left out.
 */
export function bodySentences(letter: Layout): BodySentence[] {
  const said = known.get(letter) ?? sentencesIn(letter)
  known.set(letter, said)
  return said
}

// Cached, because many finders ask for the sentences of the same layout, which never changes.
const known = new WeakMap<Layout, BodySentence[]>()

function sentencesIn(letter: Layout): BodySentence[] {
  const said: BodySentence[] = []
  let heading = ''
  let inRemedy = false
  let leadIn = ''
  for (const block of runningText(letter)) {
    if (block.role === 'heading') {
      heading = block.text
      inRemedy = remedyHeading.test(heading)
      leadIn = ''
      if (!/[.!:;]$/.test(block.text)) continue
    }
    if (block.role === 'row') continue
    if (valediction.test(block.text)) inRemedy = false
    for (const { start, end } of splitSentences(block.text)) {
      if (end - start > maxSentence) continue
      const passage = subPassage(block, start, end)
      if (mailNotice.test(passage.text)) continue
      const remedy = inRemedy || remedyStart.test(passage.text)
      if (remedy && !inRemedy && block.role === 'paragraph') inRemedy = remedyHeading.test(heading)
      const item = block.role === 'item'
      said.push({
        ...passage,
        block: block.block,
        role: block.role,
        heading,
        remedy,
        leadIn: item ? leadIn : '',
      })
      if (!item) leadIn = /[:,]$/.test(passage.text) ? passage.text : ''
    }
  }
  return said
}
