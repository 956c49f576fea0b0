import { entry } from './term-entry.ts'

/** Terms about benefits, insurance and care. */
export const benefitTerms = [
  entry(
    'Regelbedarf',
    'A fixed sum each month for food, clothes and daily life. It is part of your basic money.',
    'Regelbedarf(?:s|e|es)?|Regelsatz(?:es)?|Regelsätze',
  ),
  entry(
    'Mehrbedarf',
    'Extra basic money for special needs, for example when you are expecting a child.',
    'Mehrbedarf(?:s|e|es)?',
  ),
  entry(
    'Bedarfe für Unterkunft und Heizung',
    'The part of your basic money for rent and heating.',
    'Bedarfe? für Unterkunft|Kosten der Unterkunft|Unterkunftskosten',
  ),
  entry(
    'Bewilligungszeitraum',
    'The months for which you get the money. After that you apply again.',
    'Bewilligungszeitr[aä]um(?:s|es|e|en)?',
  ),
  entry(
    'Weiterbewilligungsantrag',
    'You apply to get the money for longer.',
    'Weiterbewilligung(?:santrag|santrags)?',
  ),
  entry(
    'Änderungsbescheid',
    'A decision that changes an earlier decision.',
    'Änderungsbescheid(?:s|es|e|en)?',
  ),
  entry(
    'Erstattungsbescheid',
    'A decision that asks for money back.',
    'Erstattungsbescheid(?:s|es|e|en)?|Aufhebungs- und Erstattungsbescheid(?:s|es)?',
  ),
  entry(
    'Rückforderung',
    'Somebody wants back money that you should not have got.',
    'Rückforderung(?:en)?',
  ),
  entry('Überzahlung', 'You got too much money.', 'Überzahlung(?:en)?|überzahlt(?:e|en|er)?'),
  entry(
    'Anrechnung',
    'Something lowers the amount that you get or owe.',
    'Anrechnung(?:en)?|angerechnet|anzurechnen',
  ),
  entry('Einkommen', 'The money you earn or get.', 'Einkommens?'),
  entry('Vermögen', 'The things and the money that you own, for example savings.', 'Vermögens?'),
  entry(
    'Verdienstbescheinigung',
    'A form in which your employer writes how much you earn.',
    'Verdienstbescheinigung(?:en)?|Arbeitsbescheinigung(?:en)?|Einkommensbescheinigung(?:en)?',
  ),
  entry(
    'Kontoauszug',
    'A list of all payments into and out of your bank account.',
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
    'A plan for your way back to work. You and the office agreed on it.',
    'Eingliederungsvereinbarung(?:en)?|Kooperationsplan(?:s|es)?',
  ),
  entry('Maßnahme', 'A step or an activity. At the Jobcenter it is often a course.', 'Maßnahmen?'),
  entry(
    'Bildungsgutschein',
    'A voucher. With it, the employment agency pays for a course.',
    'Bildungsgutschein(?:s|es|e)?',
  ),
  entry(
    'Bildung und Teilhabe',
    'Extra money for children, for example for school, lunch, trips and sports.',
    'Bildung und Teilhabe|Bildungspaket(?:s|es)?',
  ),
  entry(
    'Kinderzuschlag',
    'Extra money for families who earn little.',
    'Kinderzuschl[aä]g(?:s|es)?',
  ),
  entry('Elterngeld', 'Money for parents who work less after a birth.', 'Elterngeld(?:es|s)?'),
  entry('Elternzeit', 'Time off work for parents. You keep your job.', 'Elternzeit(?:en)?'),
  entry(
    'Mutterschaftsgeld',
    'Money for mothers in the weeks around the birth.',
    'Mutterschaftsgeld(?:es|s)?|Mutterschutz(?:es)?',
  ),
  entry(
    'Unterhalt',
    'Money that somebody must pay for a child or a former partner.',
    'Unterhalts?',
  ),
  entry(
    'Unterhaltsvorschuss',
    'The state pays for a child because a parent does not pay.',
    'Unterhaltsvorschuss(?:es)?',
  ),
  entry(
    'Sozialhilfe',
    'Help for people who do not have enough money to live.',
    'Sozialhilfe|Hilfe zum Lebensunterhalt',
  ),
  entry(
    'Asylbewerberleistungen',
    'Money or things for people in the asylum procedure.',
    'Asylbewerberleistung(?:en|sgesetz|sgesetzes)?|AsylbLG',
  ),
  entry(
    'Erwerbsminderung',
    'Because of an illness, you can work only a few hours or not at all.',
    'Erwerbsminderung(?:srente)?|erwerbsgemindert',
  ),
  entry(
    'Entgeltpunkte',
    'Points that show how much you paid into the pension insurance.',
    'Entgeltpunkten?',
  ),
  entry(
    'Versicherungsverlauf',
    'A list of the times that count for your pension.',
    'Versicherungsverl[aä]uf(?:s|es|e)?|Versicherungszeiten',
  ),
  entry(
    'Kontenklärung',
    'The pension insurance checks with you if its list of your times is complete.',
    'Kontenklärung',
  ),
  entry(
    'Zusatzbeitrag',
    'An extra payment. Each health insurance decides how much it is.',
    'Zusatzbeitr[aä]g(?:s|es|e)?',
  ),
  entry(
    'Zuzahlung',
    'The part of medicine or treatment that you pay yourself.',
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
  entry('Pflegegeld', 'Money for people who get care at home.', 'Pflegegeld(?:es|s)?'),
  entry(
    'Grad der Behinderung',
    'A number up to 100. It says how serious a disability is.',
    'Grad(?:es)? der Behinderung|GdB',
  ),
  entry(
    'Merkzeichen',
    'Letters in the disability card. They give special rights.',
    'Merkzeichens?',
  ),
  entry(
    'Schwerbehindertenausweis',
    'The card that proves a serious disability.',
    'Schwerbehindertenausweis(?:es|e)?',
  ),
  entry(
    'BAföG',
    'Money from the state for school and studies. Half of it is usually a loan.',
    'BAföG|Ausbildungsförderung',
  ),
  entry('Krankenversicherung', 'Health insurance.', 'Krankenversicherung(?:en)?'),
]
