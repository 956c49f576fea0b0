/** Longest line of a letter as it is shown, in characters. Source: specification, sections 5 and 9. */
export const lineLength = 76

/** What an empty letter shows. Source: specification, section 5. */
export const noContent = 'No letter content available'

/**
 * Breaks lines longer than 76 characters between words; a word that is longer by itself is cut. Shorter lines, blank lines and the
 * spaces in front of a line stay as they are. Counted in code points, so no character is torn apart.
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
    // a break in front of the first word would leave an empty line
    const isUsable = rest.slice(0, space).some((character) => character !== ' ')
    const end = space > 0 && isUsable ? space : length
    lines.push(rest.slice(0, end).join('').trimEnd())
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
  }
  return [...lines, rest.join('')]
}
