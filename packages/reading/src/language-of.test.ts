import { expect, test } from 'vitest'
import { detectLanguage } from './language-of.ts'

const letters: Record<string, string[]> = {
  de: [
    'Sehr geehrte Frau Okafor,',
    'beiliegend erhalten Sie die Rechnung für Ihre Mitgliedschaft.',
    'Wir bitten Sie, den Betrag von 148,75 Euro bis zum 10. Dezember 2026 zu überweisen.',
    'Mit freundlichen Grüßen',
  ],
  en: [
    'Dear Ms Okafor,',
    'Please find enclosed the invoice for your membership. Please pay the amount of 148.75 EUR by 10 December 2026.',
    'Your contract will be renewed automatically unless you cancel it one month before the end of the term.',
    'Yours sincerely',
  ],
  nl: [
    'Geachte mevrouw Okafor,',
    'Wij verzoeken u het bedrag van 148,75 euro vóór 10 december 2026 over te maken op onze rekening.',
    'Als u het niet eens bent met deze beslissing, kunt u binnen zes weken bezwaar maken.',
  ],
  pl: [
    'Szanowna Pani,',
    'prosimy o zapłatę kwoty 148,75 EUR do dnia 10 grudnia 2026 r. na podany rachunek bankowy.',
    'Od niniejszej decyzji przysługuje odwołanie w terminie 14 dni od dnia jej doręczenia.',
  ],
  tr: [
    'Sayın Mira Okafor,',
    '148,75 Euro tutarını en geç 10 Aralık 2026 tarihine kadar hesabımıza ödemenizi rica ederiz.',
    'Randevunuz 12 Aralık 2026 tarihine ertelenmiştir. Lütfen kimliğinizi getiriniz.',
  ],
  fr: [
    'Madame,',
    'nous vous prions de bien vouloir régler la somme de 148,75 euros avant le 10 décembre 2026.',
    'Vous pouvez contester cette décision dans un délai de deux mois à compter de sa notification.',
  ],
  ru: [
    'Уважаемая госпожа Окафор,',
    'просим оплатить сумму 148,75 евро до 10 декабря 2026 года. Во вложении вы найдёте счёт за ваше членство в союзе.',
  ],
  uk: [
    'Шановна пані Окафор,',
    'просимо сплатити суму 148,75 євро до 10 грудня 2026 року. У вкладенні ви знайдете рахунок за ваше членство у спілці.',
  ],
  ar: [
    'السيدة ميرا أوكافور المحترمة،',
    'يرجى دفع مبلغ 148,75 يورو قبل 10 ديسمبر 2026. تجدين طيه فاتورة الاشتراك الخاص بك.',
  ],
}
const frame = [
  'Stadtwerke Auental GmbH · Hafenstraße 12 · 44137 Dortmund',
  'Frau Mira Okafor',
  'Lindenweg 8',
  '44135 Dortmund',
]
const foot = [
  'Geschäftsführer: Max Muster · Sitz der Gesellschaft: Dortmund · Amtsgericht Dortmund HRB 1234',
  'Sparkasse Dortmund · IBAN DE89 3704 0044 0532 0130 00 · BIC COBADEFFXXX',
]
const textOf = (lines: string[] = []) => [...frame, ...lines, ...foot].join('\n')

test.each(Object.entries(letters))('a letter in %s from a German firm', (language, lines) => {
  expect(detectLanguage(textOf(lines))).toBe(language)
  // also as a single line of words
  expect(detectLanguage(lines.join(' '))).toBe(language)
})

test('a letter of a Swiss office is German', () => {
  const text =
    'Wir bitten Sie freundlich, den Betrag von CHF 148.75 innert 30 Tagen zu überweisen.\nBesten Dank für die fristgerechte Begleichung.\nFreundliche Grüsse, Gemeindeverwaltung'
  expect(detectLanguage(text)).toBe('de')
})

test('a letter with a German part is German', () => {
  expect(detectLanguage(textOf([...letters.en!, ...letters.de!]))).toBe('de')
  expect(detectLanguage(textOf([...letters.tr!, ...letters.fr!, ...letters.de!]))).toBe('de')
})

test.each([
  ['nothing', ''],
  ['a few words', 'Ihr Termin am 12.12.2026'],
  ['addresses', textOf()],
  [
    'a table',
    'Pos Beschreibung Menge Betrag\n1 Strom Oktober 2026 125,00 €\n2 Grundpreis 12,00 €\nUmsatzsteuer 19 % 23,75 €\nRechnungsbetrag 148,75 €',
  ],
  ['numbers', Array.from({ length: 80 }, (_, at) => `${at * 17},00`).join('\n')],
])('%s says too little', (_, text) => {
  expect(detectLanguage(text)).toBeNull()
})

test.each([
  ['one endless word', 'a'.repeat(2_000_000)],
  ['endless sentences', 'zu dem an der '.repeat(150_000)],
  ['signs', '!?. '.repeat(300_000)],
  ['blanks', ' '.repeat(2_000_000)],
  ['slashes and at signs', 'a/b@c '.repeat(200_000)],
])('%s costs little', (_, text) => {
  const before = performance.now()
  detectLanguage(text)
  expect(performance.now() - before).toBeLessThan(2000)
})
