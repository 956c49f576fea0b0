import {
  attached,
  document,
  file,
  leftOut,
  letter,
  mail,
  many,
  note,
  part,
  type Sample,
  text,
  unreadable,
  within,
} from './sample.ts'

const htmlLetter = letter
  .split('\r\n\r\n')
  .map((one) => `<p>${one}</p>`)
  .join('')

/** Fixtures: archives and encrypted mails, reports of the mail system, and mails within mails. */
export const unopenable: Sample[] = [
  {
    name: 'encrypted with PGP',
    mail: () =>
      many('encrypted; protocol="application/pgp-encrypted"', [
        text('Version: 1', 'application/pgp-encrypted'),
        text(
          '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----',
          'application/octet-stream; name="encrypted.asc"',
        ),
      ]),
    becomes: [unreadable('sealed')],
  },
  {
    name: 'encrypted with PGP in its text',
    mail: () => mail([], '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----'),
    becomes: [unreadable('sealed')],
  },
  {
    name: 'encrypted with S/MIME',
    mail: () =>
      mail(
        [
          'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
          'Content-Transfer-Encoding: base64',
        ],
        Buffer.from('308006092a864886f70d010703a080', 'hex').toString('base64'),
      ),
    becomes: [unreadable('sealed')],
  },
  {
    name: 'an Outlook package',
    mail: () =>
      many('mixed', [
        text(note),
        attached('winmail.dat', Buffer.from('789f3e2200010b00', 'hex'), 'application/ms-tnef'),
      ]),
    becomes: [leftOut('note'), unreadable('outlook')],
  },
  {
    name: 'an Outlook package under another name',
    mail: () =>
      many('mixed', [text(letter), attached('ATT001.pdf', Buffer.from('789f3e2200010b00', 'hex'))]),
    becomes: [document(), unreadable('outlook')],
  },
  {
    name: 'an Outlook message as a file',
    mail: () =>
      many('mixed', [
        text(note),
        attached(
          'Rechnung.msg',
          Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
          'application/vnd.ms-outlook',
        ),
      ]),
    becomes: [leftOut('note'), unreadable('message')],
  },
  {
    name: 'a ZIP, a Word file and a good PDF',
    mail: () =>
      many('mixed', [
        text(note),
        attached('a.zip', Buffer.from('504b0304140000000800', 'hex'), 'application/zip'),
        attached('b.exe', Buffer.from('4d5a90000300000004', 'hex'), 'application/x-msdownload'),
        attached('c.pdf'),
      ]),
    becomes: [
      leftOut('accompanies'),
      unreadable('packed'),
      unreadable('unknown'),
      document('c.pdf'),
    ],
  },
  {
    name: 'a message of the mail system about a mail that was not delivered',
    mail: () =>
      many(
        'report; report-type=delivery-status',
        [
          text('Ihre Nachricht konnte nicht zugestellt werden.'),
          text(
            'Final-Recipient: rfc822; x@example.org\r\nAction: failed',
            'message/delivery-status',
          ),
          part(['Content-Type: message/rfc822'], mail([], letter)),
        ],
        'Undelivered Mail',
      ),
    becomes: [leftOut('report')],
  },
  {
    name: 'a confirmation that a mail was read',
    mail: () =>
      many('report; report-type=disposition-notification', [
        text('Gelesen.'),
        text('Disposition: manual-action; displayed', 'message/disposition-notification'),
      ]),
    becomes: [leftOut('report')],
  },
  { name: 'nothing in it', mail: () => mail([], ''), becomes: [leftOut('empty')] },
  {
    name: 'lines that go on (format=flowed)',
    mail: () =>
      mail(
        ['Content-Type: text/plain; charset=utf-8; format=flowed'],
        'Sehr geehrte Frau Muster,\r\n\r\nbitte zahlen Sie bis zum \r\n28.03.2025 den Betrag.\r\n\r\n-- \r\nAmt',
      ),
    becomes: [document()],
    says: 'bis zum 28.03.2025',
  },
  {
    name: 'a letter attached as a page of HTML',
    mail: () =>
      many('mixed', [
        text('Guten Tag, siehe Anlage.'),
        attached('brief.html', `<html>${htmlLetter}</html>`, 'text/html'),
      ]),
    becomes: [leftOut('accompanies'), document('brief.html')],
    says: 'Abschlagszahlung',
  },
  {
    name: 'the text of the mail under a name, with a footer of a list',
    mail: () =>
      many('mixed', [
        file(
          [
            'Content-Type: text/plain; charset=utf-8; name="text.txt"',
            'Content-Disposition: inline',
          ],
          letter,
        ),
        attached('footer.txt', 'Liste abbestellen', 'text/plain'),
      ]),
    becomes: [document('text.txt'), leftOut('noLetter')],
  },
  {
    name: 'forwarded as an attachment',
    mail: () =>
      many(
        'mixed',
        [
          text('zur Info'),
          part(
            ['Content-Type: message/rfc822', 'Content-Disposition: attachment'],
            many('mixed', [text(note), attached('drin.pdf')], 'Innen'),
          ),
        ],
        'WG: Innen',
      ),
    becomes: [leftOut('accompanies'), leftOut('accompanies'), document('drin.pdf')],
  },
  {
    name: 'forwarded as an attachment, and the text inside is the letter',
    mail: () =>
      many(
        'mixed',
        [text('zur Info'), part(['Content-Type: message/rfc822'], mail([], letter, 'Innen'))],
        'WG: Innen',
      ),
    becomes: [leftOut('accompanies'), document('Innen')],
  },
  {
    name: 'a mail within, packed as base64',
    mail: () =>
      many('mixed', [
        text('zur Info'),
        attached('Anhang.eml', mail([], letter, 'Innen'), 'message/rfc822'),
      ]),
    becomes: [leftOut('accompanies'), document('Innen')],
  },
  {
    name: 'a mail within that is called a stream of bytes',
    mail: () =>
      many('mixed', [
        text('zur Info'),
        attached(
          'noname',
          mail(['Message-ID: <1@a.example>'], letter, 'Innen'),
          'application/octet-stream',
        ),
      ]),
    becomes: [leftOut('accompanies'), document('Innen')],
  },
  {
    name: 'several mails as a digest',
    mail: () =>
      many('digest', [
        part(['Content-Type: message/rfc822'], mail([], letter, 'Eins')),
        part(['Content-Type: message/rfc822'], mail([], letter.replace('42', '43'), 'Zwei')),
      ]),
    becomes: [document('Eins'), document('Zwei')],
  },
  {
    name: 'a letter of its own beside its terms',
    mail: () =>
      many('mixed', [
        text(letter.replace('Bitte', `${'Wir haben Ihr Konto geprüft. '.repeat(20)}Bitte`)),
        attached('agb.pdf'),
      ]),
    becomes: [document(), document('agb.pdf')],
  },
  {
    name: 'both forks of a file from an old Mac',
    mail: () =>
      many('mixed', [
        text(note),
        within('appledouble', [
          file(
            ['Content-Type: application/applefile; name="r.pdf"'],
            Buffer.from('0005160700020000', 'hex'),
          ),
          attached('r.pdf'),
        ]),
      ]),
    becomes: [leftOut('accompanies'), leftOut('accessory'), document('r.pdf')],
  },
]
