import {
  attached,
  base64,
  document,
  file,
  leftOut,
  letter,
  mail,
  many,
  note,
  part,
  pdf,
  type Sample,
  text,
} from './sample.ts'

const named =
  (disposition: string) =>
  (name: string): Pick<Sample, 'mail' | 'becomes'> => ({
    mail: () =>
      Buffer.from(
        many('mixed', [
          text(note),
          file(['Content-Type: application/pdf', `Content-Disposition: ${disposition}`], pdf()),
        ]),
        'utf8',
      ),
    becomes: [leftOut('accompanies'), document(name)],
  })
const latin1 = (source: string) => Buffer.from(source, 'latin1')
const subject = (raw: string) => mail(['Content-Type: text/plain; charset=utf-8'], letter, raw)

/** Fixtures: file names, headers and encodings as mail programs of the last thirty years write them. */
export const names: Sample[] = [
  {
    name: 'a name after RFC 2231',
    ...named("attachment; filename*=UTF-8''Mahnung%20M%C3%A4rz.pdf")('Mahnung März.pdf'),
  },
  {
    name: 'a name after RFC 2231 in pieces',
    ...named(
      "attachment; filename*0*=UTF-8''Bescheid%20; filename*1*=%C3%BCber%20; filename*2=Kosten.pdf",
    )('Bescheid über Kosten.pdf'),
  },
  {
    name: 'a name in Latin-1 after RFC 2231',
    ...named("attachment; filename*=iso-8859-1'de'Geb%FChr.pdf")('Gebühr.pdf'),
  },
  {
    name: 'a name as an encoded word in quotes',
    ...named('attachment; filename="=?utf-8?B?QmVzY2hlaWQgw7xiZXIucGRm?="')('Bescheid über.pdf'),
  },
  { name: 'a name in raw UTF-8', ...named('attachment; filename="Gebühr.pdf"')('Gebühr.pdf') },
  {
    name: 'a name with its umlauts taken apart',
    ...named(`attachment; filename="${'Gebühr'.normalize('NFD')}.pdf"`)('Gebühr.pdf'),
  },
  {
    name: 'a name with several dots',
    ...named('attachment; filename="Rechnung.2025.03.v2.final.pdf"')(
      'Rechnung.2025.03.v2.final.pdf',
    ),
  },
  {
    name: 'a name that leads out of its folder',
    ...named('attachment; filename="../../etc/pass\\\\..\\\\brief.pdf"')('brief.pdf'),
  },
  {
    name: 'a name that turns its ending round',
    ...named('attachment; filename="brief\u202Efdp.exe"')('brieffdp.exe'),
  },
  {
    name: 'a name of ten thousand characters',
    ...named(`attachment; filename="${'a'.repeat(5000)}.pdf"`)(`${'a'.repeat(196)}.pdf`),
  },
  { name: 'no name', ...named('attachment')('') },
  {
    name: 'a name without quotes and with blanks',
    ...named('attachment; filename=Meine Rechnung.pdf')('Meine Rechnung.pdf'),
  },
  {
    name: 'two heads about one thing',
    mail: () =>
      many('mixed', [
        text(note),
        file(
          [
            'Content-Type: application/pdf; name="erster.pdf"',
            'Content-Type: text/plain; name="zweiter.txt"',
          ],
          pdf(),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('erster.pdf')],
  },
  {
    name: 'a subject in raw Latin-1',
    mail: () => latin1(subject('Gebührenbescheid')),
    becomes: [document('Gebührenbescheid')],
  },
  {
    name: 'a subject in raw UTF-8',
    mail: () => Buffer.from(subject('Gebührenbescheid')),
    becomes: [document('Gebührenbescheid')],
  },
  {
    name: 'a subject cut in the middle of a letter',
    mail: () => subject('=?utf-8?Q?Geb=C3?=\r\n =?utf-8?Q?=BChr?='),
    becomes: [document('Gebühr')],
  },
  {
    name: 'a subject of many lines',
    mail: () => subject('Ihr\r\n Bescheid\r\n\tvom 1.3.'),
    becomes: [document('Ihr Bescheid vom 1.3.')],
  },
  {
    name: 'a subject with steering characters',
    mail: () => subject('=?utf-8?B?SWhyG1szMW0gQnJpZWbigK4=?='),
    becomes: [document('Ihr [31m Brief')],
  },
  { name: 'no subject', mail: () => mail([], letter, ''), becomes: [document('mail.eml')] },
  {
    name: 'a day that is none',
    mail: () => mail([], letter).replace(/Date: .*/, 'Date: gestern'),
    becomes: [document()],
    never: 'Datum:',
  },
  {
    name: 'a text that is said to be UTF-8 and is Latin-1',
    mail: () =>
      latin1(mail(['Content-Type: text/plain; charset=utf-8'], letter.replaceAll('€', 'EUR'))),
    becomes: [document()],
    says: 'freundlichen Grüßen',
  },
  {
    name: 'a text that is said to be Latin-1 and is UTF-8',
    mail: () => mail(['Content-Type: text/plain; charset=iso-8859-1'], letter),
    becomes: [document()],
    says: '42,00 €',
  },
  {
    name: 'a text that is said to be ASCII and is not',
    mail: () => mail(['Content-Type: text/plain; charset=us-ascii'], letter),
    becomes: [document()],
    says: 'Grüßen',
  },
  {
    name: 'a text in a coding that does not exist',
    mail: () => mail(['Content-Type: text/plain; charset=x-klingon'], letter),
    becomes: [document()],
    says: 'Grüßen',
  },
  {
    name: 'a text in UTF-16 with its mark',
    mail: () =>
      mail(
        ['Content-Type: text/plain; charset=utf-16', 'Content-Transfer-Encoding: base64'],
        base64(Buffer.from(`\uFEFF${letter}`, 'utf16le')),
      ),
    becomes: [document()],
    says: 'Grüßen',
  },
  {
    name: 'a text in Windows-1252 with its euro',
    mail: () =>
      Buffer.concat([
        latin1(
          mail(
            ['Content-Type: text/plain; charset=windows-1252'],
            'Sehr geehrte Frau Muster, 42,00 ',
          ),
        ),
        Buffer.from([0x80]),
      ]),
    becomes: [document()],
    says: '42,00 €',
  },
  {
    name: 'a text as quoted-printable with damage',
    mail: () =>
      mail(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
        'Gr=C3=BC=C3=9Fe =ZZ und lan=\r\nge Zeile = \r\nweiter=',
      ),
    becomes: [document()],
    says: 'Grüße =ZZ und lange Zeile weiter',
  },
  {
    name: 'a name in the heads of the type only',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          [
            'Content-Type: application/pdf; name="nur-typ.pdf"',
            'Content-Transfer-Encoding: base64',
          ],
          base64(pdf()),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('nur-typ.pdf')],
  },
  {
    name: 'an attachment that is called by the name of another kind',
    mail: () => many('mixed', [text(note), attached('rechnung.docx', pdf(), 'application/msword')]),
    becomes: [leftOut('accompanies'), document('rechnung.docx')],
  },
]
