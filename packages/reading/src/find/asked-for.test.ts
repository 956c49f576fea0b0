import { expect, it } from 'vitest'
import { findIn, letterAbout } from '../../cases/found-in.ts'

/** Test letters: cents to pay (`-`: none), subject, and the paragraphs and table rows. */
const letters = `
14875 / Betriebskostenabrechnung / Die umlagefähigen Kosten für das Gebäude betrugen insgesamt 12.300,00 €. Auf Sie entfallen 1.048,75 €, Ihre Vorauszahlungen von 900,00 € haben wir abgezogen. Es verbleibt eine Nachzahlung in Höhe von 148,75 €. Bitte überweisen Sie diesen Betrag bis zum 20.10.2025.
14875 / Betriebskostenabrechnung / Die Kosten des Hauses betragen insgesamt 12.300,00 €. Davon entfallen auf Ihre Wohnung 148,75 €. Bitte überweisen Sie den Betrag bis zum 20.10.2025.
8410 / Stromrechnung / Ihr Verbrauch kostete insgesamt 984,10 €. Ihre Abschläge betrugen 900,00 €. Es ergibt sich eine Nachzahlung von 84,10 €. Bitte überweisen Sie den Betrag.
8410 / Stromrechnung / 984,10 € abzüglich Abschläge 900,00 € = 84,10 €. Bitte überweisen Sie den Betrag.
14875 / Rechnung / Mit Ihrem Treuerabatt haben Sie insgesamt 20,00 € gespart. Rechnungsbetrag: 148,75 €. Bitte überweisen Sie bis zum 20.10.2025.
14875 / Rechnung / Rechnungsbetrag: 148,75 € / Sie sparen insgesamt 20,00 €. / Bitte überweisen Sie bis zum 20.10.2025.
57104 / Rechnung / Nettobetrag: 496,00 € / | USt. Satz | Nettopreis | USt.-Betrag / | 7% | 160,00 € | 11,20 € / | 19% | 336,00 € | 63,84 € / USt. Gesamt: 75,04 € / Gesamtbetrag: 571,04 € / Bitte überweisen Sie bis zum 20.10.2025.
57104 / Rechnung / | Netto | 496,00 € / | Gesamtbetrag | 571,04 € / | USt. 7 % | 11,20 € / | USt. 19 % | 63,84 € / | USt. Gesamt | 75,04 € / Bitte überweisen Sie bis zum 20.10.2025.
14875 / Rechnung / | Rechnungsbetrag | 148,75 € / | Rabatt gesamt | 20,00 € / Zahlbar innerhalb von 14 Tagen.
14875 / Abrechnung / | Gesamtkosten des Hauses | 12.300,00 € / | Ihr Anteil | 148,75 € / Bitte überweisen Sie den Betrag bis zum 20.10.2025.
14875 / Beitrag / Im Vorjahr betrug Ihr Beitrag 120,00 €. Ihr Beitrag für 2026 beträgt 148,75 €. Bitte überweisen Sie den Beitrag bis zum 20.10.2025.
14875 / Beitrag / Auf Grundlage Ihres Jahresumsatzes von insgesamt 50.000,00 € beträgt Ihr Beitrag 148,75 €. Bitte überweisen Sie den Betrag bis zum 20.10.2025.
14875 / Zahnbehandlung / Die Behandlung kostete insgesamt 1.200,00 €. Ihr Eigenanteil beträgt 148,75 €. Bitte überweisen Sie den Betrag bis zum 20.10.2025.
39000 / Rückzahlung / Sie haben das Darlehen in Raten von 390,00 EUR zurückzuzahlen. Die erste Rate ist am 30.10.2025 fällig. Überweisen Sie die Rate an die Bundeskasse. Zahlen Sie die gesamte Schuld bis zum 31.12.2025, gewähren wir einen Nachlass von 20 Prozent (1.968,00 EUR).
8400 / Rechnung / | Summe | 84,00 € / Den fälligen Betrag erwarten wir bis zum 20.10.2025 auf unserem Konto.
8400 / Rechnung / Für unsere Leistungen erlauben wir uns 84,00 € zu berechnen. Bitte überweisen Sie den Betrag bis zum 20.10.2025.
8400 / Rechnung / | Honorar | 70,59 € | / | USt 19 % | 13,41 € / | Zahlbetrag | 84,00 € / Zahlbar sofort ohne Abzug.
3550 / Gebührenbescheid / Die Gebühr wird auf 35,50 Euro festgesetzt. / Die Gebühr ist bis zum 20.10.2025 zu zahlen.
3900 / Gebührenbescheid / Für die Amtshandlung wird eine Gebühr von 35,50 Euro erhoben. Hinzu kommen Auslagen von 3,50 Euro. Der Gesamtbetrag von 39,00 Euro ist binnen zwei Wochen zu entrichten.
12000 / Kostenbescheid / Die Kosten betragen 120,00 €. Bitte überweisen Sie die Kosten innerhalb von 14 Tagen.
6000 / Beitragsrechnung / Ihr Jahresbeitrag 2026 beträgt 60,00 €. Wir bitten um Überweisung bis 31.10.2025.
41233 / Ihr Konto / Ihr Konto weist einen Sollsaldo von 412,33 € auf. Bitte gleichen Sie Ihr Konto bis zum 20.10.2025 aus.
5500 / Mahnung / | Rechnung 1 | 20,00 € / | Rechnung 2 | 30,00 € / | Mahngebühr | 5,00 € / | Summe | 55,00 € / Wir erwarten Ihre Zahlung bis zum 20.10.2025.
5000 / Mahnung / Aus unserer Rechnung vom 01.08.2025 über 250,00 € sind noch 50,00 € offen. Bitte zahlen Sie den offenen Rest bis 20.10.2025.
10490 / Mahnung / Offener Betrag: 99,90 € / Mahngebühr: 5,00 € / Gesamt: 104,90 € / Bitte begleichen Sie den Gesamtbetrag umgehend.
10000 / Nebenkostenabrechnung / | Kosten | 900,00 € / | Vorauszahlungen | 800,00 € / | Nachzahlung | 100,00 € / Die Nachzahlung ist innerhalb eines Monats nach Zugang dieser Abrechnung fällig.
- / Nebenkostenabrechnung / | Kosten | 700,00 € / | Vorauszahlungen | 800,00 € / | Guthaben | 100,00 € / Das Guthaben zahlen wir Ihnen in Kürze aus.
- / Angebot / Gerne bieten wir Ihnen die Arbeiten zum Preis von 1.200,00 € an. Das Angebot gilt bis 31.10.2025.
- / Ihre Bestellung / Der Kaufpreis von 49,90 € wurde bereits bezahlt.
4990 / Einziehung / Wir ziehen den Betrag von 49,90 € in den nächsten Tagen von Ihrem Konto ein.
12850 / Bußgeldbescheid / Gegen Sie wird eine Geldbuße von 100,00 Euro festgesetzt. Ferner haben Sie die Kosten des Verfahrens zu tragen: Gebühr 25,00 Euro, Auslagen 3,50 Euro. Insgesamt sind 128,50 Euro zu zahlen.
- / Spende / Mit 30 Euro helfen Sie einem Kind. Bitte spenden Sie noch heute.
150000 / Kaution / Vor Einzug ist eine Kaution von 1.500,00 € zu hinterlegen. Bitte überweisen Sie die Kaution bis 20.10.2025.
30000 / Rückforderung / Sie haben 300,00 € zu viel erhalten. Wir bitten Sie, die Überzahlung bis zum 20.10.2025 zurückzuzahlen.
11900 / Rechnung / | Gesamtbetrag | 119,00 € / Bei Zahlung innerhalb von 7 Tagen 2 % Skonto, sonst 30 Tage netto.
8900 / Zahlungserinnerung / Bei der Durchsicht unserer Unterlagen haben wir festgestellt, dass unsere Rechnung 4711 vom 01.09.2025 in Höhe von 89,00 € noch nicht beglichen ist. Bitte holen Sie die Zahlung bis zum 20.10.2025 nach.
8900 / Zahlungserinnerung / Vielleicht haben Sie unsere Rechnung über 89,00 € übersehen. Dürfen wir Sie bitten, sie in den nächsten Tagen zu begleichen?
33500 / Vollstreckungsankündigung / | Steuer | 300,00 € / | Säumniszuschläge | 9,00 € / | Vollstreckungsgebühr | 26,00 € / | Gesamt | 335,00 € / Zahlen Sie sofort, um die Pfändung zu vermeiden.
- / Kündigung / Bei Nichtzahlung bis zum 20.10.2025 kündigen wir den Vertrag und verlangen eine Ablösung von 500,00 €.
81200 / Mietanpassung / Ab dem 01.01.2026 beträgt Ihre monatliche Gesamtmiete 812,00 €. Bitte überweisen Sie ab diesem Zeitpunkt 812,00 €.
200000 / Schlussrechnung / | Auftragssumme brutto | 5.000,00 € / | abzgl. Abschlagszahlung | 3.000,00 € / | Restbetrag | 2.000,00 € / Bitte überweisen Sie den Restbetrag innerhalb von 10 Tagen nach Rechnungserhalt.
115000 / Bescheid über Friedhofsgebühren / Für die Überlassung der Grabstätte werden folgende Gebühren festgesetzt: / | Nutzungsrecht 20 Jahre | 840,00 / | Bestattung | 310,00 / | Gesamt | 1.150,00 / Die Gebühren werden einen Monat nach Bekanntgabe dieses Bescheides fällig.
7000 / Gebührenbescheid / | Gegenstand | Gebühr in Euro / | Ausstellung Reisepass | 70,00 / Bitte entrichten Sie die Gebühr innerhalb von zwei Wochen.
4500 / Gebührenbescheid / Festgesetzt wird eine Verwaltungsgebühr in Höhe von / 45,00 EUR. / Ich bitte um Zahlung bis zum 20.10.2025.
4900 / Kontoauszug / | Datum | Buchung | Soll | Haben / | 01.08.2025 | Rechnung | 89,00 |  / | 15.08.2025 | Zahlung | | 40,00 / | Saldo | | 49,00 |  / Wir bitten um Ausgleich des Saldos.
5000 / Abrechnung / | Leistung | 400,00 € / | Abschlag | 350,00 € / | Differenz | 50,00 € / Die Differenz bitten wir bis 20.10.2025 auszugleichen.
20000 / Zahlungsplan / | 1. Rate | 15.10.2025 | 200,00 € / | 2. Rate | 15.11.2025 | 200,00 € / | 3. Rate | 15.12.2025 | 150,00 € / | Gesamt | | 550,00 € / Bitte zahlen Sie die Raten pünktlich.
18000 / Kursgebühr / Die Kursgebühr von 180,00 € wird mit der Anmeldung fällig. Bitte überweisen Sie sie auf unser Konto.
173000 / Rechnung / Pflegeleistungen September 2025: / | Pflege | 1.900,00 € / | Unterkunft | 600,00 € / | Leistung der Pflegekasse | -770,00 € / | Ihr Eigenanteil | 1.730,00 € / Wir bitten um Überweisung Ihres Eigenanteils bis zum 15.10.2025.
11900 / Rechnung / Gesamtbetrag: EUR 119,00 / Bitte überweisen Sie obigen Betrag.
11900 / Rechnung / | Zu zahlender Betrag | 119,00 EUR / Zahlungsweise: Überweisung / Fälligkeit: 20.10.2025
4800 / Mitgliedsbeitrag / Wir bitten Sie herzlich um Überweisung Ihres Beitrags für 2025 in Höhe von 48 Euro.
28560 / Honorar / In vorbezeichneter Angelegenheit gestatte ich mir, meine Kosten wie folgt zu berechnen: / | Geschäftsgebühr | 220,00 € / | Auslagen | 20,00 € / | Umsatzsteuer | 45,60 € / | Endsumme | 285,60 € / Um Begleichung binnen zehn Tagen wird gebeten.
6000 / Fahrpreisnacherhebung / Sie wurden ohne gültigen Fahrausweis angetroffen. Das erhöhte Beförderungsentgelt beträgt 60,00 €. Zahlen Sie es bis zum 20.10.2025.
4000 / Vertragsstrafe / Sie haben unsere Parkbedingungen verletzt. Wir fordern deshalb eine Vertragsstrafe von 40,00 €, die Sie bitte bis zum 20.10.2025 überweisen.
142000 / Schadenersatz / Die Reparatur kostet laut Gutachten 1.420,00 €. Hierfür haften Sie. Wir fordern Sie auf, uns diesen Betrag bis 20.10.2025 zu erstatten.
40000 / Steuerbescheid / | Festgesetzte Steuer | 2.400,00 / | ab Vorauszahlungen | 2.000,00 / | verbleibende Steuer | 400,00 / Bitte zahlen Sie spätestens am 20.10.2025 den Betrag von 400,00 €.
- / Steuerbescheid / | Festgesetzte Steuer | 2.400,00 / | Steuerabzug vom Lohn | 2.600,00 / | verbleibende Beträge | -200,00 / Das Guthaben von 200,00 € wird auf das Konto IBAN DE89 3704 0044 0532 0130 00 überwiesen.
- / Rentenanpassung / Ihre Rente beträgt ab 01.07.2025 monatlich 1.304,55 €. Sie wird Ihnen am Monatsende ausgezahlt.
- / Kostenvoranschlag / | Gesamt brutto | 830,00 € / Bei Auftragserteilung bitten wir um eine Anzahlung von 30 %.
- / Lohnabrechnung / | Bruttolohn | 2.900,00 € / | Auszahlungsbetrag | 1.980,00 € / Der Betrag wird am 30.10.2025 überwiesen.
5520 / Mahnung / Leider ist Ihre Zahlung über 55,20 € bisher nicht eingegangen. Sicher haben Sie es nur übersehen. Bitte holen Sie dies bis zum 20.10.2025 nach.
2800 / Mahnung / Folgende Posten sind offen: / | RE 1 | 12,00 € / | RE 2 | 13,00 € / | Zinsen | 0,50 € / | Mahnspesen | 2,50 € / | Forderung gesamt | 28,00 € / Wir setzen eine letzte Frist bis zum 20.10.2025.
30000 / Zahlungsaufforderung / Trotz unserer Erinnerung ist der Betrag von 300,00 € nicht bei uns eingegangen. Überweisen Sie bis spätestens 20.10.2025.
- / Erstattung / Sie haben 44,00 € zu viel gezahlt. Wir überweisen Ihnen den Betrag in den nächsten Tagen.
9850 / Bußgeld / Wegen dieser Ordnungswidrigkeit wird gegen Sie eine Geldbuße festgesetzt in Höhe von 70,00 EUR / | Geldbuße | 70,00 EUR / | Gebühr | 25,00 EUR / | Auslagen | 3,50 EUR / | Gesamtbetrag | 98,50 EUR / Der Gesamtbetrag ist zwei Wochen nach Rechtskraft zu zahlen.
35700 / Rechnung / | Pos | Bezeichnung | Menge | Einzel | Gesamt / | 1 | Reifen | 4 | 60,00 | 240,00 / | 2 | Montage | 4 | 15,00 | 60,00 / | | Zwischensumme | | | 300,00 / | | MwSt 19 % | | | 57,00 / | | Total | | | 357,00 / Vielen Dank für Ihren Auftrag.
8810 / Nachforderung / Aus der Abrechnung ergibt sich für Sie eine Nachforderung von 88,10 €, die wir mit der nächsten Miete von Ihrem Konto einziehen.
31300 / Forderung / | Hauptforderung | 400,00 € / | Mahnkosten | 10,00 € / | Zinsen | 3,00 € / | bereits gezahlt | -100,00 € / | Restforderung | 313,00 € / Zahlen Sie die Restforderung bis 20.10.2025.
23000 / Unterhalt / Sie haben ab dem 01.11.2025 monatlich 230,00 € Unterhalt zu zahlen, jeweils bis zum Dritten eines Monats im Voraus.
- / Insolvenz / Bitte melden Sie Ihre Forderung über 900,00 € bis 20.10.2025 an.
20300 / Mahnung / | Abgabe | Betrag | Säumniszuschlag | Summe / | Grundsteuer | 120,00 | 2,00 | 122,00 / | Müll | 80,00 | 1,00 | 81,00 / | Gesamt | 200,00 | 3,00 | 203,00 / Bitte zahlen Sie innerhalb einer Woche.
12200 / Mahnung / | Abgabe | Betrag | Säumniszuschlag | Summe / | Grundsteuer | 120,00 | 2,00 | 122,00 / Bitte überweisen Sie den Gesamtbetrag innerhalb einer Woche.
81240 / Kreditkartenabrechnung / | Umsätze | 812,40 € / | Neuer Saldo | 812,40 € / Der Saldo wird am 20.10.2025 von Ihrem Girokonto abgebucht.
36000 / Buchungsbestätigung / | Reisepreis | 1.800,00 € / | Anzahlung 20 %, fällig sofort | 360,00 € / | Restzahlung, fällig am 01.06.2026 | 1.440,00 € / Bitte leisten Sie die Anzahlung innerhalb von 7 Tagen.
50000 / Schaden am Mietfahrzeug / | Reparatur | 640,00 € / | Bearbeitungsgebühr | 35,00 € / | Schadenssumme | 675,00 € / Ihre Selbstbeteiligung beträgt 500,00 €. Wir bitten um Überweisung Ihrer Selbstbeteiligung bis 20.10.2025.
18000 / Bescheid / Ihr Jahresbeitrag wird auf 180,00 € festgesetzt (Grundbeitrag 100,00 €, Umlage 80,00 €). Der Beitrag wird einen Monat nach Zugang fällig. Überweisen Sie ihn bitte auf das unten angegebene Konto.
13000 / Bescheid / | Grundbeitrag | 100,00 € / | Umlage 0,2 % | 80,00 € / | abzüglich Vorauszahlung | 50,00 € / | noch zu entrichten | 130,00 € / Überweisen Sie den noch zu entrichtenden Betrag bis zum 20.10.2025.
31240 / Rückmeldung / Der Semesterbeitrag beträgt 312,40 €. Bitte überweisen Sie ihn bis zum 15.10.2025.
1250 / Säumnisgebühren / Für die verspätete Rückgabe sind Gebühren von 12,50 € entstanden. Bitte begleichen Sie diese bei Ihrem nächsten Besuch.
- / Kautionsabrechnung / | Kaution | 1.200,00 € / | Renovierung | -300,00 € / | Auszahlungsbetrag | 900,00 € / Den Betrag überweisen wir in den nächsten Tagen.
30000 / Kautionsabrechnung / | Kaution | 500,00 € / | Renovierung | 800,00 € / | Nachzahlung | 300,00 € / Bitte überweisen Sie uns den Differenzbetrag bis 20.10.2025.
9000 / Zahlungserinnerung / Sehr geehrte Frau Stein, zu folgenden Forderungen fehlt uns Ihre Zahlung: / | Nr. | Datum | Betrag / | 1001 | 01.07.2025 | 45,00 / | 1002 | 01.08.2025 | 45,00 / | | Summe: | 90,00 / Wir bitten um umgehende Überweisung.
23800 / Rechnung / Rechnungsbetrag inkl. 19 % MwSt.: 238,00 Euro. / Zahlbar innerhalb von 14 Tagen.
207100 / Pflegerechnung / | Pflegesatz | 30 Tage | 95,00 | 2.850,00 / | Investitionskosten | 30 Tage | 18,00 | 540,00 / | abzgl. Pflegekasse | | | -1.319,00 / | Zahlbetrag | | | 2.071,00 / Wir buchen den Betrag am 05.11.2025 ab.
10000 / Jahresabrechnung / | Gesamtkosten | 1.100,00 / | Ihre Zahlungen | 1.000,00 / | Ihre Nachzahlung | 100,00 / Wir bitten Sie, den Nachzahlungsbetrag zu überweisen.
1190 / Gebührenrechnung / Für die Beglaubigung berechnen wir 10,00 EUR Gebühr zzgl. 1,90 EUR Umsatzsteuer, zusammen 11,90 EUR. Wir bitten um Überweisung.
6000 / Fahrgeldnachforderung / Das erhöhte Beförderungsentgelt (60,00 €) ist innerhalb von 14 Tagen zu zahlen. Können Sie nachträglich ein Abo nachweisen, ermäßigt sich der Betrag auf 7,00 €.
30000 / Forderungsaufstellung / | Hauptforderung | 300,00 / | Zinsen | 10,00 / | Kosten | 50,00 / | abzgl. Zahlungen | -60,00 / | Forderungsstand heute | 300,00 / Zahlen Sie den Forderungsstand bis 20.10.2025.
80000 / Miete / Die neue Miete setzt sich zusammen aus: / | Grundmiete | 600,00 € / | Betriebskosten | 120,00 € / | Heizkosten | 80,00 € / | Gesamt | 800,00 € / Bitte zahlen Sie die neue Miete ab dem 01.12.2025.
7500 / Erinnerung / Sie schulden uns noch 75,00 Euro für die Fahrt. Wann dürfen wir mit dem Geld rechnen? Bitte überweisen Sie uns das Geld diese Woche.
15000 / Kostenbeitrag / Sie haben ab 01.10.2025 einen monatlichen Kostenbeitrag von 150,00 € zu leisten. Der Kostenbeitrag ist zum 1. eines Monats im Voraus zu überweisen.
51200 / Rückforderung / Der überzahlte Betrag in Höhe von 512,00 € wird von Ihnen zurückgefordert (§ 50 SGB X). Er ist zum 20.10.2025 fällig.
51200 / Rückforderung / Sie erhielten 512,00 € zu Unrecht. Diese haben Sie zu erstatten. Bitte überweisen Sie die Summe unter Angabe des Kassenzeichens.
- / Aufrechnung / Ihre Schuld von 300,00 € behalten wir in Raten von 50,00 € von Ihrer laufenden Leistung ein. Sie müssen nichts überweisen.
18000 / Kita / | Betreuung | 120,00 € / | Essen | 60,00 € / | Monatlich gesamt | 180,00 € / Die Beiträge sind bis zum 5. eines Monats zu überweisen.
`

/** The amount to pay in cents; `-` if there is none. */
function read(subject: string, body: string[]): string {
  const found = findIn(letterAbout(subject, body))
  return (
    found.find(({ kind, confidence }) => kind === 'amount-total' && confidence >= 0.6)?.value ?? '-'
  )
}

it.each(letters.trim().split('\n'))('asks for what stands first: %s', (letter) => {
  const [cents = '', subject = '', ...body] = letter.split(' / ')
  expect(read(subject, body)).toBe(cents)
})
