/** Length of a text in UTF-8 bytes; works in runtimes without TextEncoder. */
export function utf8Length(text: string): number {
  let length = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return length
}
