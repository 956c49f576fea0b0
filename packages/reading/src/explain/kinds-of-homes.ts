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
    next: 'If it rests on local rents, it needs your consent, and you have time to check it. You may also end the tenancy early.',
    ifNot: 'The landlord can go to court for your consent.',
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
    what: 'With this letter your landlord ends the tenancy.',
    // § 574 BGB; eviction needs a court's title.
    next: 'You can object if moving out is a hardship. Nobody may put you out without a court.',
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
    what: 'With this letter your landlord ends the tenancy at once. The reason is often unpaid rent.',
    // § 569 (3) no. 2 BGB.
    next: 'In some cases paying everything quickly undoes it. Jobcenter or Sozialamt can help with arrears.',
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
    what: 'Your landlord says that rent has not been paid.',
    next: 'Talk to the landlord about paying in parts. Jobcenter or Sozialamt can help with arrears.',
    ifNot: 'The landlord may be able to end the tenancy.',
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
    what: 'Your landlord warns you formally (Abmahnung). You are said to have broken a rule of the tenancy.',
    next: 'You can write how you see it. The warning is kept for later.',
    ifNot: 'If it happens again, the landlord may be able to end the tenancy.',
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
    what: 'This is the yearly account of the running costs of your home.',
    // § 556 (3) BGB.
    next: 'You can ask to see the receipts. You have a year from getting it to object.',
    ifNot: 'If money is owed, reminders can follow.',
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
    what: 'Your landlord announces building work in your home or house.',
    next: 'The rent may rise after modernisation. Hardship has to be told in writing and in time.',
    ifNot: 'The work can begin. Reasons told too late may not count.',
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
    what: 'Somebody has to get into your home, for example to read a meter.',
    next: 'You or somebody you trust opens the door. If the time does not suit you, ask for another.',
    ifNot: 'Figures may be estimated. A second visit may cost money.',
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
    next: 'The landlord says what is paid back and what is kept. You can ask for proof.',
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
    what: 'You are invited to the meeting of the owners of your house.',
    next: 'The owners vote there. You can send somebody with a written proxy.',
    ifNot: 'Decisions are made without you. They bind you all the same.',
    help: ['consumers'],
  },
] as const satisfies readonly LetterKind[]
