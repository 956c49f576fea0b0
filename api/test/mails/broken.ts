import {
  attached,
  base64,
  bundle,
  document,
  file,
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
} from './sample.ts'

const mixed = (body: string, head = 'Content-Type: multipart/mixed; boundary="b"') =>
  mail([head], body)
const two = lines('--b', text(note), '--b', attached('r.pdf'))
const uu = (bytes: Buffer) => {
  const sign = (six: number) => (six === 0 ? '`' : String.fromCodePoint(six + 32))
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += 45) {
    const piece = bytes.subarray(at, at + 45)
    let row = sign(piece.length)
    for (let one = 0; one < piece.length; one += 3) {
      const all = ((piece[one] ?? 0) << 16) | ((piece[one + 1] ?? 0) << 8) | (piece[one + 2] ?? 0)
      row += [18, 12, 6, 0].map((by) => sign((all >> by) & 63)).join('')
    }
    rows.push(row)
  }
  return lines('begin 644 alt.pdf', ...rows, '`', 'end')
}

/** Fixtures: mails that are damaged or that declare a wrong content type. */
export const broken: Sample[] = [
  {
    name: 'no end of its parts',
    mail: () => mixed(two),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'cut off inside the base64 of a PDF',
    mail: () =>
      mixed(
        lines('--b', text(note), '--b', attached('r.pdf', pdf('x'.repeat(5000))).slice(0, -2001)),
      ),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'parts without a word about what divides them',
    mail: () => mixed(`${two}\r\n--b--`, 'Content-Type: multipart/mixed'),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'a bundle without parts',
    mail: () => mixed(letter),
    becomes: [document()],
    says: 'Abschlagszahlung',
  },
  {
    name: 'a divider that begins like another',
    mail: () => mixed(lines('--b', bundleOf('bb'), '--b', attached('r.pdf'), '--b--')),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'text before the first and behind the last part',
    mail: () => mixed(lines('This is a multi-part message.', two, '--b--', 'Behind')),
    becomes: [leftOut('accompanies'), document('r.pdf')],
    never: 'multi-part',
  },
  {
    name: 'blanks behind the dividers',
    mail: () => mixed(`${two}\r\n--b--  `.replaceAll('--b\r\n', '--b \t\r\n')),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'line ends of Unix',
    mail: () => many('mixed', [text(note), attached('r.pdf')]).replaceAll('\r\n', '\n'),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'line ends of old Macs',
    mail: () =>
      many('mixed', [
        text(note),
        attached('r.pdf', pdf().toString().replaceAll('\n', ' ')),
      ]).replaceAll('\r\n', '\r'),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'from a mailbox file, with a mark before it',
    mail: () => `\uFEFFFrom amt@example.org Mon Mar 17\n${mail([], letter)}`,
    becomes: [document()],
  },
  {
    name: 'no empty line between heads and text',
    mail: () => mail([], letter).replace('MIME-Version: 1.0\r\n\r\n', 'MIME-Version: 1.0\r\n'),
    becomes: [document()],
    says: 'Sehr geehrte',
  },
  {
    name: 'base64 between rubbish',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          ['Content-Type: application/pdf; name="r.pdf"', 'Content-Transfer-Encoding: base64'],
          base64(pdf()).replaceAll(/.{9}/g, '$& *!\u00A7\r\n'),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'base64 with padding in the middle',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          ['Content-Type: application/pdf; name="r.pdf"', 'Content-Transfer-Encoding: base64'],
          base64('%PDF-1.7 a') + base64(pdf()),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'base64 that is nothing',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          ['Content-Type: application/pdf; name="r.pdf"', 'Content-Transfer-Encoding: base64'],
          '?????',
        ),
      ]),
    becomes: [leftOut('note'), unreadable('emptyFile')],
  },
  {
    name: 'base64 that no head tells of',
    mail: () =>
      many('mixed', [
        text(note),
        part(['Content-Type: application/pdf; name="r.pdf"'], base64(pdf('x'.repeat(400)))),
      ]),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'a PDF that is called a text',
    mail: () => many('mixed', [text(note), file(['Content-Type: text/plain'], pdf())]),
    becomes: [leftOut('accompanies'), document('')],
  },
  {
    name: 'a PDF that is called HTML and has a name',
    mail: () =>
      many('mixed', [
        text(note),
        file(['Content-Type: text/html; name="scan.pdf"', 'Content-Disposition: inline'], pdf()),
      ]),
    becomes: [leftOut('accompanies'), document('scan.pdf')],
  },
  {
    name: 'a PDF that is called a mail',
    mail: () =>
      many('mixed', [text(note), file(['Content-Type: message/rfc822; name="x.eml"'], pdf())]),
    becomes: [leftOut('accompanies'), document('x.eml')],
  },
  {
    name: 'a PDF as it is, without being packed',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          ['Content-Type: application/pdf; name="roh.pdf"', 'Content-Transfer-Encoding: binary'],
          pdf().toString(),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('roh.pdf')],
  },
  {
    name: 'a PDF and nothing else, as the whole mail',
    mail: () =>
      mail(
        ['Content-Type: application/pdf; name="alles.pdf"', 'Content-Transfer-Encoding: base64'],
        base64(pdf()),
      ),
    becomes: [document('alles.pdf')],
  },
  {
    name: 'rubbish that is called a PDF',
    mail: () => many('mixed', [text(note), attached('r.pdf', 'no PDF at all')]),
    becomes: [leftOut('note'), unreadable('unknown')],
  },
  {
    name: 'a kind that is no kind',
    mail: () => mail(['Content-Type: text'], letter),
    becomes: [document()],
    says: 'Abschlagszahlung',
  },
  {
    name: 'a coding that does not exist',
    mail: () => mail(['Content-Transfer-Encoding: 9bit'], letter),
    becomes: [document()],
  },
  {
    name: 'uuencoded between the lines',
    mail: () => mail([], lines(note, '', uu(pdf('x'.repeat(90))), '')),
    becomes: [leftOut('accompanies'), document('alt.pdf')],
  },
  {
    name: 'uuencoded as a part',
    mail: () =>
      many('mixed', [
        text(note),
        part(
          ['Content-Type: application/pdf; name="u.pdf"', 'Content-Transfer-Encoding: x-uuencode'],
          uu(pdf()),
        ),
      ]),
    becomes: [leftOut('accompanies'), document('u.pdf')],
  },
  {
    name: 'empty parts',
    mail: () =>
      mixed(
        lines(
          '--b',
          '',
          '--b',
          '',
          '',
          '--b',
          attached('leer.pdf', ''),
          '--b',
          attached('r.pdf'),
          '--b--',
        ),
      ),
    becomes: [unreadable('emptyFile'), document('r.pdf')],
  },
  {
    name: 'a part that lies elsewhere',
    mail: () =>
      many('mixed', [
        text(letter),
        text('', 'message/external-body; access-type=URL; URL="http://evil.example/x"'),
      ]),
    becomes: [document(), unreadable('emptyFile')],
  },
  {
    name: 'a mail within that is damaged',
    mail: () =>
      many('mixed', [text('zur Info'), attached('kaputt.eml', '\0\u0001\u0002', 'message/rfc822')]),
    becomes: [leftOut('note'), unreadable('brokenMail')],
  },
]

function bundleOf(boundary: string): string {
  const { body } = bundle('mixed', [text(note)])
  return part(
    [`Content-Type: multipart/mixed; boundary="${boundary}"`],
    body.replaceAll(/=_\d+/g, boundary),
  )
}
