import type { By, AskedDay, DayTold } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import { kinds } from './kinds.ts'
import { many } from './many.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('de-DE')

const words: WordsOf = {
  things: {
    payslips: 'Lohnabrechnungen',
    'bank-statements': 'Kontoauszüge',
    'sick-note': 'eine Krankmeldung',
    cv: 'einen Lebenslauf',
    'birth-certificate': 'eine Geburtsurkunde',
    tenancy: 'den Mietvertrag',
    'photo-id': 'einen Ausweis mit Foto',
    'identity-card': 'Ihren Personalausweis',
    passport: 'Ihren Reisepass',
    letter: 'diesen Brief',
    summons: 'diese Ladung',
    'passport-photo': 'ein Passfoto',
    keys: 'die Schlüssel',
    transponder: 'den Transponder',
    'work-clothes': 'die Arbeitskleidung',
    'work-phone': 'das Diensttelefon',
    laptop: 'den Laptop',
    router: 'den Router',
    'debit-card': 'die Bankkarte',
    'credit-card': 'die Kreditkarte',
    'driving-licence': 'Ihren Führerschein',
    device: 'das Gerät',
    others: 'was der Satz im Brief sonst noch nennt',
  },
  forms: {
    questionnaire: 'den Fragebogen',
    agreement: 'die Vereinbarung',
    'power-of-attorney': 'die Vollmacht',
    'tax-return': 'die Steuererklärung',
    declaration: 'die Erklärung',
    contract: 'den Vertrag',
    application: 'den Antrag',
    form: 'das Formular',
    copy: 'ein Exemplar',
    copies: 'die Exemplare',
    'both-copies': 'beide Exemplare',
    sheet: 'das Blatt',
  },
  places: {
    meter: 'zum Zähler',
    bathroom: 'ins Bad',
    home: 'in Ihre Wohnung',
    cellar: 'in den Keller',
  },
  since: {
    invoice: 'ab dem Rechnungsdatum',
    arrival: 'nach Erhalt des Briefes',
    service: 'nach der Zustellung',
    'end-known': 'nachdem Sie wissen, wann Ihr Arbeitsverhältnis endet',
    named: '(ab wann, steht im Satz des Briefes)',
  },
  leads: {
    or: 'Oder:',
    also: 'In diesem Fall außerdem:',
    'if-ill': 'Wenn Sie krank sind und nicht kommen können:',
    'if-not-coming': 'Wenn Sie nicht kommen können:',
    'if-not-at-once': 'Wenn Sie nicht alles auf einmal zahlen können:',
    'if-questions': 'Wenn Sie Fragen haben:',
    'if-disagree': 'Wenn Sie nicht einverstanden sind:',
    'if-agree': 'Wenn Sie einverstanden sind:',
    'if-order': 'Wenn Sie den Auftrag erteilen möchten:',
    'if-wrong': 'Wenn Sie die Forderung für falsch halten:',
  },
  starts: {
    'that-day': 'diesem Tag',
    service: 'dem Tag der Zustellung',
    receipt: 'dem Tag, an dem der Brief ankam',
    arrival: 'dem Tag, an dem der Brief bei Ihnen ankam',
    'letter-date': 'dem Datum des Briefes',
    'handed-over': 'dem Tag der Übergabe',
    contract: 'dem Abschluss des Vertrags',
    appointment: 'dem Termin',
    'contract-end': 'dem Ende des Vertrags',
    beginning: 'dem Beginn',
  },
  freeDays: {
    Saturday: 'Samstag',
    Sunday: 'Sonntag',
    'New Year’s Day': 'Neujahr',
    Epiphany: 'Heilige Drei Könige',
    'International Women’s Day': 'Internationaler Frauentag',
    'Good Friday': 'Karfreitag',
    'Easter Monday': 'Ostermontag',
    'Labour Day': 'Tag der Arbeit',
    'Ascension Day': 'Christi Himmelfahrt',
    'Whit Monday': 'Pfingstmontag',
    'Corpus Christi': 'Fronleichnam',
    'Augsburg Peace Festival': 'Augsburger Friedensfest',
    'Assumption Day': 'Mariä Himmelfahrt',
    'World Children’s Day': 'Weltkindertag',
    'Day of German Unity': 'Tag der Deutschen Einheit',
    'Reformation Day': 'Reformationstag',
    'All Saints’ Day': 'Allerheiligen',
    'Repentance Day': 'Buß- und Bettag',
    'Christmas Day': '1. Weihnachtstag',
    'Boxing Day': '2. Weihnachtstag',
    'Liberation Day': 'Tag der Befreiung',
    'Uprising Day': 'Jahrestag des Volksaufstandes',
  },
}

