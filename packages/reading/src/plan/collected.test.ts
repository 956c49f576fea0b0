import { describe, expect, it } from 'vitest'
import { moves } from '../../cases/moves.ts'

describe('what is collected, and when', () => {
  it.each([
    ['Am 4. November buchen wir 16,90 € von Ihrem Konto ab.', 'be-debited 16.9 2025-11-04'],
    [
      'Im Auftrag der Stadtwerke ziehen wir am 04.11.2025 50,00 € von Ihrem Konto ein.',
      'be-debited 50 2025-11-04',
    ],
    [
      '| Beitrag | 36,00 € / | Spende | 20,00 € / | Einzug am 14.11.2025 | 56,00 €',
      'be-debited 56 2025-11-14',
    ],
    [
      'Der Saldo von 40,00 € wird zusammen mit dem Abschlag von 90,00 €, also mit 130,00 €, am 15.10.2025 von Ihrem Konto abgebucht.',
      'be-debited 130 2025-10-15',
    ],
    [
      'Die alte Rate von 548,00 € buchen wir Ende Oktober letztmals ab. Am 28.11.2025 geht die neue Rate von 612,00 € von Ihrem Girokonto ab.',
      'be-debited 612 2025-11-28',
    ],
    [
      '| | bis 31.10.2025 | ab 01.11.2025 | ab 01.11.2027 / | Miete | 488,00 € | 506,00 € | 524,00 € / | Heizung | 64,00 € | 64,00 € | / | Gesamt | 552,00 € | 570,00 € | / Den neuen Gesamtbetrag buchen wir erstmals am 03.11.2025 ab.',
      'be-debited 570 2025-11-03',
    ],
    [
      'Macht 270,00 €, die ich am 15. Oktober 2025 per Lastschrift von eurem Konto hole. Überweisen müsst ihr nichts.',
      'be-debited 270 2025-10-15',
    ],
    [
      '| Jahresbeitrag | 486,00 € / | Halbjahresrate | 250,00 € / Die erste Rate buchen wir am 15.10.2025 ab.',
      'be-debited 250 2025-10-15',
    ],
    [
      '| Grundpreis | 30,00 € / | Roaming | 23,50 € / | Zu zahlender Betrag | 53,50 € / Den Betrag buchen wir am 15.10.2025 ab. Die restlichen Raten (212,50 €) werden Monat für Monat eingezogen.',
      'be-debited 53.5 2025-10-15',
    ],
    [
      '| Kosten | 853,00 € / | Abschläge | -816,00 € / | Nachzahlung | 37,00 € / Am 15.10.2025 ziehen wir die Nachzahlung ein und am 03.11.2025 den ersten Abschlag von 75,00 €.',
      'be-debited 37 2025-10-15',
    ],
    [
      '| Umsätze | 603,00 € / | Neuer Saldo | 603,00 € / Den neuen Saldo belasten wir am 15.10.2025 Ihrem Girokonto.',
      'be-debited 603 2025-10-15',
    ],
  ])('%s', (body, step) => {
    expect(moves(...body.split(' / '))).toEqual([step])
  })
})

describe('no collection', () => {
  it.each([
    'Weil Ihr Mandat gesperrt ist, buchen wir nichts mehr ab. Für März fehlen 44,95 €.',
    'Das Essensgeld bucht der Caterer wie bisher selbst ab.',
    'Kündigen Sie, sinkt der Beitrag. Dann werden nur 54,80 € eingezogen.',
  ])('%s', (text) => {
    expect(moves(text).filter((one) => one.startsWith('be-debited'))).toEqual([])
  })
})
