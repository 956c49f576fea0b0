import type { ReferenceKind } from '../german/label-cues.ts'
import type { Layout } from '../layout/types.ts'
import { courtSign, singleMention, type Reference } from './one-number.ts'
import { wordsAt } from './words-at.ts'

/** A court's sign needs no label. */
const unlabelled = new RegExp(String.raw`(?<![\p{L}\d/])${courtSign}`, 'gu')
const ofCourt: ReferenceKind = { name: "court's sign", rank: 50, file: true, customer: false }

/** The name of a court beside its number, in a letter of somebody who collects for it. */
export const ofOtherCourt = /^[AL]G\s\p{Lu}\p{Ll}+\s(?=\S*\d|HR)|(?<=\d)\s[AL]G\s\p{Lu}\p{Ll}.*$/u
export const otherCourt: ReferenceKind = {
  name: "another one's sign",
  rank: 30,
  file: true,
  customer: false,
}

/** Signs of courts without a label, in the subject: `Amtsgericht Lindau, 5 C 318/25`. */
export function courtSigns(letter: Layout): Reference[] {
  return letter.blocks
    .filter(({ zone }) => zone === 'subject')
    .flatMap((block) =>
      [...block.text.matchAll(unlabelled)].map(({ 0: value, index }) => ({
        label: 'Aktenzeichen',
        value,
        words: wordsAt(block, index, index + value.length),
        zone: block.zone,
        kind: ofCourt,
        quoted: false,
        ...singleMention,
      })),
    )
}