const at = (time: string | null) => (time ? ` um ${clock(time)} Uhr` : '')
const things = (ids: (keyof WordsOf['things'])[]) => list(ids.map((id) => words.things[id]))
const told = ({ day: on, time, counted }: DayTold) =>
  `${day(on)}${at(time)}${counted ? ' (berechnet, steht nicht im Brief)' : ''}`
const on = (one: AskedDay | null) => (one ? ` am ${longDay(one.day)}${at(one.time)}` : '')

function by(until: By): string {
  if (until === null) return ''
  if (until === 'at-once') return ' sofort'
  if ('day' in until) return ` bis zum ${day(until.day)}${at(until.time)}`
  const { count, unit, since } = until
  const length = {
    day: many(count, { one: 'eines Tages', other: `von ${count} Tagen` }),
    'working-day': many(count, { one: 'eines Werktags', other: `von ${count} Werktagen` }),
    week: many(count, { one: 'einer Woche', other: `von ${count} Wochen` }),
    month: many(count, { one: 'eines Monats', other: `von ${count} Monaten` }),
  }
  return ` innerhalb ${length[unit]}${since ? ` ${words.since[since]}` : ''}`
}

function period({ count, unit, toMonthEnd }: Length): string {
  const length = {
    day: many(count, { one: '1 Tag', other: `${count} Tage` }),
    week: many(count, { one: '1 Woche', other: `${count} Wochen` }),
    month: many(count, { one: '1 Monat', other: `${count} Monate` }),
    year: many(count, { one: '1 Jahr', other: `${count} Jahre` }),
  }
  return toMonthEnd ? `${length[unit]} bis zum Monatsende` : length[unit]
}

