const tops: Record<string, number> = { amt: 6, date: 6, num: 9, ref: 9, name: 9 }

/** A variant of the sentence for a second try of the model: other placeholder numbers, final full stop toggled. */
export function respell(masked: string): string {
  const moved = shift(masked, 1)
  return /[.:!?]$/.test(moved) ? moved.slice(0, -1) : `${moved}.`
}

/** Undoes `respell` on the translation. */
export function restoreSpelling(masked: string, english: string): string {
  const moved = shiftBy(english, offsets(masked), -1)
  const end = /[.:!?]$/.exec(masked)?.[0]
  return end ? moved.replace(/[.:!?]?$/, end) : moved.replace(/(?<!\.\p{L})\.$/u, '')
}

function shift(masked: string, sign: 1 | -1): string {
  return shiftBy(masked, offsets(masked), sign)
}

/** How far the numbers of each kind can be shifted up to the last one that the model knows. */
function offsets(masked: string): Map<string, number> {
  const highest = new Map<string, number>()
  for (const [, kind = '', digit] of masked.matchAll(/<(\w+?)(\d)>/g))
    highest.set(kind, Math.max(highest.get(kind) ?? 0, Number(digit)))
  return new Map([...highest].map(([kind, top]) => [kind, (tops[kind] ?? top) - top]))
}

function shiftBy(text: string, by: Map<string, number>, sign: 1 | -1): string {
  return text.replace(
    /<(\w+?)(\d)>/g,
    (_, kind: string, digit: string) => `<${kind}${Number(digit) + sign * (by.get(kind) ?? 0)}>`,
  )
}
