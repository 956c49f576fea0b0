import type { Tables } from '../tables.ts'
import { many } from './many.ts'

export const admin: Tables['admin'] = {
  title: 'Dieser Server',
  lead: 'Nur Administratoren sehen das. Was in Briefen steht, sieht hier niemand.',
  sections: 'Bereiche',
  users: {
    invite: 'Jemanden einladen',
    notInvited: 'Die Einladung wurde nicht erstellt',
    invited: (until) =>
      `Geben Sie diese Adresse weiter. Eine Person kann damit ein Konto anlegen, bis ${until}:`,
    title: 'Benutzer',
    hint: 'Wer hier ein Konto hat. Wird eines gesperrt, ist es überall abgemeldet; alles darin bleibt.',
    search: 'Benutzername',
    find: 'Suchen',
    count: (count) => many(count, { one: '1 Konto', other: `${count} Konten` }),
    more: 'Mehr zeigen',
    notLoaded: 'Die Liste konnte nicht geladen werden',
    notChanged: 'Das konnte nicht geändert werden',
    admin: 'Administrator',
    locked: 'gesperrt',
    facts: (letters, size, credits) =>
      `${many(letters, { one: '1 Brief', other: `${letters} Briefe` })}, ${size} · ${many(credits, { one: '1 Guthabenpunkt', other: `${credits} Guthabenpunkte` })}`,
    since: (day) => `Seit ${day}`,
    used: (day) => `zuletzt benutzt ${day}`,
    notIn: 'nirgends angemeldet',
    lock: 'Sperren',
    lockOf: (name) => `${name} sperren`,
    lockWhy:
      'Der Benutzer wird auf allen Geräten abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto entsperren.',
    unlock: 'Entsperren',
    unlockOf: (name) => `${name} entsperren`,
    lockedDone: (name) => `${name} ist gesperrt`,
    unlockedDone: (name) => `${name} kann sich wieder anmelden`,
    give: 'Guthaben geben',
    giveOf: (name) => `${name} Guthaben geben`,
    giving: {
      title: (name) => `Guthaben für ${name}`,
      amount: 'Wie viele',
      reason: 'Grund',
      reasonNote: 'der Benutzer kann ihn lesen',
      wrongAmount: (most) => `Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
      noReason: 'Bitte sagen Sie, warum.',
      yes: 'Guthaben geben',
      done: (amount, name) =>
        many(amount, {
          one: `1 Guthabenpunkt an ${name} gegeben`,
          other: `${amount} Guthabenpunkte an ${name} gegeben`,
        }),
      failed: 'Das Guthaben wurde nicht gegeben',
    },
  },
  jobs: {
    title: 'Aufgaben',
    hint: 'Arbeit, die aufgegeben wurde. Eine Aufgabe heißt nach der Nummer dessen, worum es geht.',
    counts: (dead, waiting, running) =>
      `${dead} aufgegeben · ${waiting} wartend · ${running} in Arbeit`,
    facts: (day, attempts, failure) =>
      `Seit ${day} · ${many(attempts, { one: '1 Versuch', other: `${attempts} Versuche` })}${failure && ` · ${failure}`}`,
    retry: 'Noch einmal versuchen',
    retryOf: (name) => `Noch einmal versuchen: ${name}`,
    drop: 'Verwerfen',
    dropOf: (name) => `Verwerfen: ${name}`,
    failed: 'Das konnte nicht ausgeführt werden',
  },
  providers: {
    title: 'Anbieter',
    hint: 'Wer hier die Arbeit macht, ob echt oder zur Übung, und wann es zuletzt gelungen ist.',
    ports: {
      ocr: 'Lesen',
      translation: 'Übersetzen',
      mail: 'Briefe verschicken',
      tracking: 'Sendungen verfolgen',
      payment: 'Zahlungen',
      push: 'Mitteilungen',
      email: 'E-Mails',
    },
    kinds: { local: 'Auf diesem Rechner', practice: 'Übung', real: 'Echt', off: 'Aus' },
    last: (day) => `zuletzt am ${day}`,
    never: 'noch nicht benutzt',
  },
  storage: {
    stopped: {
      clock: () =>
        'Es wird nichts aufgeräumt: Die Uhr dieses Rechners ist gesprungen. Stellen Sie sie richtig; nach drei ruhigen Tagen geht das Aufräumen von selbst weiter.',
      database: () =>
        'Es wird nichts aufgeräumt: Die Datenbank und die Dateien daneben sind nicht aus derselben Zeit. Ist es eine alte Kopie?',
      unnamed: (count) =>
        `Es wird nichts aufgeräumt: ${count} gespeicherte Dateien gehören zu keinem Brief. Ist es die richtige Datenbank?`,
      backup: () =>
        'Es wird nichts aufgeräumt: Die Datenbank ist eine andere als im neuesten Backup, oder es ist weniger als die Hälfte davon übrig. Wenn Briefe fehlen, spielen Sie ein Backup zurück. Wenn Sie gerade eines zurückgespielt haben, räumen Sie weiter auf.',
      damaged: () =>
        'Die Datenbank ist beschädigt. Halten Sie den Server an, kopieren Sie den Datenordner an einen sicheren Ort und spielen Sie das neueste Backup zurück: npm run restore.',
    },
    backupsStay:
      'Solange wird kein Backup gelöscht. Der Server macht noch einige, danach keines mehr, bis das geklärt ist.',
    goOn: 'Weiter aufräumen',
    goOnHint:
      'Dateien, die zu keinem Brief gehören, kommen in einen Ordner des Tages und werden nach 30 Tagen gelöscht.',
    notGoneOn: 'Das Aufräumen geht nicht weiter',
    lost: (count) =>
      many(count, {
        one: 'Die Festplatte hat eine Datei verloren',
        other: `Die Festplatte hat ${count} Dateien verloren`,
      }),
    lostHint:
      'Kopieren Sie jede Datei aus einer Sicherung an dieselbe Stelle im Datenordner. Die nächste wöchentliche Prüfung nimmt sie von dieser Liste.',
    lostFile: {
      missing: (since, size) => `Fehlt seit ${since}, ${size}.`,
      damaged: (since, size) => `Beschädigt seit ${since}, ${size}.`,
    },
    lostOf: (users) => `Briefe von: ${users}.`,
    title: 'Speicher',
    hint: 'Was auf diesem Rechner wie viel Platz braucht.',
    free: 'Frei auf der Festplatte',
    database: 'Datenbank',
    kind: (name, count) => `${name} (${count})`,
    kinds: {
      originals: 'Originaldateien',
      pictures: 'Bilder der Seiten',
      posted: 'Verschickte Briefe und Nachweise',
      mails: 'Wartende E-Mails',
      transfers: 'Exporte zum Abholen',
    },
    users: 'Nach Benutzer, Originaldateien',
    user: (name, letters) =>
      `${name} (${many(letters, { one: '1 Brief', other: `${letters} Briefe` })})`,
  },
  backups: {
    title: 'Sicherungen',
    hint: 'Eine Kopie von allem, wie es in einem Augenblick war: Briefe, Konten, Schlüssel. Der Server kann dabei weiterlaufen.',
    now: 'Jetzt sichern',
    running: 'Eine Sicherung wird gemacht',
    failed:
      'Die letzte Sicherung wurde nicht fertig. Vielleicht ist kein Platz mehr; im Protokoll des Servers steht mehr.',
    notBegun: 'Die Sicherung wurde nicht begonnen',
    none: 'Es gibt noch keine Sicherung.',
    daily: (keep) =>
      `Jeden Tag wird eine gemacht. Die neuesten ${keep} bleiben, ältere werden entfernt.`,
    notDaily: (keep) =>
      `Von selbst wird keine gemacht: Setzen Sie BRIEFLOTSE_BACKUP_DIR auf einen Ordner auf einem anderen Datenträger, dann gibt es jeden Tag eine. Die neuesten ${keep} bleiben.`,
    folder: 'Sie liegen in',
    list: 'Sicherungen, die neueste zuerst',
    of: (files, size) => `${many(files, { one: '1 Datei', other: `${files} Dateien` })}, ${size}`,
    restore:
      'Um zu einer zurückzukehren, halten Sie den Server an und starten am Gerät „npm run restore“. Seither gelöschte Briefe kommen damit wieder.',
  },
}
