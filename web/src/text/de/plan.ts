import type { DayTold } from '@brieflotse/reading'
import type { PlanSayings } from '../explained-tables.ts'
import { ownWords, writtenIn } from '../said-in.ts'
import { many } from './many.ts'

const { day, sum, clock, country, language } = writtenIn('de-DE')

const at = (time: string | null) => (time ? ` um ${clock(time)} Uhr` : '')
const by = (until: DayTold | null) =>
  until
    ? ` bis zum ${day(until.day)}${at(until.time)}${until.counted ? ' (diesen Tag haben wir berechnet)' : ''}`
    : ''
const on = (one: DayTold | null) => (one ? ` am ${day(one.day)}${at(one.time)}` : '')

const begins = {
  'receipt-date': 'nach dem Tag, an dem Sie diesen Brief bekommen haben',
  'service-date': 'nach dem Datum auf dem gelben Umschlag',
}

export const plan: PlanSayings = {
  'step.pay': (v) => `Zahlen Sie ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-part': (v) => `Zahlen Sie den nächsten Teil, ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-parts': (v) =>
    `Zahlen Sie ${sum(v.sum)} in Teilen${v.day ? `, den ersten${by(v.day)}` : ''}. Wie viel jeder Teil ist, steht im Brief.`,
  'step.pay-further': (v) => `Zahlen Sie außerdem ${sum(v.sum)}${by(v.day)}.`,
  'step.pay-monthly': (v) =>
    `Zahlen Sie ${v.day ? `ab dem ${day(v.day.day)} ` : ''}${sum(v.sum)} im Monat. Wenn Sie einen Dauerauftrag haben, ändern Sie ihn.`,
  'step.pay-unread': (v) =>
    `Sie müssen${by(v.day)} etwas zahlen. Den Betrag konnten wir nicht lesen. Suchen Sie ihn im Brief.`,
  'step.pay-to': (v) => `Das Konto gehört ${ownWords(v.payee)}.`,
  'step.in-all': (v) => `Insgesamt sind es ${sum(v.sum)}.`,
  'step.pay-early': (v) =>
    `Wenn Sie ${v.day ? `bis zum ${day(v.day)}` : 'früher'} zahlen, reichen ${sum(v.sum)}.`,
  'step.late-fee': (v) => `${sum(v.sum)} davon sind eine Mahngebühr.`,
  'step.pay-foreign': (v) =>
    `Verlangt werden ${sum(v.sum)}${by(v.day)}, keine Euro. Zahlen Sie mit der App Ihrer Bank, direkt nach dem Brief.`,
  'step.pay-there': (v) =>
    `Zahlen Sie ${v.sum ? sum(v.sum) : 'den Betrag im Brief'} bar oder mit Karte${on(v.day)}. Überweisen geht nicht.`,
  'step.pay-online': (v) =>
    `Zahlen Sie ${v.sum ? sum(v.sum) : 'den Betrag im Brief'} online, so wie es im Brief steht${v.day ? `,${by(v.day)}` : ''}.`,
  'step.taken': (v) =>
    `Der Absender bucht ${v.sum ? sum(v.sum) : 'das Geld'}${on(v.day)} von Ihrem Konto ab. Überweisen Sie nichts. Achten Sie darauf, dass genug Geld auf dem Konto ist.`,
  'step.taken-card': (v) =>
    `Der Absender bucht ${v.sum ? sum(v.sum) : 'den Betrag'}${on(v.day)} von Ihrer Karte ab. Überweisen Sie nichts.`,
  'step.receive': (v) => `Sie bekommen${by(v.day ?? null)} ${sum(v.sum)}.`,
  'step.receive-monthly': (v) => `Sie bekommen ${sum(v.sum)} im Monat.`,
  'step.receive-unread': 'Sie bekommen Geld. Den Betrag konnten wir nicht lesen.',
  'step.settled': 'Im Brief steht, dass bezahlt ist. Sie müssen nicht zahlen.',
  'step.set-off': 'Der Betrag wird mit anderem Geld verrechnet. Sie müssen nicht zahlen.',
  'step.attend': (v) => `Gehen Sie${on(v.day)} zum Termin.`,
  'step.object': (v) =>
    `Wenn Sie nicht einverstanden sind, können Sie${by(v.day)} schriftlich widersprechen.`,
  'step.sue': (v) => `Wenn Sie nicht einverstanden sind, können Sie${by(v.day)} klagen.`,
  'step.reply': (v) => `Antworten Sie dem Absender${by(v.day)}.`,
  'step.send-documents': (v) => `Senden Sie die verlangten Unterlagen${by(v.day)}.`,
  'step.bring': 'Bringen Sie mit, was der Brief nennt.',
  'step.consent': (v) =>
    `Sie sollen${by(v.day)} zustimmen. Klären Sie vorher, was das für Sie bedeutet.`,
  'step.terminate': (v) => `Sie können den Vertrag${by(v.day)} kündigen.`,
  'step.other': (v) =>
    `Ein weiterer Tag im Brief${v.day ? `: ${day(v.day.day)}${at(v.day.time)}` : ''}. Wofür er gilt, konnten wir nicht erkennen.`,
  'step.nothing': 'Sie müssen nichts tun.',
  'step.nothing-offer': 'Sie müssen nichts tun und nichts bezahlen.',
  'step.nothing-kind':
    'Dieser Brief informiert Sie nur. Wir haben nichts gefunden, was Sie tun müssen.',

  'rule.period': ({ count, unit, from }) => {
    const length = {
      day: many(count, { one: '1 Tag', other: `${count} Tage` }),
      week: many(count, { one: '1 Woche', other: `${count} Wochen` }),
      month: many(count, { one: '1 Monat', other: `${count} Monate` }),
      year: many(count, { one: '1 Jahr', other: `${count} Jahre` }),
    }
    return `Sie haben ${length[unit]} ${begins[from]}.`
  },

  'why.you-said': 'Das haben Sie angegeben.',
  'why.asked': 'Der Brief bittet darum.',
  'why.asked-in-all': 'Der Brief verlangt diesen Betrag.',
  'why.debit': 'Im Brief steht, dass der Absender das Geld abbucht.',
  'why.card': 'Im Brief steht, dass Ihre Karte belastet wird.',
  'why.credit': 'Im Brief steht, dass dieses Geld für Sie ist.',
  'why.settled': 'Im Brief steht, dass nichts mehr offen ist.',
  'why.foreign': 'Der Betrag ist in einer anderen Währung.',
  'why.place': 'Im Brief steht, wie gezahlt wird.',
  'why.day': 'Der Brief nennt diesen Tag.',
  'why.right': 'Im Brief steht, dass Sie dieses Recht haben.',
  'why.law': (v) => `Dieses Recht haben Sie nach dem Gesetz (${ownWords(v.law)}).`,
  'why.says-so': 'So steht es im Brief.',
  'why.offer': 'Ein Angebot ist nur ein Angebot, bis Sie Ja sagen.',
  'why.kind': 'Briefe dieser Art informieren Sie nur.',

  'caution.offer':
    'Das ist ein Angebot, keine Rechnung. Sie müssen nicht zahlen. Wenn Sie zahlen oder unterschreiben, schließen Sie einen Vertrag.',
  'caution.trick':
    'Vorsicht, das kann ein Betrug sein. Zahlen Sie nicht, bevor Sie den Absender gefragt haben. Suchen Sie die Telefonnummer selbst.',
  'caution.changed-account':
    'Im Brief steht ein neues Bankkonto. Fragen Sie den Absender, bevor Sie zahlen. Suchen Sie die Telefonnummer selbst.',
  'sign.account-abroad': (v) => `Das Konto ist in diesem Land: ${country(v.country)}.`,
  'sign.other-payee': (v) => `Das Konto gehört ${ownWords(v.payee)}, nicht dem Absender.`,
  'sign.offer-words': 'Der Brief sagt selbst, dass er ein Angebot ist.',
  'sign.bank-unknown': 'Keine Bank hat diese Kontonummer.',

  'unclear.requests':
    'Wir konnten nicht alles erkennen, was der Absender will. Zeigen Sie diesen Brief einer Beratungsstelle oder fragen Sie den Absender.',
  'unclear.all':
    'Wir konnten nicht erkennen, was der Absender will. Zeigen Sie diesen Brief einer Beratungsstelle oder fragen Sie den Absender.',
  'unclear.other-program': (v) =>
    `Seite ${v.page} ist ein Formular, das nur das Programm von Adobe zeigen kann. Öffnen Sie es dort, drucken Sie es als PDF und fügen Sie diese Datei hinzu.`,
  'unclear.hardly-read': (v) =>
    `Seite ${v.page} konnten wir kaum lesen. Etwas Wichtiges kann fehlen. Machen Sie ein schärferes Foto davon.`,
  'unclear.lost':
    'Beim Lesen dieses Briefs ist etwas schiefgegangen. Ein Teil der Antwort kann fehlen. Zeigen Sie den Brief einer Beratungsstelle, oder fragen Sie den Absender.',
  'unclear.not-german': (v) =>
    `Dieser Brief ist nicht auf Deutsch. Seine Sprache: ${language(v.language)}. Wir lesen nur deutsche Briefe. Was er von Ihnen will, wissen wir nicht.`,
  'unclear.unreadable':
    'Auf dieser Seite konnten wir fast nichts lesen. Machen Sie ein schärferes Foto oder zeigen Sie den Brief jemandem.',
}
