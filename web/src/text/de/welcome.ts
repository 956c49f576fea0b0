import type { Tables } from '../tables.ts'

export const welcome: Tables['welcome'] = {
  name: 'So hilft Brieflotse',
  place: (at, of) => `${at} von ${of}`,
  cards: [
    {
      title: 'Ihren Brief verstehen',
      text: 'Fotografieren Sie einen amtlichen deutschen Brief. Sie lesen, was er ist, was zu tun ist, bis wann und wie viel.',
    },
    {
      title: 'Ihre Briefe bleiben bei Ihnen',
      text: 'Sie werden auf diesem Server gelesen und auf diesem Gerät aufbewahrt. Niemand sonst bekommt sie, außer Sie sagen es, zum Beispiel um eine Antwort per Post zu senden.',
    },
    {
      title: 'Mit einem Brief beginnen',
      text: 'Machen Sie ein Foto davon, oder probieren Sie die App zuerst mit einem Beispielbrief aus.',
    },
  ],
  skip: 'Überspringen',
  close: 'Schließen',
  back: 'Zurück',
  next: 'Weiter',
  start: 'Foto machen oder Datei wählen',
  sample: {
    title: 'Beispielbrief',
    tag: 'Beispiel',
    open: 'Mit einem Beispielbrief ausprobieren',
    hint: 'Ein erfundener Brief. Er verlangt kein Geld, und Sie können ihn jederzeit löschen.',
  },
}
