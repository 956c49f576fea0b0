import type { Tables } from '../tables.ts'

export const mend: Tables['mend'] = {
  title: 'Was soll bleiben?',
  why: 'Das wurde an anderer Stelle geändert, bevor Ihre Änderung ankam.',
  nothingToChoose:
    'Die andere Änderung ist noch nicht auf diesem Gerät. Bitte sehen Sie gleich noch einmal nach.',
  noName: 'Kein Name, der Titel aus dem Brief',
  noTags: 'Keine Schlagwörter',
  nothingSaid: 'Wie es gelesen wurde',
  notThere: 'Nicht im Brief oder nicht bekannt',
  keepMine: 'Meines behalten',
  keepTheirs: 'Das andere behalten',
  later: 'Später entscheiden',
  mine: {
    title: 'Ihr Name',
    tags: 'Ihre Schlagwörter',
    letter: 'Ihr Text',
    fact: 'Ihre Berichtigung',
    word: 'Ihr Wort',
    answer: 'Ihre Antwort',
  },
  theirs: {
    title: 'Der andere Name',
    tags: 'Die anderen Schlagwörter',
    letter: 'Der andere Text',
    fact: 'Die andere Berichtigung',
    word: 'Das andere Wort',
    answer: 'Die andere Antwort',
  },
}
