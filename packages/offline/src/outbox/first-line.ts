/** A short title for a text: its first line, shortened. */
export function firstLineOf(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.trim()
  const characters = [...line]
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : line
}
