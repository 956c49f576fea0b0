import type { Template } from '../types.ts'

export const cancellation = {
  label: 'Cancel a contract',
  subject: [{ german: 'Kündigung', english: 'Cancellation' }],
  paragraphs: [
    [
      {
        if: ['date', 'reference'],
        german:
          'hiermit kündige ich den oben genannten Vertrag zum {date}, hilfsweise zum nächstmöglichen Zeitpunkt.',
        english:
          'I hereby cancel the contract named above with effect from {date}, or failing that on the next possible date.',
      },
      {
        if: ['date'],
        unless: ['reference'],
        german:
          'hiermit kündige ich den mit Ihnen bestehenden Vertrag ({reference}) zum {date}, hilfsweise zum nächstmöglichen Zeitpunkt.',
        english:
          'I hereby cancel the contract I have with you ({reference}) with effect from {date}, or failing that on the next possible date.',
      },
      {
        if: ['reference'],
        unless: ['date'],
        german:
          'hiermit kündige ich den oben genannten Vertrag fristgerecht zum nächstmöglichen Zeitpunkt.',
        english:
          'I hereby cancel the contract named above, with due notice, on the next possible date.',
      },
      {
        unless: ['date', 'reference'],
        german:
          'hiermit kündige ich den mit Ihnen bestehenden Vertrag ({reference}) fristgerecht zum nächstmöglichen Zeitpunkt.',
        english:
          'I hereby cancel the contract I have with you ({reference}), with due notice, on the next possible date.',
      },
    ],
    [
      {
        german:
          'Bitte bestätigen Sie mir den Eingang dieser Kündigung und den Tag, an dem der Vertrag endet, schriftlich.',
        english:
          'Please confirm to me in writing that you have received this cancellation and the day on which the contract ends.',
      },
      {
        german: 'Ein erteiltes SEPA-Lastschriftmandat widerrufe ich zum Ende des Vertrags.',
        english: 'I revoke any SEPA direct debit mandate as of the end of the contract.',
      },
    ],
  ],
} as const satisfies Template
