import {
  document,
  leftOut,
  letter,
  lines,
  mail,
  many,
  part,
  type Sample,
  text,
  unreadable,
} from './sample.ts'

const note = 'Kannst du dir das bitte ansehen?\r\n\r\n'
const quoted = letter.split('\r\n').map((line) => `> ${line}`)
const way = 'pasted'
const mime = ['Message-ID: <a@b.example>']

/** Fixtures: mails that were pasted or forwarded as text. */
export const pasted: Sample[] = [
  {
    name: 'the letter alone',
    way,
    mail: () => letter,
    becomes: [document('Sehr geehrte Frau Muster,')],
  },
  {
    name: 'Outlook in German',
    way,
    mail: () =>
      lines(
        `${note}________________________________`,
        'Von: Finanzamt Musterhafen <post@finanzamt.example>',
        'Gesendet: Montag, 17. März 2025 08:14',
        'An: Jana Muster',
        'Betreff: Ihr Bescheid',
        '',
        letter,
      ),
    becomes: [document('Ihr Bescheid')],
    says: 'Von: Finanzamt Musterhafen',
    never: 'ansehen',
  },
  {
    name: 'Thunderbird in German',
    way,
    mail: () =>
      lines(
        '-------- Weitergeleitete Nachricht --------',
        'Betreff: \tIhr Bescheid',
        'Datum: \tMon, 17 Mar 2025 08:14:58 +0100',
        'Von: \tFinanzamt <post@finanzamt.example>',
        'An: \tjana@example.org',
        '',
        '',
        letter,
      ),
    becomes: [document('Ihr Bescheid')],
    says: 'Datum: Mon, 17 Mar 2025',
  },
  {
    name: 'Gmail',
    way,
    mail: () =>
      lines(
        note,
        '---------- Forwarded message ---------',
        'Von: Stadtwerke <post@stadtwerke.example>',
        'Date: Mo., 17. März 2025 um 08:14 Uhr',
        'Subject: Mahnung',
        'To: <jana@example.org>',
        '',
        '',
        letter,
      ),
    becomes: [document('Mahnung')],
    never: 'Forwarded',
  },
  {
    name: 'Apple Mail, quoted',
    way,
    mail: () =>
      lines(
        note,
        'Anfang der weitergeleiteten Nachricht:',
        '',
        '> Von: Amt <amt@example.org>',
        '> Betreff: Aktenzeichen 12',
        '> Datum: 17. März 2025 um 08:14:58 MEZ',
        '> An: Jana',
        '> ',
        ...quoted,
      ),
    becomes: [document('Aktenzeichen 12')],
    says: 'Sehr geehrte Frau Muster',
    never: '> Sehr',
  },
  {
    name: 'heads in bold, a line apart',
    way,
    mail: () =>
      lines(
        '*Von:* Amt <amt@example.org>',
        '',
        '*Gesendet:* 17.03.2025',
        '',
        '*Betreff:* Anhörung',
        '',
        letter,
      ),
    becomes: [document('Anhörung')],
  },
  {
    name: 'forwarded twice',
    way,
    mail: () =>
      lines(
        'Von: Onkel',
        'Datum: 18.03.2025',
        'Betreff: Fwd: Bescheid',
        '',
        'siehe unten',
        '',
        'Von: Amt',
        'Datum: 17.03.2025',
        'Betreff: Bescheid',
        '',
        letter,
      ),
    becomes: [document('Bescheid')],
    says: 'Von: Amt',
    never: 'Onkel',
  },
  {
    name: 'a list of addressees over two lines',
    way,
    mail: () =>
      lines(
        'Von: Amt',
        'An: a@example.org; b@example.org;',
        '  c@example.org',
        'Betreff: Bescheid',
        '',
        letter,
      ),
    becomes: [document('Bescheid')],
  },
  {
    name: 'a letter above the mail it answers',
    way,
    mail: () =>
      lines(
        letter,
        'Dazu erläutern wir Ihnen die Berechnung. '.repeat(12),
        '',
        'Von: Jana',
        'Gesendet: 10.03.2025',
        'Betreff: Frage',
        '',
        'Wie hoch ist es?',
      ),
    becomes: [document('Sehr geehrte Frau Muster,')],
    says: 'Abschlagszahlung',
  },
  {
    name: 'a letter that says from when',
    way,
    mail: () => letter.replace('Bitte', 'Von: 01.01.2025 bis: 31.01.2025.\r\nBitte'),
    becomes: [document('Sehr geehrte Frau Muster,')],
  },
  {
    name: 'the source of a mail',
    way,
    mail: () => mail(mime, letter),
    becomes: [document()],
    says: 'Datum: 17.03.2025',
  },
  {
    name: 'the source behind empty lines',
    way,
    mail: () => `\r\n\r\n${mail(mime, letter)}`,
    becomes: [document()],
  },
  {
    name: 'a page of HTML',
    way,
    mail: () => `<div>${letter.replaceAll('\r\n', '<br>')}</div><script>alert(1)</script>`,
    becomes: [document('Sehr geehrte Frau Muster,')],
    never: 'alert',
  },
  {
    name: 'encrypted',
    way,
    mail: () => '-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----',
    becomes: [unreadable('sealed')],
  },
  {
    name: 'a forwarded text in a mail with its letter attached',
    mail: () =>
      many('mixed', [
        text(lines(note, 'Von: Amt', 'Betreff: Bescheid', '', 'siehe Anlage')),
        part(['Content-Type: message/rfc822'], mail(mime, letter, 'Innen')),
      ]),
    becomes: [leftOut('accompanies'), document('Innen')],
  },
]
