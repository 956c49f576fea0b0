import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const settings: Tables['settings'] = {
  notKept: 'Das konnte nicht gespeichert werden',
  loggedInAs: (name) => `Sie sind angemeldet als ${name}.`,
  about: (version) => `Brieflotse ${version} · freie Software unter der MIT-Lizenz`,
  languageHint:
    'Für die Bildschirme, Erinnerungen und E-Mails, auf allen Ihren Geräten. Die App beginnt damit neu; nichts, was Sie geschrieben haben, geht verloren.',
  search: {
    label: 'Einstellungen durchsuchen',
    results: 'Gefundene Einstellungen',
    found: (count) => (count === 1 ? '1 Einstellung gefunden' : `${count} Einstellungen gefunden`),
    none: (word) => `Keine Einstellung zu „${word}“ gefunden. Versuchen Sie ein anderes Wort.`,
  },
  credits: {
    title: 'Guthaben',
    hint: 'Einen Brief zu verschicken kostet 2 Guthabenpunkte, dazu das Porto.',
    balance: (credits) =>
      many(credits, { one: '1 Guthabenpunkt', other: `${credits} Guthabenpunkte` }),
    buy: 'Guthaben kaufen',
  },
  storage: {
    title: 'Speicher auf diesem Gerät',
    hint: 'Ihre Briefe sind auch hier gespeichert. So können Sie sie ohne Verbindung lesen.',
    letters: (count) =>
      many(count, { one: 'Text von 1 Brief', other: `Text von ${count} Briefen` }),
    pictures: 'Bilder der Seiten',
    originals: 'Originaldateien',
    waiting: 'Wartet auf das Senden',
    quota: (used, all) => `${used} von ${all} benutzt, die der Browser erlaubt.`,
    span: 'Seiten und Dateien behalten von',
    budget: 'Höchstens belegen',
    upTo: (size) => size,
    budgetHint:
      'Die neuesten Briefe gehen vor. Ältere werden geholt, wenn Sie sie öffnen. Briefe, die Sie behalten wollen, bleiben auf jeden Fall.',
    persisted: 'Geschützt: Der Browser löscht das nicht von selbst.',
    notPersisted: 'Der Browser darf das löschen, wenn der Platz auf dem Gerät knapp wird.',
    persist: 'Schützen',
    refused: 'Der Browser hat nicht zugestimmt',
    refusedLong: 'Meist stimmt er zu, wenn die App auf dem Startbildschirm ist.',
    spans: { quarter: 'den letzten 3 Monaten', year: 'dem letzten Jahr', all: 'allen Briefen' },
  },
  admin: {
    title: 'Dieser Server',
    hint: 'Sie kümmern sich um ihn: Benutzer, Aufgaben, Anbieter und Speicher.',
    open: 'Öffnen',
  },
  archive: {
    title: 'Archivierte Briefe',
    hint: 'Etwa 30 Tage nach dem Archivieren werden sie endgültig gelöscht. Es zählen nur Tage, an denen der Server läuft.',
    none: 'Nichts ist archiviert.',
    restore: 'Wiederherstellen',
    restoreOf: (title) => `${title} wiederherstellen`,
    restored: 'Dokument wiederhergestellt',
    restoredLater: 'Der Server erfährt es, sobald Sie verbunden sind.',
  },
  install: {
    title: 'Auf dem Startbildschirm',
    hint: 'Von dort geöffnet sieht sie aus wie jede andere App und bewahrt Ihre Briefe sicherer auf.',
    installed: 'Brieflotse ist auf diesem Gerät installiert.',
    apple: [
      'Tippen Sie in Safari auf den Teilen-Knopf.',
      'Wählen Sie „Zum Home-Bildschirm“.',
      'Öffnen Sie Brieflotse vom Startbildschirm.',
    ],
    android: [
      'Öffnen Sie das Menü Ihres Browsers.',
      'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
      'Öffnen Sie Brieflotse vom Startbildschirm.',
    ],
  },
  iphone: {
    title: 'Teilen von einem iPhone',
    hint: 'Ein iPhone bietet Web-Apps beim Teilen nicht an. So geht es trotzdem.',
    show: 'Zeigen, wie',
    shortcut: 'Ein Kurzbefehl für Texte und E-Mails',
    newShortcut:
      'Öffnen Sie die App Kurzbefehle, tippen Sie auf das Plus und nennen Sie den neuen Kurzbefehl Brieflotse.',
    inShareSheet:
      'Tippen Sie unten auf das i, schalten Sie „Im Share-Sheet anzeigen“ ein und lassen Sie ihn Text empfangen.',
    actions:
      'Fügen Sie die Aktion „URL codieren“ hinzu, dann „URLs öffnen“ mit dieser Adresse und dem codierten Text dahinter:',
    forward: 'Die E-Mail weiterleiten',
    forwardHow:
      'Jedes Konto hat eine eigene Adresse. Leiten Sie eine E-Mail mit einem Brief dorthin weiter.',
    forwardLink: 'Meine Adresse zeigen',
    files:
      'PDFs und Fotos: Speichern Sie sie in Dateien oder Fotos. Öffnen Sie dann hier Hochladen und tippen Sie auf Dateien durchsuchen.',
  },
}
