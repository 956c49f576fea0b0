import type { Tables } from '../tables.ts'
import { many } from './many.ts'

const letters = (count: number) => many(count, { one: '1 Brief', other: `${count} Briefe` })
const answers = (count: number) => many(count, { one: '1 Antwort', other: `${count} Antworten` })

export const yourData: Tables['yourData'] = {
  jump: 'Einstellungen nach Thema',
  parts: {
    you: 'Sie',
    reminders: 'Erinnerungen',
    letters: 'Briefe',
    app: 'App',
    account: 'Konto',
    data: 'Ihre Daten',
  },
  notDone: 'Das konnte nicht ausgeführt werden',
  devices: {
    title: 'Geräte',
    hint: 'Wo Sie angemeldet sind. Wenn Sie ein Gerät abmelden, bekommt es auch keine Mitteilungen mehr.',
    here: 'dieses Gerät',
    unknown: 'Ein Gerät',
    on: (browser, system) => `${browser} auf ${system}`,
    browser: 'Browser',
    system: 'einem Gerät',
    used: (day) => `Zuletzt benutzt ${day}`,
    since: (day) => `angemeldet seit ${day}`,
    end: 'Abmelden',
    endOf: (name) => `${name} abmelden`,
    ended: 'Das Gerät ist abgemeldet',
    why: 'Was es von Ihren Briefen hat, wird gelöscht, wenn es das nächste Mal mit Verbindung geöffnet wird, außer was noch nicht gesendet wurde.',
  },
  password: {
    title: 'Passwort',
    change: 'Passwort ändern',
    now: 'Ihr jetziges Passwort',
    next: 'Neues Passwort',
    nextHint: 'mindestens 8 Zeichen',
    save: 'Ändern',
    missing: 'Bitte geben Sie Ihr Passwort ein.',
    short: 'Das Passwort muss mindestens 8 Zeichen haben',
    changed: 'Passwort geändert',
    changedLong: 'Alle Ihre anderen Geräte sind abgemeldet.',
    failed: 'Das Passwort wurde nicht geändert',
  },
  practice: {
    title: 'Übungsmodus',
    hint: 'Was auf diesem Server niemand eingerichtet hat, wird nur nachgespielt. So können Sie alles ausprobieren.',
    mail: 'Briefe verschicken',
    payment: 'Bezahlen',
    isPractice: 'Übung',
    isReal: 'Echt',
    mailPractice: 'Nichts wird verschickt. Der Brief bleibt hier, und sein Weg ist erfunden.',
    mailReal: 'Briefe werden gedruckt und verschickt und kosten, was dabeisteht.',
    paymentPractice:
      'Es fließt kein Geld. Was Sie zur Übung bezahlen, müssen Sie weiterhin bezahlen.',
    paymentReal: 'Geld fließt, wenn Sie zustimmen.',
  },
  moving: {
    title: 'Exportieren und importieren',
    hint: 'Alles aus Ihrem Konto in einer Datei: Originale, was gelesen wurde, Ihre Briefe, Belege.',
    make: 'Datei mit allem erstellen',
    again: 'Neue Datei erstellen',
    making: 'Ihre Datei wird erstellt',
    of: (done, total) => `${done} von ${total} Briefen`,
    ready: (size, until) => `Fertig, ${size}. Sie bleibt hier bis ${until}.`,
    lost: (count) =>
      many(count, {
        one: 'Eine Datei fehlt darin, weil der Server sie verloren hat:',
        other: `${count} Dateien fehlen darin, weil der Server sie verloren hat:`,
      }),
    lostHint:
      'Die Datei LOST.txt im Export nennt sie alle. Fragen Sie die Betreiber dieses Servers: Vielleicht liegen sie in einer Sicherung.',
    lostThere: (count) =>
      many(count, {
        one: 'Ein Brief wurde nicht übernommen: Der andere Server hatte eine Datei davon verloren. Was davon übrig ist, liegt im Export. Bitte laden Sie es von Hand hoch.',
        other: `${count} Briefe wurden nicht übernommen: Der andere Server hatte Dateien davon verloren. Was davon übrig ist, liegt im Export. Bitte laden Sie es von Hand hoch.`,
      }),
    save: 'Datei speichern',
    drop: 'Vom Server entfernen',
    dropped: 'Die Datei ist entfernt',
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
    careful:
      'Sie enthält alle Ihre Briefe und ist nicht verschlüsselt: Bewahren Sie sie auf, wo niemand sonst nachsieht.',
    take: 'Solche Datei importieren',
    sending: 'Die Datei wird gesendet',
    taking: 'Die Datei wird importiert',
    taken: 'Importiert',
    result: (count, before, responses) =>
      `Neu hier: ${letters(count)} und ${answers(responses)}. Schon vorher hier: ${letters(before)}.`,
    refused: 'Nicht importiert',
    past: 'Was mitgekommen ist',
    pastHint:
      'Frühere Zahlungen, Guthaben und verschickte Briefe. Sie sind hier nur zum Nachlesen.',
    pastShow: 'Zeigen, was mitgekommen ist',
    kinds: { payment: 'Zahlung', credits: 'Guthaben', order: 'Brief verschickt an' },
  },
  leaving: {
    title: 'Konto löschen',
    hint: 'Ihr Konto und alles darin wird gelöscht, hier und auf allen Ihren Geräten. Nichts bringt es zurück.',
    ask: 'Mein Konto löschen',
    lost: 'Das ist endgültig verloren',
    letters: (count, size) =>
      many(count, {
        one: `1 Brief mit seiner Datei (${size})`,
        other: `${count} Briefe mit ihren Dateien (${size})`,
      }),
    responses: (count) =>
      many(count, {
        one: '1 Antwort, die Sie geschrieben haben',
        other: `${count} Antworten, die Sie geschrieben haben`,
      }),
    credits: (count) => many(count, { one: '1 Guthabenpunkt', other: `${count} Guthabenpunkte` }),
    waiting: (count) =>
      many(count, {
        one: '1 Änderung, die noch nicht beim Server ist',
        other: `${count} Änderungen, die noch nicht beim Server sind`,
      }),
    rest: 'Fristen, Erinnerungen, Ihr Kalender und Ihre Weiterleitungsadresse',
    onTheirWay: (count) =>
      many(count, {
        one: '1 Brief ist unterwegs. Er wird trotzdem verschickt, aber Sie können ihn nicht mehr verfolgen.',
        other: `${count} Briefe sind unterwegs. Sie werden trotzdem verschickt, aber Sie können sie nicht mehr verfolgen.`,
      }),
    notHandedOver: (count) =>
      many(count, {
        one: '1 Brief ist beauftragt und noch nicht übergeben. Er wird nicht verschickt.',
        other: `${count} Briefe sind beauftragt und noch nicht übergeben. Sie werden nicht verschickt.`,
      }),
    payments: (count) =>
      many(count, {
        one: '1 Zahlung ist nicht abgeschlossen. Wird dabei Geld abgebucht, kann es Ihnen nur zurückgeben, wer diesen Server betreibt.',
        other: `${count} Zahlungen sind nicht abgeschlossen. Wird dabei Geld abgebucht, kann es Ihnen nur zurückgeben, wer diesen Server betreibt.`,
      }),
    kept: 'Nichts wird aufbewahrt. In Sicherungen dessen, der diesen Server betreibt, kann es noch stehen, bis sie ersetzt werden.',
    exportFirst: 'Sie können vorher alles exportieren.',
    next: 'Weiter',
    password: 'Ihr Passwort',
    sure: 'Alles löschen?',
    sureText:
      'Das ist die letzte Frage. Das Löschen beginnt sofort und kann nicht angehalten werden.',
    yes: 'Alles löschen',
    failed: 'Das Konto wurde nicht gelöscht',
    done: 'Ihr Konto ist gelöscht',
    doneLong: 'Auf diesem Gerät ist nichts mehr davon.',
  },
}
