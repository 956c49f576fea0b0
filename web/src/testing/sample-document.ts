import type { AlignedSentence, Document, Evidence, Fact, Reminder } from '@brieflotse/contract'
import { next, planOf } from './sample-plan.ts'

function at(quote: string, ...boxes: [number, number, number, number][]): Evidence[] {
  return [
    { page: 1, quote, boxes: boxes.map(([x, y, width, height]) => ({ x, y, width, height })) },
  ]
}

function fact(kind: Fact['kind'], value: string, evidence: Evidence[], sure = 0.97): Fact {
  return { kind, value, evidence, stated: true, confidence: sure, why: '' }
}

function sentence(
  block: number,
  text: string,
  translation: string | null,
  role: AlignedSentence['role'] = 'paragraph',
  quality: AlignedSentence['quality'] = translation ? 'model' : 'none',
): AlignedSentence {
  return { block, text, translation, role, quality, evidence: [] }
}

const demand = at('Wir fordern Sie auf', [25, 164.7, 157.9, 4.1], [25, 169, 136.3, 4.1])
const cut = at('Sollte bis zu diesem Termin', [25, 176, 155.1, 4.1], [25, 180.3, 144.3, 4.1])

/** A deadline with reminders on and no user input. */
export const followed: Reminder = {
  id: 1,
  what: 'pay',
  law: null,
  dueOn: '2025-03-28',
  time: null,
  needs: null,
  followed: true,
  doneAt: null,
  snoozedUntil: null,
  movedFrom: null,
  reopened: false,
  sequence: 0,
}

