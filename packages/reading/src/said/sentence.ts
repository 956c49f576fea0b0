import { formatMessage, type MessageValue } from '@brieflotse/catalogues'
import { entryOf, type Filled, kinds, part, type Tongue, unsayable } from './kinds.ts'
import type { Said } from './saying.ts'
import type { Choice, Given, Kind, Shape, Shapes } from './values.ts'

/** What a message chooses by: ICU has no hyphens there. */
const optionOf = (value: unknown): MessageValue =>
  typeof value === 'string' ? value.replaceAll('-', '_') : ((value as number | null) ?? 'none')

/** One value as messages take it: what is not there is `none`, and of a choice only what we know. */
function written(
  kind: Kind | Choice,
  value: unknown,
  values: Said['values'],
  tongue: Tongue,
): MessageValue | Filled {
  if (typeof kind !== 'string') return kind.includes(value as never) ? optionOf(value) : unsayable()
  if (value === null && kind.endsWith('?')) return 'none'
  return kinds[kind.replace('?', '') as keyof Given](value as never, tongue, values)
}

/** What the message of a saying is filled with. */
function filledWith(shape: Shape, values: Said['values'], tongue: Tongue): Filled {
  const filled: Filled = {}
  for (const [name, kind] of Object.entries(shape)) {
    const value = written(kind, values[name], values, tongue)
    if (typeof value === 'object') Object.assign(filled, value)
    else filled[name] = value
  }
  if ('at' in filled && 'time' in shape) filled['told'] = part('told', filled, tongue)
  if ('unit' in filled) filled['period'] = part('period', { toMonthEnd: false, ...filled }, tongue)
  return filled
}

const changed = (text: string, how: 'toLocaleUpperCase' | 'toLocaleLowerCase', locale: string) =>
  text.charAt(0)[how](locale) + text.slice(1)

/** A saying as a sentence of a language. Throws where it cannot be said: this version may be older than the saying. */
export function sentenceOf(said: Said, shapes: Shapes, tongue: Tongue): string {
  const { messages, locale, words } = tongue
  const { id, values, lead } = said
  const shape = Object.hasOwn(shapes, id) ? shapes[id]! : {}
  const filled = filledWith(shape, values, tongue)
  const message = entryOf(messages, 'doing' in shape ? `${id}.${filled['doing']}` : id)
  const sentence = formatMessage(message, filled, locale)
  // a thing is no sentence
  if (id === 'thing') return sentence
  if (lead === undefined) return changed(sentence, 'toLocaleUpperCase', locale)
  const inside = {
    sentence: changed(sentence, 'toLocaleUpperCase', locale),
    sentenceInside: changed(sentence, 'toLocaleLowerCase', locale),
  }
  const whole = lead.startsWith('if-')
    ? formatMessage(
        entryOf(messages, 'lead.if'),
        { ...inside, if: entryOf(words['cases'], lead) },
        locale,
      )
    : formatMessage(entryOf(messages, `lead.${lead}`), inside, locale)
  return changed(whole, 'toLocaleUpperCase', locale)
}
