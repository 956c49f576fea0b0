import { entry } from './term-entry.ts'

/** Terms about benefits, insurance and care. */
export const benefitTerms = [
  entry(
    'Regelbedarf',
    'The fixed monthly sum for food, clothes and daily life in basic benefits.',
    'Regelbedarf(?:s|e|es)?|Regelsatz(?:es)?|Regelsätze',
  ),
  entry(
    'Mehrbedarf',
    'Extra money in basic benefits for special needs, for example when expecting a child.',
    'Mehrbedarf(?:s|e|es)?',
  ),
  entry(
    'Bedarfe für Unterkunft und Heizung',
    'The part of basic benefits for rent and heating.',
    'Bedarfe? für Unterkunft|Kosten der Unterkunft|Unterkunftskosten',
  ),
  entry(
    'Bewilligungszeitraum',
    'The months for which money is granted. After that you apply again.',
    'Bewilligungszeitr[aä]um(?:s|es|e|en)?',
  ),
  entry(
    'Weiterbewilligungsantrag',
    'The application to go on getting the money.',
    'Weiterbewilligung(?:santrag|santrags)?',
  ),
  entry(
    'Änderungsbescheid',
    'A decision that changes an earlier one.',
    'Änderungsbescheid(?:s|es|e|en)?',
  ),
  entry(
    'Erstattungsbescheid',
    'A decision that asks for money back.',
    'Erstattungsbescheid(?:s|es|e|en)?|Aufhebungs- und Erstattungsbescheid(?:s|es)?',
  ),
  entry(
    'Rückforderung',
    'A demand for money that was paid to you but not due.',
    'Rückforderung(?:en)?',
  ),
  entry('Überzahlung', 'Money you were paid too much.', 'Überzahlung(?:en)?|überzahlt(?:e|en|er)?'),
  entry(
    'Anrechnung',
    'Something is counted against what you get or owe.',
    'Anrechnung(?:en)?|angerechnet|anzurechnen',
  ),
  entry('Einkommen', 'The money you earn or get.', 'Einkommens?'),
  entry('Vermögen', 'What you own, for example savings.', 'Vermögens?'),
  entry(
    'Verdienstbescheinigung',
    'A form in which the employer states your wages.',
    'Verdienstbescheinigung(?:en)?|Arbeitsbescheinigung(?:en)?|Einkommensbescheinigung(?:en)?',
  ),
  entry(
    'Kontoauszug',
    'A list of what came into and went out of your bank account.',
    'Kontoausz(?:ug|üge|ügen|uges|ugs)',
  ),
  entry(
    'Meldeversäumnis',
    'You did not come to an appointment of the office.',
    'Meldeversäumnis(?:ses|se|sen)?',
  ),
  entry(
    'wichtiger Grund',
    'A reason that the law accepts for not doing something.',
    'wichtige(?:r|n|m) Grund(?:es)?',
  ),
  entry(
    'Eingliederungsvereinbarung',
    'What you and the office agreed on the way back to work.',
    'Eingliederungsvereinbarung(?:en)?|Kooperationsplan(?:s|es)?',
  ),
  entry('Maßnahme', 'A step that is taken. With the Jobcenter it is often a course.', 'Maßnahmen?'),
  entry(
    'Bildungsgutschein',
    'A voucher with which the agency pays for a course.',
    'Bildungsgutschein(?:s|es|e)?',
  ),
  entry(
    'Bildung und Teilhabe',
    'Extra money for school, lunch, trips and sports of children.',
    'Bildung und Teilhabe|Bildungspaket(?:s|es)?',
  ),
  entry(
    'Kinderzuschlag',
    'Extra money for families who earn little.',
    'Kinderzuschl[aä]g(?:s|es)?',
  ),
  entry('Elterngeld', 'Money for parents who work less after a birth.', 'Elterngeld(?:es|s)?'),
  entry('Elternzeit', 'Time off work for parents. The job is kept.', 'Elternzeit(?:en)?'),
  entry(
    'Mutterschaftsgeld',
    'Money for mothers in the weeks around the birth.',
    'Mutterschaftsgeld(?:es|s)?|Mutterschutz(?:es)?',
  ),
  entry('Unterhalt', 'Money one must pay for a child or former partner.', 'Unterhalts?'),
  entry(
    'Unterhaltsvorschuss',
    'The state pays for a child because a parent does not.',
    'Unterhaltsvorschuss(?:es)?',
  ),
  entry(
    'Sozialhilfe',
    'Help for people who cannot live on their own money.',
    'Sozialhilfe|Hilfe zum Lebensunterhalt',
  ),
  entry(
    'Asylbewerberleistungen',
    'Money or goods for people in the asylum procedure.',
    'Asylbewerberleistung(?:en|sgesetz|sgesetzes)?|AsylbLG',
  ),
  entry(
    'Erwerbsminderung',
    'You can work only a few hours or not at all because of illness.',
    'Erwerbsminderung(?:srente)?|erwerbsgemindert',
  ),
  entry(
    'Entgeltpunkte',
    'Points that count how much you paid into the pension insurance.',
    'Entgeltpunkten?',
  ),
  entry(
    'Versicherungsverlauf',
    'The list of times that count for your pension.',
    'Versicherungsverl[aä]uf(?:s|es|e)?|Versicherungszeiten',
  ),
  entry(
    'Kontenklärung',
    'The pension insurance checks with you whether all times are known.',
    'Kontenklärung',
  ),
  entry(
    'Zusatzbeitrag',
    'An extra contribution that each health insurance sets itself.',
    'Zusatzbeitr[aä]g(?:s|es|e)?',
  ),
  entry(
    'Zuzahlung',
    'The part of medicine or treatment you pay yourself.',
    'Zuzahlung(?:en)?|Eigenanteil(?:s|e|es)?',
  ),
  entry(
    'Heil- und Kostenplan',
    'A dentist’s plan with the costs. The insurance looks at it first.',
    'Heil- und Kostenpl[aä]n(?:s|es|e)?',
  ),
  entry('Kostenübernahme', 'Somebody promises to pay the costs.', 'Kostenübernahmen?|Kostenzusage'),
  entry(
    'Medizinischer Dienst',
    'Doctors who check cases for the health and care insurance.',
    'Medizinische(?:r|n|m)? Dienst(?:es)?',
  ),
  entry('Pflegegrad', 'How much help somebody needs, from 1 to 5.', 'Pflegegrad(?:es|e|s)?'),
  entry('Pflegegeld', 'Money for people who are cared for at home.', 'Pflegegeld(?:es|s)?'),
  entry(
    'Grad der Behinderung',
    'A number up to 100 that says how strong a disability is.',
    'Grad(?:es)? der Behinderung|GdB',
  ),
  entry('Merkzeichen', 'Letters in the disability card that give special rights.', 'Merkzeichens?'),
  entry(
    'Schwerbehindertenausweis',
    'The card that proves a severe disability.',
    'Schwerbehindertenausweis(?:es|e)?',
  ),
  entry(
    'BAföG',
    'Money from the state for school and studies. Half of it is mostly a loan.',
    'BAföG|Ausbildungsförderung',
  ),
  entry('Krankenversicherung', 'Health insurance.', 'Krankenversicherung(?:en)?'),
]
