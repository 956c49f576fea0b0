import type { Topic } from './topic.ts'

/** Homes, work, contracts and everything else, from the special to the general. */
export const contractTopics: readonly Topic[] = [
  {
    name: 'rent-increase',
    about: /mieterhöhung|erhöhung .{0,30}miete|anpassung .{0,20}miete|indexmiete|staffelmiete/iu,
    what: 'Your landlord wants a higher rent.',
    isChange: true,
  },
  {
    name: 'tenancy-ended',
    about: /kündigung/iu,
    also: /eigenbedarf|mietverh[äa]lt|mietvertrag/iu,
    what: 'With this letter a tenancy is ended.',
  },
  {
    name: 'utility-statement',
    about: /(?:betriebs|neben|heiz)kosten/iu,
    what: 'This is the yearly account of the running costs of your home.',
  },
  {
    name: 'job-reference',
    about: /zeugnis/iu,
    what: 'This is a job reference. It says how somebody worked.',
  },
  {
    name: 'order-confirmed',
    about: /(?:auftrags|bestell|vertrags|buchungs)bestätigung/iu,
    what: 'The sender confirms an order or a contract.',
  },
  {
    name: 'termination-confirmed',
    about: /bestätigung.{0,40}kündigung|kündigungsbestätigung/iu,
    what: 'The sender confirms that a contract ends.',
  },
  {
    name: 'dismissal',
    about: /kündigung/iu,
    also: /arbeitsverh[äa]lt|arbeitsvertrag/iu,
    what: 'With this letter an employment is ended.',
  },
  {
    name: 'account-ended',
    about: /kündigung/iu,
    also: /girokonto|konto(?:verbindung|vertrag)|geschäftsbeziehung/iu,
    what: 'With this letter an account is ended.',
  },
  {
    name: 'contract-ended',
    about: /^(?:.{0,40}\s)?(?:fristlose |ordentliche |außerordentliche )?kündigung/iu,
    what: 'This letter is about ending a contract.',
  },
  {
    name: 'new-terms',
    about: /(?:änderung|anpassung).{0,60}(?:bedingungen|preis|entgelt|agb)|zustimmung/iu,
    what: 'The sender wants to change the terms of a contract.',
    isChange: true,
  },
  {
    name: 'quote',
    about: /kostenvoranschlag|(?:^|\s)angebot\b/iu,
    what: 'This is an offer with prices. It is not a bill.',
    isChange: true,
  },
  {
    name: 'claim',
    about: /schaden|versicherungsfall|regulierung/iu,
    what: 'This letter is about damage that was reported to an insurance company.',
  },
  {
    name: 'parents',
    about: /elternbrief|elternabend|schulanmeldung|kindergarten|\bkita\b/iu,
    what: 'This is a letter to parents.',
  },
  {
    name: 'invitation',
    about: /einladung|versammlung/iu,
    what: 'You are invited to a meeting.',
  },
  {
    name: 'missing-documents',
    about: /unterlagen|mitwirkung|nachweis|fehlende/iu,
    what: 'The sender needs papers or answers from you before it can go on.',
  },
  {
    name: 'yearly-bill',
    about: /jahres(?:ab)?rechnung|verbrauchsabrechnung/iu,
    what: 'This is a yearly bill.',
  },
  { name: 'invoice', types: ['Rechnung'], what: 'This is a bill.' },
  { name: 'contract', types: ['Vertrag'], what: 'This letter is about a contract.' },
  { name: 'form', types: ['Formular'], what: 'This is a form, or a form comes with the letter.' },
  { name: 'application', types: ['Antrag'], what: 'This letter is about an application.' },
  { name: 'decision', types: ['Bescheid'], what: 'This is an official decision.' },
  { name: 'appointment', about: /\btermin/iu, what: 'This letter is about an appointment.' },
]
