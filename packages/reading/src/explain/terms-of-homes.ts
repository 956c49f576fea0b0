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
  entry('Mietverhältnis', 'The rental contract.', 'Mietverhältnis(?:ses|se)?'),
  entry('Mietrückstand', 'Rent that is not paid yet.', 'Mietrückst[aä]nd(?:e|en|s|es)?'),
  entry('Hausordnung', 'The rules of the house.', 'Hausordnung(?:en)?'),
  entry(
    'Hausverwaltung',
    'The firm that looks after a house for its owners.',
    'Hausverwaltung(?:en)?',
  ),
  entry(
    'Umlageschlüssel',
    'The rule for sharing costs between the homes in a house.',
    'Umlageschlüssels?|Verteilerschlüssels?',
  ),
  entry(
    'Abrechnungszeitraum',
    'The months that a bill is about.',
    'Abrechnungszeitr[aä]um(?:s|es|e)?',
  ),
  entry(
    'Einwendung',
    'You say what is wrong with a bill or a claim.',
    'Einwendung(?:en)?|Einw[aä]nd(?:e|en)?',
  ),
  entry(
    'Räumung',
    'You move out and give back the empty home.',
    'Räumung(?:sklage|stermin|sfrist)?',
  ),
  entry(
    'Wohnungsübergabe',
    'You give back or get the home and the keys.',
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
    'A plan to pay in parts, so that your supply is not cut off.',
    'Abwendungsvereinbarung(?:en)?',
  ),
  entry(
    'Arbeitsverhältnis',
    'Your job and its contract.',
    'Arbeitsverhältnis(?:ses|se)?|Beschäftigungsverhältnis(?:ses)?',
  ),
  entry('Arbeitgeber', 'The employer.', 'Arbeitgeber(?:in|s|n)?'),
  entry('Arbeitnehmer', 'The employee.', 'Arbeitnehmer(?:in|s|n|innen)?'),
  entry('Probezeit', 'A trial time. In this time, ending the job is easier.', 'Probezeit(?:en)?'),
  entry('befristet', 'Only for a fixed time.', 'befristet(?:e|en|er|es)?|Befristung(?:en)?'),
  entry(
    'Freistellung',
    'You do not have to come to work, but you get paid.',
    'Freistellung(?:en)?|freigestellt',
  ),
  entry('Abfindung', 'Money that you get when you lose your job.', 'Abfindung(?:en)?'),
  entry(
    'Aufhebungsvertrag',
    'You and your employer agree to end the job. It can delay your unemployment money.',
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
    'The shortest time that a contract lasts.',
    'Mindestvertragslaufzeit(?:en)?|Mindestlaufzeit(?:en)?',
  ),
  entry(
    'Selbstauskunft',
    'A form in which you write about your own situation.',
    'Selbstauskunft|Selbstauskünfte',
  ),
  entry(
    'Bürgschaft',
    'A promise to pay when somebody else does not.',
    'Bürgschaft(?:en)?|Bürge(?:n)?',
  ),
  entry('Schadensersatz', 'Money to pay for a damage.', 'Schadens?ersatz(?:es)?'),
  entry(
    'Vertragsstrafe',
    'Money that you have to pay if you break a contract.',
    'Vertragsstrafen?',
  ),
  entry('Basiskonto', 'A simple account that every bank must offer.', 'Basiskontos?'),
]
