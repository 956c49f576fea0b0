import { entry } from './term-entry.ts'

/** Terms about courts, fines and debt collection. */
export const courtTerms = [
  entry('Kläger', 'The person who starts a court case.', 'Kläger(?:in|s|innen)?'),
  entry(
    'Beklagter',
    'The person on the other side: somebody started a court case against this person.',
    'Beklagte(?:r|n|m)?',
  ),
  entry(
    'Antragsgegner',
    'The person on the other side, when somebody asks a court for something.',
    'Antragsgegner(?:in|s)?',
  ),
  entry('Beschuldigter', 'A person who is suspected of a crime.', 'Beschuldigte(?:r|n|m)?'),
  entry('Angeklagter', 'A person who is on trial in court for a crime.', 'Angeklagte(?:r|n|m)?'),
  entry(
    'Staatsanwaltschaft',
    'The office that takes crimes to court.',
    'Staatsanwaltschaft(?:en)?|Staatsanw[aä]lt(?:in|s|e)?',
  ),
  entry(
    'Ermittlungsverfahren',
    'The police and the prosecutor check if there was a crime.',
    'Ermittlungsverfahrens?',
  ),
  entry('Hauptverhandlung', 'The trial in a criminal court.', 'Hauptverhandlung(?:en)?'),
  entry(
    'mündliche Verhandlung',
    'The court talks with both sides at this appointment.',
    'mündliche(?:n|r)? Verhandlung(?:en)?',
  ),
  entry(
    'Güteverhandlung',
    'At this appointment, the court tries to find an agreement.',
    'Güteverhandlung(?:en)?|Gütetermin(?:s|e)?',
  ),
  entry(
    'Vergleichsvorschlag',
    'The offer of an agreement. Both sides give up a little.',
    'Vergleichsvorschl[aä]g(?:s|es|e)?',
  ),
  entry(
    'Versäumnisurteil',
    'A decision of a court because one side did not answer or come.',
    'Versäumnisurteil(?:s|e|en)?',
  ),
  entry('Notfrist', 'A time limit that a court cannot make longer.', 'Notfrist(?:en)?'),
  entry(
    'Verteidigungsanzeige',
    'You tell the court that you defend yourself.',
    'Verteidigungsanzeige|Verteidigungsabsicht',
  ),
  entry('Berufung', 'You ask a higher court to change a judgment.', 'Berufung(?:en)?'),
  entry(
    'Rechtsmittel',
    'A way to ask for a new check of a court decision.',
    'Rechtsmittels?|Rechtsmitteln',
  ),
  entry(
    'Streitwert',
    'The sum a case is about. Fees depend on it.',
    'Streitwert(?:s|es|e)?|Gegenstandswert(?:s|es|e)?',
  ),
  entry(
    'Gerichtskosten',
    'Costs that the court takes for its work.',
    'Gerichtskosten|Gerichtsgebühr(?:en)?|Verfahrenskosten',
  ),
  entry(
    'Pflichtverteidiger',
    'A lawyer that the court gives to an accused person.',
    'Pflichtverteidiger(?:in|s)?',
  ),
  entry('Geldbuße', 'A fine for breaking a rule.', 'Geldbußen?'),
  entry(
    'Ordnungsgeld',
    'A fine because somebody did not obey a court.',
    'Ordnungsgeld(?:es|er|s)?',
  ),
  entry(
    'Tagessatz',
    'One part of a fine. It depends on your daily income.',
    'Tagess[aä]tz(?:e|en|es)?',
  ),
  entry('Fahrverbot', 'You may not drive for some months.', 'Fahrverbot(?:s|es|e)?'),
  entry(
    'Vollstreckungstitel',
    'An official paper. With it, money can be taken by force.',
    'Vollstreckungstitels?|Schuldtitels?',
  ),
  entry(
    'Zwangsvollstreckung',
    'Money or things are taken by force, with the help of the state.',
    'Zwangsvollstreckung(?:en|smaßnahmen)?',
  ),
  entry(
    'Vermögensauskunft',
    'A list for the bailiff (Gerichtsvollzieher). It says what you own and earn.',
    'Vermögensauskunft|Vermögensverzeichnis(?:ses)?',
  ),
  entry(
    'Schuldnerverzeichnis',
    'An official list of people who did not pay.',
    'Schuldnerverzeichnis(?:ses)?',
  ),
  entry(
    'Pfändungsfreibetrag',
    'The part of your money that nobody may take for a debt.',
    'Pfändungsfreibetr[aä]g(?:s|es|e)?|Pfändungsfreigrenzen?',
  ),
  entry(
    'Drittschuldner',
    'Somebody who owes you money, for example your bank. For your debt, they may have to pay it to the other side.',
    'Drittschuldner(?:in|s)?',
  ),
  entry(
    'Insolvenz',
    'Somebody cannot pay any more. A court divides the money that is left.',
    'Insolvenz(?:verfahren|verfahrens|verwalter|antrag)?|Privatinsolvenz',
  ),
  entry(
    'Restschuldbefreiung',
    'At the end of an insolvency, you do not have to pay the rest of your debts.',
    'Restschuldbefreiung',
  ),
  entry('Schuldanerkenntnis', 'You sign that you owe the sum.', 'Schuldanerkenntnis(?:ses|se)?'),
  entry(
    'Verjährung',
    'After some years, nobody can force you to pay an old debt any more.',
    'Verjährung|verjährt(?:e|en)?',
  ),
  entry(
    'Abtretung',
    'Somebody gives their right to money to somebody else.',
    'Abtretung(?:en)?|abgetreten',
  ),
  entry(
    'Nachlass',
    'Everything that a person leaves after death, also debts.',
    'Nachlass(?:es|gericht|gerichts)?',
  ),
  entry('Erbschein', 'A paper of the court that says who inherits.', 'Erbschein(?:s|es|e)?'),
  entry('Ausschlagung', 'You say no to an inheritance.', 'Ausschlagung|ausschlagen|ausgeschlagen'),
]
