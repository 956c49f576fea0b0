import type { Explained } from '../explained-tables.ts'

export const help: Explained['help'] = {
  ownNumber: 'Die Nummer, die im Brief steht. Fragen Sie dort, wenn etwas darin nicht klar ist.',
  names: {
    'Sozialverband VdK or SoVD': 'Sozialverband VdK oder SoVD',
    'Beratungshilfe at the Amtsgericht': 'Beratungshilfe beim Amtsgericht',
    'Pflegestützpunkt or Pflegeberatung': 'Pflegestützpunkt oder Pflegeberatung',
  },
  does: {
    Schuldnerberatung:
      'Beratung für Menschen mit Schulden. Sie spricht zusammen mit Ihnen mit den Gläubigern. Bei Wohlfahrtsverbänden und Städten ist sie kostenlos.',
    Sozialberatung:
      'Allgemeine Beratung zu Leistungen und Briefen von Ämtern. Sie ist kostenlos und unabhängig von ihnen.',
    'Migrationsberatung (MBE)':
      'Kostenlose Beratung für erwachsene Zugewanderte, oft in Ihrer Sprache. Dort liest man Briefe mit Ihnen.',
    'Jugendmigrationsdienst (JMD)': 'Kostenlose Beratung für junge Zugewanderte von 12 bis 26.',
    Flüchtlingsrat: 'Beratung zu Asyl und dem Recht zu bleiben. Sie ist kostenlos.',
    Verbraucherzentrale:
      'Beratung zu Rechnungen, Verträgen und Inkasso. Auskünfte sind kostenlos, längere Beratung kostet etwas.',
    Mieterverein:
      'Beratung zu Wohnung und Miete für Mitglieder. Der Beitritt kostet einen Jahresbeitrag.',
    'Sozialverband VdK or SoVD':
      'Hilfe bei Rente, Pflege, Behinderung und Leistungen für Mitglieder. Der Beitritt kostet einen kleinen Monatsbeitrag.',
    'Beratungshilfe at the Amtsgericht':
      'Mit wenig Einkommen können Sie beim Amtsgericht um einen Schein bitten. Damit kostet der Rat eines Anwalts höchstens 15 €.',
    'Hilfetelefon Gewalt gegen Frauen':
      'Kostenlose und vertrauliche Hilfe für Frauen, Tag und Nacht, in vielen Sprachen.',
    TelefonSeelsorge:
      'Jemand, der zuhört, Tag und Nacht. Es ist kostenlos, und Sie müssen Ihren Namen nicht sagen.',
    'Weißer Ring': 'Kostenlose Hilfe für Opfer von Straftaten, auch vor Gericht.',
    'Teilhabeberatung (EUTB)':
      'Kostenlose Beratung zu Behinderung, oft von Menschen, die selbst eine haben.',
    'Unabhängige Patientenberatung':
      'Kostenlose Beratung zu Gesundheit, Arztrechnungen und Krankenversicherung.',
    'Pflegestützpunkt or Pflegeberatung':
      'Kostenlose Beratung zur Pflege und dazu, was die Pflegeversicherung zahlt.',
    'Faire Integration':
      'Kostenlose Beratung zu Arbeit und Lohn für Menschen aus dem Ausland, in vielen Sprachen.',
    'Schlichtungsstelle Energie':
      'Sie vermittelt zwischen Ihnen und Ihrem Versorger. Das ist kostenlos. Schreiben Sie zuerst selbst an den Versorger.',
    Versicherungsombudsmann:
      'Er vermittelt zwischen Ihnen und einer Versicherung. Das ist kostenlos. Die Krankenversicherung gehört nicht dazu.',
    'Deutsche Rentenversicherung':
      'Ihre Beratungsstellen erklären Ihnen Briefe zur Rente. Das ist kostenlos.',
    Familienportal: 'Die Seiten des Staates zu Geld für Familien, mit den Ämtern in Ihrer Nähe.',
    Studierendenwerk: 'Kostenlose Beratung für Studierende zu BAföG, Geld und Wohnen.',
    'Anerkennung in Deutschland':
      'Die Seiten des Staates zu ausländischen Abschlüssen, mit kostenlosen Beratungsstellen.',
  },
}
