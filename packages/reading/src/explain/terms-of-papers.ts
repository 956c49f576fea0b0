import { entry } from './term-entry.ts'

/** Terms about residence, identity papers and taxes, and general terms. */
export const paperTerms = [
  entry(
    'Aufenthaltsgesetz',
    'The law on who may stay in Germany.',
    'Aufenthaltsgesetz(?:es)?|AufenthG',
  ),
  entry(
    'Niederlassungserlaubnis',
    'A permit to stay without an end date.',
    'Niederlassungserlaubnis(?:se)?',
  ),
  entry(
    'Duldung',
    'A paper. It says that you will not be sent away for now. It is no permit.',
    'Duldung(?:en)?',
  ),
  entry(
    'Ausreisefrist',
    'The time in which you have to leave the country.',
    'Ausreisefrist(?:en)?|Ausreisepflicht',
  ),
  entry(
    'Abschiebung',
    'The state takes somebody out of the country by force.',
    'Abschiebung(?:en|sandrohung)?',
  ),
  entry('Einbürgerung', 'Becoming a German citizen.', 'Einbürgerung(?:en|santrag|stest)?'),
  entry('Staatsangehörigkeit', 'Citizenship.', 'Staatsangehörigkeit(?:en)?'),
  entry(
    'Integrationskurs',
    'A course in German language and life in Germany.',
    'Integrationskurs(?:es|e|en)?',
  ),
  entry(
    'Vorsprache',
    'A personal visit to an office.',
    'Vorsprachen?|Vorsprachetermin(?:s|e)?|vorsprechen',
  ),
  entry('Flüchtlingseigenschaft', 'The state accepts you as a refugee.', 'Flüchtlingseigenschaft'),
  entry(
    'subsidiärer Schutz',
    'Protection for people in danger who are not refugees by law.',
    'subsidiäre(?:r|n|m)? Schutz(?:es)?',
  ),
  entry(
    'Meldebescheinigung',
    'A paper that says where you are registered.',
    'Meldebescheinigung(?:en)?|Meldebestätigung(?:en)?',
  ),
  entry('Geburtsurkunde', 'A birth certificate.', 'Geburtsurkunden?'),
  entry('Personalausweis', 'The identity card of German citizens.', 'Personalausweis(?:es|e|en)?'),
  entry(
    'Lichtbild',
    'A photo. Offices mean a passport photo.',
    'Lichtbild(?:er|es|s)?|Passbild(?:er)?',
  ),
  entry(
    'Führungszeugnis',
    'A paper that lists the crimes that a court punished a person for, or says that there are none.',
    'Führungszeugnis(?:ses|se)?',
  ),
  entry(
    'Steuererklärung',
    'The form in which you tell the tax office your income.',
    'Steuererklärung(?:en)?',
  ),
  entry(
    'Steuerklasse',
    'A group from I to VI. It decides how much tax is taken from your wages.',
    'Steuerklassen?',
  ),
  entry(
    'Lohnsteuer',
    'Income tax that your employer takes from your wages.',
    'Lohnsteuer(?:bescheinigung)?',
  ),
  entry(
    'zu versteuerndes Einkommen',
    'The part of your income that you pay tax on.',
    'zu versteuernde(?:s|n|m)? Einkommens?',
  ),
  entry(
    'Sonderausgaben',
    'Private costs that lower your tax, for example for insurance.',
    'Sonderausgaben',
  ),
  entry(
    'außergewöhnliche Belastungen',
    'Unusual costs, for example for illness, that lower your tax.',
    'außergewöhnliche(?:n|r)? Belastung(?:en)?',
  ),
  entry('Grundsteuer', 'The tax on land and houses.', 'Grundsteuer(?:n|bescheid|wert)?'),
  entry(
    'Kraftfahrzeugsteuer',
    'The tax on cars and motorcycles.',
    'Kraftfahrzeugsteuer|Kfz-Steuer',
  ),
  entry(
    'Schätzung',
    'The office uses its own numbers because it has none from you.',
    'Schätzung(?:en)?|geschätzt(?:e|en)?',
  ),
  entry('Veranlagung', 'The tax office works out your tax.', 'Veranlagung(?:en|szeitraum)?'),
  entry(
    'Vorbehalt der Nachprüfung',
    'The tax decision can still be changed later.',
    'Vorbehalt(?:s)? der Nachprüfung',
  ),
  entry('Satzung', 'Rules that a town or a club made.', 'Satzung(?:en)?'),
  entry(
    'Bearbeitungszeit',
    'How long the office needs for a case.',
    'Bearbeitungszeit(?:en)?|Bearbeitungsdauer',
  ),
  entry(
    'Eingangsbestätigung',
    'A letter that says that your papers arrived.',
    'Eingangsbestätigung(?:en)?',
  ),
  entry('Rückfrage', 'A question that somebody has for you.', 'Rückfragen?'),
  entry('Rechtsgrundlage', 'The law behind a decision.', 'Rechtsgrundlagen?'),
  entry('Begründung', 'The reasons.', 'Begründung(?:en)?'),
  entry('Beilage', 'Papers that come with the letter.', 'Beilagen?'),
  entry(
    'Abrechnung',
    'It shows how much was used and paid, and how much is still open.',
    'Abrechnung(?:en)?',
  ),
  entry('Genehmigung', 'A permit: the office allows something.', 'Genehmigung(?:en)?|genehmigt'),
  entry('Verfahren', 'The steps an office or a court takes in a case.', 'Verfahrens?'),
  entry('Versicherung', 'Insurance.', 'Versicherung(?:en)?'),
  entry(
    'Zahlungserinnerung',
    'A friendly reminder that something is not paid.',
    'Zahlungserinnerung(?:en)?',
  ),
  entry(
    'Gläubiger-ID',
    'The number of a firm that takes money from bank accounts (Lastschrift).',
    'Gläubiger-ID|Gläubiger-Identifikationsnummer',
  ),
  entry(
    'Mandatsreferenz',
    'The number of your permission to take money from your account (Lastschrift).',
    'Mandatsreferenz(?:en)?',
  ),
  entry(
    'Umsatzsteuer-Identifikationsnummer',
    'A firm’s tax number. You do not have to do anything with it.',
    'USt-IdNr|Umsatzsteuer-Identifikationsnummer',
  ),
]
