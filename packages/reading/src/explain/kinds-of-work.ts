import type { LetterKind } from './kind.ts'

const workHelp = ['work', 'court', 'migration'] as const

/** Letters about jobs and childcare places. */
export const workKinds = [
  {
    id: 'dismissal',
    branch: 'labour',
    subject: /kündigung/iu,
    text: [
      /arbeitsverh[aä]ltnis|arbeitsvertrag|ausbildungsverh/iu,
      /betriebsrat|kündigungsfrist|ordentlich|außerordentlich|fristlos|freigestellt|resturlaub/iu,
      /agentur für arbeit|arbeitsuchend|arbeitszeugnis|letzter arbeitstag|kündigungsschutz/iu,
    ],
    never: /mietverh|girokonto|kündigungsbestätigung/iu,
    what: 'With this letter, your employer ends your job.',
    // § 4 KSchG, § 38 SGB III.
    next: 'You have 3 weeks to go to the labour court. Register at the employment agency as looking for work within 3 days, or you may get less money.',
    ifNot: 'After 3 weeks, the dismissal usually counts as valid.',
    help: [...workHelp, 'worries'],
  },
  {
    id: 'employer-warning',
    branch: 'labour',
    subject: /abmahnung/iu,
    text: [
      /arbeitsverh|arbeitsvertrag|arbeitsvertraglich|arbeitgeber|personalakte/iu,
      /pflichtverletzung|verspät|unentschuldigt|verhalten|fehlverhalten/iu,
      /wiederhol|kündig/iu,
    ],
    never: /urheber|mietverh|strafbewehrt/iu,
    over: ['warning-letter', 'tenant-warning'],
    what: 'Your employer gives you a formal warning (Abmahnung). It goes into your file.',
    next: 'You can write your own view and have it put into the file.',
    ifNot: 'If it happens again, you can lose the job.',
    help: workHelp,
  },
  {
    id: 'work-contract',
    branch: 'labour',
    subject: /arbeitsvertrag|anstellungsvertrag|ausbildungsvertrag|befristung/iu,
    text: [
      /arbeitszeit|wochenstunden|urlaub/iu,
      /vergütung|gehalt|brutto|stundenlohn/iu,
      /probezeit|befrist|kündigungsfrist|tätigkeit/iu,
    ],
    never: /kündigung (?:des|ihres)|abmahnung/iu,
    what: 'This is a contract for a job or training, or a change to one.',
    next: 'Before you sign, read the hours, the pay, the trial period and the end. You get a copy.',
    ifNot: 'If you do not sign, there may be no written contract.',
    help: workHelp,
  },
  {
    id: 'job-reference',
    branch: 'labour',
    informs: true,
    subject: /zeugnis/iu,
    text: [
      /tätig|beschäftigt|mitarbeiter/iu,
      /zufriedenheit|aufgaben|leistung|verhalten/iu,
      /verlässt|ausscheiden|unternehmen|wünschen/iu,
    ],
    never: /abmahnung|führungszeugnis|schulzeugnis/iu,
    what: 'This is a job reference. It says how somebody worked.',
    next: 'It uses a special polite language. If something is wrong, you can ask for a change.',
    ifNot: null,
    help: ['work'],
  },
  {
    id: 'job-refused',
    branch: 'labour',
    informs: true,
    subject: /bewerbung|absage/iu,
    text: [
      /bewerbung/iu,
      /leider|bedauern|anderen? bewerber|nicht berücksichtig/iu,
      /wünschen|zukunft|unterlagen/iu,
    ],
    never: /rechtsbehelfsbelehrung/iu,
    what: 'You did not get the job that you applied for.',
    next: 'You do not have to do anything. The firm may send back or delete your papers.',
    ifNot: null,
    help: [],
  },
  {
    id: 'childcare-fees',
    branch: 'private',
    subject: /elternbeitr[aä]g|kita-?(?:beitr|gebühr)|betreuungsgebühr|essensgeld/iu,
    text: [
      /elternbeitr|betreuungsgebühr|kostenbeitrag/iu,
      /kita|kindergarten|kindertages|hort|waldkinder|krippe/iu,
      /monat|einkommen|essensgeld|betreuung/iu,
    ],
    over: ['reminder', 'public-fees', 'invoice', 'direct-debit-returned'],
    what: 'This letter is about the fees for your child’s day care.',
    // § 90 SGB VIII.
    next: 'If your income is low, your town’s youth office (Jugendamt) can pay the fees. You have to apply for that.',
    ifNot: 'If you do not pay, your child may lose the place.',
    help: ['social', 'family'],
  },
  {
    id: 'childcare-place',
    branch: 'administrative',
    subject:
      /(?:kita|kindergarten|krippen|hort|betreuungs)-?\s?platz|platzzusage|platzvergabe|aufnahme .{0,40}(?:kita|kindergarten)|kindertages/iu,
    text: [
      /kita|kindergarten|krippe|tagespflege|kindertages/iu,
      /platz|aufnahme|eingewöhnung|betreuungsvertrag/iu,
      /zusage|bestätig|warteliste|rückmeldung|angebot|kein\p{L}* platz/iu,
    ],
    never: /rückstand|mahnung/iu,
    what: 'This letter is about a place in day care for your child.',
    next: 'If they offer a place, accept it in time. If not, the youth office (Jugendamt) helps you search.',
    ifNot: 'Another child may get the place.',
    help: ['family', 'social'],
  },
  {
    id: 'student-registration',
    branch: 'administrative',
    subject: /rückmeldung|semesterbeitrag|immatrikulation|exmatrikulation/iu,
    text: [
      /semester/iu,
      /semesterbeitrag|immatrikul|exmatrikul|rückmeld|matrikel/iu,
      /überweisen|frist|studierende|hochschule|universität/iu,
    ],
    what: 'This letter is about your registration as a student at a university.',
    next: 'You stay registered if your semester fee arrives in time.',
    ifNot: 'You can lose your place at the university.',
    help: ['students'],
  },
  {
    id: 'school',
    branch: 'administrative',
    subject:
      /eltern der klasse|schul(?:anmeldung|eingangs|aufnahme|jahr|pflicht|wechsel|besuch)|einschulung|elternabend|elternbrief|klassenfahrt|schulversäumnis/iu,
    text: [
      /schule|schüler|schulleitung|lehrer/iu,
      /kind|tochter|sohn|eltern|erziehungsberechtigte/iu,
      /anmeld|untersuchung|termin|teilnahme|fehlzeit|rückmeld/iu,
    ],
    from: /schul|gymnasium|gesundheitsamt|stadt|schulamt/iu,
    never: /bußgeldbescheid|sprachschule/iu,
    what: 'This letter is about your child and school.',
    next: 'The school may want a form, a visit or your agreement.',
    ifNot: 'The school may ask again.',
    help: ['migration', 'family'],
  },
] as const satisfies readonly LetterKind[]
