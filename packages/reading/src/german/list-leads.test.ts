import { expect, it } from 'vitest'
import { bringLead, handInLead, listInLine, listLead, partsOfItem } from './list-leads.ts'

it.each([
  'Mitzubringen sind insbesondere:',
  'Bereitlegen:',
  'Zur Abholung mitzubringen sind:',
  'Was in den Koffer gehört',
  'Ins Gepäck gehören:',
  'Was du noch mitbringen musst:',
  'Was Sie für den Termin benötigen:',
])('“%s” opens a list to bring', (lead) => {
  expect([bringLead.test(lead), handInLead.test(lead)]).toEqual([true, false])
})

it.each([
  'Zur Einschreibung sind vorzulegen:',
  'Zur weiteren Bearbeitung fehlen uns:',
  'Was uns noch fehlt',
  'Das brauchen wir von Ihnen:',
  'Wir benötigen noch:',
  'Außerdem benötigen wir',
  'Noch nicht vorgelegt wurde',
  'Benötigt werden:',
])('“%s” opens a list to hand in', (lead) => {
  expect([bringLead.test(lead), handInLead.test(lead)]).toEqual([false, true])
})

it.each([
  'Was daheim bleiben muss',
  'Was wir nicht nehmen:',
  'Von Herrn Berg benötigen wir:',
  'Was sich für Sie ändert:',
])('“%s” opens no list for the reader', (lead) => {
  expect(listLead.test(lead)).toBe(false)
})

it('takes a list apart that stands in one line', () => {
  expect(listInLine('Mitzubringen: Ausweis, Impfpass (Original, Kopie) und Brille')).toEqual({
    lead: 'Mitzubringen:',
    items: ['Ausweis', 'Impfpass (Original, Kopie)', 'Brille'],
  })
  expect(partsOfItem('Handtuch, warme Jacke, Badeschuhe mit Ferse')).toHaveLength(3)
  expect(partsOfItem('Kontoauszüge, lückenlos')).toEqual(['Kontoauszüge, lückenlos'])
})
