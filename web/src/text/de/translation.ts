import type { Tables } from '../tables.ts'

export const translation: Tables['translation'] = {
  title: 'Übersetzung',
  hint: 'Briefe werden auf dem Server übersetzt, und nichts verlässt ihn.',
  hintElsewhere: (label) =>
    `Sätze aus Ihren Briefen werden an ${label} gesendet, weil Sie zugestimmt haben.`,
  into: (language) => `Sprache, in die Ihre Briefe übersetzt werden: ${language}.`,
  notInto: (wanted, used) =>
    `Ihre Sprache ist ${wanted}. Dafür ist hier kein Modell installiert, das aus dem Deutschen übersetzt. Ihre Briefe werden deshalb in eine andere Sprache übersetzt: ${used}.`,
  roughOnly:
    'In dieser Sprache ist jeder Satz als grob gekennzeichnet: Niemand kann ihn hier prüfen.',
  installed: 'Installierte Modelle',
  pair: (from, to) => `${from} – ${to}`,
  shipped: 'gehört zu Brieflotse',
  licence: (name) => `Lizenz ${name}`,
  service: {
    title: (label) => `Mit ${label} übersetzen`,
    leaves: (label, host) =>
      `Wenn Sie zustimmen, verlassen die Sätze Ihrer Briefe diesen Server und gehen an ${label} (${host}). Beträge, Daten, Konto- und Aktenzeichen und die erkannten Namen werden vorher herausgenommen. Andere Namen, Adressen und alles Übrige in einem Satz werden gesendet, wie sie dastehen. Es kann also trotzdem erkennbar sein, wessen Brief es ist.`,
    logged:
      'Hier wird festgehalten, wie viele Zeichen für welchen Brief gesendet wurden und wann. In jedem solchen Brief steht, wer ihn übersetzt hat.',
    off: 'Es ist ausgeschaltet.',
    on: (day) => `Sie haben am ${day} zugestimmt. Das gilt für Briefe, die seitdem gelesen werden.`,
    yes: (label) => `Ja, an ${label} senden`,
    no: 'Nicht mehr senden',
    failed: 'Das konnte nicht gespeichert werden',
  },
  by: (label) => `Übersetzt von ${label}`,
  own: {
    labels: {
      question: 'Ihre Frage, auf Englisch',
      reason: 'Ihre Gründe, auf Englisch (freiwillig)',
    },
    english: 'Ich schreibe auf Englisch',
    englishHint: (by) =>
      by === 'the model on this server'
        ? 'Ein Modell auf diesem Server überträgt es ins Deutsche, und Sie entscheiden, ob es in den Brief kommt.'
        : `${by} überträgt es ins Deutsche, und Sie entscheiden, ob es in den Brief kommt. Ihre Worte werden dorthin gesendet, ohne Zahlen.`,
    templatesOnly:
      'Auf diesem Server ist nichts installiert, das Deutsch schreibt. Die Sätze des Briefes sind vorgegeben; Ihre eigenen Worte müssen deutsch sein.',
    write: 'Ins Deutsche übertragen',
    writing: 'Wird ins Deutsche übertragen …',
    failed: 'Das konnte nicht ins Deutsche übertragen werden',
    german: 'Deutsch, maschinell übersetzt',
    says: 'Was das heißt',
    rough: 'Sehen Sie genau hin: Vielleicht steht da nicht, was Sie geschrieben haben.',
    none: 'Dieser Satz konnte nicht ins Deutsche übertragen werden. Bitte sagen Sie es einfacher oder lassen Sie ihn weg.',
    noBack: 'Niemand kann hier sagen, was das heißt.',
    accept: 'Dieses Deutsch hat eine Maschine geschrieben. Was es sagt, ist das, was ich meine.',
    notYet: 'Es kommt erst in den Brief, wenn Sie zugestimmt haben.',
  },
  admin: {
    title: 'Übersetzungsmodelle',
    hint: 'Größere Modelle übersetzen lange Sätze besser und schreiben Deutsch. Sie laufen auf diesem Server; Briefe verlassen ihn dafür nicht.',
    size: (size) => size,
    states: {
      none: 'nicht installiert',
      waiting: 'wartet, bis es an der Reihe ist',
      fetching: 'wird geladen',
      broken: 'die Verbindung brach ab, es geht von selbst weiter',
      failed: 'nicht installiert',
      installed: 'installiert',
    },
    progress: (done, all) => `${done} von ${all}`,
    progressOf: (name) => `Fortschritt von ${name}`,
    fetch: 'Laden',
    fetchOf: (name) => `${name} laden`,
    goOn: 'Weiter',
    stop: 'Anhalten',
    stopOf: (name) => `Laden von ${name} anhalten`,
    files: 'Aus Dateien',
    filesOf: (name) => `${name} aus Dateien auf diesem Gerät installieren`,
    filesHint:
      'Ohne Internet: Laden Sie die Dateien anderswo, bringen Sie sie auf einem Stick mit und wählen Sie alle sechs. Was nicht genau die richtige Datei ist, wird abgelehnt.',
    missing: (names) => `Diese Dateien fehlen oder haben eine andere Größe: ${names}`,
    sendFailed: 'Die Dateien wurden nicht installiert',
    sent: (name) => `${name} ist installiert`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Briefe, die danach gelesen werden, übersetzt das kleinere Modell. Was übersetzt ist, bleibt.',
    removeFailed: 'Das Modell wurde nicht entfernt',
    fetchFailed: 'Das Modell kann nicht geladen werden',
    others: 'Andere Modelle',
    othersHint:
      'Wer den Server betreibt, kann auf der Befehlszeile Modelle für andere Sprachen hinzufügen.',
  },
}
