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
    if (longer.length <= longest && measure(longer) <= width) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    const pieces = cut(word, width, measure)
    current = pieces.pop()!
    lines.push(...pieces)
  }
  return [...lines, current]
}

/** No line holds more characters than this. What is longer is not measured as a whole, which would take a minute for a page. */
const longest = 400

/** A word in pieces that fit, in one pass. */
function cut(word: string, width: number, measure: (text: string) => number): string[] {
  const characters = [...word]
  const pieces: string[] = []
  let start = 0
  do {
    let fits = 1
    let tooMany = Math.min(characters.length - start, longest) + 1
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1
      if (measure(characters.slice(start, start + middle).join('')) <= width) fits = middle
      else tooMany = middle
    }
    pieces.push(characters.slice(start, start + fits).join(''))
    start += fits
  } while (start < characters.length)
  return pieces
}
