import type { KindText } from '../tables.ts'

export const kinds: Readonly<Record<string, KindText>> = {
  'any-court': {
    what: 'Ein Gericht oder eine Amtsperson schreibt Ihnen. Wir sind nicht sicher, worum es genau geht.',
    next: 'In Briefen vom Gericht ist die Zeit für eine Antwort oft kurz. Sie steht im Brief.',
    ifNot: null,
  },
  'any-police': {
    what: 'Die Polizei schreibt Ihnen. Wir sind nicht sicher, worum es genau geht.',
    next: null,
    ifNot: null,
  },
  'any-decision': {
    what: 'Das ist eine amtliche Entscheidung. Wir sind nicht sicher, worum es genau geht.',
    next: 'Meist können Sie widersprechen. Am Ende des Briefes steht, wo und wie.',
    ifNot: null,
  },
  'any-papers': {
    what: 'Der Absender braucht wohl Unterlagen oder Antworten von Ihnen.',
    next: 'Sie schicken Kopien von dem, was im Brief steht, und behalten die Originale.',
    ifNot: null,
  },
  'any-unpaid': {
    what: 'Der Absender sagt wohl, dass ein Betrag nicht bezahlt wurde.',
    next: 'Wenn Sie nichts davon wissen, können Sie vor dem Bezahlen einen Nachweis verlangen.',
    ifNot: null,
  },
  'any-bill': {
    what: 'Das sieht nach einer Rechnung aus.',
    next: 'Vergleichen Sie sie mit dem, was Sie bestellt und bekommen haben.',
    ifNot: null,
  },
  reminder: {
    what: 'Das ist eine Mahnung. Der Absender sagt, dass ein Betrag nicht bezahlt wurde.',
    next: 'Mahnungen kommen oft in mehreren Stufen. Jede Stufe kann Gebühren bringen.',
    ifNot:
      'Der Absender kann die Forderung an ein Inkassobüro geben. Er kann auch vor Gericht gehen.',
  },
  'public-reminder': {
    what: 'Eine Behörde sagt, dass ein Betrag nicht bezahlt wurde.',
    next: 'Sie können die Behörde um Raten bitten. Wenn Sie bezahlt haben, zeigen Sie den Nachweis.',
    ifNot:
      'Es kommen Gebühren dazu. Eine Behörde kann Geld ohne Gericht zwangsweise eintreiben lassen.',
  },
  collection: {
    what: 'Ein Inkassobüro fordert Geld von Ihnen. Es sagt, dass es für jemand anderen einzieht.',
    next: 'Sie können fragen, woher die Forderung kommt. Das Büro muss sagen, für wen sie ist und wie sie entstand.',
    ifNot: 'Die andere Seite kann bei Gericht einen Mahnbescheid beantragen.',
  },
  invoice: {
    what: 'Das ist eine Rechnung für etwas, das geliefert oder getan wurde.',
    next: 'Vergleichen Sie sie mit dem, was Sie bestellt und bekommen haben. Wenn etwas falsch ist, schreiben Sie es dem Absender.',
    ifNot: 'Meist kommt zuerst eine Mahnung. Zinsen und Gebühren können dazukommen.',
  },
}
