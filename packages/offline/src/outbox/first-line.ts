/** What a text is called in a list: its first line that says something, shortened. */
export function firstLineOf(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.trim()
  const characters = [...line]
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : line
}
