import type { LetterKind } from './kind.ts'

const homeHelp = ['tenants', 'consumers', 'social'] as const

/** Letters about rent, homes and property owners. */
export const homeKinds = [
  {
    id: 'rent-increase',
    branch: 'private',
    subject: /mieterhöhung|erhöhung .{0,30}miete|anpassung .{0,20}miete|indexmiete|staffelmiete/iu,
    text: [
      /miete/iu,
      /§+ ?(?:557|558|559)|vergleichsmiete|mietspiegel|verbraucherpreisindex|modernisierung/iu,
      /zustimm|kaltmiete|nettomiete|quadratmeter/iu,
    ],
    what: 'Your landlord wants a higher rent.',
    // §§ 558b, 561 BGB.
    next: 'If the reason is the usual rent in your area, the landlord needs your agreement. You have time to check it. You can also end the rental contract early.',
    ifNot: 'The landlord can go to court to get your agreement.',
    help: homeHelp,
    isChange: true,
  },
  {
    id: 'tenancy-ended',
    branch: 'private',
    subject: /kündigung/iu,
    text: [
      /mietverh[aä]ltnis|mietvertrag|wohnung/iu,
      /eigenbedarf|§+ ?(?:573|574|568)|ordentliche?n? kündigung|kündigungsfrist/iu,
      /widersprechen|widerspruch|räum|rückgabe|herausgabe|härte/iu,
    ],
    never: /arbeitsverh|girokonto|kündigungsbestätigung|bestätigen wir .{0,40}kündigung/iu,
    what: 'With this letter, your landlord ends your rental contract.',
    // § 574 BGB; nobody may be put out without a court's title.
    next: 'If moving out is too hard for you, you can object. Nobody may make you leave without a court.',
    ifNot: 'The landlord can go to court to make you move out.',
    help: ['tenants', 'court', 'social'],
  },
  {
    id: 'tenancy-ended-at-once',
    branch: 'private',
    subject:
      /(?:fristlose|außerordentliche)\p{L}* .{0,40}kündigung|kündigung.{0,60}(?:fristlos|zahlungsverzug|mietrückst)/iu,
    text: [
      /fristlos|außerordentlich/iu,
      /mietverh[aä]ltnis|mietvertrag|mieträum|mietrückst/iu,
      /§+ ?(?:543|569)|zahlungsverzug|räum|herausgabe/iu,
    ],
    never: /arbeitsverh|girokonto/iu,
    over: ['tenancy-ended', 'rent-arrears'],
    what: 'With this letter, your landlord ends your rental contract at once. The reason is often unpaid rent.',
    // § 569 (3) no. 2 BGB.
    next: 'In some cases, you can stop this if you pay everything quickly. The Jobcenter or Sozialamt can help with unpaid rent.',
    ifNot: 'The landlord can go to court to make you move out.',
    help: ['tenants', 'social', 'debt', 'court', 'worries'],
  },
  {
    id: 'rent-arrears',
    branch: 'private',
    subject: /mietrückst[aä]nd|rückständige miete|offene miete|mietzahlung|mahnung/iu,
    text: [
      /mietrückst|rückständige miete|miete(?:n)? .{0,60}(?:nicht|offen)|mietzahlung/iu,
      /mietverh|mietvertrag|mietkonto|mieternummer|wohnung/iu,
      /kündig|fristlos|zahlungsverzug|mahn/iu,
    ],
    never: /kündigen wir hiermit|hiermit kündig|betriebskostenabrechnung/iu,
    over: ['reminder'],
    what: 'Your landlord says that you have not paid rent.',
    next: 'Talk to the landlord about paying in parts. The Jobcenter or Sozialamt can help with unpaid rent.',
    ifNot: 'The landlord may be able to end your rental contract.',
    help: ['debt', 'tenants', 'social'],
  },
  {
    id: 'tenant-warning',
    branch: 'private',
    subject: /abmahnung/iu,
    text: [
      /mietverh|mietvertrag|hausordnung|mieter/iu,
      /unterlassen|ruhestörung|lärm|untervermiet|vertragswidrig/iu,
      /kündig/iu,
    ],
    never: /arbeitsverh|arbeitsvertrag|urheber|strafbewehrt/iu,
    over: ['warning-letter'],
    what: 'Your landlord gives you a formal warning (Abmahnung). The landlord says that you broke a rule of your rental contract.',
    next: 'You can write your side of the story. The landlord keeps the warning for later.',
    ifNot: 'If it happens again, the landlord may be able to end your rental contract.',
    help: homeHelp,
  },
  {
    id: 'utility-costs',
    branch: 'private',
    subject: /(?:betriebs|neben|heiz)(?:- und \p{L}+)?kosten|betriebs- und heizkosten/iu,
    text: [
      /abrechnung|abrechnungszeitraum/iu,
      /umlage|verteilerschlüssel|wohnfläche|vorauszahlung/iu,
      /nachzahlung|guthaben|einwendung|einwände|belege|mieter/iu,
    ],
    over: ['energy-bill', 'invoice'],
    what: 'This is the yearly statement of running costs for your home (Nebenkosten). Examples are water and heating.',
    // § 556 (3) BGB.
    next: 'You can ask to see the receipts. You can object within one year after you got it.',
    ifNot: 'If you owe money, reminders can follow.',
    help: homeHelp,
  },
  {
    id: 'modernisation',
    branch: 'private',
    subject: /modernisierung|instandsetzung|bauarbeiten|erhaltungsmaßnahme|baumaßnahme/iu,
    text: [
      /§+ ?555|modernisierung|erhaltungsmaßnahme/iu,
      /beginn|dauer|handwerker|arbeiten/iu,
      /mieterhöhung|härte|duld|mieter|wohnung/iu,
    ],
    never: /mieterhöhungsverlangen|einladung zur .{0,30}versammlung/iu,
    what: 'Your landlord plans building work in your home or house.',
    next: 'The rent may go up after modernisation. If the work is too hard for you, tell the landlord in writing and in time.',
    ifNot: 'The work can begin. If you give your reasons too late, they may not count.',
    help: homeHelp,
  },
  {
    id: 'home-visit',
    branch: 'private',
    subject:
      /ablesung|ablesetermin|zählerwechsel|zähleraustausch|rauchwarnmelder|rauchmelder|besichtigung|wartung/iu,
    text: [
      /zugang|zutritt|anwesend|gewähr|zugänglich/iu,
      /ables|zähler|rauch(?:warn)?melder|heizkörper|wartung|besichtig/iu,
      /termin|uhr(?!\p{L})|ersatztermin/iu,
    ],
    never: /mahnung|sperrung|unterbrechung/iu,
    what: 'Somebody has to come into your home, for example to read a meter.',
    next: 'You or somebody you trust opens the door. If you do not have time then, ask for another date.',
    ifNot: 'They may estimate how much you used. A second visit may cost money.',
    help: ['tenants'],
  },
  {
    id: 'deposit',
    branch: 'private',
    subject: /kaution|mietsicherheit/iu,
    text: [
      /kaution|mietsicherheit/iu,
      /abrechnung|einbehalt|rückzahlung|auszahlung/iu,
      /mietverh|auszug|wohnung|übergabe/iu,
    ],
    never: /kaution .{0,30}(?:zu leisten|zahlen sie)/iu,
    what: 'This letter is about the deposit you paid for a home.',
    next: 'The landlord says how much you get back and how much the landlord keeps. You can ask for proof.',
    ifNot: null,
    help: homeHelp,
  },
  {
    id: 'owners-meeting',
    branch: 'private',
    subject: /eigentümer\s?versammlung|wohnungseigentümer/iu,
    text: [
      /tagesordnung|(?<!\p{L})top(?!\p{L})/iu,
      /weg(?!\p{L})|wohnungseigentum|hausgeld|wirtschaftsplan/iu,
      /vollmacht|beschluss|einladung/iu,
    ],
    over: ['utility-costs'],
    what: 'This letter invites you to the meeting of the owners of your house.',
    next: 'The owners vote there. You can send another person with your written permission (Vollmacht).',
    ifNot: 'The others decide without you. Their decisions also count for you.',
    help: ['consumers'],
  },
] as const satisfies readonly LetterKind[]