/** A payment reminder that was read, as in a server response. All names are fictional. */
export const reminder: Document = {
  id: 1,
  clientId: null,
  title: '2. Mahnung und Ankündigung der Unterbrechung der Stromversorgung',
  givenTitle: null,
  documentType: 'Mahnung',
  status: 'completed',
  sourceLanguage: 'de',
  targetLanguage: 'en',
  userId: 1,
  uploadDate: '2025-03-17T09:00:00.000Z',
  tags: [],
  progress: null,
  failure: null,
  claims: [],
  reminders: [],
  corrections: [],
  doneSteps: [],
  readerVersion: 2,
  readAt: '2025-03-17T09:00:12.000Z',
  fileName: 'mahnung.pdf',
  mimeType: 'application/pdf',
  byteSize: 48_211,
  fileCount: 1,
  originalText: 'Wir fordern Sie auf, den Gesamtbetrag von 307,88 EUR zu überweisen.',
  translatedText: 'We ask you to transfer the total amount of €307.88.',
  translationState: 'done',
  translatedBy: null,
  pages: [{ number: 1, width: 210, height: 297 }],
  explanation: {
    sender: {
      name: 'Nordlicht Energie GmbH',
      date: '2025-03-14',
      street: 'Werftkai',
      house_number: '7',
      zip: '24103',
      city: 'Kiel',
      reference: '200 448 917 6',
      iban: 'DE44991200450012345670',
      bic: 'TESTDE2KXXX',
    },
    recipient: {
      name: 'Jana Börgermöller',
      address: 'Lütjenburger Straße 118 b',
      zip: '24148',
      city: 'Kiel',
      reference_number: '4711 0815 23',
      case_file: null,
    },
    document_details: {
      summary:
        'Your electricity supplier says that €307.88 has not been paid and announces that the power may be cut off.',
      actions_required:
        'Wir fordern Sie auf, den Gesamtbetrag von 307,88 EUR bis spätestens 28.03.2025 zu überweisen.',
      urgency: 'urgent',
      payment: {
        due_date: '2025-03-28',
        total_fee: '307,88 €',
        outstanding_fee: '305,38 €',
        late_fee: '2,50 €',
      },
    },
    facts: [
      fact('sender', 'Nordlicht Energie GmbH', at('Nordlicht Energie GmbH', [25, 12, 73.7, 7.3])),
      fact('letter-date', '2025-03-14', at('14.03.2025', [152.8, 76.1, 16.8, 3.9])),
      fact('reference', '200 448 917 6', at('200 448 917 6', [152.8, 54.4, 21.4, 3.9])),
      fact('customer-number', '4711 0815 23', at('4711 0815 23', [152.8, 50, 20.5, 3.9])),
      fact('amount-total', '30788', at('307,88', [158.7, 155.4, 10.3, 3.9])),
      fact('amount-late-fee', '250', at('2,50', [162.5, 150.5, 6.5, 3.9]), 0.62),
      fact('iban', 'DE44991200450012345670', at('DE44 9912', [80, 278.1, 40.8, 2.9])),
      fact('bic', 'TESTDE2KXXX', at('TESTDE2KXXX', [80, 281.1, 22.5, 2.9])),
      fact('due-date', '2025-03-28', demand),
    ],
    deadlines: [
      {
        what: 'pay',
        date: '2025-03-28',
        time: null,
        stated: true,
        branch: 'private',
        law: null,
        steps: [],
        needs: null,
        confidence: 0.97,
        evidence: demand,
      },
      {
        what: 'other',
        date: '2025-04-11',
        time: null,
        stated: false,
        branch: 'private',
        law: '§ 19 (2) StromGVV',
        steps: [
          'The letter is dated 14 March 2025.',
          'It announces the interruption for four weeks after this notice.',
          'Four weeks after 14 March 2025 is 11 April 2025.',
        ],
        needs: null,
        confidence: 0.8,
        evidence: cut,
      },
    ],
    actions: [
      {
        german:
          'Wir fordern Sie auf, den Gesamtbetrag von 307,88 EUR bis spätestens 28.03.2025 unter Angabe der Vertragskontonummer 200 448 917 6 auf unser unten genanntes Konto zu überweisen.',
        plain: 'Pay €307.88 by 28 March 2025.',
        translated:
          'Transfer the total of €307.88 by 28 March 2025 at the latest to the account below, quoting the contract account number 200 448 917 6.',
        quality: 'model',
        evidence: demand,
      },
    ],
    terms: [
      {
        term: 'Mahnung',
        meaning: 'A reminder that a payment is late. A second one often comes with extra costs.',
        forms: ['Mahnung'],
        evidence: [],
      },
      {
        term: 'Ratenzahlungsvereinbarung',
        meaning: 'An agreement to pay in several parts. You have to ask for it.',
        evidence: [],
      },
    ],
    whatHappensIfNot: {
      german:
        'Sollte bis zu diesem Termin kein Zahlungseingang erfolgen, sind wir berechtigt, die Versorgung vier Wochen nach dieser Androhung unterbrechen zu lassen.',
      plain: 'Your supply may be cut off.',
      translated:
        'If no payment arrives by then, the supplier may have the electricity cut off four weeks after this notice.',
      quality: 'rough',
      evidence: cut,
    },
    letterKind: {
      id: 'supply-cut',
      sure: true,
      what: 'The sender says that you have not paid an amount. It may cut off your supply, for example electricity or gas.',
      next: 'You can ask it to let you pay in parts.',
      ifNot: 'You have to pay to be connected again.',
    },
    help: [
      {
        name: 'Nordlicht Energie GmbH',
        does: 'The phone number in the letter.',
        address: null,
        phone: '0431 555-1',
        evidence: at('0431 555-1', [150, 60, 20, 3.9]),
      },
      {
        name: 'Schuldnerberatung',
        does: 'Free advice for people with debts, from towns and charities.',
        address: 'https://www.meine-schulden.de',
        phone: null,
        evidence: [],
      },
    ],
    plan: planOf(demand),
    next,
    warnings: [
      {
        code: 'amount-unconfirmed',
        text: 'The late fee of €2.50 stands in the table only. Please compare it with the page.',
        evidence: at('2,50', [162.5, 150.5, 6.5, 3.9]),
      },
    ],
  },
  sentences: [
    sentence(
      1,
      '2. Mahnung und Ankündigung der Unterbrechung der Stromversorgung',
      'Second reminder and notice of an interruption of the electricity supply',
      'heading',
    ),
    sentence(2, 'Sehr geehrte Frau Börgermöller,', 'Dear Ms Börgermöller,', 'paragraph', 'phrase'),
    sentence(
      3,
      'leider konnten wir trotz unserer Zahlungserinnerung vom 17.02.2025 bis heute keinen vollständigen Ausgleich Ihres Vertragskontos feststellen.',
      'unfortunately, despite our payment reminder of 17 February 2025, your contract account has not been settled in full to this day.',
    ),
    sentence(
      3,
      'Bitte prüfen Sie die folgende Aufstellung der offenen Beträge:',
      'Please check the following list of outstanding amounts:',
    ),
    sentence(4, 'Gesamtforderung 307,88', 'Total claim €307.88', 'cell'),
    sentence(
      5,
      'Wir fordern Sie auf, den Gesamtbetrag von 307,88 EUR bis spätestens 28.03.2025 unter Angabe der Vertragskontonummer 200 448 917 6 auf unser unten genanntes Konto zu überweisen.',
      'We ask you to transfer the total amount of €307.88 by 28 March 2025 at the latest, quoting the contract account number 200 448 917 6, to our account named below.',
    ),
    sentence(
      6,
      'Sollte bis zu diesem Termin kein Zahlungseingang erfolgen, sind wir gemäß § 19 Abs. 2 StromGVV berechtigt, die Versorgung vier Wochen nach dieser Androhung unterbrechen zu lassen.',
      'Should no payment be received by this date, we are entitled under § 19 Abs. 2 StromGVV to have the supply interrupted four weeks after this notice.',
      'paragraph',
      'rough',
    ),
    sentence(7, 'Werftkai 7, 24103 Kiel', null, 'footer'),
  ],
}

const { plan: _plan, next: _next, ...explanation } = reminder.explanation!

/** The same letter without a plan, as an earlier version of the reader stored it. */
export const earlier: Document = { ...reminder, explanation }
