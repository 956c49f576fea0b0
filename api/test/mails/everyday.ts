import {
  attached,
  document,
  file,
  leftOut,
  letter,
  lines,
  mail,
  many,
  note,
  pdf,
  picture,
  signedData,
  signedMail,
  type Sample,
  text,
  unreadable,
  within,
} from './sample.ts'

const html = (body: string) => text(`<html><body>${body}</body></html>`, 'text/html; charset=utf-8')
const htmlLetter = letter
  .split('\r\n\r\n')
  .map((one) => `<p>${one}</p>`)
  .join('')

/** Fixtures: mails of common programs, forwarded and shared as people do. */
export const everyday: Sample[] = [
  {
    name: 'a text alone',
    mail: () => mail(['Content-Type: text/plain; charset=utf-8'], letter),
    becomes: [document()],
    says: 'Mit freundlichen Grüßen',
  },
  {
    name: 'no head about its kind at all',
    mail: () => mail([], letter),
    becomes: [document()],
    says: 'Grüßen',
  },
  {
    name: 'a PDF beside a note',
    mail: () => many('mixed', [text(note), attached('r.pdf')]),
    becomes: [leftOut('accompanies'), document('r.pdf')],
  },
  {
    name: 'inline PDF between two texts (Apple Mail)',
    mail: () =>
      many('mixed', [
        text('Guten Tag'),
        file(
          [
            'Content-Type: application/pdf; name="Bescheid.pdf"',
            'Content-Disposition: inline; filename="Bescheid.pdf"',
          ],
          pdf(),
        ),
        text('Von meinem iPhone gesendet'),
      ]),
    becomes: [leftOut('accompanies'), document('Bescheid.pdf')],
  },
  {
    name: 'JPEG and PDF of one letter, both',
    mail: async () =>
      Buffer.from(
        many('mixed', [
          text(note),
          attached('seite.jpg', await picture(1200, 1700), 'image/jpeg'),
          attached('brief.pdf'),
        ]),
      ),
    becomes: [leftOut('accompanies'), document('seite.jpg'), document('brief.pdf')],
  },
  {
    name: 'PDF inside related inside alternative',
    mail: () =>
      many('alternative', [
        text(note),
        within('related', [html('<p>anbei</p>'), attached('tief.pdf')]),
      ]),
    becomes: [leftOut('accompanies'), document('tief.pdf')],
  },
  {
    name: 'a letter as HTML only, with a tracking pixel',
    mail: () =>
      mail(
        ['Content-Type: text/html; charset=utf-8'],
        `<html><body>${htmlLetter}<img src="https://track.example/p.gif?u=1" width=1 height=1></body></html>`,
      ),
    becomes: [document()],
    says: 'Bitte zahlen Sie 42,00',
    never: 'track.example',
  },
  {
    name: 'text and HTML of one letter',
    mail: () => many('alternative', [text(letter), html(htmlLetter)]),
    becomes: [document()],
    says: 'Abschlagszahlung',
  },
  {
    name: 'a text that only says there is HTML',
    mail: () => many('alternative', [text('Bitte HTML einschalten.'), html(htmlLetter)]),
    becomes: [document()],
    says: 'Abschlagszahlung',
    never: 'einschalten',
  },
  {
    name: 'a logo in the signature',
    mail: async () =>
      Buffer.from(
        many('related', [
          html(htmlLetter + '<img src="cid:l">'),
          file(
            [
              'Content-Type: image/jpeg; name="image001.jpg"',
              'Content-ID: <l>',
              'Content-Disposition: inline',
            ],
            await picture(200, 80),
          ),
        ]),
      ),
    becomes: [document(), leftOut('ornament')],
  },
  {
    name: 'a photo of a page, inline and in HTML',
    mail: async () =>
      Buffer.from(
        many('related', [
          html('<p>Hallo</p><img src="cid:p">'),
          file(
            [
              'Content-Type: image/jpeg',
              'Content-ID: <p>',
              'Content-Disposition: inline; filename="IMG_1.jpeg"',
            ],
            await picture(1500, 2000),
          ),
        ]),
      ),
    becomes: [leftOut('accompanies'), document('IMG_1.jpeg')],
  },
  {
    name: 'a business card and a key',
    mail: () =>
      many('mixed', [
        text(letter),
        attached('max.vcf', 'BEGIN:VCARD\r\nEND:VCARD', 'text/vcard'),
        attached('key.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----', 'application/pgp-keys'),
      ]),
    becomes: [document(), leftOut('signature'), leftOut('signature')],
  },
  {
    name: 'an invitation with a calendar part',
    mail: () =>
      many('alternative', [
        text(letter),
        text('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR', 'text/calendar; method=REQUEST'),
      ]),
    becomes: [document(), leftOut('calendar')],
  },
  {
    name: 'signed with S/MIME beside it',
    mail: () =>
      many('signed; protocol="application/pkcs7-signature"', [
        text(letter),
        attached('smime.p7s', Buffer.from('3080', 'hex'), 'application/pkcs7-signature'),
      ]),
    becomes: [document(), leftOut('signature')],
  },
  {
    name: 'signed with S/MIME around it',
    mail: () => signedMail(within('mixed', [text(note), attached('r.pdf')])),
    becomes: [leftOut('accompanies'), document('r.pdf'), leftOut('signature')],
  },
  {
    name: 'a letter signed with S/MIME around it, in pieces without a length',
    mail: () => signedMail(text(letter), { isOpen: true }),
    becomes: [document(), leftOut('signature')],
    says: '42,00 €',
  },
  {
    name: 'a photo as phones of Apple keep it',
    mail: () =>
      many('mixed', [
        text(note),
        attached(
          'IMG_1.HEIC',
          Buffer.from('00000018667479706865696300000000', 'hex'),
          'image/heic',
        ),
      ]),
    becomes: [leftOut('note'), unreadable('heic')],
  },
  {
    name: 'a file that was signed',
    mail: () =>
      many('mixed', [
        text(note),
        attached('r.pdf.p7m', signedData(pdf()), 'application/pkcs7-mime'),
      ]),
    becomes: [leftOut('accompanies'), document('r.pdf'), leftOut('signature')],
  },
  {
    name: 'a signature with nothing in it',
    mail: () => many('mixed', [text(letter), attached('smime.p7m', signedData(null), 'x/y')]),
    becomes: [document(), leftOut('signature')],
  },
  {
    name: 'signed with PGP beside it',
    mail: () =>
      many('signed; protocol="application/pgp-signature"', [
        within('mixed', [text(note), attached('r.pdf')]),
        text(
          '-----BEGIN PGP SIGNATURE-----\r\n\r\niQ==\r\n-----END PGP SIGNATURE-----',
          'application/pgp-signature; name="signature.asc"',
        ),
      ]),
    becomes: [leftOut('accompanies'), document('r.pdf'), leftOut('signature')],
  },
  {
    name: 'a text signed with PGP in itself',
    mail: () =>
      mail(
        [],
        lines(
          '-----BEGIN PGP SIGNED MESSAGE-----',
          'Hash: SHA256',
          '',
          letter,
          '-----BEGIN PGP SIGNATURE-----',
          '',
          'iQEzBAEB',
          '-----END PGP SIGNATURE-----',
        ),
      ),
    becomes: [document()],
    says: 'Abschlagszahlung',
    never: 'PGP',
  },
]