const verbs = {
  enclose: ['Legen Sie', 'bei'],
  send: ['Senden Sie', ''],
  'hand-in': ['Reichen Sie', 'ein'],
}
const doing = (verb: keyof typeof verbs, what: string, until: By) =>
  `${[verbs[verb][0], `${what}${by(until)}`, verbs[verb][1]].filter(Boolean).join(' ')}.`

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence}`

export const sayings: Sayings = {
  ...warnings,
  'summary.no-text': 'Auf dieser Seite konnten wir keinen Text lesen.',
  'summary.sender-on': (v) =>
    `Diesen Brief hat ${ownWords(v.sender)} am ${day(v.day)} geschrieben.`,
  'summary.sender': (v) => `Diesen Brief hat ${ownWords(v.sender)} geschrieben.`,
  'summary.written-on': (v) =>
    `Dieser Brief wurde am ${day(v.day)} geschrieben. Wer ihn geschickt hat, konnten wir nicht lesen.`,
  'summary.no-sender': 'Wer diesen Brief geschickt hat, konnten wir nicht lesen.',
  'summary.kind': (v) => whatIs(kinds, v.kind),
  'summary.subject': (v) =>
    `Der Betreff ist „${ownWords(v.subject)}“. Welche Art von Brief das ist, konnten wir nicht erkennen.`,
  'summary.no-kind': 'Welche Art von Brief das ist, konnten wir nicht erkennen.',
  'summary.credit': (v) => `Sie haben ein Guthaben von ${money(v.amount)}.`,
  'summary.taken': (v) =>
    `${v.amount === null ? 'Der fällige Betrag wird' : `${money(v.amount)} werden`}${v.day ? ` am ${day(v.day)}` : ''} von Ihrem Konto abgebucht. Sie müssen nichts überweisen.`,
  'summary.names-amount': (v) => `Der Brief nennt den Betrag ${money(v.amount)}.`,
  'summary.pay': (v) => `Sie sollen ${money(v.amount)} zahlen.`,
  'summary.pay-by': (v) => `Sie sollen bis zum ${day(v.day)} ${money(v.amount)} zahlen.`,
  'summary.first-payment': (v) => `Die erste Zahlung ist bis zum ${day(v.day)} fällig.`,
  'summary.something-to-pay': (v) => `Bis zum ${day(v.day)} ist etwas zu zahlen.`,
  'summary.payee': (v) => `Das Geld soll an ${ownWords(v.payee)} gehen.`,
  'summary.late-fee': (v) => `Der Brief nennt ${money(v.amount)} Mehrkosten wegen Verspätung.`,

  'until.pay': (v) => `Eine weitere Zahlung ist bis zum ${told(v)} fällig.`,
  'until.object': (v) =>
    `Wenn Sie nicht einverstanden sind, können Sie bis zum ${told(v)} widersprechen.`,
  'until.sue': (v) => `Wenn Sie nicht einverstanden sind, können Sie bis zum ${told(v)} klagen.`,
  'until.reply': (v) => `Bis zum ${told(v)} wird eine Antwort erwartet.`,
  'until.send-documents': (v) =>
    `Bis zum ${told(v)} sind Unterlagen oder ein Formular einzusenden.`,
  'until.consent': (v) => `Der Absender bittet bis zum ${told(v)} um Ihre Zustimmung.`,
  'until.appointment': (v) => `Es gibt einen Termin am ${told(v)}.`,
  'until.terminate': (v) => `Sie können den Vertrag bis zum ${told(v)} beenden.`,
  'until.other': (v) => `Ein Tag, den Sie sich merken sollten, ist der ${told(v)}.`,
  'limited.pay': 'Zum Zahlen haben Sie nur begrenzt Zeit.',
  'limited.object': 'Zum Widersprechen haben Sie nur begrenzt Zeit.',
  'limited.sue': 'Für eine Klage haben Sie nur begrenzt Zeit.',
  'limited.reply': 'Zum Antworten haben Sie nur begrenzt Zeit.',
  'limited.send-documents': 'Zum Einsenden von Unterlagen haben Sie nur begrenzt Zeit.',
  'limited.consent': 'Für Ihre Zustimmung haben Sie nur begrenzt Zeit.',
  'limited.appointment': 'Um einen Termin auszumachen, haben Sie nur begrenzt Zeit.',
  'limited.terminate': 'Um den Vertrag zu beenden, haben Sie nur begrenzt Zeit.',
  'limited.other': 'Für das, worum der Brief bittet, haben Sie nur begrenzt Zeit.',
  'limited.from-arrival': 'Die Zeit läuft ab dem Tag, an dem der Brief bei Ihnen ankam.',
  'limited.from-service':
    'Die Zeit läuft ab dem Tag, an dem Ihnen der Brief förmlich zugestellt wurde.',
  'summary.may-ask':
    'Vielleicht will der Brief etwas von Ihnen. Lesen Sie ihn durch, um sicher zu sein.',
  'summary.nothing': 'Wir haben nichts gefunden, was Sie tun müssen.',

  'ask.something': (v) => `Der Brief bittet Sie${by(v.by)} um etwas.`,
  'ask.in-a-case': 'In einem Fall, den der Brief nennt, sollen Sie etwas tun.',
  'ask.something-then': 'Sie sollen etwas tun.',
  'ask.see-below': 'Der Satz aus dem Brief steht unten.',
  'ask.more': 'Der Satz im Brief sagt noch mehr.',
  'ask.pay': (v) => {
    const plus = {
      interest: ' zuzüglich Zinsen',
      more: ' zuzüglich dessen, was der Satz noch nennt,',
    }
    const to =
      v.account === 'named'
        ? ' auf das im Brief genannte Konto'
        : v.account
          ? ` auf das Konto ${ownWords(v.account)}`
          : ''
    return `Zahlen Sie ${v.amount === null ? 'den Betrag aus dem Brief' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-in-parts': 'Zahlen Sie in Teilen, wie der Brief es sagt.',
  'ask.pay-several': 'Zahlen Sie die Beträge an den Tagen, die der Satz im Brief nennt.',
  'ask.pay-or-object': (v) =>
    `Zahlen Sie${by(v.by)} die Beträge, oder teilen Sie dem Gericht auf dem beigefügten Vordruck mit, dass Sie der Forderung ganz oder zum Teil widersprechen.`,
  'ask.pay-not-court':
    'Wenn Sie zahlen, zahlen Sie nicht an das Gericht. An wen Sie zahlen sollen, steht im Satz des Briefes.',
  'ask.pay-back': (v) =>
    `Zahlen Sie ${v.amount === null ? 'das Geld, das der Brief nennt,' : money(v.amount)}${by(v.by)} zurück.`,
  'ask.new-account':
    'Laut Brief sollen Sie auf ein neues Konto zahlen. Fragen Sie zuerst beim Absender nach, unter einer Telefonnummer, die Sie selbst herausgesucht haben.',
  'ask.use-account': 'Nutzen Sie für Zahlungen das Konto, das im Satz des Briefes steht.',
  'ask.use-reference': (v) => `Geben Sie als Verwendungszweck ${ownWords(v.reference)} an.`,
  'ask.put-reference': (v) =>
    v.reference === null
      ? 'Geben Sie bei der Zahlung den Verwendungszweck an, den der Brief nennt.'
      : `Geben Sie bei der Zahlung den Verwendungszweck ${ownWords(v.reference)} an.`,
  'ask.standing-order': (v) =>
    v.amount === null
      ? 'Ändern Sie Ihren Dauerauftrag, wie der Brief es sagt.'
      : `Ändern Sie Ihren Dauerauftrag auf ${money(v.amount)}.`,
  'ask.from-when': 'Ab wann, steht im Satz des Briefes.',
  'ask.cover-account': 'Achten Sie darauf, dass genug Geld auf Ihrem Konto ist.',
  'ask.fill-in': (v) =>
    `Füllen Sie ${words.forms[v.form]}${by(v.by)} aus${v.sign ? ' und unterschreiben Sie' : ''}.`,
  'ask.sign': (v) => `Unterschreiben Sie ${words.forms[v.form]}${by(v.by)}.`,
  'ask.send-form': (v) => {
    const how = [...(v.fill ? ['ausgefüllt'] : []), ...(v.sign ? ['unterschrieben'] : [])].join(
      ' und ',
    )
    return `Senden Sie ${words.forms[v.form]}${how && ` ${how}`}${by(v.by)} ${v.back ? 'zurück' : 'ein'}.`
  },
  'ask.hand-in-declaration': (v) =>
    `Der Brief bittet Sie, die Erklärung${by(v.by)} zu unterschreiben und abzugeben.`,
  'ask.papers-listed': (v) => doing(v.doing, 'das, was der Brief auflistet,', v.by),
  'ask.papers': (v) => doing(v.doing, things(v.things), v.by),
  'ask.papers-asked': (v) => doing(v.doing, 'die Unterlagen, um die der Brief bittet,', v.by),
  'ask.copies-only': 'Senden Sie nur Kopien, keine Originale.',
  'ask.identity-copy': (v) =>
    `Der Brief bittet${by(v.by)} um eine Kopie oder ein Foto Ihres Ausweises oder Passes. Seien Sie sicher, wer der Absender ist, bevor Sie etwas senden.`,
  'ask.tax-returns': (v) =>
    `Reichen Sie die Erklärungen, die der Brief nennt,${by(v.by)}${v.online ? ' online mit ELSTER' : ''} ein.`,
  'ask.send-back-it': (v) => `Senden Sie es${by(v.by)} zurück.`,
  'ask.send-back-named': (v) => `Senden Sie das, was der Satz im Brief nennt,${by(v.by)} zurück.`,
  'ask.give-back': (v) =>
    `${v.send ? 'Senden' : 'Geben'} Sie ${things(v.things)}${by(v.by)} zurück.`,
  'ask.bring-listed': 'Bringen Sie die Dinge mit, die der Brief auflistet.',
  'ask.bring': (v) => `Bringen Sie ${things(v.things)} mit.`,
  'ask.bring-named': 'Bringen Sie mit, was der Satz im Brief nennt.',
  'ask.collect': (v) =>
    `Holen Sie ${v.card ? 'die Karte' : 'das, was der Brief nennt,'}${v.self ? ' persönlich' : ''}${by(v.by)} ab.`,
  'ask.must-come': 'Sie müssen kommen, es sei denn, man sagt Ihnen, dass Sie nicht kommen müssen.',
  'ask.come': (v) => {
    const to = { test: ' zum Einstufungstest', appointment: ' zum Termin' }
    return `Kommen Sie${on(v.on)}${v.self ? ' persönlich' : ''}${v.early ? ' pünktlich' : ''}${v.to ? to[v.to] : ''}.`
  },
  'ask.place': (v) => `Der Ort ist ${ownWords(v.place)}.`,
  'ask.call-off': 'Sagen Sie den Termin ab.',
  'ask.call-off-before': ({ count, working }) =>
    `Sagen Sie den Termin mindestens ${working ? many(count, { one: '1 Werktag', other: `${count} Werktage` }) : many(count, { one: '1 Tag', other: `${count} Tage` })} vorher ab.`,
  'ask.make-appointment': (v) => `Machen Sie${by(v.by)} einen Termin aus.`,
  'ask.let-in': (v) => `Sorgen Sie dafür, dass man${on(v.on)} ${words.places[v.place]} kommt.`,
  'ask.let-in-then': (v) =>
    `Sorgen Sie dafür, dass man zu der Zeit, die der Brief nennt, ${words.places[v.place]} kommt.`,
  'ask.register-work': (v) =>
    `Melden Sie sich${by(v.by)} bei der Agentur für Arbeit ${v.seeking ? 'arbeitsuchend' : 'arbeitslos'}.`,
  'ask.registration': (v) => `Nehmen Sie${by(v.by)} die Anmeldung vor, die der Brief nennt.`,
  'ask.confirm': (v) =>
    `Bestätigen Sie${v.copy ? ' auf der Kopie' : ''}${by(v.by)}, dass Sie den Brief bekommen haben.`,
  'ask.confirm-sign': 'Unterschreiben Sie.',
  'ask.confirm-date': 'Schreiben Sie das Datum dazu und unterschreiben Sie.',
  'ask.agree': (v) =>
    `Der Absender bittet Sie${by(v.by)} um Ihre Zustimmung. Lesen Sie vorher, worum es geht.`,
  'ask.meter': (v) =>
    `Lesen Sie Ihren Zähler ab und teilen Sie dem Absender den Stand${by(v.by)} mit.`,
  'ask.object': (v) =>
    `Wenn Sie nicht einverstanden sind, widersprechen Sie${by(v.by)} schriftlich.`,
  'ask.end-contract': (v) => `Kündigen Sie den Vertrag, den der Brief nennt,${by(v.by)}.`,
  'ask.remove': (v) =>
    `Entfernen Sie ${v.picture ? 'das Bild' : 'das, was der Brief nennt,'}${by(v.by)}.`,
  'ask.keep-letter': 'Bewahren Sie diesen Brief auf.',
  'ask.keep-device': 'Bewahren Sie das Gerät auf.',
  'ask.keep': 'Bewahren Sie auf, was der Brief nennt. Es kann später gebraucht werden.',
  'ask.check-list': 'Prüfen Sie die Liste im Brief.',
  'ask.check-enclosed': 'Prüfen Sie, was dem Brief beiliegt.',
  'ask.check-details': 'Prüfen Sie die Angaben im Brief.',
  'ask.check': 'Prüfen Sie, was der Satz im Brief nennt.',
  'ask.tell': (v) => `Teilen Sie dem Absender${by(v.by)} mit, wonach der Satz im Brief fragt.`,
  'ask.tell-so': (v) =>
    `Teilen Sie das dem Absender${by(v.by)}${v.proof ? ' mit Nachweis' : ''} mit.`,
  'ask.tell-bank': (v) => `Teilen Sie dem Absender${by(v.by)} Ihre Bankverbindung mit.`,
  'ask.tell-reasons': (v) => `Teilen Sie dem Absender${by(v.by)} Ihre Gründe mit.`,
  'ask.comment': (v) => `Schreiben Sie${by(v.by)}, was Sie dazu zu sagen haben.`,
  'ask.answer': (v) => `Antworten Sie dem Absender${by(v.by)}.`,
  'ask.call': (v) => `Rufen Sie den Absender${by(v.by)} an.`,
  'ask.number': (v) => `Die Nummer im Satz ist ${ownWords(v.phone)}.`,
  'ask.contact': (v) => `Wenden Sie sich${by(v.by)} an den Absender.`,
  'ask.contact-named': (v) =>
    `Wenden Sie sich${by(v.by)} an die Stelle, die der Satz im Brief nennt.`,

  'threat.supply':
    'Der Brief sagt, dass Ihre Versorgung gesperrt werden kann, wenn Sie nichts tun.',
  'threat.enforced':
    'Der Brief sagt, dass die Forderung vollstreckt werden kann, wenn Sie nichts tun.',
  'threat.by-force':
    'Der Brief sagt, dass man Sie zwangsweise vorführen oder andere Maßnahmen ergreifen kann, wenn Sie nicht kommen.',
  'threat.fine':
    'Der Brief sagt, dass Sie eine Geldbuße zahlen müssen könnten, wenn Sie nichts tun.',
  'threat.estimate':
    'Der Brief sagt, dass das Amt die Zahlen schätzen kann, wenn es keine Antwort bekommt.',
  'threat.refused':
    'Der Brief sagt, dass Geld oder eine Erlaubnis abgelehnt oder gekürzt werden kann, wenn Sie nichts tun.',
  'threat.court': 'Der Brief sagt, dass die Sache vor Gericht gehen kann, wenn Sie nichts tun.',
  'threat.collector':
    'Der Brief sagt, dass ein Inkassobüro oder eine Auskunftei eingeschaltet werden kann, wenn Sie nichts tun.',
  'threat.contract': 'Der Brief sagt, dass ein Vertrag gekündigt werden kann, wenn Sie nichts tun.',
  'threat.costs-more': 'Der Brief sagt, dass es mehr kostet, wenn Sie sich verspäten.',
  'else.supply': 'Ihre Versorgung kann gesperrt werden.',
  'else.connection': 'Ihr Anschluss kann gesperrt werden.',
  'else.court-order':
    'Die andere Seite kann einen Vollstreckungsbescheid bekommen und das Geld zwangsweise holen lassen.',
  'else.payment-order': 'Die Sache kann in ein gerichtliches Mahnverfahren gehen.',
  'else.bailiff': 'Der Brief sagt, dass ein Gerichtsvollzieher kommen kann.',
  'else.seized': 'Ihr Konto oder Ihr Lohn kann gepfändet werden.',
  'else.by-force': 'Das Geld kann zwangsweise eingezogen werden.',
  'else.court': 'Die Sache kann vor Gericht gehen.',
  'else.eviction': 'Der Vermieter kann auf Räumung der Wohnung klagen.',
  'else.fine': 'Sie müssen vielleicht eine Geldbuße zahlen.',
  'else.offence': 'Es kann eine Ordnungswidrigkeit sein, für die es eine Geldbuße gibt.',
  'else.penalty': 'Sie müssen vielleicht ein Zwangsgeld oder Ordnungsgeld zahlen.',
  'else.estimate': 'Das Amt kann die Zahlen schätzen.',
  'else.benefit-blocked': 'Ihr Arbeitslosengeld kann für eine Zeit gesperrt werden.',
  'else.benefit-stopped': 'Ihre Leistung kann abgelehnt oder eingestellt werden.',
  'else.benefit-reduced': 'Ihre Leistung kann gekürzt werden.',
  'else.application-refused': 'Ihr Antrag kann abgelehnt werden.',
  'else.family-insurance': 'Die Familienversicherung kann enden.',
  'else.late-charges': 'Es können Zuschläge wegen Verspätung dazukommen.',
  'else.reminder-fees': 'Es können Mahngebühren dazukommen.',
  'else.interest': 'Sie müssen vielleicht Zinsen zahlen.',
  'else.collector': 'Ein Inkassobüro kann eingeschaltet werden.',
  'else.credit-agency': 'Es kann Auskunfteien wie der Schufa gemeldet werden.',
  'else.contract': 'Ein Vertrag mit Ihnen kann gekündigt werden.',
  'else.costs-more': 'Es kann für Sie teurer werden.',
  'else.bear-costs': 'Sie müssen vielleicht die Kosten zahlen, die dadurch entstehen.',
  'else.instalments-end': 'Die Vereinbarung, später oder in Raten zu zahlen, endet.',
  'else.charged': 'Es kann Ihnen berechnet werden.',
  'else.set-off': 'Der Betrag kann mit dem verrechnet werden, was Sie schulden.',
  'else.given-away': 'Was für Sie freigehalten wurde, kann jemand anderes bekommen.',
  'else.destroyed': 'Was für Sie bereitliegt, kann vernichtet werden.',
  'else.closed': 'Die Sache kann ohne weitere Zahlung an Sie abgeschlossen werden.',
  'else.course-fee': 'Sie müssen die ganze Kursgebühr zahlen.',

  'day.named': 'Der Brief nennt diesen Tag.',
  'day.without-year':
    'Der Brief nennt diesen Tag ohne Jahr; gemeint ist das nächste Mal nach dem Datum des Briefes.',
  'day.mended': (v) =>
    `Der Brief nennt diesen Tag; „${ownWords(v.read)}“ wird als ${day(v.day)} gelesen, ein anderer Tag kann es nicht sein.`,
  'day.weekday-differs': (v) =>
    `Im Brief steht ${ownWords(v.printed)}, aber Wochentag und Datum passen nicht zusammen. Bitte sehen Sie auf die Seite.`,
  'day.month-end': (v) =>
    `Im Brief steht „${ownWords(v.words)}“: das ist der letzte Tag dieses Monats.`,
  'day.standing-order':
    'Ab diesem Tag gilt ein neuer Betrag; der Brief bittet Sie, den Dauerauftrag zu ändern.',
  'day.as-before': 'Der Brief verweist auf den Tag, den er davor genannt hat.',
  'day.in-table': 'Der Brief nennt diesen Tag in einer Tabelle mit Zahlungen.',
  'day.in-table-debit':
    'Der Brief nennt diesen Tag in einer Tabelle; das Geld wird abgebucht, Sie müssen nichts überweisen.',
  'day.earliest-start':
    'Der Brief sagt nicht, ab wann gezählt wird; sein Datum ist der früheste mögliche Tag.',
  'day.posted': (v) =>
    `Der Brief trägt das Datum ${longDay(v.day)}; dieser Tag wird als Tag der Aufgabe zur Post genommen.`,
  'day.from-service':
    'Die Frist beginnt am Tag der Zustellung. Er steht auf dem Umschlag, in dem der Brief kam.',
  'day.from-arrival':
    'Die Frist beginnt an dem Tag, an dem der Brief bei Ihnen ankam. Den kennen nur Sie.',
  'day.from-unread-date': 'Die Frist beginnt am Datum des Briefes, das wir nicht lesen konnten.',
  'day.from-signature': 'Die Frist beginnt an dem Tag, an dem Sie unterschreiben.',
  'day.arrival-needed':
    'Das Datum des Briefes konnten wir nicht lesen. Deshalb wird der Tag gebraucht, an dem er bei Ihnen ankam.',
  'day.you-say-arrived': (v) => `Sie sagen, dass der Brief am ${longDay(v.day)} bei Ihnen ankam.`,
  'day.you-say-served': (v) =>
    `Sie sagen, dass auf dem Umschlag ${longDay(v.day)} als Tag der Zustellung steht; an diesem Tag beginnt die Frist (§ 180 ZPO).`,
  'day.you-do-not-know': (v) =>
    `Sie kennen den Tag nicht. Vor seinem eigenen Datum, ${longDay(v.day)}, kann der Brief nicht gekommen sein. Dieser Tag wird genommen, damit Sie nicht zu spät sind; die wirkliche Frist kann später enden.`,
  'day.you-gave': 'Diesen Tag zum Zahlen haben Sie angegeben.',

  'count.deemed': (v) =>
    `Ein Bescheid, der mit der Post kommt, gilt am ${v.nth === 4 ? 'vierten' : 'dritten'} Tag nach der Aufgabe zur Post als bekannt gegeben: ${longDay(v.day)} (${v.law}).`,
  'count.deemed-unsure':
    'Nur im Steuerrecht verschiebt sich dieser Tag, wenn er auf ein Wochenende oder einen Feiertag fällt. Welches Recht gilt, ist nicht sicher; deshalb wird der frühere Tag genommen.',
  'count.deemed-stays': (v) =>
    `Im ${v.branch === 'social' ? 'Sozialrecht' : 'Verwaltungsrecht'} verschiebt sich dieser Tag nicht, auch wenn er auf ein Wochenende oder einen Feiertag fällt.`,
  'count.later': (v) =>
    `Der Brief kam in Wirklichkeit später an, am ${longDay(v.day)}; dieser Tag zählt.`,
  'count.period': (v) =>
    `${period(v)} ab ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.no-such-day': (v) =>
    `Einen ${v.day}. gibt es in diesem Monat nicht, deshalb zählt sein letzter Tag (§ 188 Abs. 3 BGB).`,
  'count.before': (v) =>
    `${period(v)} vor ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.working-days': (v) =>
    `${many(v.count, { one: '1 Werktag', other: `${v.count} Werktage` })} (Montag bis Samstag) vor ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.moved': (v) =>
    `${longDay(v.from)} ist kein Werktag (${v.free.map((one) => words.freeDays[one]).join(', ')}), deshalb verschiebt sich der Tag auf ${longDay(v.to)} (${v.law}).`,
  'count.maybe-holiday': (v) =>
    `${longDay(v.day)} ist nur an manchen Orten ein Feiertag (${words.freeDays[v.holiday]}); zur Sicherheit zählt er als Werktag.`,
}
