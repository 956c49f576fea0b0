import type { Signing } from '../said/words.ts'

/** What a signature binds to, by words of the letter; the first that fits. Stretches are short, so that no text makes the search slow. */
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

/** What signing means by the words of a sentence or a letter. */
export const signingIn = (german: string): Signing | null =>
  binding.find(([find]) => find.test(german))?.[1] ?? null

const maxLetter = 20_000
const raisesRent = /mieterhöhung|erhöhung der \p{L}*miete|neue miete/iu

/** Everything that a letter says a signature binds to. */
export function bindingsIn(letter: string): Signing[] {
  const text = letter.slice(0, maxLetter)
  const found = binding.filter(([find]) => find.test(text)).map(([, meaning]) => meaning)
  return raisesRent.test(text) ? [...found.filter((one) => one !== 'rent'), 'rent'] : found
}

/** Whether a sentence wants a signature or a yes. */
export const wantsSignature =
  /unterschr(?:eib|ieb|ift)|unterzeichn|gegenzeichn|(?:gib|geben|abzugeben|abgeben|abgabe)(?:[^.!?]|\.(?=\d)){0,60}erklärung|erklärung(?:[^.!?]|\.(?=\d)){0,60}(?:abzugeben|abgeben|abgegeben)|zustimmung[^!?;]{0,140}(?:erteil|erklär|zu geben)|(?:erteil|erklär)\p{L}{0,3} sie(?:[^.!?]|\.(?=\d)){0,60}(?:zustimmung|einwilligung|einverständnis|verzicht)|zuzustimmen|stimmen sie(?:[^.!?]|\.(?=\d)){0,80}\szu(?!\p{L})|erkennen sie(?:[^.!?]|\.(?=\d)){0,80}\san(?!\p{L})|anzuerkennen|abzutreten|um (?:ihre )?(?:zustimmung|einwilligung)|verzichten sie/iu

/** What a sentence calls the paper that is signed without saying what is in it. */
export const anyPaper =
  /vereinbarung|erklärung|vertrag|(?<!\p{L})exemplar|dieses schreiben|(?<!\p{L})blatt|formular|vordruck|abschnitt|vergleich|zustimmung|(?<!\p{L})anlage|vorschlag|angebot/iu
