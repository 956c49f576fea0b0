/**
 * A choice of words by number: `pluralIn('ru')(5, { one: 'письмо', few: 'письма', many: 'писем', other: 'письма' })`. Forms that a language
 * has and that are not given are its `other`.
 */
export function pluralIn(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
}

export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
