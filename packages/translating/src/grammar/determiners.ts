import words from './words.json' with { type: 'json' }

/** A determiner: its English, and for each form the possible cases, genders and numbers. */
export type Determiner = { english: string; fits: string[]; many?: string; negative?: boolean }

/** Definite articles. The codes are case, gender, number: "nms" is nominative masculine singular; "x" is any gender. */
const definite: Record<string, string> = {
  er: 'nms gfs dfs gxp',
  e: 'nfs afs nxp axp',
  es: 'nns ans gms gns',
  en: 'ams dxp',
  em: 'dms dns',
}
const indefinite: Record<string, string> = {
  '': 'nms nns ans',
  e: 'nfs afs nxp axp',
  en: 'ams dxp',
  em: 'dms dns',
  er: 'gfs dfs gxp',
  es: 'gms gns',
}

/** Determiners by form in lower case; the formal "Ihr" by its capitalised form. */
export const determiners = new Map<string, Determiner[]>()
const add = (form: string, one: Determiner) =>
  determiners.set(form, [...(determiners.get(form) ?? []), one])

for (const [form, fits] of Object.entries({
  der: 'nms gfs dfs gxp',
  die: 'nfs afs nxp axp',
  das: 'nns ans',
  den: 'ams dxp',
  dem: 'dms dns',
  des: 'gms gns',
}))
  add(form, { english: 'the', fits: fits.split(' ') })

for (const [stem, meaning] of Object.entries(words.determinersLikeDer)) {
  const [english = '', many] = meaning.split('/')
  for (const [end, fits] of Object.entries(definite))
    add((stem + end).replaceAll('ß', 'ss'), {
      english,
      fits: fits.split(' '),
      ...(many ? { many } : {}),
    })
}

for (const [stem, english] of Object.entries(words.determinersLikeEin))
  for (const [end, fits] of Object.entries(indefinite)) {
    const one = {
      english,
      fits: stem === 'ein' ? fits.split(' ').filter((fit) => !fit.endsWith('p')) : fits.split(' '),
      negative: stem === 'kein',
    }
    add(stem + end, one)
    if (stem === 'unser' && /^e[nmrs]$/.test(end)) add(`unsr${end}`, one)
  }

/** Contractions with an article: "zum" contains "dem". */
export const melted: Record<string, string[]> = {
  zum: ['dms', 'dns'],
  zur: ['dfs'],
  am: ['dms', 'dns'],
  im: ['dms', 'dns'],
  vom: ['dms', 'dns'],
  beim: ['dms', 'dns'],
  ans: ['ans'],
  ins: ['ans'],
  fürs: ['ans'],
}

export const numberWords: Readonly<Record<string, string>> = words.numbers

/** Pronouns that never precede a noun: English as subject and object, cases, number, person. */
type Pronoun = { subject: string; object: string; cases: string; num: 's' | 'p'; person: 1 | 2 | 3 }
const pronoun = (
  subject: string,
  object: string,
  cases: string,
  num: 's' | 'p',
  person: 1 | 2 | 3,
): Pronoun => ({ subject, object, cases, num, person })
export const pronouns: Record<string, Pronoun> = {
  Sie: pronoun('you', 'you', 'na', 'p', 2),
  Ihnen: pronoun('you', 'you', 'd', 'p', 2),
  wir: pronoun('we', 'us', 'n', 'p', 1),
  uns: pronoun('us', 'us', 'ad', 'p', 1),
  ich: pronoun('I', 'me', 'n', 's', 1),
  mich: pronoun('me', 'me', 'a', 's', 1),
  mir: pronoun('me', 'me', 'd', 's', 1),
  dich: pronoun('you', 'you', 'a', 's', 3),
  dir: pronoun('you', 'you', 'd', 's', 3),
  er: pronoun('it', 'it', 'n', 's', 3),
  es: pronoun('it', 'it', 'na', 's', 3),
  sie: pronoun('it', 'it', 'na', 's', 3),
  ihn: pronoun('it', 'it', 'a', 's', 3),
  ihnen: pronoun('them', 'them', 'd', 'p', 3),
  dies: pronoun('this', 'this', 'na', 's', 3),
  alles: pronoun('everything', 'everything', 'na', 's', 3),
  niemand: pronoun('nobody', 'nobody', 'n', 's', 3),
  jemand: pronoun('somebody', 'somebody', 'n', 's', 3),
  nichts: pronoun('nothing', 'nothing', 'na', 's', 3),
  etwas: pronoun('something', 'something', 'na', 's', 3),
  folgendes: pronoun('the following', 'the following', 'na', 's', 3),
}
