/** The salutations that `salutation.ts` writes, as patterns. */
const greetings = [
  [/^Sehr geehrte Damen und Herren,$/u, 'Dear Sir or Madam,'],
  [/^Sehr geehrte Frau ([^,]+),$/u, 'Dear Ms {name},'],
  [/^Sehr geehrter Herr ([^,]+),$/u, 'Dear Mr {name},'],
  [/^Sehr geehrte Familie ([^,]+),$/u, 'Dear {name} family,'],
  [/^Guten Tag ([^,]+),$/u, 'Dear {name},'],
] as const

export type Greeting = (typeof greetings)[number][1]

/** The meaning of a paragraph that is a salutation; null for any other. */
export function greetingOf(
  paragraph: string,
): { sentence: Greeting; values: { name: { own: string } } } | null {
  for (const [german, sentence] of greetings) {
    const found = german.exec(paragraph)
    if (found) return { sentence, values: { name: { own: found[1] ?? '' } } }
  }
  return null
}
