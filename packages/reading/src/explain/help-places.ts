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
    'Advice for people with debts. From towns and charities it is free. They also talk to the people you owe money to.',
    'https://www.meine-schulden.de',
  ),
  social: place(
    'Sozialberatung',
    'Advice about benefits and letters from offices. It is free and does not belong to any office.',
    'https://hilfe.diakonie.de',
  ),
  // § 45 AufenthG; run by welfare associations, paid by the federal government.
  migration: place(
    'Migrationsberatung (MBE)',
    'Free advice for adults who are new in Germany, often in your language. They read letters with you.',
    'https://bamf-navi.bamf.de/de/',
  ),
  youth: place(
    'Jugendmigrationsdienst (JMD)',
    'Free advice for young people from 12 to 26 who are new in Germany.',
    'https://www.jugendmigrationsdienste.de',
  ),
  refugees: place(
    'Flüchtlingsrat',
    'Free advice about asylum and the right to stay.',
    'https://www.proasyl.de',
  ),
  consumers: place(
    'Verbraucherzentrale',
    'Advice about bills, contracts and debt collectors. Information is free, longer advice costs a little.',
    'https://www.verbraucherzentrale.de',
  ),
  tenants: place(
    'Mieterverein',
    'Advice about homes and rent for members. Members pay a fee every year.',
    'https://www.mieterbund.de',
  ),
  vdk: place(
    'Sozialverband VdK or SoVD',
    'Help with pensions, care, disability and benefits for members. Members pay a small fee every month.',
    'https://www.vdk.de',
  ),
  // §§ 1, 2 BerHG; the fee is no. 2500 VV RVG.
  court: place(
    'Beratungshilfe at the Amtsgericht',
    'If your income is low, you can ask the local court for a voucher. With it, a lawyer’s advice costs €15 at most.',
    'https://www.justizadressen.nrw.de/de/justiz/suche',
  ),
  violence: place(
    'Hilfetelefon Gewalt gegen Frauen',
    'Free and secret help for women who suffer violence. Day and night, in many languages.',
    'https://www.hilfetelefon.de',
    '116 016',
  ),
  worries: place(
    'TelefonSeelsorge',
    'Somebody listens to you, day and night. It is free, and you do not have to say your name.',
    'https://www.telefonseelsorge.de',
    '0800 111 0 111',
  ),
  victims: place(
    'Weißer Ring',
    'Free help for victims of crime, also in court.',
    'https://www.weisser-ring.de',
    '116 006',
  ),
  // § 32 SGB IX.
  disability: place(
    'Teilhabeberatung (EUTB)',
    'Free advice about disability, often from people who have one.',
    'https://www.teilhabeberatung.de',
  ),
  // § 65b SGB V.
  patients: place(
    'Unabhängige Patientenberatung',
    'Free advice about health, doctors’ bills and health insurance.',
    'https://www.patientenberatung.de',
    '0800 011 77 22',
  ),
  // § 7a and § 7c SGB XI.
  care: place(
    'Pflegestützpunkt or Pflegeberatung',
    'Free advice about long-term care, and about what the care insurance pays.',
    'https://www.zqp.de/beratung-pflege/',
  ),
  work: place(
    'Faire Integration',
    'Free advice about work and wages for people from abroad, in many languages.',
    'https://www.faire-integration.de',
  ),
  // § 111b EnWG: the supplier pays the costs.
  energy: place(
    'Schlichtungsstelle Energie',
    'It helps you and your supplier to find an agreement. It is free. First write to the supplier yourself.',
    'https://www.schlichtungsstelle-energie.de',
  ),
  insurance: place(
    'Versicherungsombudsmann',
    'It helps you and an insurance company to find an agreement. It is free. It does not help with health insurance.',
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
    'Information from the state about money for families, with the offices near you.',
    'https://www.familienportal.de',
  ),
  students: place(
    'Studierendenwerk',
    'Free advice for students about BAföG, money and housing.',
    'https://www.studierendenwerke.de',
  ),
  recognition: place(
    'Anerkennung in Deutschland',
    'Information from the state about foreign diplomas, with free advice centres.',
    'https://www.anerkennung-in-deutschland.de',
  ),
} as const satisfies Record<string, HelpPlace>

export type HelpId = keyof typeof helpPlaces

/** The name of an organisation, wherever help is shown; the sender's own number has no `address`. */
export type HelpName = (typeof helpPlaces)[HelpId]['name']
