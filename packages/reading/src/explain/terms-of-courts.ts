import { entry } from './term-entry.ts'

/** Terms about courts, fines and debt collection. */
export const courtTerms = [
  entry('Kläger', 'The person who sues.', 'Kläger(?:in|s|innen)?'),
  entry('Beklagter', 'The person who is sued.', 'Beklagte(?:r|n|m)?'),
  entry(
    'Antragsgegner',
    'The person against whom something is asked of a court.',
    'Antragsgegner(?:in|s)?',
  ),
  entry('Beschuldigter', 'A person suspected of an offence.', 'Beschuldigte(?:r|n|m)?'),
  entry('Angeklagter', 'A person who stands trial.', 'Angeklagte(?:r|n|m)?'),
  entry(
    'Staatsanwaltschaft',
    'The office that prosecutes offences.',
    'Staatsanwaltschaft(?:en)?|Staatsanw[aä]lt(?:in|s|e)?',
  ),
  entry(
    'Ermittlungsverfahren',
    'Police and prosecutor look into whether there was an offence.',
    'Ermittlungsverfahrens?',
  ),
  entry('Hauptverhandlung', 'The trial in a criminal court.', 'Hauptverhandlung(?:en)?'),
  entry(
    'mündliche Verhandlung',
    'The hearing at which a court talks with both sides.',
    'mündliche(?:n|r)? Verhandlung(?:en)?',
  ),
  entry(
    'Güteverhandlung',
    'A hearing in which the court tries to find an agreement.',
    'Güteverhandlung(?:en)?|Gütetermin(?:s|e)?',
  ),
  entry(
    'Vergleichsvorschlag',
    'The offer of an agreement in which both sides give way a little.',
    'Vergleichsvorschl[aä]g(?:s|es|e)?',
  ),
  entry(
    'Versäumnisurteil',
    'A judgment because one side did not answer or come.',
    'Versäumnisurteil(?:s|e|en)?',
  ),
  entry('Notfrist', 'A time limit that a court cannot make longer.', 'Notfrist(?:en)?'),
  entry(
    'Verteidigungsanzeige',
    'The notice to the court that you defend yourself.',
    'Verteidigungsanzeige|Verteidigungsabsicht',
  ),
  entry('Berufung', 'The way to a higher court against a judgment.', 'Berufung(?:en)?'),
  entry(
    'Rechtsmittel',
    'A way to have a court’s decision looked at again.',
    'Rechtsmittels?|Rechtsmitteln',
  ),
  entry(
    'Streitwert',
    'The sum a case is about. Fees depend on it.',
    'Streitwert(?:s|es|e)?|Gegenstandswert(?:s|es|e)?',
  ),
  entry(
    'Gerichtskosten',
    'What the court charges for its work.',
    'Gerichtskosten|Gerichtsgebühr(?:en)?|Verfahrenskosten',
  ),
  entry(
    'Pflichtverteidiger',
    'A lawyer the court gives to an accused person.',
    'Pflichtverteidiger(?:in|s)?',
  ),
  entry('Geldbuße', 'A sum to pay for a minor offence.', 'Geldbußen?'),
  entry(
    'Ordnungsgeld',
    'A sum to pay because one did not obey a court.',
    'Ordnungsgeld(?:es|er|s)?',
  ),
  entry(
    'Tagessatz',
    'One unit of a fine. It follows from your daily income.',
    'Tagess[aä]tz(?:e|en|es)?',
  ),
  entry('Fahrverbot', 'You may not drive for some months.', 'Fahrverbot(?:s|es|e)?'),
  entry(
    'Vollstreckungstitel',
    'A paper with which a claim can be collected by force.',
    'Vollstreckungstitels?|Schuldtitels?',
  ),
  entry(
    'Zwangsvollstreckung',
    'Collecting money or things by force, with the help of the state.',
    'Zwangsvollstreckung(?:en|smaßnahmen)?',
  ),
  entry(
    'Vermögensauskunft',
    'A list of what you own and earn, given to the bailiff.',
    'Vermögensauskunft|Vermögensverzeichnis(?:ses)?',
  ),
  entry(
    'Schuldnerverzeichnis',
    'A public list of people who did not pay.',
    'Schuldnerverzeichnis(?:ses)?',
  ),
  entry(
    'Pfändungsfreibetrag',
    'The part of money that may not be seized.',
    'Pfändungsfreibetr[aä]g(?:s|es|e)?|Pfändungsfreigrenzen?',
  ),
  entry(
    'Drittschuldner',
    'Somebody who owes you money, such as a bank, when your money is seized.',
    'Drittschuldner(?:in|s)?',
  ),
  entry(
    'Insolvenz',
    'Somebody cannot pay any more, and a court shares out what is left.',
    'Insolvenz(?:verfahren|verfahrens|verwalter|antrag)?|Privatinsolvenz',
  ),
  entry(
    'Restschuldbefreiung',
    'The rest of the debts is dropped at the end of an insolvency.',
    'Restschuldbefreiung',
  ),
  entry(
    'Schuldanerkenntnis',
    'A signed statement that you owe the sum.',
    'Schuldanerkenntnis(?:ses|se)?',
  ),
  entry(
    'Verjährung',
    'After some years a claim can no longer be pressed.',
    'Verjährung|verjährt(?:e|en)?',
  ),
  entry('Abtretung', 'A claim is handed over to somebody else.', 'Abtretung(?:en)?|abgetreten'),
  entry(
    'Nachlass',
    'What a person leaves after death, also debts.',
    'Nachlass(?:es|gericht|gerichts)?',
  ),
  entry('Erbschein', 'A paper of the court that says who inherits.', 'Erbschein(?:s|es|e)?'),
  entry('Ausschlagung', 'Refusing an inheritance.', 'Ausschlagung|ausschlagen|ausgeschlagen'),
]
