/**
 * An organisation that helps for free or for little. `does` states honestly what it costs. `address` is the operator's nationwide finder or
 * home page, `phone` a toll-free number.
 */
export type HelpPlace<Name extends string = string> = {
  name: Name
  does: string
  address: string
  phone: string | null
}

const place = <Name extends string>(
  name: Name,
  does: string,
  address: string,
  phone: string | null = null,
): HelpPlace<Name> => ({ name, does, address, phone })

export const helpPlaces = {
  debt: place(
    'Schuldnerberatung',
    'Advice centres for people with debts. They talk to creditors with you. At welfare associations and towns it is free.',
    'https://www.meine-schulden.de',
  ),
  social: place(
    'Sozialberatung',
    'General advice on benefits and letters from offices. It is free and independent of them.',
    'https://hilfe.diakonie.de',
  ),
  // § 45 AufenthG; run by welfare associations, paid by the federal government.
  migration: place(
    'Migrationsberatung (MBE)',
    'Free advice for adult newcomers, often in your language. They read letters with you.',
    'https://bamf-navi.bamf.de/de/',
  ),
  youth: place(
    'Jugendmigrationsdienst (JMD)',
    'Free advice for young newcomers from 12 to 26.',
    'https://www.jugendmigrationsdienste.de',
  ),
  refugees: place(
    'Flüchtlingsrat',
    'Advice on asylum and the right to stay. It is free.',
    'https://www.proasyl.de',
  ),
  consumers: place(
    'Verbraucherzentrale',
    'Advice on bills, contracts and debt collectors. Information is free, longer advice costs a little.',
    'https://www.verbraucherzentrale.de',
  ),
  tenants: place(
    'Mieterverein',
    'Advice on homes and rent for members. Joining costs a yearly fee.',
    'https://www.mieterbund.de',
  ),
  vdk: place(
    'Sozialverband VdK or SoVD',
    'Help with pensions, care, disability and benefits for members. Joining costs a small monthly fee.',
    'https://www.vdk.de',
  ),
  // §§ 1, 2 BerHG; the fee is no. 2500 VV RVG.
  court: place(
    'Beratungshilfe at the Amtsgericht',
    'With little income you can ask the local court for a voucher. With it, a lawyer’s advice costs €15 at most.',
    'https://www.justizadressen.nrw.de/de/justiz/suche',
  ),
  violence: place(
    'Hilfetelefon Gewalt gegen Frauen',
    'Free and secret help for women, day and night, in many languages.',
    'https://www.hilfetelefon.de',
    '116 016',
  ),
  worries: place(
    'TelefonSeelsorge',
    'Somebody who listens, day and night. It is free and you need not say your name.',
    'https://www.telefonseelsorge.de',
    '0800 111 0 111',
  ),
  victims: place(
    'Weißer Ring',
    'Free help for victims of crime, also at court.',
    'https://www.weisser-ring.de',
    '116 006',
  ),
  // § 32 SGB IX.
  disability: place(
    'Teilhabeberatung (EUTB)',
    'Free advice on disability, often by people who have one.',
    'https://www.teilhabeberatung.de',
  ),
  // § 65b SGB V.
  patients: place(
    'Unabhängige Patientenberatung',
    'Free advice on health, doctors’ bills and health insurance.',
    'https://www.patientenberatung.de',
    '0800 011 77 22',
  ),
  // § 7a and § 7c SGB XI.
  care: place(
    'Pflegestützpunkt or Pflegeberatung',
    'Free advice on long-term care and what the care insurance pays.',
    'https://www.zqp.de/beratung-pflege/',
  ),
  work: place(
    'Faire Integration',
    'Free advice on work and wages for people from abroad, in many languages.',
    'https://www.faire-integration.de',
  ),
  // § 111b EnWG: the supplier pays the costs.
  energy: place(
    'Schlichtungsstelle Energie',
    'It mediates between you and your supplier. It is free. First write to the supplier yourself.',
    'https://www.schlichtungsstelle-energie.de',
  ),
  insurance: place(
    'Versicherungsombudsmann',
    'It mediates between you and an insurance company. It is free. Health insurance is not part of it.',
    'https://www.versicherungsombudsmann.de',
    '0800 369 6000',
  ),
  pension: place(
    'Deutsche Rentenversicherung',
    'Its advice centres explain pension letters to you. It is free.',
    'https://www.deutsche-rentenversicherung.de',
  ),
  family: place(
    'Familienportal',
    'The state’s pages on money for families, with the offices near you.',
    'https://www.familienportal.de',
  ),
  students: place(
    'Studierendenwerk',
    'Free advice for students on BAföG, money and housing.',
    'https://www.studierendenwerke.de',
  ),
  recognition: place(
    'Anerkennung in Deutschland',
    'The state’s pages on foreign diplomas, with free advice centres.',
    'https://www.anerkennung-in-deutschland.de',
  ),
} as const satisfies Record<string, HelpPlace>

export type HelpId = keyof typeof helpPlaces

/** The name of an organisation, wherever help is shown; the sender's own number has no `address`. */
export type HelpName = (typeof helpPlaces)[HelpId]['name']
