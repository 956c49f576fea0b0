import type { Signing } from '../said/words.ts'

/** What a signature commits to, by words of the letter; the first match wins. The patterns limit backtracking. */
const binding: readonly (readonly [RegExp, Signing])[] = [
  [
    /verjährung(?:[^.!?]|\.(?=\d)){0,60}verzicht|verzicht(?:[^.!?]|\.(?=\d)){0,60}verjährung/iu,
    'limitation',
  ],
  [
    /(?:lohn|gehalts|entgelt)abtretung|(?:lohn|gehalt|arbeitseinkommen|bezüge)\p{L}{0,12}(?:[^.!?]|\.(?=\d)){0,60}(?:abzutreten|abtret|abgetreten)|(?:treten? ich|treten sie|abtretung)(?:[^.!?]|\.(?=\d)){0,60}(?:lohn|gehalt|arbeitseinkommen|bezüge)/iu,
    'wages',
  ],
  [
    /schuldanerkenn|anerkenntnis|anerkennung der (?:forderung|schuld)|erkenn\p{L}{1,3}(?:[^.!?]|\.(?=\d)){0,60}(?:forderung|schuld|anspruch|betrag)(?:[^.!?]|\.(?=\d)){0,60}\san(?!\p{L})|(?:forderung|schuld)(?!ner)(?:[^.!?]|\.(?=\d)){0,60}(?:anerkenn|anzuerkennen|anerkannt)/iu,
    'debt',
  ],
  [/aufhebungsvertrag|auflösungsvertrag|aufhebungsvereinbarung/iu, 'job-ends'],
  [/unterlassungs(?:erklärung|verpflichtung)/iu, 'promise'],
  [
    /abgeltung(?:sklausel|serklärung)|abfindungserklärung|ausgleichsquittung|ansprüche(?:[^.!?]|\.(?=\d)){0,60}(?:abgegolten|erledigt)/iu,
    'settled',
  ],
  [
    /zustimm\p{L}{0,12}(?:[^.!?]|\.(?=\d)){0,80}(?:mieterhöhung|erhöhung der (?:\p{L}+ )?(?:\p{L}*miete|nettokaltmiete)|neuen miete)|(?:mieterhöhung|erhöhung der \p{L}*miete|erhöhten miete)(?:[^.!?]|\.(?=\d)){0,80}(?:zustimm|zuzustimmen)/iu,
    'rent',
  ],
  [/schweigepflicht/iu, 'doctors'],
  [
    /verzichtserklärung|verzichte ich|verzichten sie(?:[^.!?]|\.(?=\d)){0,80}(?:ansprüche|rechte?|widerspruch|rechtsmittel)|rechtsmittelverzicht|klageverzicht/iu,
    'waiver',
  ],
]

/** What a signature commits to, by a sentence or letter; null if unknown. */
export const signingIn = (german: string): Signing | null =>
  binding.find(([find]) => find.test(german))?.[1] ?? null

const maxLetter = 20_000
const raisesRent = /mieterhöhung|erhöhung der \p{L}*miete|neue miete/iu

/** Everything that signatures in a letter commit to. */
export function bindingsIn(letter: string): Signing[] {
  const text = letter.slice(0, maxLetter)
  const found = binding.filter(([find]) => find.test(text)).map(([, meaning]) => meaning)
  return raisesRent.test(text) ? [...found.filter((one) => one !== 'rent'), 'rent'] : found
}

/** Matches sentences that ask for a signature or consent. */
export const wantsSignature =
  /unterschr(?:eib|ieb|ift)|unterzeichn|gegenzeichn|(?:gib|geben|abzugeben|abgeben|abgabe)(?:[^.!?]|\.(?=\d)){0,60}erklärung|erklärung(?:[^.!?]|\.(?=\d)){0,60}(?:abzugeben|abgeben|abgegeben)|zustimmung[^!?;]{0,140}(?:erteil|erklär|zu geben)|(?:erteil|erklär)\p{L}{0,3} sie(?:[^.!?]|\.(?=\d)){0,60}(?:zustimmung|einwilligung|einverständnis|verzicht)|zuzustimmen|stimmen sie(?:[^.!?]|\.(?=\d)){0,80}\szu(?!\p{L})|erkennen sie(?:[^.!?]|\.(?=\d)){0,80}\san(?!\p{L})|anzuerkennen|abzutreten|um (?:ihre )?(?:zustimmung|einwilligung)|verzichten sie/iu

/** Matches names of papers that do not say what is in them. */
export const anyPaper =
  /vereinbarung|erklärung|vertrag|(?<!\p{L})exemplar|dieses schreiben|(?<!\p{L})blatt|formular|vordruck|abschnitt|vergleich|zustimmung|(?<!\p{L})anlage|vorschlag|angebot/iu
