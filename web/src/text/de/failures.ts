import type { Failures } from '../tables.ts'

export const failures: Failures = {
  codes: {
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
    offline:
      'Es gibt keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    unexpected: 'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  sayings: {
    'Response to: {title}': 'Antwort auf: {title}',
    'Page {page}: {why}': 'Seite {page}: {why}',
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.':
      'Der Name dieser Datei sagt PDF, JPG oder PNG, aber der Inhalt ist etwas anderes. Bitte wählen Sie eine andere Datei.',
    'Username is required': 'Bitte geben Sie einen Benutzernamen ein',
    'Password is required': 'Bitte geben Sie ein Passwort ein',
    'Username must be at least 3 characters': 'Der Benutzername braucht mindestens 3 Zeichen',
    'Password must be at least 8 characters': 'Das Passwort braucht mindestens 8 Zeichen',
    'Invalid email format': 'Das ist keine gültige E-Mail-Adresse',
    'Response type is required': 'Bitte wählen Sie die Art der Antwort',
    'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'The letter says nothing yet. Open it and write its text.':
      'In dem Brief steht noch nichts. Öffnen Sie ihn und schreiben Sie seinen Text.',
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.':
      'Ihr Name und Ihre Adresse fehlen. Tragen Sie sie in den Einstellungen ein, damit eine Antwort Sie erreicht.',
    'The address of the recipient is not complete. It needs a name, a postcode and a town.':
      'Die Adresse des Empfängers ist nicht vollständig. Sie braucht Name, Postleitzahl und Ort.',
    'The address needs a line with the postcode of five digits and the town.':
      'Die Adresse braucht eine Zeile mit der fünfstelligen Postleitzahl und dem Ort.',
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.':
      'Die Adresse passt nicht in das Fenster des Umschlags. Kürzen Sie Name oder Straße des Empfängers.',
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.':
      'Im Fenster des Umschlags wäre etwas anderes zu sehen als die Adresse. Prüfen Sie Name und Adresse des Empfängers.',
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.':
      'Dort, wo die Post stempelt, wäre etwas gedruckt. Kürzen Sie die Adressen von Absender und Empfänger.',
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.':
      'Etwas wäre zu nah am Rand gedruckt. Kürzen Sie lange Zeilen oder nehmen Sie die Anlagen heraus.',
    'A page is not A4, the only size that can be posted. Take the attached pages out.':
      'Eine Seite ist nicht A4, und nur A4 kann verschickt werden. Nehmen Sie die Anlagen heraus.',
    'The file is locked with a password. Attach a copy without the password.':
      'Die Datei ist mit einem Passwort gesperrt. Legen Sie eine Kopie ohne Passwort bei.',
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.':
      'Die Kopien haben zusammen mehr als 40 Seiten. Lassen Sie eine weg oder senden Sie sie auf anderem Weg.',
    'A document that goes along as a copy was erased. Write the letter again without that copy.':
      'Ein Dokument, das als Kopie mitgeht, wurde gelöscht. Schreiben Sie den Brief noch einmal ohne diese Kopie.',
    'The file holds a form that can still be filled in. Attach a printed copy of it.':
      'Die Datei enthält ein Formular, das sich noch ausfüllen lässt. Legen Sie eine gedruckte Kopie bei.',
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.':
      'In der Datei fehlt eine Schrift ({fonts}), sie würde falsch gedruckt. Legen Sie stattdessen ein Foto der Seite bei.',
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.':
      'Der Brief hat {pages} Seiten; {most} können auf einmal verschickt werden. Kürzen Sie ihn oder legen Sie weniger bei.',
    'The letter has {size} MB; {most} MB can be posted. Attach less.':
      'Der Brief hat {size} MB; {most} MB können verschickt werden. Legen Sie weniger bei.',
    'Some places are still empty: {gaps}. Open the letter and fill them in.':
      'Einige Stellen sind noch leer: {gaps}. Öffnen Sie den Brief und füllen Sie sie aus.',
    'Some characters of this letter cannot be printed. Write it with Latin letters.':
      'Einige Zeichen dieses Briefs können nicht gedruckt werden. Schreiben Sie ihn in lateinischer Schrift.',
    'These characters cannot be printed: {characters}. Write them with Latin letters.':
      'Diese Zeichen können nicht gedruckt werden: {characters}. Schreiben Sie sie in lateinischer Schrift.',
    'This letter has {pages} pages; at most {most} fit into one envelope.':
      'Dieser Brief hat {pages} Seiten; höchstens {most} passen in einen Umschlag.',
    'This letter is too large to be sent to the print shop. Leave out an attachment.':
      'Dieser Brief ist zu groß für die Druckerei. Lassen Sie eine Anlage weg.',
    'A letter can have {pages} pages. This one has more.':
      'Ein Brief kann {pages} Seiten haben. Dieser hat mehr.',
    'Only letters to addresses in Germany can be posted.':
      'Nur Briefe an Adressen in Deutschland können verschickt werden.',
    'This letter waits to be sent by mail. Stop that first, then change it.':
      'Dieser Brief wartet darauf, verschickt zu werden. Halten Sie das zuerst an und ändern Sie ihn dann.',
    'This letter is on its way to the server. You can change or delete it once it is there.':
      'Dieser Brief ist auf dem Weg zum Server. Sobald er dort ist, können Sie ihn ändern oder löschen.',
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.':
      'Ein Brief, der wirklich verschickt wird, wird mit gekauftem Guthaben bezahlt. Kaufen Sie Guthaben, das sein Porto von {price} deckt. Es wurde nichts bestellt.',
    'You have 1 credit, and a letter costs {price}. Nothing was ordered.':
      'Ihr Guthaben: 1. Ein Brief kostet {price}. Nichts wurde bestellt.',
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.':
      'Ihr Guthaben: {balance}. Ein Brief kostet {price}. Nichts wurde bestellt.',
    'The price is {now} now, not {before}. Please look at it again and confirm it.':
      'Der Preis ist jetzt {now}, nicht {before}. Bitte sehen Sie ihn an und bestätigen Sie ihn.',
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.':
      'Die Druckerei hat diesen Brief abgelehnt. Sie sagt: {reason} Nichts wurde verschickt und nichts berechnet.',
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.':
      'Die Druckerei hat diesen Brief nicht mehr: Er wurde dort vor dem Druck herausgenommen. Nichts wurde verschickt und nichts berechnet.',
    'The carrier answers no more questions for now. Please look again in some hours.':
      'Der Zusteller gibt im Moment keine Auskunft mehr. Bitte sehen Sie in einigen Stunden noch einmal nach.',
    'Practice mode: nothing was posted. The letter was taken.':
      'Übungsmodus: Nichts wurde verschickt. Der Brief wurde angenommen.',
    'Practice mode: nothing was posted. It would be printed now.':
      'Übungsmodus: Nichts wurde verschickt. Jetzt würde er gedruckt.',
    'Practice mode: nothing was posted. It would be handed to the post now.':
      'Übungsmodus: Nichts wurde verschickt. Jetzt würde er der Post übergeben.',
    'Practice mode: nothing was posted. It would be sorted now.':
      'Übungsmodus: Nichts wurde verschickt. Jetzt würde er sortiert.',
    'Practice mode: nothing was posted. It would be carried out now.':
      'Übungsmodus: Nichts wurde verschickt. Jetzt würde er ausgetragen.',
    'Practice mode: nothing was posted. It would be handed over now.':
      'Übungsmodus: Nichts wurde verschickt. Jetzt würde er zugestellt.',
    'This is more than what is still open: {open}.': 'Das ist mehr, als noch offen ist: {open}.',
    "Please enter the recipient's IBAN": 'Bitte geben Sie die IBAN des Empfängers ein',
    'Please enter a reference': 'Bitte geben Sie einen Verwendungszweck ein',
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.':
      'Das ist nicht das Konto, das im Brief steht. Vergleichen Sie es mit dem Brief; wenn der Brief stimmt, bezahlen Sie bei Ihrer eigenen Bank.',
    'This has not been paid yet.': 'Das wurde noch nicht bezahlt.',
    'This has not been confirmed yet.': 'Das wurde noch nicht bestätigt.',
    'This has not been confirmed at the payment provider yet.':
      'Das wurde beim Zahlungsanbieter noch nicht bestätigt.',
    'The payment is on its way. Some banks take a few days to confirm it.':
      'Die Zahlung ist auf dem Weg. Manche Banken bestätigen sie erst nach einigen Tagen.',
    'This has been approved. The amount is being collected.':
      'Das wurde freigegeben. Der Betrag wird gerade eingezogen.',
    'The payment was received.': 'Die Zahlung ist eingegangen.',
    'This payment was canceled. Nothing was charged.':
      'Diese Zahlung wurde abgebrochen. Nichts wurde berechnet.',
    'The payment is being started.': 'Die Zahlung wird begonnen.',
    'Another payment was begun instead.': 'Stattdessen wurde eine andere Zahlung begonnen.',
    'You marked this as paid.': 'Sie haben das als bezahlt vermerkt.',
    'The money was paid back.': 'Das Geld wurde zurückgezahlt.',
    'The letter was erased.': 'Der Brief wurde gelöscht.',
    'Waiting for your approval at the practice bank.':
      'Wartet auf Ihre Freigabe bei der Übungsbank.',
    'Practice mode: no money moved.': 'Übungsmodus: Es ist kein Geld geflossen.',
    'You declined this payment.': 'Sie haben diese Zahlung abgelehnt.',
    'Nobody approved this payment in time.': 'Niemand hat diese Zahlung rechtzeitig freigegeben.',
    'This amount is too small to be paid online.':
      'Dieser Betrag ist zu klein, um online bezahlt zu werden.',
    'This amount is too large to be paid online.':
      'Dieser Betrag ist zu groß, um online bezahlt zu werden.',
    'This way of paying was declined. Please choose another one at PayPal.':
      'Diese Zahlungsart wurde abgelehnt. Bitte wählen Sie bei PayPal eine andere.',
    'A small picture, such as a logo or a signature.':
      'Ein kleines Bild, etwa ein Logo oder eine Unterschrift.',
    'A signature or a business card, not a letter.': 'Eine Signatur oder Visitenkarte, kein Brief.',
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.':
      'Das ist ein Paket von Outlook (winmail.dat), das sich hier nicht öffnen lässt. Bitten Sie den Absender um eine PDF.',
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.':
      'Dieses Foto hat das Format HEIC, das hier nicht gelesen werden kann. Bitten Sie den Absender um ein JPG oder ein PDF, oder machen Sie ein Bildschirmfoto davon und laden Sie das hoch.',
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.':
      'Eine Kopie der Rechnung, die in ihrer elektronischen Form liegt. Die elektronische Form wurde übernommen.',
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.':
      'Gepackte Dateien lassen sich hier nicht öffnen. Bitte entpacken Sie die Datei und laden Sie den Brief selbst hoch.',
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.':
      'Diese Art von Datei kann hier nicht gelesen werden, nur PDF, JPG, PNG und E-Mails.',
    'This electronic invoice cannot be read. Please ask the sender for a PDF.':
      'Diese elektronische Rechnung kann nicht gelesen werden. Bitten Sie den Absender um eine PDF.',
    'The electronic form of an invoice; the letter that came with it was taken.':
      'Die elektronische Form einer Rechnung; der Brief dazu wurde übernommen.',
    'This mail is damaged and cannot be opened.':
      'Diese E-Mail ist beschädigt und lässt sich nicht öffnen.',
    'This mail lies too deep inside other mails. Please open it and share it by itself.':
      'Diese E-Mail liegt zu tief in anderen E-Mails. Bitte öffnen und teilen Sie sie einzeln.',
    'This mail has more parts than are read at once. Please share the rest by itself.':
      'Diese E-Mail hat mehr Teile, als auf einmal gelesen werden. Bitte teilen Sie den Rest einzeln.',
    'The attached letter was taken. This text only goes with it.':
      'Der angehängte Brief wurde übernommen. Dieser Text begleitet ihn nur.',
    'This text only points to what is attached.': 'Dieser Text weist nur auf den Anhang hin.',
    'A text that goes with the mail, and is no letter.':
      'Ein Text, der die E-Mail begleitet und kein Brief ist.',
    'A message of the mail system about a mail that you wrote.':
      'Eine Meldung des Mailsystems über eine E-Mail, die Sie geschrieben haben.',
    'An entry for a calendar, not a letter.': 'Ein Eintrag für einen Kalender, kein Brief.',
    'It belongs to the look of the mail.': 'Das gehört zum Aussehen der E-Mail.',
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.':
      'Diese E-Mail ist verschlüsselt und lässt sich hier nicht öffnen. Bitten Sie den Absender um eine PDF.',
    'This is an Outlook message (.msg). Please save it as a PDF and add that.':
      'Das ist eine Nachricht von Outlook (.msg). Bitte speichern Sie sie als PDF und fügen Sie diese hinzu.',
    'This file is empty.': 'Diese Datei ist leer.',
    'There is no text and no letter in it.': 'Darin ist kein Text und kein Brief.',
    'PayPal could not collect this payment. Nothing was charged.':
      'PayPal konnte diese Zahlung nicht einziehen. Nichts wurde berechnet.',
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.':
      'Seine Seiten sind jetzt in anderen Briefen. Öffnen Sie ihn und nehmen Sie dort das Teilen oder Verbinden zurück.',
    'Letter centre {number}': 'Briefzentrum {number}',
    'The print shop read another address than yours. It was too late to stop the letter.':
      'Die Druckerei hat eine andere Adresse gelesen als Ihre. Der Brief ließ sich nicht mehr aufhalten.',
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.':
      'Die Druckerei hat eine andere Adresse gelesen als Ihre: {seen}. Der Brief ließ sich nicht mehr aufhalten.',
    'No reason was given.': 'Ein Grund wurde nicht genannt.',
    'The file is too large.': 'Die Datei ist zu groß.',
    'The file cannot be printed.': 'Die Datei lässt sich nicht drucken.',
    'The letter was taken out again before it was sent.':
      'Der Brief wurde vor dem Versand wieder herausgenommen.',
    'The address or the page does not meet the rules of the print shop.':
      'Die Adresse oder die Seite entspricht nicht den Vorgaben der Druckerei.',
    'The letter needs to be looked at in the account of the print shop.':
      'Jemand muss den Brief im Konto bei der Druckerei ansehen.',
    'The account at the print shop is empty.': 'Das Konto bei der Druckerei ist leer.',
    'The print shop rejected the letter.': 'Die Druckerei hat den Brief zurückgewiesen.',
    'The letter lay too long at the print shop.': 'Der Brief lag zu lange bei der Druckerei.',
    'This file cannot be taken over: {why}': 'Diese Datei kann nicht übernommen werden: {why}',
    'it is damaged, or not made by the export of Brieflotse.':
      'Sie ist beschädigt oder kommt nicht aus dem Export von Brieflotse.',
    'it is locked with a password.': 'Sie ist mit einem Passwort gesperrt.',
    'it is too large when it is unpacked.': 'Sie ist ausgepackt zu groß.',
    'it was made by a newer version of Brieflotse. This server has to be updated first.':
      'Sie kommt aus einer neueren Version von Brieflotse. Dieser Server muss zuerst aktualisiert werden.',
    'it has no list of its files. It was not made by the export of Brieflotse.':
      'Ihr fehlt die Liste ihrer Dateien. Sie kommt nicht aus dem Export von Brieflotse.',
    'the list of its files is not one of the export of Brieflotse.':
      'Die Liste ihrer Dateien stammt nicht aus dem Export von Brieflotse.',
    'its list names a file twice.': 'Ihre Liste nennt eine Datei zweimal.',
    'a file of its list is missing.': 'Eine Datei aus ihrer Liste fehlt.',
    'a file that it speaks of is missing.': 'Eine Datei, die darin genannt wird, fehlt.',
    'it holds files that are not in its list.':
      'Sie enthält Dateien, die nicht in ihrer Liste stehen.',
    'it holds too many files.': 'Sie enthält zu viele Dateien.',
    'it holds something that is not a plain file.':
      'Sie enthält etwas, das keine gewöhnliche Datei ist.',
    'it holds a folder of its own.': 'Sie enthält einen eigenen Ordner.',
    'it holds a file twice.': 'Sie enthält eine Datei zweimal.',
    'it is packed in a way that is not known here.':
      'Sie ist auf eine Weise gepackt, die hier nicht bekannt ist.',
    'a file in it has a name that leads elsewhere.':
      'Der Name einer Datei darin führt woandershin.',
    'two files in it lie in the same place.': 'Zwei Dateien darin liegen an derselben Stelle.',
    'a file in it has another size than its list says.':
      'Eine Datei darin hat eine andere Größe als in ihrer Liste.',
    'a file in it was changed or damaged.': 'Eine Datei darin wurde geändert oder beschädigt.',
    'a file in it is too large.': 'Eine Datei darin ist zu groß.',
    'a part of it cannot be read.': 'Ein Teil davon lässt sich nicht lesen.',
    'a letter in it is not whole.': 'Ein Brief darin ist nicht vollständig.',
    'something in it is not valid ({what}).': 'Etwas darin ist nicht gültig ({what}).',
    'The practice post office has no such letter.': 'Die Übungspost hat diesen Brief nicht.',
  },
}
