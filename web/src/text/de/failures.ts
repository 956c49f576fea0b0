import type { Messages } from '../tables.ts'

export const failures: Messages = {
  'invalid-input':
    'Einige Angaben stimmen nicht. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'not-logged-in': 'Bitte melden Sie sich an, um fortzufahren.',
  'wrong-credentials': 'Benutzername oder Passwort ist falsch',
  'account-deleted': 'Dieses Konto wurde gelöscht, mit allem, was darin war.',
  'account-locked': 'Dieses Konto ist gesperrt. Bitte fragen Sie, wer diesen Server betreibt.',
  'registration-closed':
    'Neue Konten sind hier nicht für alle offen. Bitte fragen Sie, wer diesen Server betreibt, nach einer Einladung.',
  'wrong-password': 'Das ist nicht Ihr Passwort. Bitte versuchen Sie es noch einmal.',
  'admin-only': 'Das darf nur, wer diesen Server betreibt.',
  'not-enough-credits': 'Ihr Guthaben reicht für diesen Brief nicht.',
  'not-found': 'Das gibt es nicht. Vielleicht wurde es gelöscht.',
  'username-taken': 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.',
  conflict: 'Das wurde inzwischen anderswo geändert. Bitte sehen Sie es noch einmal an.',
  'key-reused': 'Diese Anfrage gab es schon, mit anderem Inhalt.',
  'letter-sent': 'Dieser Brief wurde verschickt. Er kann nicht mehr geändert werden.',
  'letter-unfinished':
    'In diesem Brief sind noch Stellen leer. Füllen Sie sie aus und senden Sie ihn dann.',
  'sender-missing':
    'Ihr Name und Ihre Adresse fehlen. Tragen Sie sie in den Einstellungen ein und senden Sie den Brief dann.',
  'no-recipient': 'Das Dokument enthält keine Angaben zum Absender',
  'not-printable': 'Dieser Brief kann so nicht für die Post gedruckt werden.',
  'option-not-offered':
    'Diese Versandart gibt es für diesen Brief nicht. Bitte wählen Sie eine andere.',
  'price-changed': 'Der Preis hat sich geändert. Bitte sehen Sie ihn an und bestätigen Sie ihn.',
  'already-mailed': 'Dieser Brief ist schon auf dem Weg.',
  'too-late-to-cancel':
    'Dieser Brief wird schon gedruckt oder verschickt. Er lässt sich nicht mehr aufhalten.',
  'mail-refused':
    'Die Druckerei hat diesen Brief abgelehnt. Nichts wurde verschickt und nichts berechnet.',
  'address-misread':
    'Die Druckerei hat eine andere Adresse gelesen als Ihre. Der Auftrag wurde angehalten; nichts wurde verschickt.',
  'provider-down':
    'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'signature-invalid':
    'Dieses Bild eignet sich nicht als Unterschrift. Bitte wählen Sie ein PNG oder JPG bis 2 MB.',
  'payment-running': 'Eine Zahlung läuft bereits',
  'payment-failed': 'Die Zahlung ist nicht gelungen',
  'payment-not-offered':
    'Das kann hier nicht bezahlt werden. Bitte bezahlen Sie es bei Ihrer eigenen Bank: Code und Angaben werden gezeigt.',
  'already-paid': 'Das wurde schon bezahlt. Bezahlen Sie nur noch einmal, wenn Sie sicher sind.',
  'invalid-amount': 'Der Betrag ist nicht lesbar',
  'invalid-iban': 'Diese IBAN ist nicht gültig. Bitte vergleichen Sie sie mit dem Brief.',
  'payment-not-created': 'Die Zahlung konnte nicht angelegt werden',
  'payment-not-verified': 'Der Stand der Zahlung konnte nicht geprüft werden',
  'not-ready': 'Dieses Dokument wurde noch nicht gelesen. Bitte warten Sie einen Moment.',
  'acted-on':
    'Hier wurde schon etwas bezahlt, beantwortet, verschickt oder abgehakt. Machen Sie nur weiter, wenn Sie sicher sind.',
  'piece-missing':
    'Ein Teil dieses Briefs ist nicht angekommen. Bitte versuchen Sie es noch einmal; was fehlt, wird noch einmal gesendet.',
  'upload-damaged': 'Diese Datei wurde unterwegs beschädigt. Bitte versuchen Sie es noch einmal.',
  'transfer-invalid':
    'Diese Datei kann nicht übernommen werden. Bitte wählen Sie eine Datei aus dem Export von Brieflotse.',
  'file-missing': 'Eine Datei ist nötig',
  'file-too-large': 'Die Datei muss kleiner als 10 MB sein',
  'file-type': 'Nur PDF, JPG und PNG sind möglich',
  'file-heic':
    'Dieses Foto ist im Format HEIC, das hier nicht gelesen werden kann. Öffnen Sie auf dem iPhone Einstellungen, Kamera, Formate, wählen Sie „Maximale Kompatibilität“ und fotografieren Sie noch einmal.',
  'file-encrypted':
    'Diese PDF ist mit einem Passwort gesperrt. Bitte speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.',
  'file-broken':
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte exportieren oder fotografieren Sie den Brief noch einmal.',
  'file-cut-off':
    'Das Ende dieser PDF fehlt. Bitte laden Sie den Brief noch einmal herunter oder exportieren Sie ihn noch einmal, und laden Sie dann die ganze Datei hoch.',
  'file-too-heavy':
    'Das Öffnen dieser PDF braucht zu viel Zeit oder Speicher. Bitte drucken Sie sie in eine neue PDF, oder fotografieren Sie die Seiten.',
  'file-only-form':
    'Diese PDF ist ein Formular, das nur Adobe Acrobat zeigen kann. Bitte öffnen Sie es dort, drucken Sie es in eine neue PDF und laden Sie diese hoch.',
  'file-blank':
    'Alle Seiten dieser PDF sind leer. Bitte öffnen Sie sie auf Ihrem Gerät. Wenn Sie dort den Brief sehen, drucken Sie ihn in eine neue PDF oder fotografieren Sie ihn.',
  'file-no-pages':
    'Diese PDF hat keine Seiten. Bitte exportieren oder fotografieren Sie den Brief noch einmal.',
  'file-too-many-pages':
    'Diese PDF hat zu viele Seiten. Bitte laden Sie höchstens 50 Seiten auf einmal hoch.',
  'image-too-large':
    'Dieses Bild hat zu viele Bildpunkte. Bitte nehmen Sie es mit einer normalen Einstellung der Kamera noch einmal auf.',
  'image-too-small':
    'Dieses Bild ist zu klein zum Lesen. Bitte machen Sie ein scharfes Foto von der ganzen Seite.',
  unreadable:
    'Auf diesen Seiten war kein Text zu lesen. Bitte fotografieren Sie noch einmal bei gutem Licht, mit der ganzen Seite im Bild.',
  'reading-failed':
    'Dieser Brief konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal; wenn es wieder nicht gelingt, hilft vielleicht ein neues Foto.',
  'model-damaged':
    'Was ankam, ist nicht das richtige Modell, und wurde verworfen. Bitte versuchen Sie es noch einmal.',
  'model-gone': 'Dieses Modell wird dort nicht mehr angeboten.',
  'server-full': 'Die Festplatte des Servers ist voll. Nichts wurde installiert.',
  'no-translator': 'Hier ist nichts installiert, das Deutsch schreibt.',
  'no-content': 'Bitte fügen Sie den Inhalt einer E-Mail ein.',
  'mail-failed': 'Der geteilte Inhalt konnte nicht verarbeitet werden',
  'too-large': 'Das ist zu groß zum Senden.',
  'rate-limited':
    'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  'cross-site': 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'content-lost':
    'Der Server hat diese Datei verloren, oder sie ist dort beschädigt. Wer den Server betreibt, hat sie vielleicht in einer Sicherung.',
  'account-full':
    'Ihre Briefe belegen den ganzen Platz, den dieser Server einem Konto gibt. Löschen Sie Briefe, die Sie nicht mehr brauchen, und versuchen Sie es dann noch einmal.',
  'disk-full':
    'Die Festplatte dieses Servers ist voll; wer ihn betreibt, muss Platz schaffen. Nichts ging verloren: Was auf diesem Gerät wartet, wird von selbst noch einmal gesendet.',
  busy: 'Der Server ist beschäftigt. Bitte versuchen Sie es gleich noch einmal.',
  'device-full':
    'Dieses Gerät ist voll, deshalb konnte das nicht gespeichert werden. Bitte schaffen Sie Platz und versuchen Sie es noch einmal.',
  offline: 'Es gibt keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  unexpected: 'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'letter.response-to': 'Antwort auf: {title}',
  'file.page': 'Seite {page}: {why}',
  'file.misnamed':
    'Der Name dieser Datei sagt PDF, JPG oder PNG, aber der Inhalt ist etwas anderes. Bitte wählen Sie eine andere Datei.',
  'form.username-missing': 'Bitte geben Sie einen Benutzernamen ein',
  'form.password-missing': 'Bitte geben Sie ein Passwort ein',
  'form.username-short': 'Der Benutzername braucht mindestens 3 Zeichen',
  'form.password-short': 'Das Passwort braucht mindestens 8 Zeichen',
  'form.email-invalid': 'Das ist keine gültige E-Mail-Adresse',
  'form.response-type-missing': 'Bitte wählen Sie die Art der Antwort',
  'form.payer-email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'print.blank': 'In dem Brief steht noch nichts. Öffnen Sie ihn und schreiben Sie seinen Text.',
  'print.no-sender':
    'Ihr Name und Ihre Adresse fehlen. Tragen Sie sie in den Einstellungen ein, damit eine Antwort Sie erreicht.',
  'print.no-recipient':
    'Die Adresse des Empfängers ist nicht vollständig. Sie braucht Name, Postleitzahl und Ort.',
  'print.no-postcode':
    'Die Adresse braucht eine Zeile mit der fünfstelligen Postleitzahl und dem Ort.',
  'print.outside-window':
    'Die Adresse passt nicht in das Fenster des Umschlags. Kürzen Sie Name oder Straße des Empfängers.',
  'print.other-text':
    'Im Fenster des Umschlags wäre etwas anderes zu sehen als die Adresse. Prüfen Sie Name und Adresse des Empfängers.',
  'print.stamp-zone':
    'Dort, wo die Post stempelt, wäre etwas gedruckt. Kürzen Sie die Adressen von Absender und Empfänger.',
  'print.edge':
    'Etwas wäre zu nah am Rand gedruckt. Kürzen Sie lange Zeilen oder nehmen Sie die Anlagen heraus.',
  'print.not-a4':
    'Eine Seite ist nicht A4, und nur A4 kann verschickt werden. Nehmen Sie die Anlagen heraus.',
  'print.locked':
    'Die Datei ist mit einem Passwort gesperrt. Legen Sie eine Kopie ohne Passwort bei.',
  'print.copies-too-long':
    'Die Kopien haben zusammen mehr als 40 Seiten. Lassen Sie eine weg oder senden Sie sie auf anderem Weg.',
  'print.copy-erased':
    'Ein Dokument, das als Kopie mitgeht, wurde gelöscht. Schreiben Sie den Brief noch einmal ohne diese Kopie.',
  'print.form-fields':
    'Die Datei enthält ein Formular, das sich noch ausfüllen lässt. Legen Sie eine gedruckte Kopie bei.',
  'print.font-missing':
    'In der Datei fehlt eine Schrift ({fonts}), sie würde falsch gedruckt. Legen Sie stattdessen ein Foto der Seite bei.',
  'print.too-many-pages':
    'Der Brief hat {pages} Seiten; {most} können auf einmal verschickt werden. Kürzen Sie ihn oder legen Sie weniger bei.',
  'print.too-large':
    'Der Brief hat {size} MB; {most} MB können verschickt werden. Legen Sie weniger bei.',
  'print.gaps':
    'Einige Stellen sind noch leer: {gaps}. Öffnen Sie den Brief und füllen Sie sie aus.',
  'print.some-characters':
    'Einige Zeichen dieses Briefs können nicht gedruckt werden. Schreiben Sie ihn in lateinischer Schrift.',
  'print.characters':
    'Diese Zeichen können nicht gedruckt werden: {characters}. Schreiben Sie sie in lateinischer Schrift.',
  'print.envelope-full':
    'Dieser Brief hat {pages} Seiten; höchstens {most} passen in einen Umschlag.',
  'print.too-large-for-shop':
    'Dieser Brief ist zu groß für die Druckerei. Lassen Sie eine Anlage weg.',
  'print.page-limit': 'Ein Brief kann {pages} Seiten haben. Dieser hat mehr.',
  'mail.only-germany': 'Nur Briefe an Adressen in Deutschland können verschickt werden.',
  'letter.in-mail':
    'Dieser Brief wartet darauf, verschickt zu werden. Halten Sie das zuerst an und ändern Sie ihn dann.',
  'letter.on-its-way':
    'Dieser Brief ist auf dem Weg zum Server. Sobald er dort ist, können Sie ihn ändern oder löschen.',
  'mail.credits-not-bought':
    'Ein Brief, der wirklich verschickt wird, wird mit gekauftem Guthaben bezahlt. Kaufen Sie Guthaben, das sein Porto von {price} deckt. Es wurde nichts bestellt.',
  'mail.one-credit': 'Ihr Guthaben: 1. Ein Brief kostet {price}. Nichts wurde bestellt.',
  'mail.few-credits': 'Ihr Guthaben: {balance}. Ein Brief kostet {price}. Nichts wurde bestellt.',
  'mail.price-now':
    'Der Preis ist jetzt {now}, nicht {before}. Bitte sehen Sie ihn an und bestätigen Sie ihn.',
  'mail.refused-because':
    'Die Druckerei hat diesen Brief abgelehnt. Sie sagt: {why} Nichts wurde verschickt und nichts berechnet.',
  'mail.vanished':
    'Die Druckerei hat diesen Brief nicht mehr: Er wurde dort vor dem Druck herausgenommen. Nichts wurde verschickt und nichts berechnet.',
  'mail.carrier-tired':
    'Der Zusteller gibt im Moment keine Auskunft mehr. Bitte sehen Sie in einigen Stunden noch einmal nach.',
  'practice-mail.nothing-posted': 'Übungsmodus: Nichts wurde verschickt.',
  'practice-mail.taken': 'Übungsmodus: Nichts wurde verschickt. Der Brief wurde angenommen.',
  'practice-mail.printed': 'Übungsmodus: Nichts wurde verschickt. Jetzt würde er gedruckt.',
  'practice-mail.posted':
    'Übungsmodus: Nichts wurde verschickt. Jetzt würde er der Post übergeben.',
  'practice-mail.sorted': 'Übungsmodus: Nichts wurde verschickt. Jetzt würde er sortiert.',
  'practice-mail.carried-out': 'Übungsmodus: Nichts wurde verschickt. Jetzt würde er ausgetragen.',
  'practice-mail.handed-over': 'Übungsmodus: Nichts wurde verschickt. Jetzt würde er zugestellt.',
  'payment.more-than-open': 'Das ist mehr, als noch offen ist: {open}.',
  'payment.iban-missing': 'Bitte geben Sie die IBAN des Empfängers ein',
  'payment.reference-missing': 'Bitte geben Sie einen Verwendungszweck ein',
  'payment.other-account':
    'Das ist nicht das Konto, das im Brief steht. Vergleichen Sie es mit dem Brief; wenn der Brief stimmt, bezahlen Sie bei Ihrer eigenen Bank.',
  'payment.unpaid': 'Das wurde noch nicht bezahlt.',
  'payment.unconfirmed': 'Das wurde noch nicht bestätigt.',
  'payment.unconfirmed-there': 'Das wurde beim Zahlungsanbieter noch nicht bestätigt.',
  'payment.processing':
    'Die Zahlung ist auf dem Weg. Manche Banken bestätigen sie erst nach einigen Tagen.',
  'payment.approved': 'Das wurde freigegeben. Der Betrag wird gerade eingezogen.',
  'payment.received': 'Die Zahlung ist eingegangen.',
  'payment.canceled': 'Diese Zahlung wurde abgebrochen. Nichts wurde berechnet.',
  'payment.starting': 'Die Zahlung wird begonnen.',
  'payment.replaced': 'Stattdessen wurde eine andere Zahlung begonnen.',
  'payment.own': 'Sie haben das als bezahlt vermerkt.',
  'payment.paid-back': 'Das Geld wurde zurückgezahlt.',
  'payment.letter-erased': 'Der Brief wurde gelöscht.',
  'practice-bank.waiting': 'Wartet auf Ihre Freigabe bei der Übungsbank.',
  'practice-bank.approved': 'Übungsmodus: Es ist kein Geld geflossen.',
  'practice-bank.declined': 'Sie haben diese Zahlung abgelehnt.',
  'payment.too-late': 'Niemand hat diese Zahlung rechtzeitig freigegeben.',
  'payment.too-small': 'Dieser Betrag ist zu klein, um online bezahlt zu werden.',
  'payment.too-large': 'Dieser Betrag ist zu groß, um online bezahlt zu werden.',
  'paypal.declined': 'Diese Zahlungsart wurde abgelehnt. Bitte wählen Sie bei PayPal eine andere.',
  'part.ornament': 'Ein kleines Bild, etwa ein Logo oder eine Unterschrift.',
  'part.signature': 'Eine Signatur oder Visitenkarte, kein Brief.',
  'part.outlook':
    'Das ist ein Paket von Outlook (winmail.dat), das sich hier nicht öffnen lässt. Bitten Sie den Absender um eine PDF.',
  'part.heic':
    'Dieses Foto hat das Format HEIC, das hier nicht gelesen werden kann. Bitten Sie den Absender um ein JPG oder ein PDF, oder machen Sie ein Bildschirmfoto davon und laden Sie das hoch.',
  'part.invoice-copy':
    'Eine Kopie der Rechnung, die in ihrer elektronischen Form liegt. Die elektronische Form wurde übernommen.',
  'part.packed':
    'Gepackte Dateien lassen sich hier nicht öffnen. Bitte entpacken Sie die Datei und laden Sie den Brief selbst hoch.',
  'part.unknown':
    'Diese Art von Datei kann hier nicht gelesen werden, nur PDF, JPG, PNG und E-Mails.',
  'part.invoice':
    'Diese elektronische Rechnung kann nicht gelesen werden. Bitten Sie den Absender um eine PDF.',
  'part.invoice-twice': 'Die elektronische Form einer Rechnung; der Brief dazu wurde übernommen.',
  'part.broken-mail': 'Diese E-Mail ist beschädigt und lässt sich nicht öffnen.',
  'part.too-deep':
    'Diese E-Mail liegt zu tief in anderen E-Mails. Bitte öffnen und teilen Sie sie einzeln.',
  'part.too-many':
    'Diese E-Mail hat mehr Teile, als auf einmal gelesen werden. Bitte teilen Sie den Rest einzeln.',
  'part.accompanies': 'Der angehängte Brief wurde übernommen. Dieser Text begleitet ihn nur.',
  'part.note': 'Dieser Text weist nur auf den Anhang hin.',
  'part.no-letter': 'Ein Text, der die E-Mail begleitet und kein Brief ist.',
  'part.report': 'Eine Meldung des Mailsystems über eine E-Mail, die Sie geschrieben haben.',
  'part.calendar': 'Ein Eintrag für einen Kalender, kein Brief.',
  'part.accessory': 'Das gehört zum Aussehen der E-Mail.',
  'part.sealed':
    'Diese E-Mail ist verschlüsselt und lässt sich hier nicht öffnen. Bitten Sie den Absender um eine PDF.',
  'part.message':
    'Das ist eine Nachricht von Outlook (.msg). Bitte speichern Sie sie als PDF und fügen Sie diese hinzu.',
  'part.empty-file': 'Diese Datei ist leer.',
  'part.empty': 'Darin ist kein Text und kein Brief.',
  'paypal.not-collected': 'PayPal konnte diese Zahlung nicht einziehen. Nichts wurde berechnet.',
  'document.pages-elsewhere':
    'Seine Seiten sind jetzt in anderen Briefen. Öffnen Sie ihn und nehmen Sie dort das Teilen oder Verbinden zurück.',
  'practice-mail.centre': 'Briefzentrum {number}',
  'mail.misread':
    'Die Druckerei hat eine andere Adresse gelesen als Ihre. Der Brief ließ sich nicht mehr aufhalten.',
  'mail.misread-as':
    'Die Druckerei hat eine andere Adresse gelesen als Ihre: {seen}. Der Brief ließ sich nicht mehr aufhalten.',
  'shop.no-reason': 'Ein Grund wurde nicht genannt.',
  'shop.file-too-large': 'Die Datei ist zu groß.',
  'shop.not-printable': 'Die Datei lässt sich nicht drucken.',
  'shop.taken-out': 'Der Brief wurde vor dem Versand wieder herausgenommen.',
  'shop.against-rules': 'Die Adresse oder die Seite entspricht nicht den Vorgaben der Druckerei.',
  'shop.needs-attention': 'Jemand muss den Brief im Konto bei der Druckerei ansehen.',
  'shop.account-empty': 'Das Konto bei der Druckerei ist leer.',
  'shop.rejected': 'Die Druckerei hat den Brief zurückgewiesen.',
  'shop.lay-too-long': 'Der Brief lag zu lange bei der Druckerei.',
  'transfer.refused': 'Diese Datei kann nicht übernommen werden: {why}',
  'transfer.damaged': 'Sie ist beschädigt oder kommt nicht aus dem Export von Brieflotse.',
  'transfer.locked': 'Sie ist mit einem Passwort gesperrt.',
  'transfer.too-large-unpacked': 'Sie ist ausgepackt zu groß.',
  'transfer.newer':
    'Sie kommt aus einer neueren Version von Brieflotse. Dieser Server muss zuerst aktualisiert werden.',
  'transfer.no-list':
    'Ihr fehlt die Liste ihrer Dateien. Sie kommt nicht aus dem Export von Brieflotse.',
  'transfer.other-list': 'Die Liste ihrer Dateien stammt nicht aus dem Export von Brieflotse.',
  'transfer.listed-twice': 'Ihre Liste nennt eine Datei zweimal.',
  'transfer.listed-missing': 'Eine Datei aus ihrer Liste fehlt.',
  'transfer.file-missing': 'Eine Datei, die darin genannt wird, fehlt.',
  'transfer.unlisted': 'Sie enthält Dateien, die nicht in ihrer Liste stehen.',
  'transfer.too-many': 'Sie enthält zu viele Dateien.',
  'transfer.no-plain-file': 'Sie enthält etwas, das keine gewöhnliche Datei ist.',
  'transfer.folder': 'Sie enthält einen eigenen Ordner.',
  'transfer.twice': 'Sie enthält eine Datei zweimal.',
  'transfer.other-packing': 'Sie ist auf eine Weise gepackt, die hier nicht bekannt ist.',
  'transfer.leads-elsewhere': 'Der Name einer Datei darin führt woandershin.',
  'transfer.same-place': 'Zwei Dateien darin liegen an derselben Stelle.',
  'transfer.other-size': 'Eine Datei darin hat eine andere Größe als in ihrer Liste.',
  'transfer.changed': 'Eine Datei darin wurde geändert oder beschädigt.',
  'transfer.file-too-large': 'Eine Datei darin ist zu groß.',
  'transfer.unreadable': 'Ein Teil davon lässt sich nicht lesen.',
  'transfer.not-whole': 'Ein Brief darin ist nicht vollständig.',
  'transfer.not-valid': 'Etwas darin ist nicht gültig ({what}).',
  'practice-mail.unknown': 'Die Übungspost hat diesen Brief nicht.',
}
