/** How wide a text is, in millimetres, at a size in points. */
export type Measure = (text: string, size: number, bold: boolean) => number

/**
 * Breaks a paragraph into lines no wider than `width` millimetres; line breaks in the text stay. A word that is wider by itself is cut,
 * so that nothing leaves the page.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  return text.split('\n').flatMap((line) => breakLine(line.trim(), width, measure))
}

function breakLine(line: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ +/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (measure(longer) <= width) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (measure(current) > width) {
      const fitting = longestFitting(current, width, measure)
      lines.push(fitting)
      current = current.slice(fitting.length)
    }
  }
  return [...lines, current]
}

function longestFitting(word: string, width: number, measure: (text: string) => number): string {
  const characters = [...word]
  let count = characters.length
  while (count > 1 && measure(characters.slice(0, count).join('')) > width) count -= 1
  return characters.slice(0, count).join('')
}
