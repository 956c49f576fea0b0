import help from '../said/en/help.json' with { type: 'json' }

/** The name of an organisation, wherever help is shown; the sender's own number has no `address`. */
export type HelpName = keyof typeof help.does

/** The names that contain an English word: "Pflegestützpunkt or Pflegeberatung". */
export type PartlyEnglish = keyof typeof help.names

/**
 * An organisation that helps for free or for little. `does` states honestly what it costs. `address` is the operator's nationwide finder or
 * home page, `phone` a toll-free number.
 */
type HelpPlace = {
  name: HelpName
  does: string
  address: string
  phone: string | null
}

const place = (name: HelpName, address: string, phone: string | null = null): HelpPlace => ({
  name,
  does: help.does[name],
  address,
  phone,
})

export const helpPlaces = {
  debt: place('Schuldnerberatung', 'https://www.meine-schulden.de'),
  social: place('Sozialberatung', 'https://hilfe.diakonie.de'),
  // § 45 AufenthG; run by welfare associations, paid by the federal government.
  migration: place('Migrationsberatung (MBE)', 'https://bamf-navi.bamf.de/de/'),
  youth: place('Jugendmigrationsdienst (JMD)', 'https://www.jugendmigrationsdienste.de'),
  refugees: place('Flüchtlingsrat', 'https://www.proasyl.de'),
  consumers: place('Verbraucherzentrale', 'https://www.verbraucherzentrale.de'),
  tenants: place('Mieterverein', 'https://www.mieterbund.de'),
  vdk: place('Sozialverband VdK or SoVD', 'https://www.vdk.de'),
  // §§ 1, 2 BerHG; the fee is no. 2500 VV RVG.
  court: place(
    'Beratungshilfe at the Amtsgericht',
    'https://www.justizadressen.nrw.de/de/justiz/suche',
  ),
  violence: place('Hilfetelefon Gewalt gegen Frauen', 'https://www.hilfetelefon.de', '116 016'),
  worries: place('TelefonSeelsorge', 'https://www.telefonseelsorge.de', '0800 111 0 111'),
  victims: place('Weißer Ring', 'https://www.weisser-ring.de', '116 006'),
  // § 32 SGB IX.
  disability: place('Teilhabeberatung (EUTB)', 'https://www.teilhabeberatung.de'),
  // § 65b SGB V.
  patients: place(
    'Unabhängige Patientenberatung',
    'https://www.patientenberatung.de',
    '0800 011 77 22',
  ),
  // § 7a and § 7c SGB XI.
  care: place('Pflegestützpunkt or Pflegeberatung', 'https://www.zqp.de/beratung-pflege/'),
  work: place('Faire Integration', 'https://www.faire-integration.de'),
  // § 111b EnWG: the supplier pays the costs.
  energy: place('Schlichtungsstelle Energie', 'https://www.schlichtungsstelle-energie.de'),
  insurance: place(
    'Versicherungsombudsmann',
    'https://www.versicherungsombudsmann.de',
    '0800 369 6000',
  ),
  pension: place('Deutsche Rentenversicherung', 'https://www.deutsche-rentenversicherung.de'),
  family: place('Familienportal', 'https://www.familienportal.de'),
  students: place('Studierendenwerk', 'https://www.studierendenwerke.de'),
  recognition: place('Anerkennung in Deutschland', 'https://www.anerkennung-in-deutschland.de'),
} satisfies Record<string, HelpPlace>

export type HelpId = keyof typeof helpPlaces
