import { formatMessage, type MessageValue } from '@brieflotse/catalogues'
import { entryOf, type Filled, kinds, optionOf, part, type Tongue } from './kinds.ts'
import type { Said } from './saying.ts'
import type { Choice, Given, Kind, Shape, Shapes } from './values.ts'

/** Formats one value for a message: a missing one is `none`, and an unknown option throws. */
function written(
  kind: Kind | Choice,
  value: unknown,
  values: Said['values'],
  tongue: Tongue,
): MessageValue | Filled {
  if (typeof kind !== 'string') return optionOf(kind, value)
  if (value === null && kind.endsWith('?')) return 'none'
  return kinds[kind.replace('?', '') as keyof Given](value as never, tongue, values)
}

/** The values for all placeholders of a saying's message. */
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

/** Renders a saying in a language. Throws if it is unknown, because it may come from a newer version. */
export function sentenceOf(said: Said, shapes: Shapes, tongue: Tongue): string {
  const { messages, locale, words } = tongue
  const { id, values, lead } = said
  const shape = Object.hasOwn(shapes, id) ? shapes[id]! : {}
  const filled = filledWith(shape, values, tongue)
  const message = entryOf(messages, 'doing' in shape ? `${id}.${filled['doing']}` : id)
  const sentence = formatMessage(message, filled, locale)
  // a thing is a word and no sentence, so it gets no capital letter
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
