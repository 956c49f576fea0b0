/** Longest line of a letter on screen, in characters. Source: specification, sections 5 and 9. */
export const lineLength = 76

/** Shown for an empty letter. Source: specification, section 5. */
export const noContent = 'No letter content available'

/**
 * Breaks lines longer than 76 characters between words; a longer word is split. Shorter lines, blank lines and leading spaces stay. Lengths
 * are code points, so that no character is split.
 */
export function wrapLetter(text: string, length: number = lineLength): string {
  if (text.trim() === '') return noContent
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => wrapLine(line, length))
    .join('\n')
}

function wrapLine(line: string, length: number): string[] {
  const lines: string[] = []
  let rest = [...line]
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length)
    // a break before the first word would leave an empty line
    const isUsable = rest.slice(0, space).some((character) => character !== ' ')
    const end = space > 0 && isUsable ? space : length
    lines.push(rest.slice(0, end).join('').trimEnd())
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
  }
  return [...lines, rest.join('')]
}
