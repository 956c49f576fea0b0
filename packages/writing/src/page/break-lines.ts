/** Width of a text in millimetres, at a size in points. */
export type Measure = (text: string, size: number, bold: boolean) => number

/**
 * Breaks a paragraph into lines of at most `width` millimetres and keeps its line breaks. A word that is too wide is split, so that nothing
 * leaves the page.
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

/** Most characters of a line. Longer text is split before measuring, because measuring it whole would take a minute per page. */
const longest = 400

/** Splits a word into pieces that fit, in one pass. */
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
