/** Sender, subject and a few sentences of an invented letter. */
export type Snippet = readonly [sender: string, subject: string, text: string]

/** For each kind of letter one sample of the kind, and one that only resembles it. */
export const kindSamples: Record<string, { is: Snippet; isNot: Snippet }> = {
  reminder: {
    is: [
      'Möbelhof Quitt GmbH',
      '2. Mahnung zur Rechnung 4711',
      'Leider konnten wir keinen Zahlungseingang feststellen. Wir berechnen 5,00 € Mahngebühr. Sollten Sie bereits gezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.',
    ],
    isNot: [
      'Möbelhof Quitt GmbH',
      'Rechnung 4711',
      'Rechnungsbetrag 80,00 €, zahlbar in 14 Tagen. Bei Verzug fallen Mahngebühren an. Umsatzsteuer 19 %.',
    ],
  },
  'public-reminder': {
    is: [
      'Finanzamt Auental',
      'Mahnung',
      'Die Einkommensteuer ist nicht entrichtet. Säumniszuschläge: 12,00 €. Sonst wird vollstreckt.',
    ],
    isNot: [
      'Möbelhof Quitt GmbH',
      'Mahnung',
      'Der Betrag ist noch offen. Wir berechnen 5,00 € Mahngebühr. Haben Sie bereits gezahlt, ist dies gegenstandslos.',
    ],
  },
  'phone-cut': {
    is: [
      'FunkNetz Mobil GmbH',
      'Ankündigung der Sperre',
      'Der offene Betrag ist nicht eingegangen. Wir sperren sonst Ihre Rufnummer und das Internet.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Sperrankündigung',
      'Wegen des Rückstands sperren wir die Stromversorgung. Ratenzahlung ist möglich. Netzbetreiber: Auennetz.',
    ],
  },
  'parking-penalty': {
    is: [
      'ParkWart GmbH',
      'Vertragsstrafe wegen Parkverstoßes',
      'Ihr Fahrzeug, Kennzeichen A-B 1, stand ohne Parkscheibe auf dem Kundenparkplatz.',
    ],
    isNot: [
      'Bußgeldstelle Auental',
      'Verwarnung wegen Falschparkens',
      'Ordnungswidrigkeit: Fahrzeug mit Kennzeichen A-B 1 parkte im Halteverbot. Verwarnungsgeld 25 €.',
    ],
  },
  'fare-penalty': {
    is: [
      'Verkehrsbetriebe Auental',
      'Erhöhtes Beförderungsentgelt',
      'Bei der Kontrolle hatten Sie keinen gültigen Fahrschein. Bitte zahlen Sie 60,00 € erhöhtes Beförderungsentgelt.',
    ],
    isNot: [
      'Verkehrsbetriebe Auental',
      'Ihr neues Ticket',
      'Ihr Fahrausweis liegt bei. Die Abbuchung erfolgt monatlich.',
    ],
  },
  'directory-offer': {
    is: [
      'Firmenregister Zentral',
      'Eintragungsofferte',
      'Wir bieten die Veröffentlichung in unserem Verzeichnis, 598,00 € netto im Jahr. Zahlung gilt als Annahme der Offerte.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Eintragung im Handelsregister',
      'Die Eintragung im Register des Amtsgerichts ist erfolgt. Kosten werden gesondert erhoben.',
    ],
  },
  'claim-settled': {
    is: [
      'Vesta Inkasso GmbH',
      'Erledigung der Forderung',
      'Wir bestätigen den Zahlungseingang. Die Forderung ist vollständig ausgeglichen.',
    ],
    isNot: [
      'Vesta Inkasso GmbH',
      'Forderung der Buchhaus Lind KG',
      'Hauptforderung 40,00 €, Inkassokosten 32,00 €. Unsere Auftraggeberin erwartet Ihren Zahlungseingang.',
    ],
  },
  'credit-note': {
    is: [
      'Möbelhof Quitt GmbH',
      'Gutschrift zur Rechnung 77',
      'Nach Ihrer Rücksendung überweisen wir den Betrag auf Ihr Konto.',
    ],
    isNot: [
      'Möbelhof Quitt GmbH',
      'Rechnung 77',
      'Rechnungsbetrag 700 € inkl. Umsatzsteuer, zahlbar in 14 Tagen. Bei Retoure erfolgt eine Gutschrift.',
    ],
  },
  'student-loan': {
    is: [
      'Bundesverwaltungsamt',
      'Feststellungs- und Rückzahlungsbescheid nach dem BAföG',
      'Das Darlehen ist in Raten von 130 € zu tilgen. Freistellung ist auf Antrag möglich.',
    ],
    isNot: [
      'Studierendenwerk Auental',
      'Bescheid nach dem BAföG',
      'Ausbildungsförderung wird bewilligt, je zur Hälfte als Darlehen. Einkommen der Eltern siehe unten.',
    ],
  },
  'energy-contract': {
    is: [
      'Blauquell Energie GmbH',
      'Ihre Vertragsbestätigung',
      'Wir beliefern Sie ab Mai. Arbeitspreis 29 ct/kWh, Abschlag 60 €. Widerruf ist 14 Tage möglich.',
    ],
    isNot: [
      'FunkNetz Mobil GmbH',
      'Ihre Vertragsbestätigung',
      'Ihr Mobilfunk-Tarif mit neuer Rufnummer: monatlich 10 €, Widerruf ist möglich.',
    ],
  },
  'club-meeting': {
    is: [
      'Sportverein Linden e. V.',
      'Einladung zur Mitgliederversammlung',
      'Tagesordnung: Bericht des Vorstands, Wahl. Alle Mitglieder sind willkommen.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Einladung zur Eigentümerversammlung',
      'Tagesordnung: TOP 1 Hausgeld, TOP 2 Wirtschaftsplan. Eine Vollmacht liegt bei.',
    ],
  },
  donation: {
    is: [
      'Brunnen für alle e. V.',
      'Helfen Sie mit einer Spende',
      'Mit Ihrer Spende unterstützen Sie unser Projekt. Das Spendenkonto steht unten.',
    ],
    isNot: [
      'Sportverein Linden e. V.',
      'Mitgliedsbeitrag',
      'Der Beitrag der Mitglieder wird per Lastschrift eingezogen. Spenden nehmen wir gern.',
    ],
  },
  'student-registration': {
    is: [
      'Universität Auental',
      'Rückmeldung zum Sommersemester',
      'Bitte überweisen Sie den Semesterbeitrag, sonst droht die Exmatrikulation.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Ihre Rückmeldung',
      'Vielen Dank für die Rückmeldung zu unserem Service.',
    ],
  },
  collection: {
    is: [
      'Vesta Inkasso GmbH',
      'Forderung der Buchhaus Lind KG',
      'Unsere Auftraggeberin hat uns mit dem Einzug beauftragt. Hauptforderung 40,00 €, Inkassokosten 32,00 €.',
    ],
    isNot: [
      'Buchhaus Lind KG',
      'Zahlungserinnerung',
      'Der offene Betrag wurde noch nicht bezahlt. Sonst übergeben wir die Sache an ein Inkassobüro. Mahngebühr 3,00 €.',
    ],
  },
  'lawyer-claim': {
    is: [
      'Rechtsanwälte Thoma & Kern',
      'Zahlungsaufforderung in Sachen Buchhaus Lind',
      'Wir zeigen die Vertretung unserer Mandantin an, anwaltlich versichert wird die Vollmacht. Zu zahlen sind auch die Anwaltskosten nach RVG.',
    ],
    isNot: [
      'Rechtsanwälte Thoma & Kern',
      'Ihre Anfrage vom 3. Mai',
      'Gern beraten wir Sie. Bringen Sie zum Termin bitte Ihren Vertrag mit.',
    ],
  },
  'instalment-plan': {
    is: [
      'Vesta Service GmbH',
      'Ratenzahlungsvereinbarung',
      'Sie zahlen eine monatliche Rate in Höhe von 30,00 €. Mit der Vereinbarung erkennen Sie die Gesamtforderung an. Geraten Sie in Verzug, ist der Rest sofort fällig.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Stundung gegen Ratenzahlung',
      'Die Einkommensteuer wird gestundet. Raten: 100,00 € im Monat. Die Stundung entfällt bei Verzug.',
    ],
  },
  'direct-debit-returned': {
    is: [
      'Sportverein Linden e. V.',
      'Rücklastschrift',
      'Ihre Lastschrift wurde mangels Deckung nicht eingelöst. Bitte überweisen Sie den Betrag und die Rücklastschriftgebühr.',
    ],
    isNot: [
      'Sportverein Linden e. V.',
      'Einzug der Beiträge',
      'Wir buchen den Beitrag am 1. März per Lastschrift ab. Sorgen Sie für Deckung.',
    ],
  },
  invoice: {
    is: [
      'Malerbetrieb Ruf',
      'Rechnung Nr. 2025-014',
      'Für unsere Arbeiten stellen wir Ihnen in Rechnung: Gesamtbetrag 595,00 € inkl. 19 % Umsatzsteuer. Zahlbar bis 14. Juni.',
    ],
    isNot: [
      'Malerbetrieb Ruf',
      'Kostenvoranschlag Nr. 9',
      'Unverbindlich bieten wir an: netto 500,00 €, Umsatzsteuer 95,00 €. Das Angebot ist bis Juni gültig.',
    ],
  },
  'medical-bill': {
    is: [
      'Privatärztliche Abrechnungsstelle Nord',
      'Rechnung für ärztliche Leistungen',
      'Behandlung in der Praxis Dr. Lau nach GOÄ, Diagnose siehe unten. Rechnungsbetrag 84,20 €.',
    ],
    isNot: [
      'Malerbetrieb Ruf',
      'Rechnung Nr. 2025-015',
      'Behandlung der Holzfenster mit Lasur, Rechnungsbetrag 300,00 € brutto, zahlbar in 10 Tagen.',
    ],
  },
  'supply-cut': {
    is: [
      'Stadtwerke Auental',
      'Androhung der Unterbrechung der Stromversorgung',
      'Wegen des Rückstands lassen wir die Stromversorgung am 4. Juli unterbrechen. Sie können eine Abwendungsvereinbarung abschließen.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Bauarbeiten in Ihrer Straße',
      'Am 4. Juli ist die Stromversorgung von 9 bis 11 Uhr unterbrochen. Danach läuft alles wie gewohnt.',
    ],
  },
  'energy-bill': {
    is: [
      'Stadtwerke Auental',
      'Ihre Jahresabrechnung Strom',
      'Verbrauch 2.100 kWh, Zählerstand 30455. Ihr neuer Abschlag beträgt 71,00 €. Arbeitspreis 31 ct.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Heizkostenabrechnung 2024',
      'Abrechnungszeitraum 2024, Umlage nach Wohnfläche, Vorauszahlung 900,00 €, Nachzahlung 80,00 €. Mieter: Beispiel.',
    ],
  },
  'credit-agency': {
    is: [
      'Boniversum Auskunftei GmbH',
      'Ihre Datenkopie nach Art. 15 DSGVO',
      'Die Auskunftei hat diese gespeicherten Daten: ein Eintrag, Score 92. Eine Berichtigung können Sie verlangen.',
    ],
    isNot: [
      'Vesta Inkasso GmbH',
      'Forderung der Buchhaus Lind KG',
      'Ohne Zahlung erfolgt ein Eintrag bei der SCHUFA. Hauptforderung 40,00 €, Inkassokosten 32,00 €.',
    ],
  },
  'account-seizure': {
    is: [
      'Sparkasse Auental',
      'Pfändung Ihres Kontos',
      'Ihr Kontoguthaben wurde gepfändet. Wir als Bank sind Drittschuldner. Fragen Sie nach einem Pfändungsschutzkonto.',
    ],
    isNot: [
      'Stadtkasse Auental',
      'Vollstreckungsankündigung',
      'Zahlen Sie den Rückstand, sonst können wir Ihr Konto pfänden und vollstrecken. Kassenzeichen 88.',
    ],
  },
  bailiff: {
    is: [
      'Obergerichtsvollzieherin M. Hahn',
      'Ladung zur Abgabe der Vermögensauskunft',
      'In der Zwangsvollstreckungssache lade ich Sie. Der Gläubiger hat einen Vollstreckungstitel. Sonst ergeht Haftbefehl, § 802g ZPO.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Ladung zur mündlichen Verhandlung',
      'In Sachen Beispiel gegen Muster: Termin im Saal 4. Das persönliche Erscheinen der Parteien ist angeordnet.',
    ],
  },
  'enforcement-notice': {
    is: [
      'Stadtkasse Auental',
      'Vollstreckungsankündigung',
      'Trotz Mahnung ist die Forderung offen. Wir werden vollstrecken und Ihr Konto pfänden. Kassenzeichen 12-77.',
    ],
    isNot: [
      'Stadtkasse Auental',
      'Mahnung',
      'Der Betrag ist noch offen. Es fallen Mahngebühren an. Sonst wird vollstreckt.',
    ],
  },
  'court-payment-order': {
    is: [
      'Amtsgericht Auental',
      'Mahnbescheid vom 5. Mai',
      'Der Antragsteller macht gegen Sie eine Hauptforderung geltend. Das Gericht hat nicht geprüft, ob sie besteht. Sie können Widerspruch einlegen.',
    ],
    isNot: [
      'Buchhaus Lind KG',
      'Letzte Mahnung',
      'Zahlen Sie nicht, beantragen wir beim Amtsgericht einen Mahnbescheid. Der Betrag ist noch offen, Mahngebühr 5,00 €.',
    ],
  },
  'enforcement-order': {
    is: [
      'Amtsgericht Auental',
      'Vollstreckungsbescheid',
      'Auf der Grundlage des Mahnbescheids ergeht zugunsten des Antragstellers dieser Vollstreckungsbescheid. Sie können Einspruch einlegen.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Mahnbescheid',
      'Der Antragsteller fordert 300,00 €. Erheben Sie keinen Widerspruch, kann ein Vollstreckungsbescheid folgen.',
    ],
  },
  'court-claim': {
    is: [
      'Amtsgericht Auental',
      'Klage Lind gegen Beispiel',
      'Anbei erhalten Sie als Beklagte die Klageschrift. Zeigen Sie Ihre Verteidigungsabsicht in der Notfrist an. Sonst kann ein Versäumnisurteil ergehen.',
    ],
    isNot: [
      'Rechtsanwälte Thoma & Kern',
      'Zahlungsaufforderung',
      'Unsere Mandantin wird Klage erheben. Anwaltskosten nach RVG: 90,00 €. Die Vertretung unserer Mandantin ist anwaltlich versichert.',
    ],
  },
  'court-hearing': {
    is: [
      'Landgericht Auental',
      'Terminsladung',
      'Termin zur Güteverhandlung und mündlichen Verhandlung im Saal 12. Das persönliche Erscheinen der Parteien ist angeordnet.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Einladung',
      'Ich lade Sie zu einem Gespräch über Ihre berufliche Situation ein, § 309 SGB III. Ohne Grund kann gemindert werden.',
    ],
  },
  'witness-summons': {
    is: [
      'Amtsgericht Auental',
      'Ladung als Zeugin',
      'Sie werden zur Hauptverhandlung als Zeugin geladen. Bei Ausbleiben droht Ordnungsgeld. Fahrtkosten werden erstattet.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Ladung zur Hauptverhandlung',
      'Als Angeklagte werden Sie zur Hauptverhandlung geladen. Ihr Verteidiger wird benachrichtigt.',
    ],
  },
  judgment: {
    is: [
      'Amtsgericht Auental',
      'Urteil',
      'Im Namen des Volkes: Die Kosten des Rechtsstreits trägt der Beklagte. Das Urteil ist vorläufig vollstreckbar. Berufung ist möglich.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Beschlussfassung der Eigentümer',
      'Die Eigentümer haben über das Dach abgestimmt. Das Protokoll liegt bei.',
    ],
  },
  'court-costs': {
    is: [
      'Landesjustizkasse Auental',
      'Kostenrechnung',
      'Gerichtskosten nach GKG, Streitwert 500,00 €. Kassenzeichen 7000. Gegen den Kostenansatz ist Erinnerung möglich.',
    ],
    isNot: [
      'Malerbetrieb Ruf',
      'Rechnung Nr. 3',
      'Kosten für Farbe: Gesamtbetrag 90,00 €, brutto. Bitte überweisen Sie bis Freitag.',
    ],
  },
  'penal-order': {
    is: [
      'Amtsgericht Auental',
      'Strafbefehl',
      'Auf Antrag der Staatsanwaltschaft wird eine Geldstrafe von 30 Tagessätzen festgesetzt. Sie können Einspruch einlegen.',
    ],
    isNot: [
      'Zentrale Bußgeldstelle Auental',
      'Bußgeldbescheid',
      'Wegen der Ordnungswidrigkeit wird eine Geldbuße von 60 € festgesetzt. Einspruch ist möglich.',
    ],
  },
  'penal-trial': {
    is: [
      'Amtsgericht Auental',
      'Ladung in der Strafsache gegen Sie',
      'Sie werden als Angeklagter zur Hauptverhandlung geladen. Die Staatsanwaltschaft hat Anklage erhoben; ein Pflichtverteidiger ist bestellt.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Ladung als Zeuge in der Strafsache',
      'Sie sollen als Zeuge aussagen. Bei Ausbleiben droht Ordnungsgeld. Fahrtkosten werden ersetzt.',
    ],
  },
  'accused-hearing': {
    is: [
      'Polizeiinspektion Auental',
      'Vorladung als Beschuldigter',
      'Gegen Sie wird wegen des Verdachts einer Straftat ermittelt. Sie können als Beschuldigter aussagen oder schweigen.',
    ],
    isNot: [
      'Bußgeldstelle Auental',
      'Anhörung im Bußgeldverfahren',
      'Ihnen wird eine Ordnungswidrigkeit mit dem Pkw, Kennzeichen A-B 1, vorgeworfen. Ein Verwarnungsgeld wird angeboten.',
    ],
  },
  'case-closed': {
    is: [
      'Staatsanwaltschaft Auental',
      'Einstellung des Ermittlungsverfahrens',
      'Das Ermittlungsverfahren gegen Sie wurde nach § 170 Abs. 2 StPO eingestellt.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Einstellung der Lieferung',
      'Die Lieferung von Fernwärme wird wegen Wartung kurz eingestellt.',
    ],
  },
  'traffic-hearing': {
    is: [
      'Bußgeldstelle Landkreis Auental',
      'Anhörung',
      'Ihnen wird eine Ordnungswidrigkeit vorgeworfen: Geschwindigkeit mit dem Pkw, Kennzeichen A-B 1. Ein Bußgeldbescheid kann folgen.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Anhörung',
      'Ich beabsichtige, die Leistung zurückzufordern. Sie haben Gelegenheit, sich nach § 24 SGB X zu äußern.',
    ],
  },
  'fine-notice': {
    is: [
      'Bußgeldstelle Landkreis Auental',
      'Bußgeldbescheid',
      'Wegen der Ordnungswidrigkeit wird eine Geldbuße von 120 € festgesetzt. Sie können Einspruch einlegen.',
    ],
    isNot: [
      'Bußgeldstelle Landkreis Auental',
      'Verwarnung mit Verwarnungsgeld',
      'Ordnungswidrigkeit beim Parken, Kennzeichen A-B 1. Zahlen Sie nicht, folgt ein Bußgeldbescheid.',
    ],
  },
  'warning-letter': {
    is: [
      'Kanzlei Thoma',
      'Abmahnung wegen Urheberrechtsverletzung',
      'Sie haben ein Lichtbild verwendet. Wir fordern Unterlassung und eine strafbewehrte Erklärung nach dem UrhG.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Abmahnung',
      'Sie kamen erneut verspätet. Das verletzt Ihren Arbeitsvertrag. Bei Wiederholung folgt die Kündigung.',
    ],
  },
  eviction: {
    is: [
      'Obergerichtsvollzieher Hahn',
      'Räumungstermin',
      'Aus dem Urteil des Gerichts vollstrecke ich die Räumung Ihrer Wohnung. Der Räumungstermin steht unten.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Kündigung des Mietverhältnisses',
      'Wir kündigen wegen Eigenbedarfs. Nach Ablauf der Kündigungsfrist ist die Wohnung zu räumen.',
    ],
  },
  'protection-order': {
    is: [
      'Amtsgericht Auental',
      'Beschluss nach dem Gewaltschutzgesetz',
      'Dem Antragsgegner wird nach dem Gewaltschutzgesetz verboten, sich der Wohnung zu nähern.',
    ],
    isNot: [
      'Amtsgericht Auental',
      'Beschluss',
      'Im Rechtsstreit wird die Beschwerde verworfen. Die Kosten des Verfahrens trägt der Kläger.',
    ],
  },
  inheritance: {
    is: [
      'Amtsgericht Auental, Nachlassgericht',
      'Nachlasssache Erwin Muster',
      'Der Erblasser ist verstorben, das Testament wurde eröffnet. Die Erben können die Erbschaft ausschlagen.',
    ],
    isNot: [
      'Sparkasse Auental',
      'Ihr Konto',
      'Der Kontoinhaber ist verstorben. Bitte melden Sie sich in der Filiale.',
    ],
  },
  'income-tax': {
    is: [
      'Finanzamt Auental',
      'Bescheid für 2024 über Einkommensteuer',
      'Die Steuer wird festgesetzt auf 900,00 €. Zu versteuerndes Einkommen siehe unten. Einspruch ist möglich.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Rückfrage zu Ihrer Einkommensteuererklärung',
      'Zur Bearbeitung bitten wir um Belege für die Werbungskosten.',
    ],
  },
  'tax-estimate': {
    is: [
      'Finanzamt Auental',
      'Schätzung der Besteuerungsgrundlagen, Bescheid 2023 über Einkommensteuer',
      'Sie haben keine Steuererklärung abgegeben. Die Besteuerungsgrundlagen wurden nach § 162 AO geschätzt. Einspruch ist möglich.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Erinnerung an die Abgabe der Steuererklärung',
      'Die Steuererklärung ist nicht eingegangen. Sonst wird geschätzt und ein Verspätungszuschlag festgesetzt.',
    ],
  },
  'tax-return-reminder': {
    is: [
      'Finanzamt Auental',
      'Erinnerung an die Abgabe der Steuererklärung 2024',
      'Ihre Steuererklärung ist noch nicht eingegangen. Sonst kann das Einkommen geschätzt werden.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Bescheid für 2024 über Einkommensteuer',
      'Auf Grundlage Ihrer Steuererklärung wird die Steuer festgesetzt. Werbungskosten 1.230 €. Einspruch ist möglich.',
    ],
  },
  'tax-questions': {
    is: [
      'Finanzamt Auental',
      'Rückfragen zu Ihrer Einkommensteuererklärung 2024',
      'Zur Bearbeitung Ihrer Erklärung bitte ich um Belege zu den Werbungskosten.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Aufforderung zur Mitwirkung',
      'Bitte reichen Sie folgende Unterlagen ein, § 60 SGB I. Sonst kann die Leistung versagt werden.',
    ],
  },
  'tax-prepayment': {
    is: [
      'Finanzamt Auental',
      'Vorauszahlungsbescheid Einkommensteuer 2026',
      'Die Vorauszahlungen werden festgesetzt, fällig vierteljährlich. Gegen die Festsetzung ist Einspruch möglich.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Betriebskostenabrechnung und Anpassung der Vorauszahlung',
      'Abrechnungszeitraum 2024, Umlage nach Wohnfläche. Nachzahlung 50,00 €.',
    ],
  },
  'instalments-granted': {
    is: [
      'Stadtkasse Auental',
      'Stundung Ihrer Gewerbesteuer',
      'Der Betrag wird gestundet und in fünf Raten erhoben. Bei Verzug wird die Stundung hinfällig.',
    ],
    isNot: [
      'Vesta Service GmbH',
      'Ratenzahlungsvereinbarung',
      'Monatliche Rate in Höhe von 25,00 €. Mit der Vereinbarung erkennen Sie die Gesamtforderung an.',
    ],
  },
  'vehicle-tax': {
    is: [
      'Hauptzollamt Auental',
      'Bescheid über Kraftfahrzeugsteuer',
      'Für das Kennzeichen A-B 1 wird die Jahressteuer festgesetzt auf 100,00 €. Einspruch ist möglich.',
    ],
    isNot: [
      'Findus Versicherung AG',
      'Beitragsrechnung Kfz',
      'Kennzeichen A-B 1. Der Beitrag zur Versicherung steigt, Sie haben ein Sonderkündigungsrecht.',
    ],
  },
  'property-tax': {
    is: [
      'Gemeinde Auental, Steueramt',
      'Grundsteuerbescheid 2025',
      'Für Ihr Grundstück wird die Grundsteuer festgesetzt. Messbetrag mal Hebesatz 400 %.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Betriebskostenabrechnung 2024',
      'Umlage der Grundsteuer nach Wohnfläche, Abrechnungszeitraum 2024. Guthaben 12,00 €.',
    ],
  },
  'tax-number': {
    is: [
      'Bundeszentralamt für Steuern',
      'Zuteilung der Identifikationsnummer nach § 139b AO',
      'Ihre Identifikationsnummer lautet wie folgt. Bewahren Sie dieses Schreiben auf.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Bescheid für 2024 über Einkommensteuer',
      'Identifikationsnummer siehe oben. Die Steuer wird festgesetzt. Einspruch ist möglich. Werbungskosten 900 €.',
    ],
  },
  'public-fees': {
    is: [
      'Stadt Auental, Eigenbetrieb Abfall',
      'Gebührenbescheid Abfallentsorgung',
      'Nach der Satzung werden Gebühren festgesetzt auf 210,00 €. Widerspruch ist möglich.',
    ],
    isNot: [
      'AOK Auental',
      'Beitragsbescheid',
      'Ihr Beitrag zur freiwilligen Krankenversicherung und Pflegeversicherung beträgt monatlich 210,00 €. Widerspruch ist möglich.',
    ],
  },
  'broadcasting-fee': {
    is: [
      'Beitragsservice Rundfunk',
      'Anmeldung zum Rundfunkbeitrag',
      'Für jede Wohnung ist ein Rundfunkbeitrag zu zahlen. Ihre Beitragsnummer steht oben.',
    ],
    isNot: [
      'Beitragsservice Rundfunk',
      'Festsetzungsbescheid',
      'Rückständige Rundfunkbeiträge und ein Säumniszuschlag werden festgesetzt. Widerspruch ist möglich.',
    ],
  },
  'broadcasting-order': {
    is: [
      'Beitragsservice Rundfunk',
      'Festsetzungsbescheid',
      'Festgesetzt werden rückständige Rundfunkbeiträge und ein Säumniszuschlag. Widerspruch ist möglich.',
    ],
    isNot: [
      'Beitragsservice Rundfunk',
      'Zahlung der Rundfunkbeiträge',
      'Der Rundfunkbeitrag für Ihre Wohnung ist fällig, Beitragsnummer oben.',
    ],
  },
  'broadcasting-relief': {
    is: [
      'Beitragsservice Rundfunk',
      'Befreiung von der Rundfunkbeitragspflicht',
      'Sie sind für den Zeitraum bis Mai vom Rundfunkbeitrag befreit. Danach ist ein neuer Antrag nötig.',
    ],
    isNot: [
      'AOK Auental',
      'Befreiung von Zuzahlungen',
      'Sie sind für dieses Jahr von Zuzahlungen befreit. Die Karte liegt bei.',
    ],
  },
  'customs-parcel': {
    is: [
      'Zollamt Auental',
      'Zollbenachrichtigung zu Ihrer Sendung',
      'Ein Paket liegt zur Einfuhr beim Zollamt. Bringen Sie die Rechnung mit. Nach der Lagerfrist wird es zurückgesandt.',
    ],
    isNot: [
      'Post Auental',
      'Benachrichtigung',
      'Ihr Paket liegt in der Filiale. Abholung ab morgen.',
    ],
  },
  'jobcenter-approval': {
    is: [
      'Jobcenter Auental',
      'Bewilligung von Bürgergeld',
      'Für den Bewilligungszeitraum wird Bürgergeld bewilligt: Regelbedarf und Bedarfe für Unterkunft.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Aufforderung zur Mitwirkung',
      'Sie haben Bürgergeld beantragt. Bitte reichen Sie folgende Unterlagen ein, § 60 SGB I.',
    ],
  },
  'jobcenter-cut': {
    is: [
      'Jobcenter Auental',
      'Minderung Ihres Bürgergeldes',
      'Wegen des Meldeversäumnisses wird der Regelbedarf um 10 % gemindert. Ein wichtiger Grund liegt nicht vor.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Einladung',
      'Ich lade Sie zum Gespräch über Ihre berufliche Situation ein. Ohne Grund kann das Bürgergeld gemindert werden.',
    ],
  },
  'jobcenter-invitation': {
    is: [
      'Jobcenter Auental',
      'Einladung zu einem Gespräch',
      'Ich lade Sie nach § 309 SGB III ein, um über Ihre berufliche Situation zu sprechen. Bei einem Meldeversäumnis wird gemindert.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Minderung wegen eines Meldeversäumnisses',
      'Sie kamen nicht zum Termin. Der Regelbedarf wird gemindert, ein wichtiger Grund fehlt. Bürgergeld.',
    ],
  },
  'benefit-papers': {
    is: [
      'Sozialamt Auental',
      'Fehlende Unterlagen',
      'Für Ihren Antrag fehlen noch folgende Unterlagen. Ohne Mitwirkung kann die Leistung versagt werden, § 66 SGB I.',
    ],
    isNot: [
      'Finanzamt Auental',
      'Belege zur Einkommensteuererklärung',
      'Zur Bearbeitung Ihrer Erklärung bitte ich um Nachweise zu den Aufwendungen.',
    ],
  },
  'benefit-repayment': {
    is: [
      'Agentur für Arbeit Auental',
      'Aufhebungs- und Erstattungsbescheid',
      'Die Bewilligung wird nach § 48 SGB X aufgehoben. 300,00 € Arbeitslosengeld sind zu erstatten. Widerspruch ist möglich.',
    ],
    isNot: [
      'Agentur für Arbeit Auental',
      'Anhörung zur Überzahlung',
      'Ich beabsichtige, Arbeitslosengeld zurückzufordern. Sie haben Gelegenheit, sich nach § 24 SGB X zu äußern.',
    ],
  },
  'benefit-hearing': {
    is: [
      'Familienkasse Auental',
      'Anhörung nach § 24 SGB X',
      'Nach unserer Kenntnis wurde Kindergeld zu Unrecht gezahlt. Sie haben Gelegenheit, sich zu äußern.',
    ],
    isNot: [
      'Familienkasse Auental',
      'Aufhebung und Rückforderung von Kindergeld',
      'Die Festsetzung wird aufgehoben. 500,00 € Kindergeld werden zurückgefordert. Einspruch ist möglich.',
    ],
  },
  'benefit-refused': {
    is: [
      'Sozialamt Auental',
      'Ablehnung Ihres Antrags',
      'Ihr Antrag auf Hilfe vom 3. Mai wird abgelehnt, weil die Voraussetzungen fehlen. Widerspruch ist möglich.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Ihre Bewerbung',
      'Leider können wir Ihre Bewerbung nicht berücksichtigen. Wir wünschen Ihnen alles Gute.',
    ],
  },
  'benefit-stopped': {
    is: [
      'Wohngeldstelle Stadt Auental',
      'Versagung von Wohngeld',
      'Sie sind der Mitwirkung nicht nachgekommen. Die Leistung wird nach § 66 SGB I versagt. Widerspruch ist möglich.',
    ],
    isNot: [
      'Wohngeldstelle Stadt Auental',
      'Fehlende Unterlagen',
      'Für Ihren Antrag fehlen folgende Unterlagen. Sonst kann Wohngeld nach § 66 SGB I versagt werden.',
    ],
  },
  'objection-decision': {
    is: [
      'Jobcenter Auental',
      'Widerspruchsbescheid',
      'Ihr Widerspruch wird zurückgewiesen. Gegen den Bescheid können Sie Klage beim Sozialgericht erheben.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Eingang Ihres Widerspruchs',
      'Ihr Widerspruch ist eingegangen. Die Bearbeitung dauert einige Wochen.',
    ],
  },
  unemployment: {
    is: [
      'Agentur für Arbeit Auental',
      'Bewilligungsbescheid Arbeitslosengeld',
      'Arbeitslosengeld wird bewilligt, Anspruchsdauer 360 Kalendertage, Leistungssatz 31,00 € täglich.',
    ],
    isNot: [
      'Agentur für Arbeit Auental',
      'Bescheid über eine Sperrzeit',
      'Es tritt eine Sperrzeit nach § 159 SGB III ein. Das Arbeitslosengeld ruht. Ein wichtiger Grund fehlt.',
    ],
  },
  'blocking-period': {
    is: [
      'Agentur für Arbeit Auental',
      'Bescheid über eine Sperrzeit',
      'Wegen Arbeitsaufgabe ohne wichtigen Grund tritt eine Sperrzeit ein, § 159 SGB III.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Kündigung Ihres Arbeitsverhältnisses',
      'Wir kündigen ordentlich. Melden Sie sich bei der Agentur für Arbeit, um eine Sperrzeit zu vermeiden.',
    ],
  },
  'child-benefit': {
    is: [
      'Familienkasse Auental',
      'Festsetzung von Kindergeld',
      'Kindergeld wird monatlich in Höhe von 255 € festgesetzt. Kindergeldnummer oben. Einspruch ist möglich.',
    ],
    isNot: [
      'Familienkasse Auental',
      'Bewilligung von Kinderzuschlag',
      'Kinderzuschlag wird für sechs Monate bewilligt. Ihr Einkommen wurde berücksichtigt.',
    ],
  },
  'child-supplement': {
    is: [
      'Familienkasse Auental',
      'Bewilligung von Kinderzuschlag',
      'Kinderzuschlag wird bewilligt, der Bewilligungszeitraum dauert sechs Monate. Widerspruch ist möglich.',
    ],
    isNot: [
      'Familienkasse Auental',
      'Festsetzung von Kindergeld',
      'Kindergeld wird monatlich festgesetzt, Kindergeldnummer oben. Einspruch ist möglich.',
    ],
  },
  'parental-allowance': {
    is: [
      'Elterngeldstelle Landkreis Auental',
      'Bescheid über Elterngeld',
      'Elterngeld wird für den 1. bis 12. Lebensmonat bewilligt. Widerspruch ist möglich.',
    ],
    isNot: [
      'Elterngeldstelle Landkreis Auental',
      'Fehlende Unterlagen zum Elterngeld',
      'Bitte reichen Sie folgende Unterlagen ein. Ohne Mitwirkung kann der Antrag versagt werden.',
    ],
  },
  'maintenance-advance': {
    is: [
      'Jugendamt Auental',
      'Unterhaltsvorschuss',
      'Für Ihr Kind wird Unterhaltsvorschuss nach dem UVG bewilligt, da der andere Elternteil keinen Unterhalt zahlt.',
    ],
    isNot: [
      'Jugendamt Auental',
      'Kita-Platz für Ihr Kind',
      'Ein Platz in der Kita Sonnenhof ist frei. Bitte geben Sie eine Rückmeldung zur Aufnahme.',
    ],
  },
  'housing-benefit': {
    is: [
      'Wohngeldstelle Stadt Auental',
      'Wohngeldbescheid',
      'Wohngeld wird bewilligt, monatlich 180 €. Haushaltsmitglieder: zwei. Widerspruch ist möglich.',
    ],
    isNot: [
      'Wohngeldstelle Stadt Auental',
      'Ihr Antrag auf Wohngeld: fehlende Unterlagen',
      'Es fehlen noch folgende Unterlagen. Sonst kann Wohngeld versagt werden, § 66 SGB I.',
    ],
  },
  'student-aid': {
    is: [
      'Studierendenwerk Auental',
      'Bescheid nach dem BAföG',
      'Ausbildungsförderung wird für den Bewilligungszeitraum bewilligt. Einkommen der Eltern wurde angerechnet.',
    ],
    isNot: [
      'Studierendenwerk Auental',
      'Ihr Zimmer im Wohnheim',
      'Die Miete beträgt 280 €. Die Schlüssel erhalten Sie beim Hausmeister.',
    ],
  },
  'social-assistance': {
    is: [
      'Sozialamt Stadt Auental',
      'Grundsicherung im Alter',
      'Nach dem SGB XII wird Grundsicherung im Alter bewilligt: Regelsatz und Unterkunft. Widerspruch ist möglich.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Bewilligung von Bürgergeld',
      'Bürgergeld nach dem SGB II wird bewilligt: Regelbedarf und Bedarfe für Unterkunft im Bewilligungszeitraum.',
    ],
  },
  'asylum-benefits': {
    is: [
      'Sozialamt Stadt Auental',
      'Leistungen nach dem Asylbewerberleistungsgesetz',
      'Nach dem AsylbLG werden Ihnen Leistungen gewährt. Unterkunft wird gestellt. Widerspruch ist möglich.',
    ],
    isNot: [
      'Bundesamt für Migration und Flüchtlinge',
      'Ladung zur Anhörung im Asylverfahren',
      'Bitte kommen Sie persönlich zur Anhörung. Ein Dolmetscher ist da.',
    ],
  },
  'health-contributions': {
    is: [
      'BKK Auental',
      'Beitragsbescheid freiwillige Krankenversicherung',
      'Ihr monatlicher Beitrag zur Krankenversicherung und Pflegeversicherung richtet sich nach dem Einkommen. Widerspruch ist möglich.',
    ],
    isNot: [
      'BKK Auental',
      'Familienversicherung: Fragebogen',
      'Bitte senden Sie den Fragebogen zur Familienversicherung ausgefüllt zurück.',
    ],
  },
  'family-insurance': {
    is: [
      'AOK Auental',
      'Überprüfung der Familienversicherung',
      'Bitte senden Sie den Fragebogen mit Angaben zum Einkommen Ihrer Angehörigen ausgefüllt zurück.',
    ],
    isNot: [
      'Findus Versicherung AG',
      'Beitragsrechnung',
      'Ihr Beitrag zur Familien-Haftpflichtversicherung wird abgebucht. Versicherungsschein oben.',
    ],
  },
  'sick-pay': {
    is: [
      'AOK Auental',
      'Ihr Krankengeld',
      'Sie sind arbeitsunfähig und erhalten Krankengeld. Die Zahlung endet am 4. Juni. Widerspruch ist möglich.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Ihre Krankmeldung',
      'Wir haben Ihre Bescheinigung erhalten und wünschen gute Besserung.',
    ],
  },
  'treatment-refused': {
    is: [
      'AOK Auental',
      'Kostenübernahme für ein Hilfsmittel',
      'Die Kostenübernahme müssen wir ablehnen. Der Medizinische Dienst hat das Hilfsmittel geprüft. Widerspruch ist möglich.',
    ],
    isNot: [
      'AOK Auental',
      'Ihre neue Gesundheitskarte',
      'Anbei erhalten Sie Ihre Karte. Bitte unterschreiben Sie auf der Rückseite.',
    ],
  },
  'care-level': {
    is: [
      'Pflegekasse der AOK Auental',
      'Bescheid über den Pflegegrad',
      'Nach dem Gutachten liegt Pflegegrad 2 vor. Sie erhalten Pflegegeld. Widerspruch ist möglich.',
    ],
    isNot: [
      'BKK Auental',
      'Beitragsbescheid Krankenversicherung',
      'Der Beitragssatz der Pflegeversicherung steigt. Ihr Beitrag zur Krankenversicherung beträgt monatlich 210 €.',
    ],
  },
  disability: {
    is: [
      'Versorgungsamt Auental',
      'Bescheid über den Grad der Behinderung',
      'Der Grad der Behinderung wird mit 40 festgestellt. Ein Merkzeichen wird nicht zuerkannt. Widerspruch ist möglich.',
    ],
    isNot: [
      'Sozialamt Auental',
      'Ablehnung Ihres Antrags',
      'Ihr Antrag auf Hilfe wird abgelehnt, weil die Voraussetzungen fehlen. Widerspruch ist möglich.',
    ],
  },
  pension: {
    is: [
      'Deutsche Rentenversicherung Auental',
      'Rentenbescheid',
      'Sie erhalten Altersrente. Monatlicher Zahlbetrag 890 €. Gegen den Bescheid ist Widerspruch möglich.',
    ],
    isNot: [
      'Deutsche Rentenversicherung Auental',
      'Ihre Renteninformation',
      'Ihr Versicherungsverlauf zeigt 12 Entgeltpunkte. Die Regelaltersrente könnte 400 € betragen.',
    ],
  },
  'pension-information': {
    is: [
      'Deutsche Rentenversicherung Auental',
      'Ihre Renteninformation 2026',
      'Versicherungszeiten und Entgeltpunkte bei der Rentenversicherung: siehe Tabelle.',
    ],
    isNot: [
      'Deutsche Rentenversicherung Auental',
      'Rentenbescheid',
      'Ihre Rente beginnt am 1. Mai. Zahlbetrag monatlich 700 €. Widerspruch ist möglich.',
    ],
  },
  'insurance-bill': {
    is: [
      'Findus Versicherung AG',
      'Beitragsrechnung Hausrat',
      'Versicherungsschein 77. Der Beitrag steigt, Sie haben ein Sonderkündigungsrecht.',
    ],
    isNot: [
      'Findus Versicherung AG',
      'Ihr Schaden vom 3. Mai',
      'Schadennummer 12. Als Versicherungsnehmer erhalten Sie eine Entschädigung.',
    ],
  },
  'insurance-claim': {
    is: [
      'Findus Versicherung AG',
      'Ihr Wasserschaden vom 3. Mai',
      'Schadennummer 12. Als Versicherungsnehmer füllen Sie bitte den Fragebogen aus.',
    ],
    isNot: [
      'Findus Versicherung AG',
      'Beitragsrechnung',
      'Durch den schadenfreien Verlauf sinkt der Beitrag. Versicherungsschein 77, Abbuchung am 1. Mai.',
    ],
  },
  'residence-renewal': {
    is: [
      'Ausländerbehörde Auental',
      'Verlängerung Ihrer Aufenthaltserlaubnis',
      'Bitte bringen Sie zum Termin Nationalpass und Lichtbild mit. § 8 AufenthG.',
    ],
    isNot: [
      'Ausländerbehörde Auental',
      'Ihr Aufenthaltstitel ist fertig',
      'Bitte holen Sie den Aufenthaltstitel persönlich ab. Öffnungszeiten unten.',
    ],
  },
  'permit-ready': {
    is: [
      'Bürgeramt Stadt Auental',
      'Ihr Personalausweis ist abholbereit',
      'Bitte holen Sie den Ausweis persönlich ab. Öffnungszeiten: Montag bis Freitag.',
    ],
    isNot: [
      'Ausländerbehörde Auental',
      'Vorsprache wegen Ihrer Aufenthaltserlaubnis',
      'Kommen Sie zum Termin und bringen Sie den Reisepass mit, AufenthG.',
    ],
  },
  'residence-refused': {
    is: [
      'Ausländerbehörde Landkreis Auental',
      'Ablehnung der Aufenthaltserlaubnis',
      'Sie haben das Bundesgebiet zu verlassen, die Ausreisefrist beträgt 30 Tage. Sonst droht die Abschiebung. Klage ist möglich.',
    ],
    isNot: [
      'Ausländerbehörde Landkreis Auental',
      'Verlängerung Ihrer Aufenthaltserlaubnis',
      'Bringen Sie Reisepass und Lichtbild zum Termin mit. Ohne Unterlagen kann abgelehnt werden, AufenthG.',
    ],
  },
  'asylum-decision': {
    is: [
      'Bundesamt für Migration und Flüchtlinge',
      'Bescheid in Ihrem Asylverfahren',
      'Die Flüchtlingseigenschaft wird zuerkannt. Gegen den Bescheid ist Klage beim Verwaltungsgericht möglich, AsylG.',
    ],
    isNot: [
      'Bundesamt für Migration und Flüchtlinge',
      'Verpflichtung zum Integrationskurs',
      'Sie sind zur Teilnahme am Integrationskurs berechtigt. Melden Sie sich bei einem Kursträger an.',
    ],
  },
  'asylum-interview': {
    is: [
      'Bundesamt für Migration und Flüchtlinge',
      'Ladung zur Anhörung',
      'Im Asylverfahren werden Sie zur Anhörung geladen. Kommen Sie persönlich, ein Dolmetscher ist da.',
    ],
    isNot: [
      'Jobcenter Auental',
      'Anhörung',
      'Ich beabsichtige, Leistungen nach dem SGB II zurückzufordern. Äußern Sie sich nach § 24 SGB X.',
    ],
  },
  'integration-course': {
    is: [
      'Ausländerbehörde Auental',
      'Verpflichtung zur Teilnahme am Integrationskurs',
      'Sie sind verpflichtet, am Integrationskurs teilzunehmen. Melden Sie sich bei einem Kursträger an, § 44a AufenthG.',
    ],
    isNot: [
      'Sprachschule Lingua',
      'Ihr Kursvertrag',
      'Der Kurs kostet 300 €. Die Anzahlung ist fällig. Widerruf ist möglich, bitte unterschreiben.',
    ],
  },
  naturalisation: {
    is: [
      'Einbürgerungsbehörde Auental',
      'Ihr Antrag auf Einbürgerung',
      'Für die Einbürgerung nach dem StAG fehlen noch Urkunden. Die deutsche Staatsangehörigkeit setzt den Test voraus.',
    ],
    isNot: [
      'Bürgeramt Stadt Auental',
      'Ihr Reisepass ist fertig',
      'Bitte holen Sie den Pass persönlich ab. Öffnungszeiten unten.',
    ],
  },
  recognition: {
    is: [
      'IHK Fosa',
      'Anerkennung Ihrer Berufsqualifikation',
      'Ihr Ausbildungsnachweis ist teilweise gleichwertig. Ein Anpassungslehrgang schließt die Lücke. Der Bescheid liegt bei.',
    ],
    isNot: [
      'IHK Auental',
      'Einladung zur Prüfung',
      'Ihre Prüfung findet am 4. Mai statt. Bringen Sie den Ausweis mit.',
    ],
  },
  'address-registration': {
    is: [
      'Einwohnermeldeamt Auental',
      'Anmeldung Ihrer Wohnung',
      'Nach dem Bundesmeldegesetz melden Sie sich an. Bringen Sie die Bestätigung des Wohnungsgebers mit.',
    ],
    isNot: [
      'Sprachschule Lingua',
      'Ihre Anmeldung zum Kurs',
      'Vielen Dank für die Anmeldung. Der Kurs beginnt am Montag.',
    ],
  },
  election: {
    is: [
      'Stadt Auental, Wahlamt',
      'Wahlbenachrichtigung',
      'Sie sind im Wählerverzeichnis eingetragen. Wahlraum: Schule am Park. Briefwahl ist möglich.',
    ],
    isNot: [
      'Wahlfach GmbH',
      'Ihre Auswahl',
      'Bitte wählen Sie Ihr Wunschgeschenk aus. Die Liste liegt bei.',
    ],
  },
  survey: {
    is: [
      'Statistisches Landesamt',
      'Mikrozensus 2026',
      'Für diese Erhebung besteht Auskunftspflicht. Den Fragebogen können Sie online ausfüllen.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Kundenbefragung',
      'Wie zufrieden sind Sie? Der Fragebogen ist freiwillig.',
    ],
  },
  'rent-increase': {
    is: [
      'Vera Brink',
      'Mieterhöhung nach § 558 BGB',
      'Ich verlange Ihre Zustimmung zu einer höheren Miete. Der Mietspiegel nennt 9,10 € je Quadratmeter.',
    ],
    isNot: [
      'Hausverwaltung Brink',
      'Betriebskostenabrechnung',
      'Neue Vorauszahlung zur Miete: 120 €. Abrechnungszeitraum 2024, Umlage nach Wohnfläche.',
    ],
  },
  'tenancy-ended': {
    is: [
      'Vera Brink',
      'Kündigung des Mietverhältnisses',
      'Ich kündige die Wohnung wegen Eigenbedarfs. Sie können bei Härte widersprechen, § 574 BGB.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Kündigung',
      'Wir kündigen das Arbeitsverhältnis ordentlich. Der Betriebsrat wurde gehört. Melden Sie sich arbeitsuchend.',
    ],
  },
  'tenancy-ended-at-once': {
    is: [
      'Vera Brink',
      'Fristlose Kündigung des Mietvertrags wegen Zahlungsverzugs',
      'Wegen der Mietrückstände kündige ich das Mietverhältnis außerordentlich nach § 543 BGB. Räumen Sie die Wohnung.',
    ],
    isNot: [
      'Vera Brink',
      'Mietrückstand',
      'Die Miete für Mai und Juni ist offen. Bei weiterem Zahlungsverzug kann ich den Mietvertrag fristlos kündigen.',
    ],
  },
  'rent-arrears': {
    is: [
      'Hausverwaltung Brink',
      'Mietrückstand',
      'Auf Ihrem Mietkonto ist die Miete für Mai offen. Bei Zahlungsverzug kann gekündigt werden.',
    ],
    isNot: [
      'Möbelhof Quitt GmbH',
      'Mahnung',
      'Der offene Betrag wurde nicht bezahlt. Mahngebühr 5,00 €.',
    ],
  },
  'tenant-warning': {
    is: [
      'Hausverwaltung Brink',
      'Abmahnung wegen Ruhestörung',
      'Sie haben gegen die Hausordnung verstoßen. Unterlassen Sie den Lärm. Sonst kündigen wir den Mietvertrag.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Abmahnung',
      'Ihr Verhalten verletzt den Arbeitsvertrag. Bei Wiederholung müssen Sie mit der Kündigung rechnen.',
    ],
  },
  'utility-costs': {
    is: [
      'Hausverwaltung Brink',
      'Betriebskostenabrechnung 2024',
      'Abrechnungszeitraum 2024, Umlage nach Wohnfläche, Nachzahlung 80 €. Belege können eingesehen werden.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Ihre Stromrechnung',
      'Verbrauch 900 kWh, Zählerstand 4711, neuer Abschlag 40 €.',
    ],
  },
  modernisation: {
    is: [
      'Hausverwaltung Brink',
      'Ankündigung einer Modernisierung',
      'Nach § 555c BGB kündigen wir Arbeiten an. Beginn: 1. September. Härtegründe teilen Mieter schriftlich mit.',
    ],
    isNot: [
      'Stadt Auental',
      'Bauarbeiten in Ihrer Straße',
      'Die Fahrbahn wird erneuert. Bitte parken Sie woanders.',
    ],
  },
  'home-visit': {
    is: [
      'Messdienst Klar',
      'Ablesung Ihrer Heizkörper',
      'Unser Ableser braucht Zugang zu allen Räumen. Termin: 3. Mai, 9 Uhr.',
    ],
    isNot: [
      'Messdienst Klar',
      'Ihr neues Online-Konto',
      'Zählerstände sehen Sie ab sofort im Internet.',
    ],
  },
  deposit: {
    is: [
      'Vera Brink',
      'Abrechnung Ihrer Kaution',
      'Nach Ihrem Auszug rechne ich die Kaution ab. Auszahlung 700 €, Einbehalt 200 €.',
    ],
    isNot: [
      'Vera Brink',
      'Ihr Mietvertrag',
      'Anbei der Vertrag. Die Wohnung übergebe ich am 1. Mai.',
    ],
  },
  'owners-meeting': {
    is: [
      'Hausverwaltung Brink',
      'Einladung zur Eigentümerversammlung',
      'Tagesordnung: TOP 1 Wirtschaftsplan, TOP 2 Hausgeld. Eine Vollmacht liegt bei.',
    ],
    isNot: [
      'Sportverein Linden e. V.',
      'Einladung zur Mitgliederversammlung',
      'Tagesordnung: TOP 1 Bericht, TOP 2 Wahl. Es gibt Kuchen.',
    ],
  },
  dismissal: {
    is: [
      'Bäckerei Lohse GmbH',
      'Kündigung',
      'Wir kündigen Ihr Arbeitsverhältnis ordentlich zum 31. Juli. Melden Sie sich bei der Agentur für Arbeit arbeitsuchend.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Abmahnung',
      'Sie kamen verspätet. Bei Wiederholung kündigen wir das Arbeitsverhältnis.',
    ],
  },
  'employer-warning': {
    is: [
      'Bäckerei Lohse GmbH',
      'Abmahnung',
      'Sie fehlten unentschuldigt und verletzten Ihren Arbeitsvertrag. Bei Wiederholung müssen Sie mit der Kündigung rechnen.',
    ],
    isNot: [
      'Kanzlei Thoma',
      'Abmahnung',
      'Sie haben Urheberrecht verletzt. Wir fordern Unterlassung und eine strafbewehrte Erklärung.',
    ],
  },
  'work-contract': {
    is: [
      'Bäckerei Lohse GmbH',
      'Ihr Arbeitsvertrag',
      'Die Arbeitszeit beträgt 38 Wochenstunden, die Vergütung 2.600 € brutto. Die Probezeit dauert sechs Monate.',
    ],
    isNot: [
      'Bäckerei Lohse GmbH',
      'Abmahnung',
      'Sie haben den Arbeitsvertrag verletzt: unentschuldigt gefehlt. Bei Wiederholung folgt die Kündigung.',
    ],
  },
  'job-reference': {
    is: [
      'Bäckerei Lohse GmbH',
      'Arbeitszeugnis',
      'Frau Beispiel war bei uns tätig. Ihre Aufgaben erledigte sie zu unserer vollen Zufriedenheit. Sie verlässt das Unternehmen.',
    ],
    isNot: [
      'Schulzentrum Auental',
      'Zeugnisausgabe',
      'Die Zeugnisse gibt es am letzten Schultag. Danach sind Ferien.',
    ],
  },
  'job-refused': {
    is: [
      'Bäckerei Lohse GmbH',
      'Ihre Bewerbung als Verkäuferin',
      'Leider haben wir uns für eine andere Bewerberin entschieden. Für Ihre Zukunft wünschen wir alles Gute.',
    ],
    isNot: [
      'Sozialamt Auental',
      'Ablehnung Ihres Antrags',
      'Leider wird Ihr Antrag auf Hilfe abgelehnt, weil die Voraussetzungen fehlen. Rechtsbehelfsbelehrung: Widerspruch.',
    ],
  },
  'childcare-fees': {
    is: [
      'Kita Sonnenhof e. V.',
      'Elternbeiträge ab August',
      'Der Elternbeitrag für die Kita richtet sich nach dem Einkommen: 120 € im Monat.',
    ],
    isNot: [
      'Kita Sonnenhof e. V.',
      'Sommerfest',
      'Die Kita lädt alle Eltern zum Fest ein. Bringen Sie Kuchen mit.',
    ],
  },
  'childcare-place': {
    is: [
      'Jugendamt Auental',
      'Kita-Platz für Ihr Kind',
      'In der Kita Sonnenhof ist ein Platz frei. Bitte geben Sie bis Freitag eine Rückmeldung zum Angebot.',
    ],
    isNot: [
      'Kita Sonnenhof e. V.',
      'Mahnung Essensgeld',
      'Das Essensgeld für die Kita ist offen. Mahngebühr 2 €. Elternbeitrag April fehlt.',
    ],
  },
  school: {
    is: [
      'Grundschule am Park',
      'Schulanmeldung',
      'Ihr Kind kommt in die Schule. Die Eltern kommen zur Anmeldung mit Ausweis.',
    ],
    isNot: [
      'Sprachschule Lingua',
      'Ihr Kursvertrag',
      'Der Kurs beginnt am Montag. Die Kursgebühr beträgt 300 €. Widerruf ist möglich.',
    ],
  },
  'new-terms': {
    is: [
      'Regionalbank Auental',
      'Änderung unserer Geschäftsbedingungen',
      'Wir ändern die AGB. Bitte stimmen Sie zu. Sonst müssen wir das Konto kündigen.',
    ],
    isNot: [
      'Vera Brink',
      'Zustimmung zur Mieterhöhung',
      'Der Mietspiegel nennt 9 € je Quadratmeter. Bitte stimmen Sie der neuen Miete zu.',
    ],
  },
  'price-increase': {
    is: [
      'Stadtwerke Auental',
      'Preisanpassung zum 1. Januar',
      'Der Arbeitspreis steigt auf 33 ct je kWh. Sie haben ein Sonderkündigungsrecht.',
    ],
    isNot: [
      'Stadtwerke Auental',
      'Ihre Jahresrechnung Strom',
      'Verbrauch 900 kWh, Arbeitspreis 31 ct, neuer Abschlag 40 €.',
    ],
  },
  'phone-contract': {
    is: [
      'FunkNetz Mobil GmbH',
      'Ihr neuer Vertrag',
      'Ihre Rufnummer wird am 3. Mai geschaltet. Mindestvertragslaufzeit 24 Monate, Widerruf ist möglich.',
    ],
    isNot: [
      'FunkNetz Mobil GmbH',
      'Mahnung zu Ihrem Mobilfunkvertrag',
      'Der offene Betrag ist nicht eingegangen. Mahngebühr 3 €.',
    ],
  },
  'order-confirmed': {
    is: [
      'Möbelhof Quitt GmbH',
      'Auftragsbestätigung',
      'Vielen Dank für Ihre Bestellung. Wir bestätigen die Lieferung eines Sofas, Gesamtbetrag 700 €.',
    ],
    isNot: [
      'Möbelhof Quitt GmbH',
      'Rechnung 77',
      'Rechnungsbetrag 700 € inkl. Umsatzsteuer, zahlbar in 14 Tagen.',
    ],
  },
  'contract-ended': {
    is: [
      'Studio Kraft',
      'Kündigungsbestätigung',
      'Wir bestätigen Ihre Kündigung. Der Vertrag endet zum 31. Mai.',
    ],
    isNot: [
      'Regionalbank Auental',
      'Kündigung Ihres Girokontos',
      'Wir kündigen die Geschäftsbeziehung. Bitte gleichen Sie die Überziehung aus. Karte zurückgeben.',
    ],
  },
  'account-ended': {
    is: [
      'Regionalbank Auental',
      'Kündigung Ihres Girokontos',
      'Wir kündigen das Girokonto. Bitte gleichen Sie die Überziehung aus und geben Sie die Karte zurück.',
    ],
    isNot: [
      'Studio Kraft',
      'Kündigungsbestätigung',
      'Wir bestätigen Ihre Kündigung. Der Vertrag endet zum 31. Mai.',
    ],
  },
  quote: {
    is: [
      'Autohaus Blank',
      'Kostenvoranschlag',
      'Unverbindlicher Kostenvoranschlag: 400 € netto, 476 € brutto. Gültig bis Mai, den Auftrag erteilen Sie schriftlich.',
    ],
    isNot: [
      'Autohaus Blank',
      'Rechnung 12',
      'Gesamtbetrag 476 € brutto laut Kostenvoranschlag. Bitte überweisen Sie bis Freitag.',
    ],
  },
  'course-contract': {
    is: [
      'Sprachschule Lingua',
      'Ihr Kursvertrag',
      'Die Kursgebühr beträgt 300 €. Bitte unterschreiben Sie beide Exemplare. Widerruf ist 14 Tage möglich.',
    ],
    isNot: [
      'Ausländerbehörde Auental',
      'Verpflichtung zur Teilnahme am Integrationskurs',
      'Sie sind zum Integrationskurs verpflichtet. Melden Sie sich bei einem Kursträger an.',
    ],
  },
  membership: {
    is: [
      'Studio Kraft',
      'Ihre Mitgliedschaft',
      'Ihre Mitgliedschaft verlängert sich, der Beitrag bleibt gleich. Kündigen können Sie mit einem Monat Frist.',
    ],
    isNot: [
      'Vesta Inkasso GmbH',
      'Forderung des Studios Kraft aus Ihrer Mitgliedschaft',
      'Hauptforderung 90 €, Inkassokosten 40 €. Wir sind mit dem Einzug beauftragt.',
    ],
  },
  received: {
    is: [
      'Sozialamt Auental',
      'Eingangsbestätigung',
      'Ihr Antrag ist eingegangen. Die Bearbeitung dauert etwa sechs Wochen. Bitte haben Sie Geduld.',
    ],
    isNot: [
      'Sozialamt Auental',
      'Fehlende Unterlagen',
      'Ihr Antrag ist eingegangen, es fehlen noch folgende Unterlagen. Sonst kann die Leistung versagt werden, § 66 SGB I.',
    ],
  },
}
