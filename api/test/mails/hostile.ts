import {
  attached,
  base64,
  document,
  leftOut,
  letter,
  lines,
  mail,
  many,
  note,
  part,
  pdf,
  type Sample,
  text,
  unreadable,
  within,
} from './sample.ts'

const hostile = true as const
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))
const nested = (depth: number, inside: string): string =>
  depth === 0 ? inside : within('mixed', [nested(depth - 1, inside)])
const mails = (depth: number): string =>
  depth === 0
    ? mail([], letter, 'Unten')
    : many('mixed', [part(['Content-Type: message/rfc822'], mails(depth - 1))], `Stufe ${depth}`)
const html = (body: string) => mail(['Content-Type: text/html; charset=utf-8'], body)
const accompanied = leftOut('accompanies')

/** Fixtures: mails made to use up time or memory, or to mislead the parser. */
export const hostileMails: Sample[] = [
  {
    name: 'the same attachment fifty times',
    hostile,
    mail: () =>
      many(
        'mixed',
        times(50, (n) => attached(`${n}.pdf`)),
      ),
    becomes: [
      document('0.pdf'),
      ...times(49, (n): ['duplicate', string] => ['duplicate', `${n + 1}.pdf`]),
    ],
  },
  {
    name: 'twenty-five letters',
    hostile,
    mail: () =>
      many(
        'mixed',
        times(25, (n) => attached(`${n}.pdf`, pdf(`${n}`))),
      ),
    becomes: [...times(20, (n) => document(`${n}.pdf`)), ...times(5, () => leftOut('tooMany'))],
  },
  {
    name: 'five thousand parts',
    hostile,
    mail: () =>
      many('mixed', [
        attached('r.pdf'),
        ...times(5000, () => attached('x.vcf', 'BEGIN:VCARD', 'text/vcard')),
      ]),
    becomes: [document('r.pdf'), ...times(57, () => leftOut('signature')), leftOut('tooMany')],
  },
  {
    name: 'bundles in each other, a thousand deep',
    hostile,
    mail: () => {
      const inside = nested(1000, text(letter))
      return lines('MIME-Version: 1.0', 'Subject: Tief', inside)
    },
    becomes: [document('Tief')],
  },
  {
    name: 'bundles in each other, ten deep',
    mail: () => lines('MIME-Version: 1.0', 'Subject: Tief', nested(10, attached('r.pdf'))),
    becomes: [document('r.pdf')],
  },
  { name: 'mails in each other, two deep', mail: () => mails(2), becomes: [document('Unten')] },
  {
    name: 'mails in each other, twenty deep',
    hostile,
    mail: () => mails(20),
    becomes: [unreadable('tooDeep')],
  },
  {
    name: 'a mail with two hundred mails',
    hostile,
    mail: () =>
      many(
        'mixed',
        times(200, (n) =>
          part(['Content-Type: message/rfc822'], mail([], `${letter}${n}`, `Nr. ${n}`)),
        ),
      ),
    becomes: [...times(20, (n) => document(`Nr. ${n}`)), ...times(39, () => leftOut('tooMany'))],
  },
  {
    name: 'a hundred thousand heads',
    hostile,
    mail: () =>
      mail(
        times(100_000, (n) => `X-${n}: ${n}`),
        letter,
      ),
    becomes: [document()],
  },
  {
    name: 'a head of five million characters',
    hostile,
    mail: () => mail([`X-Long: ${'x'.repeat(5_000_000)}`], letter),
    becomes: [document()],
  },
  {
    name: 'a subject of a million encoded words',
    hostile,
    mail: () => mail([], letter, '=?utf-8?q?a?= '.repeat(300_000)),
    becomes: [document('*')],
  },
  {
    name: 'an address list of a million',
    hostile,
    mail: () => mail([], letter).replace('jana@', `${'a,'.repeat(1_000_000)}jana@`),
    becomes: [document()],
  },
  {
    name: 'groups of addresses in each other',
    hostile,
    mail: () => mail([], letter).replace('From: ', `From: ${'g:'.repeat(100_000)}`),
    becomes: [document()],
  },
  {
    name: 'a name in a hundred thousand pieces',
    hostile,
    mail: () =>
      many('mixed', [
        text(note),
        part(
          [
            `Content-Type: application/pdf`,
            `Content-Disposition: attachment; ${times(100_000, (n) => `filename*${n}=a`).join(';')}`,
            'Content-Transfer-Encoding: base64',
          ],
          base64(pdf()),
        ),
      ]),
    becomes: [accompanied, document('*')],
  },
  {
    name: 'tags in each other, fifty thousand deep',
    hostile,
    mail: () => html(`${'<div>'.repeat(50_000)}${letter}`),
    becomes: [document()],
    says: 'Abschlagszahlung',
  },
  {
    name: 'a table of a hundred thousand cells',
    hostile,
    mail: () => html(`<table>${'<tr><td>Zelle</td></tr>'.repeat(60_000)}</table>`),
    becomes: [document()],
  },
  {
    name: 'a million opening brackets',
    hostile,
    mail: () => html(`<p>${letter}</p>${'<'.repeat(1_000_000)}`),
    becomes: [document()],
  },
  {
    name: 'a million entities',
    hostile,
    mail: () => html(`<p>${letter}</p>${'&amp;'.repeat(300_000)}`),
    becomes: [document()],
  },
  {
    name: 'an HTML of five million characters',
    hostile,
    mail: () => html(`<p>${letter}</p><!--${'x'.repeat(5_000_000)}-->`),
    becomes: [document()],
    says: 'Abschlagszahlung',
  },
  {
    name: 'HTML with scripts, forms and what steers',
    mail: () =>
      html(
        `<style>*{color:red}</style><script>fetch("//evil.example")</script><svg onload=alert(1)></svg><p>${letter}</p><iframe src="javascript:alert(2)"></iframe>`,
      ),
    becomes: [document()],
    says: 'Abschlagszahlung',
    never: 'alert',
  },
  {
    name: 'one line of eight million characters',
    hostile,
    mail: () => mail([], `${letter}\r\n${'x'.repeat(8_000_000)}`),
    becomes: [document()],
  },
  {
    name: 'four million empty lines',
    hostile,
    mail: () => mail([], letter + '\r\n'.repeat(4_000_000)),
    becomes: [document()],
  },
  {
    name: 'a million dividers that divide nothing',
    hostile,
    mail: () =>
      mail(
        ['Content-Type: multipart/mixed; boundary="b"'],
        `--b\r\n\r\n${letter}\r\n${'--bx\r\n'.repeat(1_000_000)}`,
      ),
    becomes: [document()],
  },
  {
    name: 'a divider of a hundred thousand characters',
    hostile,
    mail: () =>
      mail(
        [`Content-Type: multipart/mixed; boundary="${'b'.repeat(100_000)}"`],
        `--${'b'.repeat(100_000)}\r\n\r\n${letter}`,
      ),
    becomes: [document()],
  },
  {
    name: 'an attachment of nearly ten megabytes',
    hostile,
    mail: () => many('mixed', [text(note), attached('gross.pdf', pdf('x'.repeat(7_000_000)))]),
    becomes: [accompanied, document('gross.pdf')],
  },
  {
    name: 'a million heads of a forwarded mail',
    hostile,
    mail: () => mail([], `${'Von: a\r\n'.repeat(400_000)}${letter}`),
    becomes: [document()],
  },
  {
    name: 'a million lines of quotes',
    hostile,
    mail: () => mail([], `${letter}\r\n${'> > > > zitiert\r\n'.repeat(400_000)}`),
    becomes: [document()],
  },
  {
    name: 'a million lines that begin a file',
    hostile,
    mail: () => mail([], `${letter}\r\n${'begin 644 a\r\n'.repeat(400_000)}`),
    becomes: [document()],
  },
  {
    name: 'bytes without sense',
    hostile,
    mail: () => Buffer.from(times(200_000, (n) => (n * 7919 + (n >> 3)) & 255)),
    becomes: [unreadable('brokenMail')],
  },
]
