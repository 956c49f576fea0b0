import { entry } from './term-entry.ts'

/** Terms about homes, work, energy and contracts. */
export const homeTerms = [
  entry(
    'Kaltmiete',
    'The rent without heating and running costs.',
    'Kaltmieten?|Nettokaltmieten?|Grundmieten?',
  ),
  entry('Warmmiete', 'The rent with heating and running costs.', 'Warmmieten?|Bruttowarmmieten?'),
  entry('Vermieter', 'The landlord.', 'Vermieter(?:in|s|n)?'),
  entry('Mieter', 'The tenant.', 'Mieter(?:in|s|n|innen)?'),
  entry('Mietverhältnis', 'The tenancy.', 'Mietverhältnis(?:ses|se)?'),
  entry('Mietrückstand', 'Rent that has not been paid.', 'Mietrückst[aä]nd(?:e|en|s|es)?'),
  entry('Hausordnung', 'The rules of the house.', 'Hausordnung(?:en)?'),
  entry(
    'Hausverwaltung',
    'The firm that looks after a house for its owners.',
    'Hausverwaltung(?:en)?',
  ),
  entry(
    'Umlageschlüssel',
    'How costs are shared between the homes of a house.',
    'Umlageschlüssels?|Verteilerschlüssels?',
  ),
  entry(
    'Abrechnungszeitraum',
    'The months an account is about.',
    'Abrechnungszeitr[aä]um(?:s|es|e)?',
  ),
  entry(
    'Einwendung',
    'Saying what is wrong with an account or claim.',
    'Einwendung(?:en)?|Einw[aä]nd(?:e|en)?',
  ),
  entry(
    'Räumung',
    'Moving out and handing over the empty home.',
    'Räumung(?:sklage|stermin|sfrist)?',
  ),
  entry(
    'Wohnungsübergabe',
    'Handing over the home and the keys.',
    'Wohnungsübergaben?|Übergabeprotokoll(?:s|e)?',
  ),
  entry(
    'Schönheitsreparaturen',
    'Painting and small repairs in a home.',
    'Schönheitsreparatur(?:en)?',
  ),
  entry(
    'Modernisierung',
    'Building work that makes a home better. The rent may rise.',
    'Modernisierung(?:en|smaßnahmen)?',
  ),
  entry(
    'Eigentümerversammlung',
    'The meeting of the owners of the flats in a house.',
    'Eigentümerversammlung(?:en)?',
  ),
  entry(
    'Grundversorger',
    'The supplier who must deliver electricity or gas to every home in an area.',
    'Grundversorgers?',
  ),
  entry('Arbeitspreis', 'The price for each unit of energy.', 'Arbeitspreis(?:es|e)?'),
  entry('Grundpreis', 'The fixed price each month, however much you use.', 'Grundpreis(?:es|e)?'),
  entry('Netzbetreiber', 'The firm that owns the lines or pipes.', 'Netzbetreibers?'),
  entry(
    'Abwendungsvereinbarung',
    'A plan to pay in parts, so that you are not cut off.',
    'Abwendungsvereinbarung(?:en)?',
  ),
  entry(
    'Arbeitsverhältnis',
    'The job, as a legal relation.',
    'Arbeitsverhältnis(?:ses|se)?|Beschäftigungsverhältnis(?:ses)?',
  ),
  entry('Arbeitgeber', 'The employer.', 'Arbeitgeber(?:in|s|n)?'),
  entry('Arbeitnehmer', 'The employee.', 'Arbeitnehmer(?:in|s|n|innen)?'),
  entry('Probezeit', 'A trial time in which ending the job is easier.', 'Probezeit(?:en)?'),
  entry('befristet', 'Only for a set time.', 'befristet(?:e|en|er|es)?|Befristung(?:en)?'),
  entry(
    'Freistellung',
    'You do not have to come to work but are paid.',
    'Freistellung(?:en)?|freigestellt',
  ),
  entry('Abfindung', 'Money for losing the job.', 'Abfindung(?:en)?'),
  entry(
    'Aufhebungsvertrag',
    'An agreement that ends the job. It can delay unemployment money.',
    'Aufhebungsvertr[aä]g(?:s|es|e)?',
  ),
  entry(
    'Arbeitszeugnis',
    'A letter that says how you worked.',
    'Arbeitszeugnis(?:ses|se)?|Dienstzeugnis(?:ses)?',
  ),
  entry(
    'Bruttolohn',
    'Wages before tax and insurance.',
    'Bruttolohn(?:s|es)?|Bruttogehalt(?:s|es)?|Arbeitsentgelt(?:s|es)?',
  ),
  entry(
    'Mindestvertragslaufzeit',
    'The shortest time a contract runs.',
    'Mindestvertragslaufzeit(?:en)?|Mindestlaufzeit(?:en)?',
  ),
  entry(
    'Selbstauskunft',
    'A form in which you state your own situation.',
    'Selbstauskunft|Selbstauskünfte',
  ),
  entry(
    'Bürgschaft',
    'A promise to pay when somebody else does not.',
    'Bürgschaft(?:en)?|Bürge(?:n)?',
  ),
  entry('Schadensersatz', 'Money that makes good a damage.', 'Schadens?ersatz(?:es)?'),
  entry('Vertragsstrafe', 'A sum agreed for breaking a contract.', 'Vertragsstrafen?'),
  entry('Basiskonto', 'A simple account that every bank must offer.', 'Basiskontos?'),
]
