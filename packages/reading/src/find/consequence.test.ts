import { expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const ask = 'Bitte senden Sie uns die Unterlagen bis zum 31.10.2025.'
const consequences = (...body: string[]) =>
  valuesIn(letterAbout('Ihr Anliegen', body), 'consequence')

it.each([
  'Sollten die Unterlagen nicht eingehen, müssen wir Ihren Antrag ablehnen.',
  'Andernfalls werden wir gerichtliche Schritte einleiten.',
  'Bleibt die Zahlung aus, wird die Forderung vollstreckt.',
  'Nach fruchtlosem Ablauf dieser Frist wird die Zwangsvollstreckung eingeleitet.',
  'Bei verspäteter Zahlung müssen wir einen Säumniszuschlag erheben.',
  'Wenn Sie weder zahlen noch Widerspruch erheben, kann ein Vollstreckungsbescheid ergehen.',
  'Karten, die nicht abgeholt werden, werden nach drei Monaten vernichtet.',
  'Hören wir nichts von Ihnen, schließen wir den Vorgang ohne weitere Zahlung ab.',
])('says what happens otherwise: %s', (sentence) => {
  expect(consequences(ask, sentence)).toEqual([sentence])
})

it.each([
  'Wenn Sie Fragen haben, rufen Sie uns bitte an.',
  'Sollten Sie bereits gezahlt haben, ist dieses Schreiben gegenstandslos.',
  'Wird der Kindergeldsatz geändert, passen wir die Zahlung automatisch an.',
])('does not take for a threat: %s', (sentence) => {
  expect(consequences(ask, sentence)).toEqual([])
})

it('finds none in a letter that asks for nothing', () => {
  expect(consequences('Wird die Steuer nicht gezahlt, entstehen Kosten.')).toEqual([])
})
