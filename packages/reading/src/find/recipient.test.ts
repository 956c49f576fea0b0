import { describe, expect, it } from 'vitest'
import { valuesIn } from '../../cases/found-in.ts'

const read = (to: string[]) =>
  (['recipient', 'recipient-address', 'recipient-zip', 'recipient-city'] as const).map(
    (kind) => valuesIn({ to }, kind)[0],
  )

describe('the recipient', () => {
  it.each([
    [
      ['Frau', 'Jana Börgermöller', 'Lütjenburger Straße 118 b', '24148 Kiel'],
      ['Jana Börgermöller', 'Lütjenburger Straße 118 b', '24148', 'Kiel'],
    ],
    [
      ['Einschreiben', 'Herrn', 'Ali Demir', 'c/o Weber', 'Ring 2', '55999 Ahren'],
      ['Ali Demir', 'Ring 2', '55999', 'Ahren'],
    ],
    [
      ['Herrn', 'Jean N’Diaye', 'Passage Nr. 4', 'Am Bahnhof 18 d', '06112 Halle (Saale)'],
      ['Jean N’Diaye', 'Am Bahnhof 18 d', '06112', 'Halle (Saale)'],
    ],
    [
      ['Eheleute', 'Gül Şahin', 'und Ole Petersen', 'Weg 33 a', '36041 Fulda'],
      ['Gül Şahin und Ole Petersen', 'Weg 33 a', '36041', 'Fulda'],
    ],
    [
      ['Frau Ana Ruiz', 'Herrn Jon Ruiz', 'Am Kamp 18, EG', '48147 Münster'],
      ['Ana Ruiz und Jon Ruiz', 'Am Kamp 18, EG', '48147', 'Münster'],
    ],
    [
      ['Frau Ana Ruiz und Herrn Jon Ruiz', 'Am Kamp 18', '48147 Münster'],
      ['Ana Ruiz und Jon Ruiz', 'Am Kamp 18', '48147', 'Münster'],
    ],
    [
      ['Herrn und Frau Papadakis', 'Am Kamp 18', '48147 Münster'],
      ['Papadakis', 'Am Kamp 18', '48147', 'Münster'],
    ],
    [
      ['Familie', 'Yılmaz', 'Gasse 22', '84034 Landshut'],
      ['Familie Yılmaz', 'Gasse 22', '84034', 'Landshut'],
    ],
    [
      ['Familie', 'Ada und Ben Kästner', 'Gasse 22', '84034 Landshut'],
      ['Ada und Ben Kästner', 'Gasse 22', '84034', 'Landshut'],
    ],
    [
      ['Ateş & Huber GbR', 'z. Hd. Frau Ateş', 'Steig 5', '94034 Passau'],
      ['Ateş & Huber GbR', 'Steig 5', '94034', 'Passau'],
    ],
    [
      ['Haarstudio Arslan', 'Frau Melike Arslan', 'Allee 9', '60599 Frankfurt'],
      ['Haarstudio Arslan', 'Allee 9', '60599', 'Frankfurt'],
    ],
    [
      ['Herrn', 'Omar Farouk', 'Postfach 14 03', '38004 Braunschweig'],
      ['Omar Farouk', 'Postfach 14 03', '38004', 'Braunschweig'],
    ],
    [
      ['Herrn', 'Rajesh Iyer', 'T 8, 12 a', '68161 Mannheim'],
      ['Rajesh Iyer', 'T 8, 12 a', '68161', 'Mannheim'],
    ],
    [
      ['Mit Zustellungsurkunde', 'Frau', 'Ida Falk', 'Weg 3', 'Hinterhaus, 2. OG', '44799 Ahren'],
      ['Ida Falk', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      [
        'Per Einwurf-Einschreiben',
        'Frau',
        'Ida Falk c/o Weber',
        'Weg 3, Hinterhaus',
        '44799 Ahren',
      ],
      ['Ida Falk', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      ['Herrn und Frau', 'Ida und Jon', 'Falk-Özer', 'Weg 3', '44799 Ahren'],
      ['Ida und Jon Falk-Özer', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      ['An die Eltern von', 'Mia Falk, Klasse 3a', 'Familie Falk', 'Weg 3', '44799 Ahren'],
      ['Familie Falk', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      [
        'An die Eltern und Sorgeberechtigten',
        'von Mia Falk, 3a',
        'Familie Falk',
        'Weg 3',
        '44799 Ahren',
      ],
      ['Familie Falk', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      ['10023-4471-A', 'Herrn Dipl.-Ing.', 'Jon Falk', 'Weg 3', '44799 Ahren'],
      ['Dipl.-Ing. Jon Falk', 'Weg 3', '44799', 'Ahren'],
    ],
    [
      ['Herrn', 'Jon Falk', 'Mariengasse 12/3', '1060 Wien', 'ÖSTERREICH'],
      ['Jon Falk', 'Mariengasse 12/3', '1060', 'Wien'],
    ],
    [
      ['Halter des Kfz AB-C 12', 'Ida Falk', 'Weg 3 · 44799 Ahren'],
      ['Ida Falk', 'Weg 3', '44799', 'Ahren'],
    ],
  ])('of %j', (to, expected) => {
    expect(read(to)).toEqual(expected)
  })

  it('needs a greeting where no town says that it is an address', () => {
    const draft = { to: ['Nur per E-Mail', 'Frau', 'Ida Falk'] }
    const greeted = { ...draft, body: ['Sehr geehrte Frau Falk,', 'wir haben Ihre Frage geprüft.'] }
    expect(valuesIn(draft, 'recipient')).toEqual([])
    expect(valuesIn(greeted, 'recipient')).toEqual(['Ida Falk'])
  })

  it('is not found where there is no address field', () => {
    expect(read([])).toEqual([undefined, undefined, undefined, undefined])
  })
})
