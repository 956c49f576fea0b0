import { describe, expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const actions = (...body: string[]) => valuesIn(letterAbout('Ihr Anliegen', body), 'action')

describe('what the letter asks for', () => {
  it.each([
    'Bitte reichen Sie die Unterlagen bis zum 31.10.2025 nach.',
    'Ich bitte Sie, mir diese Unterlagen vorzulegen.',
    'Wir bitten um kurze schriftliche Mitteilung.',
    'Sie werden hiermit aufgefordert, die Anmeldung nachzuholen.',
    'Zu dem Termin müssen Sie persönlich erscheinen.',
    'Das beschädigte Gerät heben Sie bitte auf.',
    'Den Termin buchen Sie online oder per Telefon.',
    'Unterschreiben Sie beide Exemplare und schicken Sie uns eines zurück.',
    'Oder senden Sie uns die Vereinbarung unterschrieben zurück.',
    'Können Sie den Termin nicht wahrnehmen, sagen Sie ihn bitte rechtzeitig ab.',
    'Wenn Sie den Auftrag erteilen möchten, schicken Sie uns dieses Blatt bitte zurück.',
    'Die zu Unrecht gezahlten Leistungen sind nach § 50 Abs. 1 SGB X zu erstatten.',
    'Bitte überweist uns die 361 € bis Freitag.',
  ])('%s', (sentence) => {
    expect(actions(sentence)).toEqual([sentence])
  })

  it.each([
    'Sollten Sie bereits gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
    'Bitte haben Sie Verständnis dafür, dass wir noch nicht entscheiden können.',
    'Bitte überweisen Sie nicht zusätzlich.',
    'Die vollständigen Bedingungen finden Sie auf unserer Seite.',
    'Den Betrag erhalten Sie auf Ihr Konto.',
    'Die Rufnummer nehmen Sie mit.',
    'Änderungen in den Verhältnissen sind uns unverzüglich mitzuteilen.',
    'Sie sind nicht verpflichtet, unsere Formulierung zu übernehmen.',
    'Erscheinen Sie ohne wichtigen Grund nicht, wird Ihre Leistung gemindert.',
    'Zahlen Sie den Rest vorzeitig, werden die Zinsen erlassen.',
    'Der Widerspruch ist schriftlich bei der oben genannten Stelle einzulegen.',
  ])('is not: %s', (sentence) => {
    expect(actions(sentence)).toEqual([])
  })

  it('leaves out what stands below a heading about remedies', () => {
    expect(
      actions('# Rechtsbehelfsbelehrung', 'Bitte richten Sie den Widerspruch an uns.'),
    ).toEqual([])
  })

  it('takes the items that complete a request', () => {
    const items = actions(
      'Wir haben Sie aufzufordern,',
      '- das Bild unverzüglich zu entfernen,',
      '- die Erklärung abzugeben.',
    )
    expect(items).toEqual(['das Bild unverzüglich zu entfernen,', 'die Erklärung abzugeben.'])
  })

  it('does not take things to bring along for requests of their own', () => {
    expect(actions('Bringen Sie bitte mit:', '- Ihren Reisepass', '- dieses Schreiben')).toEqual([
      'Bringen Sie bitte mit:',
    ])
  })
})
