import type { By, AskedDay, DayTold, ListedThings } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import askedWords from './asked-words.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import { many } from './many.ts'
import { plan } from './plan.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('de-DE')

const words: WordsOf = {
  ...askedWords,
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
    'if-moved': 'Wenn Sie umgezogen sind:',
    'if-changes': 'Wenn sich etwas ändert:',
    'if-not-driver': 'Wenn Sie das Auto nicht gefahren haben:',
    'if-cannot-pay': 'Wenn Sie nicht zahlen können:',
    'if-interpreter': 'Wenn Sie einen Dolmetscher brauchen:',
    'if-lost': 'Wenn Sie es verloren haben:',
    'if-want': 'Wenn Sie das möchten:',
    'if-benefits': 'Wenn Sie Sozialleistungen bekommen:',
    'if-children': 'Wenn Sie Kinder haben:',
    'if-sold': 'Wenn Sie es verkauft haben:',
    'if-more-time': 'Wenn Sie mehr Zeit brauchen:',
    'if-job': 'Wenn Sie Arbeit finden:',
    'if-damage': 'Wenn es einen Schaden gibt:',
    'if-new-account': 'Wenn sich Ihr Konto ändert:',
    'if-sick': 'Wenn Sie krank sind:',
    'if-available': 'Falls Sie es haben:',
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
const listed = (v: ListedThings) =>
  v.count === null
    ? list([...v.things.map((id) => words.things[id]), ...v.named.map(ownWords)])
    : `diese ${v.count} Dinge`
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

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence}`

export const sayings: Sayings = {
  ...warnings,
  ...plan,
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

  thing: (v) => words.things[v.thing],
  'only.if': (v) => `Nur ${words.leads[v.only].replace(/^W/u, 'w').replace(/:$/u, '')}.`,
  'only.unknown': 'Nur in manchen Fällen. Ob das auf Sie zutrifft, konnten wir nicht erkennen.',

  'ask.pay': (v) => {
    const plus = { interest: ' und die Zinsen', more: ' und die weiteren Kosten aus dem Brief' }
    const to =
      v.account === 'named'
        ? ' auf das im Brief genannte Konto'
        : v.account
          ? ` auf das Konto ${ownWords(v.account)}`
          : ''
    return `Zahlen Sie ${v.amount === null ? 'den Betrag aus dem Brief' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-or-object': (v) =>
    `Zahlen Sie${by(v.by)} die Beträge, oder senden Sie dem Gericht das beigefügte Formular und schreiben Sie, dass Sie widersprechen.`,
  'ask.pay-not-court': 'Wenn Sie zahlen, zahlen Sie nicht an das Gericht.',
  'ask.pay-back': (v) =>
    `Zahlen Sie ${v.amount === null ? 'das Geld' : money(v.amount)}${by(v.by)} zurück.`,
  'ask.use-account': 'Nutzen Sie für Zahlungen das Konto aus diesem Brief.',
  'ask.put-reference': (v) =>
    v.reference === null
      ? 'Geben Sie bei der Zahlung das Zeichen dieses Briefes an.'
      : `Geben Sie bei der Zahlung ${ownWords(v.reference)} an.`,
  'ask.standing-order': (v) =>
    `Ändern Sie Ihren Dauerauftrag auf ${v.amount === null ? 'den neuen Betrag' : money(v.amount)}.`,
  'ask.things': (v) => `${words.doing[v.doing].replace('~', `${listed(v)}${by(v.by)}`)}.`,
  'ask.do': (v) => `${words.tasks[v.task]}${by(v.by)}.`,
  'ask.sign-may': 'Man bittet Sie zu unterschreiben. Das müssen Sie nicht.',
  'ask.sign-means': (v) => `Wenn Sie unterschreiben, heißt das: ${words.signing[v.meaning]}.`,
  'ask.tax-returns': (v) =>
    `Reichen Sie Ihre Steuererklärungen${by(v.by)}${v.online ? ' online (ELSTER)' : ''} ein.`,
  'ask.end-contract': (v) => `Kündigen Sie den Vertrag schriftlich${by(v.by)}.`,
  'ask.check-details': 'Prüfen Sie diese Angaben im Brief.',
  'ask.tell-so': (v) =>
    `Sagen Sie dem Absender Bescheid${by(v.by)}${v.proof ? ' und legen Sie einen Nachweis bei' : ''}.`,
  'ask.comment': (v) =>
    `Schreiben Sie auf, wie es aus Ihrer Sicht war, und senden Sie es ein${by(v.by)}.`,
  'ask.number': (v) => `Die Telefonnummer ist ${ownWords(v.phone)}.`,
  'ask.pay-in-parts': 'Zahlen Sie in Teilen.',
  'ask.new-account':
    'Laut Brief sollen Sie auf ein neues Konto zahlen. Fragen Sie zuerst beim Absender nach, unter einer Telefonnummer, die Sie selbst herausgesucht haben.',
  'ask.use-reference': (v) => `Geben Sie als Verwendungszweck ${ownWords(v.reference)} an.`,
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
  'ask.copies-only': 'Senden Sie nur Kopien, keine Originale.',
  'ask.identity-copy': (v) =>
    `Der Brief bittet${by(v.by)} um eine Kopie oder ein Foto Ihres Ausweises oder Passes. Seien Sie sicher, wer der Absender ist, bevor Sie etwas senden.`,
  'ask.send-back-it': (v) => `Senden Sie es${by(v.by)} zurück.`,
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
  'ask.register-work': (v) =>
    `Melden Sie sich${by(v.by)} bei der Agentur für Arbeit ${v.seeking ? 'arbeitsuchend' : 'arbeitslos'}.`,
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
  'ask.keep-letter': 'Bewahren Sie diesen Brief auf.',
  'ask.check-list': 'Prüfen Sie die Liste im Brief.',
  'ask.check-enclosed': 'Prüfen Sie, was dem Brief beiliegt.',
  'ask.answer': (v) => `Antworten Sie dem Absender${by(v.by)}.`,
  'ask.call': (v) => `Rufen Sie den Absender${by(v.by)} an.`,
  'ask.contact': (v) => `Wenden Sie sich${by(v.by)} an den Absender.`,

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

  'else.by-file': 'Das Amt entscheidet ohne Ihre Antwort, nur mit dem, was es schon hat.',
  'else.deemed-withdrawn': 'Ihr Antrag gilt als zurückgenommen.',
  'else.deemed-agreed': 'Es gilt so, als hätten Sie zugestimmt.',
  'else.deemed-refused': 'Es gilt als abgelehnt.',
  'else.deemed-accepted': 'Der Absender nimmt an, dass es stimmt.',
  'else.appointment-lost': 'Ihr Termin verfällt.',
  'else.all-due': 'Sie müssen vielleicht alles auf einmal zahlen.',
  'else.no-cover': 'Sie können Ihren Versicherungsschutz verlieren.',
  'else.licence': 'Sie können Ihren Führerschein verlieren.',
  'else.no-driving': 'Sie dürfen das Fahrzeug vielleicht nicht mehr benutzen.',
  'else.towed': 'Ihr Auto oder Ihre Sachen können auf Ihre Kosten weggebracht werden.',
  'else.brought': 'Die Polizei kann Sie holen.',
  'else.prison':
    'Ein Gericht kann Sie für einige Tage ins Gefängnis schicken, wenn Sie nicht zahlen.',
  'else.deported': 'Sie können abgeschoben werden.',
  'else.delay': 'Es dauert länger.',
  'else.place-lost': 'Sie verlieren Ihren Platz.',
  'else.right-lost': 'Sie verlieren dieses Recht.',
  'else.no-money': 'Sie bekommen dafür kein Geld.',
  'else.guilty': 'Das Gericht kann ohne Sie entscheiden.',
  'else.renewed': 'Der Vertrag läuft weiter.',
  'else.cut-by': (v) =>
    `Ihre Leistung kann um ${v.percent} %${v.months === null ? '' : ` für ${period({ count: v.months, unit: 'month' })}`} gekürzt werden.`,
  'else.blocked-for': (v) =>
    `Sie bekommen vielleicht ${period({ count: v.weeks, unit: 'week' })} lang kein Arbeitslosengeld.`,
  'else.fine-of': (v) =>
    `Sie müssen vielleicht eine Geldbuße von bis zu ${money(v.amount)} zahlen.`,
  'else.penalty-of': (v) => `Sie müssen vielleicht ein Zwangsgeld von ${money(v.amount)} zahlen.`,
  'else.fee-of': (v) => `Sie müssen vielleicht eine Gebühr von ${money(v.amount)} zahlen.`,
  'else.no-show-fee': (v) =>
    `Wenn Sie nicht kommen und nicht absagen, kostet das ${money(v.amount)}.`,
  'else.interest-of': (v) => `Sie müssen vielleicht ${v.percent} % Zinsen zahlen.`,

  'day.named': 'Der Brief nennt diesen Tag.',
  'day.without-year':
    'Der Brief nennt diesen Tag ohne Jahr; gemeint ist das nächste Mal nach dem Datum des Briefes.',
  'day.mended': (v) =>
    `Der Brief nennt diesen Tag; „${ownWords(v.read)}“ wird als ${day(v.day)} gelesen, ein anderer Tag kann es nicht sein.`,
  'day.weekday-differs': (v) =>
    `Im Brief steht ${ownWords(v.printed)}, aber Wochentag und Datum passen nicht zusammen. Bitte sehen Sie auf die Seite.`,
  'day.month-end': (v) =>
    `Im Brief steht „${ownWords(v.words)}“: das ist der letzte Tag dieses Monats.`,
  'day.in-words': (v) =>
    `Im Brief steht „${ownWords(v.words)}“: vom Datum des Briefes an gerechnet ist das ${longDay(v.day)}.`,
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
  'day.printed-posting': (v) =>
    `Der Brief nennt ${longDay(v.day)} als den Tag, an dem er zur Post gegeben wurde.`,
  'day.from-service':
    'Die Frist beginnt am Tag der Zustellung. Er steht auf dem Umschlag, in dem der Brief kam.',
  'day.from-arrival':
    'Die Frist beginnt an dem Tag, an dem der Brief bei Ihnen ankam. Den kennen nur Sie.',
  'day.from-unread-date': 'Die Frist beginnt am Datum des Briefes, das wir nicht lesen konnten.',
  'day.from-signature': 'Die Frist beginnt an dem Tag, an dem Sie unterschreiben.',
  'day.from-final':
    'Die Frist beginnt, wenn die Entscheidung rechtskräftig ist: wenn die Zeit für einen Einspruch vorbei ist und niemand Einspruch eingelegt hat.',
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
