import type { Explained } from '../explained-tables.ts'

export const kinds: Explained['kinds'] = {
  reminder: {
    what: 'Das ist eine Mahnung. Der Absender sagt, dass ein Betrag nicht bezahlt wurde.',
    next: 'Mahnungen kommen oft in mehreren Stufen. Jede Stufe kann Gebühren bringen.',
    ifNot:
      'Der Absender kann die Forderung an ein Inkassobüro geben. Er kann auch vor Gericht gehen.',
  },
  'public-reminder': {
    what: 'Eine Behörde sagt, dass ein Betrag nicht bezahlt wurde.',
    next: 'Sie können die Behörde um Raten bitten. Wenn Sie bezahlt haben, zeigen Sie den Nachweis.',
    ifNot:
      'Es kommen Gebühren dazu. Eine Behörde kann Geld ohne Gericht zwangsweise eintreiben lassen.',
  },
  collection: {
    what: 'Ein Inkassobüro fordert Geld von Ihnen. Es sagt, dass es für jemand anderen einzieht.',
    next: 'Sie können fragen, woher die Forderung kommt. Das Büro muss sagen, für wen sie ist und wie sie entstand.',
    ifNot: 'Die andere Seite kann bei Gericht einen Mahnbescheid beantragen.',
  },
  'lawyer-claim': {
    what: 'Ein Anwalt schreibt für jemanden, der Geld von Ihnen will.',
    next: 'Sie können einen Nachweis der Forderung verlangen. Die Kosten des Anwalts sind oft Teil der Summe.',
    ifNot: 'Die andere Seite kann vor Gericht gehen.',
  },
  'instalment-plan': {
    what: 'In diesem Brief geht es darum, eine Schuld in Raten zu bezahlen.',
    next: 'Sie zahlen die vereinbarten Raten an den vereinbarten Tagen. Mit der Unterschrift erkennen Sie vielleicht die ganze Schuld an.',
    ifNot: 'Wenn eine Rate zu spät kommt, kann der ganze Rest sofort fällig werden.',
  },
  'direct-debit-returned': {
    what: 'Geld konnte nicht von Ihrem Konto abgebucht werden. Der Absender will es weiterhin.',
    next: 'Der Absender versucht es vielleicht noch einmal oder bittet um eine Überweisung. Bankgebühren können dazukommen.',
    ifNot: 'Der Betrag gilt als nicht bezahlt. Mahnungen können folgen.',
  },
  invoice: {
    what: 'Das ist eine Rechnung für etwas, das geliefert oder getan wurde.',
    next: 'Vergleichen Sie sie mit dem, was Sie bestellt und bekommen haben. Wenn etwas falsch ist, schreiben Sie es dem Absender.',
    ifNot: 'Meist kommt zuerst eine Mahnung. Zinsen und Gebühren können dazukommen.',
  },
  'medical-bill': {
    what: 'Das ist eine Rechnung für eine Behandlung beim Arzt oder Zahnarzt.',
    next: 'Eine private Versicherung zahlt vielleicht einen Teil zurück. Eine gesetzliche tut das bei Privatleistungen meist nicht.',
    ifNot: 'Meist kommt zuerst eine Mahnung. Zinsen und Gebühren können dazukommen.',
  },
  'supply-cut': {
    what: 'Der Absender sagt, dass ein Betrag nicht bezahlt ist. Ihre Versorgung kann gesperrt werden.',
    next: 'Der Versorger muss den Tag nennen, bevor er sperrt. Sie können ihn um Raten bitten.',
    ifNot: 'Ihre Versorgung kann gesperrt werden. Das Wiederanschließen kostet Geld.',
  },
  'phone-cut': {
    what: 'Der Absender sagt, dass ein Betrag nicht bezahlt ist. Ihr Telefon oder Internet kann gesperrt werden.',
    next: 'Die Sperre muss schriftlich angekündigt werden. Notrufe bleiben möglich.',
    ifNot: 'Ihr Anschluss kann gesperrt werden. Später kann der Vertrag beendet werden.',
  },
  'parking-penalty': {
    what: 'Eine private Firma verlangt eine Strafe wegen Parkens. Das ist kein Bußgeld des Staates.',
    next: 'Die Firma muss wissen, wer gefahren ist. Sie können einen Nachweis verlangen, zum Beispiel ein Foto.',
    ifNot: 'Die Firma kann mahnen, ein Inkassobüro einschalten oder vor Gericht gehen.',
  },
  'fare-penalty': {
    what: 'Ein Verkehrsbetrieb sagt, dass Sie keinen gültigen Fahrschein hatten. Er verlangt einen höheren Fahrpreis.',
    next: 'Wenn Sie eine persönliche Fahrkarte hatten, senkt baldiges Vorzeigen meist den Betrag.',
    ifNot:
      'Mahnungen und ein Inkassobüro können folgen. Das Unternehmen kann die Fahrt auch bei der Polizei anzeigen.',
  },
  'directory-offer': {
    what: 'Das sieht vielleicht wie eine Rechnung oder ein amtlicher Brief aus. Es ist das Angebot, irgendwo eingetragen zu werden.',
    next: 'Mit Bezahlen oder Unterschreiben nehmen Sie es vielleicht an. Niemand muss das.',
    ifNot: null,
  },
  'claim-settled': {
    what: 'Der Absender bestätigt, dass eine Forderung erledigt ist.',
    next: 'Heben Sie den Brief als Nachweis auf.',
    ifNot: null,
  },
  'credit-note': {
    what: 'Der Absender berichtigt eine Rechnung oder gibt Geld zurück.',
    next: 'Prüfen Sie, ob das Geld kommt oder mit einer anderen Rechnung verrechnet wird.',
    ifNot: null,
  },
  'energy-bill': {
    what: 'Das ist die Rechnung für Energie oder Wasser, das Sie verbraucht haben.',
    next: 'Sie rechnet Ihre Vorauszahlungen gegen Ihren Verbrauch. Sie kann auch neue monatliche Zahlungen festlegen.',
    ifNot:
      'Wenn noch etwas offen ist, können Mahnungen folgen. Später kann die Versorgung gesperrt werden.',
  },
  'credit-agency': {
    what: 'In diesem Brief geht es um Daten, die eine Auskunftei über Sie gespeichert hat.',
    next: 'Prüfen Sie, ob die Einträge stimmen. Sie können verlangen, dass falsche berichtigt werden.',
    ifNot:
      'Die Einträge bleiben, wie sie sind. Sie können bei Verträgen und Wohnungen eine Rolle spielen.',
  },
  'account-seizure': {
    what: 'Geld von Ihnen, zum Beispiel Konto oder Lohn, wird wegen einer Schuld gepfändet.',
    next: 'Ein geschütztes Konto (P-Konto) hält einen Grundbetrag frei. Ihre Bank muss Ihr Konto auf Wunsch umwandeln.',
    ifNot:
      'Die Bank oder der Arbeitgeber muss das Geld zurückhalten. Später geht es an die andere Seite.',
  },
  bailiff: {
    what: 'Ein Gerichtsvollzieher schreibt Ihnen wegen einer Schuld. Vielleicht müssen Sie sagen, was Sie besitzen und verdienen.',
    next: 'Sie können mit dem Gerichtsvollzieher über Raten sprechen. Beim Termin listen Sie Einkommen und Besitz auf.',
    ifNot:
      'Ein Gericht kann Haft anordnen, bis die Liste abgegeben ist. Ein Eintrag im Schuldnerverzeichnis kann folgen.',
  },
  'enforcement-notice': {
    what: 'Ein Amt sagt, dass es einen offenen Betrag zwangsweise eintreiben wird.',
    next: 'Sie können noch bezahlen oder das Amt um Raten bitten. Ämter stimmen oft zu, wenn Sie es erklären.',
    ifNot: 'Das Amt kann Konto oder Lohn pfänden. Dafür braucht es kein Gericht.',
  },
  'court-payment-order': {
    what: 'Das ist ein Mahnbescheid vom Gericht. Jemand fordert Geld von Ihnen. Das Gericht hat die Forderung nicht geprüft.',
    next: 'Sie können schriftlich widersprechen, ganz oder zum Teil. Gründe müssen Sie nicht nennen. Das Formular liegt dem Brief bei.',
    ifNot:
      'Die andere Seite kann einen Vollstreckungsbescheid bekommen. Damit kann das Geld zwangsweise eingetrieben werden.',
  },
  'enforcement-order': {
    what: 'Das ist ein Vollstreckungsbescheid vom Gericht. Er folgt auf einen Mahnbescheid.',
    next: 'Sie können noch Einspruch einlegen, aber nur für kurze Zeit. Am Ende des Briefes steht, wie.',
    ifNot:
      'Der Bescheid wird endgültig. Das Geld kann viele Jahre lang zwangsweise eingetrieben werden.',
  },
  'court-claim': {
    what: 'Jemand hat Sie verklagt. Das Gericht schickt Ihnen die Klage.',
    next: 'Wenn Sie sich verteidigen wollen, müssen Sie es dem Gericht rechtzeitig sagen. Danach erklären Sie Ihre Sicht.',
    ifNot: 'Das Gericht kann gegen Sie entscheiden, ohne Sie anzuhören (Versäumnisurteil).',
  },
  'court-hearing': {
    what: 'Ein Gericht lädt Sie zu einem Termin in einer Sache ein, die Sie betrifft.',
    next: 'Der Richter spricht mit beiden Seiten. Oft wird zuerst eine Einigung versucht.',
    ifNot:
      'Das Gericht kann ohne Sie entscheiden. Wenn Ihr Erscheinen angeordnet ist, ist ein Ordnungsgeld möglich.',
  },
  'witness-summons': {
    what: 'Das ist eine Ladung. Sie sollen als Zeuge vor Gericht kommen. Ihnen wird nichts vorgeworfen.',
    next: 'Sie sagen, was Sie wissen, und es muss wahr sein. Fragen Sie danach nach Fahrtkosten und entgangenem Lohn.',
    ifNot:
      'Ohne gute Entschuldigung müssen Sie vielleicht Kosten und ein Ordnungsgeld zahlen. Sie können auch abgeholt werden.',
  },
  judgment: {
    what: 'Das ist die Entscheidung eines Gerichts.',
    next: 'Darin steht, wer was tun oder zahlen muss und wer die Kosten trägt. Am Ende steht, ob Sie dagegen vorgehen können.',
    ifNot: 'Die Entscheidung wird endgültig. Dann kann sie durchgesetzt werden.',
  },
  'court-costs': {
    what: 'Das ist die Rechnung eines Gerichts über seine Kosten.',
    next: 'Wenn der Betrag falsch ist, können Sie das Gericht bitten, ihn zu prüfen (Erinnerung). Um Raten kann man bitten.',
    ifNot: 'Die Kasse kann das Geld zwangsweise eintreiben.',
  },
  'penal-order': {
    what: 'Das ist ein Strafbefehl. Ein Gericht legt schriftlich eine Strafe fest, ohne Verhandlung.',
    next: 'Sie können Einspruch einlegen, aber nur für kurze Zeit. Dann gibt es eine Verhandlung vor Gericht.',
    ifNot:
      'Der Strafbefehl wird endgültig und gilt wie ein Urteil. Wenn eine Geldstrafe nicht bezahlt wird, ist Gefängnis möglich.',
  },
  'penal-trial': {
    what: 'In diesem Brief geht es um eine Strafsache gegen Sie vor Gericht.',
    next: 'Sie können einen Anwalt haben. In manchen Fällen muss das Gericht Ihnen einen geben.',
    ifNot: 'Wenn Sie nicht zur Verhandlung kommen, können Sie abgeholt oder festgehalten werden.',
  },
  'accused-hearing': {
    what: 'Die Polizei oder ein Staatsanwalt verdächtigt Sie einer Straftat. Sie fragen nach Ihrer Sicht.',
    next: 'Zur Sache müssen Sie nichts sagen. Sie dürfen vorher mit einem Anwalt sprechen.',
    ifNot: 'Das Verfahren geht ohne Ihre Sicht weiter.',
  },
  'case-closed': {
    what: 'In diesem Brief steht, dass ein Verfahren beendet ist.',
    next: 'Manchmal endet es nur, wenn Sie etwas zahlen oder tun. Dann steht das im Brief.',
    ifNot: null,
  },
  'traffic-hearing': {
    what: 'In diesem Brief geht es um einen kleinen Verstoß (Ordnungswidrigkeit), oft im Verkehr. Ein Bußgeld ist noch nicht endgültig festgelegt.',
    next: 'Ihr Name und Ihre Adresse müssen stimmen. Zur Sache müssen Sie nichts sagen. Wenn ein kleines Verwarnungsgeld angeboten wird, endet die Sache mit rechtzeitigem Zahlen.',
    ifNot: 'Ein förmlicher Bußgeldbescheid kann folgen. Dazu kommen Gebühren.',
  },
  'fine-notice': {
    what: 'Dieser Brief legt ein Bußgeld für einen kleinen Verstoß fest (Bußgeldbescheid). Gebühren kommen dazu.',
    next: 'Sie können Einspruch einlegen, aber nur für kurze Zeit. Sie können auch um Raten bitten.',
    ifNot:
      'Das Bußgeld wird endgültig. Bleibt es unbezahlt, kann ein Gericht Haft anordnen, um auf das Zahlen zu drängen.',
  },
  'warning-letter': {
    what: 'Das ist eine Abmahnung, eine förmliche Warnung. Der Absender sagt, dass Sie eine Regel verletzt haben, und will ein unterschriebenes Versprechen.',
    next: 'Das unterschriebene Versprechen bindet Sie lebenslang. Sie können es prüfen lassen, bevor Sie etwas unterschreiben.',
    ifNot: 'Der Absender kann vor Gericht gehen. Eine Anordnung dort kann schnell und teuer sein.',
  },
  eviction: {
    what: 'In diesem Brief geht es darum, dass Sie auf Anordnung eines Gerichts Ihre Wohnung verlassen sollen.',
    next: 'In Ihrer Stadt gibt es eine Stelle, die hilft, eine Wohnung zu behalten oder zu finden. In harten Fällen kann ein Gericht mehr Zeit geben.',
    ifNot: 'Ein Gerichtsvollzieher kann die Wohnung am festgesetzten Tag räumen.',
  },
  'protection-order': {
    what: 'In diesem Brief geht es um Schutz vor Gewalt oder Drohungen (Gewaltschutz).',
    next: 'In der Anordnung steht, wer sich von wem fernhalten muss und wie lange.',
    ifNot: 'Wer gegen so eine Anordnung verstößt, begeht eine Straftat.',
  },
  inheritance: {
    what: 'In diesem Brief geht es um ein Erbe.',
    next: 'Zu einem Erbe können Schulden gehören. Sie können es ablehnen, aber nur für kurze Zeit.',
    ifNot: 'Sie gelten meist als Erbe, auch der Schulden.',
  },
  'income-tax': {
    what: 'Das ist ein Steuerbescheid. Das Amt hat Ihre Einkommensteuer festgelegt.',
    next: 'Vergleichen Sie die Zahlen mit Ihrer Erklärung. Sie können schriftlich Einspruch einlegen, und es kostet nichts. Bezahlen müssen Sie in der Zwischenzeit trotzdem.',
    ifNot: 'Der Bescheid wird endgültig. Bei spätem Zahlen kommen Zuschläge dazu.',
  },
  'tax-estimate': {
    what: 'Das Finanzamt hat Ihr Einkommen geschätzt, weil keine Erklärung kam.',
    next: 'Die Erklärung müssen Sie trotzdem abgeben. Ein rechtzeitiger Einspruch hält die Entscheidung offen.',
    ifNot: 'Die Schätzung wird endgültig, auch wenn sie zu hoch ist.',
  },
  'tax-return-reminder': {
    what: 'Das Finanzamt sagt, dass Ihre Steuererklärung nicht angekommen ist.',
    next: 'Sie schicken die Erklärung oder sagen dem Amt, warum Sie keine brauchen. Sie können um mehr Zeit bitten, bevor der Tag vorbei ist.',
    ifNot: 'Das Amt kann Ihr Einkommen schätzen. Ein Verspätungszuschlag kann dazukommen.',
  },
  'tax-questions': {
    what: 'Das Finanzamt hat Fragen zu Ihrer Steuererklärung.',
    next: 'Sie antworten und schicken die Unterlagen, um die es bittet. Dann entscheidet es.',
    ifNot: 'Das Amt kann ohne diese Kosten entscheiden. Ihre Steuer ist dann vielleicht höher.',
  },
  'tax-prepayment': {
    what: 'Das Finanzamt will Steuer im Voraus, in Teilen über das Jahr.',
    next: 'Wenn Sie weniger verdienen als früher, können Sie um niedrigere Zahlungen bitten. Was Sie zahlen, wird später angerechnet.',
    ifNot: 'Bei spätem Zahlen kommen Zuschläge dazu.',
  },
  'instalments-granted': {
    what: 'Mit diesem Brief dürfen Sie später oder in Raten zahlen.',
    next: 'Sie zahlen die Raten an den Tagen, die im Brief stehen.',
    ifNot: 'Wenn eine Rate zu spät kommt, kann der ganze Rest sofort fällig werden.',
  },
  'vehicle-tax': {
    what: 'Dieser Brief legt die Steuer für Ihr Fahrzeug fest.',
    next: 'Meist wird die Steuer einmal im Jahr von Ihrem Konto abgebucht. Wenn sie falsch ist, können Sie schriftlich widersprechen.',
    ifNot: 'Zu unbezahlter Steuer kommen Zuschläge. Das Fahrzeug kann stillgelegt werden.',
  },
  'property-tax': {
    what: 'In diesem Brief geht es um die Steuer auf eine Wohnung, ein Haus oder Land, das Ihnen gehört.',
    next: 'Die Stadt zieht die Steuer ein, meist in Teilen über das Jahr.',
    ifNot: 'Der Bescheid wird endgültig. Bei spätem Zahlen kommen Zuschläge dazu.',
  },
  'tax-number': {
    what: 'In diesem Brief steht Ihre Steuernummer für das ganze Leben (Identifikationsnummer).',
    next: 'Arbeitgeber, Banken und die Familienkasse fragen danach. Heben Sie den Brief auf.',
    ifNot: null,
  },
  'public-fees': {
    what: 'Das ist ein Bescheid über öffentliche Gebühren, zum Beispiel für Müll oder Wasser.',
    next: 'Sie können widersprechen, wenn er falsch ist. In der Regel müssen Sie in der Zwischenzeit trotzdem zahlen.',
    ifNot: 'Der Bescheid wird endgültig. Bei spätem Zahlen kommen Zuschläge dazu.',
  },
  'broadcasting-fee': {
    what: 'In diesem Brief geht es um den Rundfunkbeitrag. Jede Wohnung zahlt ihn einmal.',
    next: 'Mit manchen Leistungen können Sie um Befreiung bitten. Wenn schon jemand in Ihrer Wohnung zahlt, sagen Sie es dem Absender.',
    ifNot: 'Die Beiträge summieren sich. Ein förmlicher Bescheid mit Zuschlag kann folgen.',
  },
  'broadcasting-order': {
    what: 'Das ist ein förmlicher Bescheid über Rundfunkbeiträge, die nicht bezahlt sind.',
    next: 'Sie können schriftlich widersprechen, wenn er falsch ist. Sie können auch um Raten bitten.',
    ifNot: 'Das Geld kann zwangsweise eingetrieben werden.',
  },
  'broadcasting-relief': {
    what: 'In diesem Brief geht es darum, vom Rundfunkbeitrag befreit zu werden oder weniger zu zahlen.',
    next: 'Das gilt für eine bestimmte Zeit. Danach bitten Sie neu darum.',
    ifNot: 'Ohne neuen Antrag ist wieder der volle Beitrag fällig.',
  },
  'customs-parcel': {
    what: 'Ein Paket aus dem Ausland wartet beim Zoll.',
    next: 'Sie zeigen, was darin ist und was es gekostet hat. Abgaben können fällig sein.',
    ifNot: 'Das Paket geht an den Absender zurück.',
  },
  'jobcenter-approval': {
    what: 'Das ist ein Bescheid vom Jobcenter über Geld zum Leben. Darin steht, wie viel Sie bekommen und wie lange.',
    next: 'Prüfen Sie Namen, Miete und Einkommen in der Berechnung. Änderungen müssen Sie melden, zum Beispiel eine neue Arbeit.',
    ifNot: 'Wenn etwas falsch ist, wird es nach der Zeit für den Widerspruch endgültig.',
  },
  'jobcenter-cut': {
    what: 'Das ist ein Bescheid vom Jobcenter, der Ihr Geld eine Zeit lang kürzt.',
    next: 'Sie können widersprechen und Ihre Gründe nennen. Ein Widerspruch allein hält die Kürzung nicht auf.',
    ifNot: 'Die Kürzung bleibt und wird endgültig.',
  },
  'jobcenter-invitation': {
    what: 'Das Jobcenter oder die Agentur für Arbeit will Sie zu einer bestimmten Zeit sehen.',
    next: 'Sie sprechen über Arbeit und Pläne. Wenn Sie nicht kommen können, sagen Sie es vorher und nennen Sie den Grund.',
    ifNot: 'Ohne guten Grund kann Ihr Geld gekürzt werden.',
  },
  'benefit-papers': {
    what: 'Ein Amt braucht Unterlagen oder Antworten von Ihnen, bevor es entscheiden oder zahlen kann.',
    next: 'Sie schicken Kopien von dem, was im Brief steht. Wenn Sie mehr Zeit brauchen, können Sie darum bitten, bevor der Tag vorbei ist.',
    ifNot: 'Das Amt kann das Geld ablehnen oder stoppen, bis die Unterlagen da sind.',
  },
  'benefit-repayment': {
    what: 'Das ist ein Bescheid, der Geld zurückfordert, das Ihnen gezahlt wurde.',
    next: 'Sie können widersprechen, wenn er falsch ist. Sie können auch um Raten bitten.',
    ifNot:
      'Der Bescheid wird endgültig. Das Amt kann das Geld eintreiben oder von späteren Zahlungen einbehalten.',
  },
  'benefit-hearing': {
    what: 'Ein Amt plant eine Entscheidung gegen Sie und will vorher Ihre Sicht hören. Noch ist nichts entschieden.',
    next: 'Sie können schreiben, was geschehen ist, und Nachweise schicken. Dann entscheidet das Amt.',
    ifNot: 'Das Amt entscheidet nach dem, was es weiß.',
  },
  'benefit-refused': {
    what: 'Ein Amt lehnt etwas ab, das Sie beantragt haben.',
    next: 'Im Brief steht der Grund. Sie können schriftlich widersprechen und schicken, was gefehlt hat.',
    ifNot: 'Die Ablehnung wird endgültig. Oft können Sie es später neu beantragen.',
  },
  'benefit-stopped': {
    what: 'Das ist ein Bescheid, der Geld stoppt oder ablehnt, oft weil Unterlagen fehlen.',
    next: 'Sie können die Unterlagen noch schicken. Das Amt kann dann wieder zahlen, auch für die vergangene Zeit.',
    ifNot: 'Es wird kein Geld gezahlt.',
  },
  'objection-decision': {
    what: 'Das Amt hat über Ihren Widerspruch entschieden.',
    next: 'Wenn Sie weiter nicht einverstanden sind, ist der nächste Schritt ein Gericht. Am Ende des Briefes steht, welches.',
    ifNot: 'Die Entscheidung wird endgültig.',
  },
  unemployment: {
    what: 'Das ist ein Bescheid über Arbeitslosengeld.',
    next: 'Prüfen Sie die Tage und Ihren früheren Lohn darin. Änderungen müssen Sie melden, zum Beispiel eine neue Arbeit oder Krankheit.',
    ifNot: 'Wenn etwas falsch ist, wird es nach der Zeit für den Widerspruch endgültig.',
  },
  'blocking-period': {
    what: 'Die Agentur für Arbeit sagt, dass einige Wochen lang kein Arbeitslosengeld gezahlt wird.',
    next: 'Ein guter Grund für das, was geschehen ist, kann das ändern. Sie können widersprechen und ihn nennen.',
    ifNot: 'Die Wochen ohne Geld bleiben. Die Zeit, für die Sie Geld bekommen, wird kürzer.',
  },
  'child-benefit': {
    what: 'In diesem Brief geht es um Kindergeld.',
    next: 'Es wird weiter gezahlt, bis sich etwas ändert. Änderungen müssen Sie melden, zum Beispiel wenn ein Kind auszieht.',
    ifNot: 'Wenn Sie zu viel bekommen, kann das Amt es zurückfordern.',
  },
  'child-supplement': {
    what: 'In diesem Brief geht es um mehr Geld für Familien mit wenig Einkommen (Kinderzuschlag).',
    next: 'Er wird für eine bestimmte Zeit gezahlt. Danach beantragen Sie ihn neu.',
    ifNot: 'Ohne neuen Antrag endet die Zahlung.',
  },
  'parental-allowance': {
    what: 'In diesem Brief geht es um Elterngeld.',
    next: 'Es wird nach Lebensmonaten des Kindes gezahlt. Einkommen in diesen Monaten muss gemeldet werden.',
    ifNot: 'Wenn Sie zu viel bekommen, kann das Amt es zurückfordern.',
  },
  'maintenance-advance': {
    what: 'In diesem Brief geht es um Geld für ein Kind (Unterhaltsvorschuss). Es wird gezahlt, wenn der andere Elternteil nicht zahlt.',
    next: 'Änderungen müssen Sie melden. Beispiele sind eine Zahlung des anderen Elternteils oder eine Hochzeit.',
    ifNot: 'Wenn Sie zu viel bekommen, kann das Amt es zurückfordern.',
  },
  'housing-benefit': {
    what: 'In diesem Brief geht es um Hilfe zur Miete (Wohngeld).',
    next: 'Es wird für eine bestimmte Zeit gezahlt. Manche Änderungen müssen gemeldet werden, zum Beispiel mehr Einkommen.',
    ifNot: 'Ohne neuen Antrag endet die Zahlung.',
  },
  'student-aid': {
    what: 'In diesem Brief geht es um Geld vom Staat für Ihr Studium oder Ihre Ausbildung (BAföG).',
    next: 'Es wird für eine bestimmte Zeit gezahlt, meist ein Jahr. Sie beantragen es neu, bevor sie endet.',
    ifNot: 'Ohne neuen Antrag endet die Zahlung.',
  },
  'student-loan': {
    what: 'In diesem Brief geht es darum, Geld zurückzuzahlen, das Sie für Ihr Studium geliehen haben.',
    next: 'Mit wenig Einkommen können Sie darum bitten, später zu zahlen. Wer früh zahlt, zahlt vielleicht weniger.',
    ifNot: 'Mahngebühren und Zinsen können dazukommen.',
  },
  'social-assistance': {
    what: 'In diesem Brief geht es um Geld zum Leben im Alter, bei Krankheit oder Not (Sozialhilfe).',
    next: 'Prüfen Sie Miete und Einkommen in der Berechnung. Änderungen müssen Sie melden.',
    ifNot: 'Wenn Sie zu viel bekommen, kann das Amt es zurückfordern.',
  },
  'asylum-benefits': {
    what: 'In diesem Brief geht es um Geld oder Sachen zum Leben während des Asylverfahrens.',
    next: 'Änderungen müssen Sie melden, zum Beispiel Arbeit oder einen Umzug.',
    ifNot: 'Wenn etwas falsch ist, wird es nach der Zeit für den Widerspruch endgültig.',
  },
  'health-contributions': {
    what: 'Das ist ein Bescheid, was Sie für Kranken- und Pflegeversicherung zahlen.',
    next: 'Der Betrag richtet sich nach Ihrem Einkommen. Wenn er falsch ist, können Sie widersprechen und Nachweise schicken.',
    ifNot:
      'Bei spätem Zahlen kommen Zuschläge dazu. Nach zwei Monaten Rückstand wird vielleicht nur noch dringende Behandlung bezahlt.',
  },
  'family-insurance': {
    what: 'Ihre Krankenkasse prüft, ob Ihre Familie weiter kostenlos bei Ihnen mitversichert ist.',
    next: 'Sie füllen das Formular aus und schicken es zurück. Nichts ändert sich, wenn die Familie weiter dazu berechtigt ist.',
    ifNot: 'Die kostenlose Versicherung Ihrer Familie kann enden.',
  },
  'sick-pay': {
    what: 'In diesem Brief geht es um Geld von der Krankenkasse bei Krankheit (Krankengeld).',
    next: 'Dafür braucht es Krankschreibungen ohne Lücke. Sie können widersprechen, wenn es abgelehnt wird oder endet.',
    ifNot: 'Die Zahlung kann enden. Ein Bescheid wird nach der Zeit für den Widerspruch endgültig.',
  },
  'treatment-refused': {
    what: 'In diesem Brief steht, ob Ihre Versicherung eine Behandlung oder ein Hilfsmittel bezahlt.',
    next: 'Wenn sie ablehnt, können Sie widersprechen. Ein Brief Ihres Arztes hilft oft.',
    ifNot: 'Der Bescheid wird endgültig.',
  },
  'care-level': {
    what: 'In diesem Brief geht es um Pflege und den Pflegegrad.',
    next: 'Sie können nach dem Gutachten dahinter fragen. Wenn der Grad zu niedrig ist, können Sie widersprechen.',
    ifNot: 'Der Bescheid wird endgültig. Einen höheren Grad können Sie später beantragen.',
  },
  disability: {
    what: 'In diesem Brief geht es um eine Krankheit oder Behinderung. Darin steht, in welchem Grad sie anerkannt ist (Grad der Behinderung).',
    next: 'Sie können die ärztlichen Unterlagen dahinter ansehen. Wenn der Grad zu niedrig ist, können Sie widersprechen.',
    ifNot:
      'Der Bescheid wird endgültig. Wenn sich Ihre Gesundheit ändert, können Sie neu beantragen.',
  },
  pension: {
    what: 'Das ist ein Bescheid über Ihre Rente. Darin steht, wie viel Sie bekommen.',
    next: 'Prüfen Sie den Betrag und Ihre Bankverbindung. Sie können widersprechen, wenn etwas falsch ist.',
    ifNot: 'Wenn etwas falsch ist, wird es nach der Zeit für den Widerspruch endgültig.',
  },
  'pension-information': {
    what: 'Dieser Brief zeigt Ihr bisheriges Rentenkonto.',
    next: 'Prüfen Sie, ob alle Arbeitszeiten darin stehen. Fehlende Zeiten können gemeldet werden.',
    ifNot: 'Fehlende Zeiten zählen vielleicht nicht für Ihre Rente.',
  },
  'insurance-bill': {
    what: 'Das ist die Rechnung für eine private Versicherung.',
    next: 'Wenn der Preis steigt, ohne dass mehr versichert ist, können Sie den Vertrag meist früher beenden.',
    ifNot: 'Wenn sie unbezahlt bleibt, kann der Versicherer sich weigern, Schäden zu bezahlen.',
  },
  'insurance-claim': {
    what: 'In diesem Brief geht es um einen Schaden, der einer Versicherung gemeldet wurde.',
    next: 'Der Versicherer prüft, was er zahlt. Er fragt vielleicht nach Angaben oder Nachweisen.',
    ifNot: 'Ohne Ihre Antworten zahlt der Versicherer vielleicht weniger oder nichts.',
  },
  'residence-renewal': {
    what: 'In diesem Brief geht es um Ihre Erlaubnis, in Deutschland zu bleiben. Das Amt will Sie oder Ihre Unterlagen sehen.',
    next: 'Haben Sie den Antrag gestellt, bevor Ihre Erlaubnis endete? Dann gilt sie meist weiter, bis entschieden ist.',
    ifNot: 'Das Amt kann ohne Ihre Unterlagen entscheiden und die Erlaubnis ablehnen.',
  },
  'permit-ready': {
    what: 'Ein Dokument von Ihnen ist fertig. Sie können es abholen.',
    next: 'Bringen Sie Ihre alten Papiere mit. Meist müssen Sie selbst kommen.',
    ifNot:
      'Das Dokument bleibt im Amt. Ohne es können Sie Ihr Recht zu bleiben vielleicht nicht beweisen.',
  },
  'residence-refused': {
    what: 'Das Amt lehnt Ihre Erlaubnis ab oder beendet sie. Es fordert Sie auf, Deutschland zu verlassen.',
    next: 'Am Ende des Briefes steht, wie Sie dagegen vorgehen können. Die Zeit dafür kann sehr kurz sein.',
    ifNot: 'Die Entscheidung wird endgültig. Dann können Sie zur Ausreise gezwungen werden.',
  },
  'asylum-decision': {
    what: 'Das ist die Entscheidung über Ihren Asylantrag.',
    next: 'Wenn Sie nicht einverstanden sind, ist der nächste Schritt ein Gericht. Die Zeit dafür ist kurz, manchmal nur eine Woche.',
    ifNot: 'Die Entscheidung wird endgültig.',
  },
  'asylum-interview': {
    what: 'Sie sollen zur Anhörung über Ihren Asylantrag kommen.',
    next: 'Sie erzählen, warum Sie Ihr Land verlassen haben. Ein Dolmetscher ist da. Beratung vor der Anhörung ist kostenlos.',
    ifNot: 'Ihr Antrag kann als zurückgenommen gelten.',
  },
  'integration-course': {
    what: 'In diesem Brief geht es um einen Deutschkurs (Integrationskurs). Sie dürfen oder müssen teilnehmen.',
    next: 'Sie wählen eine Schule aus der Liste und melden sich dort an.',
    ifNot:
      'Wenn Sie verpflichtet sind, kann Wegbleiben Folgen für Leistungen oder Ihre Erlaubnis haben.',
  },
  naturalisation: {
    what: 'In diesem Brief geht es darum, deutsche Staatsbürgerin oder deutscher Staatsbürger zu werden.',
    next: 'Das Amt prüft Papiere, Sprache und Einkommen. Das dauert oft viele Monate.',
    ifNot: 'Ohne Ihre Antwort kann der Antrag abgelehnt werden.',
  },
  recognition: {
    what: 'In diesem Brief geht es darum, ob Ihre Ausbildung aus dem Ausland in Deutschland zählt.',
    next: 'Manchmal schließt ein Kurs oder eine Prüfung eine Lücke. Im Brief steht, was fehlt.',
    ifNot: 'Ohne sie dürfen Sie in manchen Berufen nicht arbeiten.',
  },
  'address-registration': {
    what: 'In diesem Brief geht es darum, Ihre Adresse beim Amt der Stadt anzumelden.',
    next: 'Sie bringen Ihre Papiere und die Bestätigung des Vermieters mit. Es ist kostenlos.',
    ifNot: 'Wer sich nicht anmeldet, muss vielleicht ein Bußgeld zahlen.',
  },
  election: {
    what: 'Sie können bei einer Wahl wählen. Im Brief steht, wann und wo.',
    next: 'Sie können an dem Tag hingehen oder Briefwahl beantragen.',
    ifNot: null,
  },
  survey: {
    what: 'Ein Statistikamt will Antworten auf Fragen zu Ihrem Haushalt.',
    next: 'Sie antworten im Internet, auf Papier oder am Telefon. Die Antworten bleiben geheim.',
    ifNot: 'Wenn die Antwort Pflicht ist, kann eine Strafe folgen.',
  },
  'rent-increase': {
    what: 'Ihr Vermieter will eine höhere Miete.',
    next: 'Wenn sie sich auf örtliche Mieten stützt, braucht sie Ihre Zustimmung, und Sie haben Zeit, sie zu prüfen. Sie dürfen die Wohnung auch früher kündigen.',
    ifNot: 'Der Vermieter kann vor Gericht auf Ihre Zustimmung klagen.',
  },
  'tenancy-ended': {
    what: 'Mit diesem Brief kündigt Ihr Vermieter die Wohnung.',
    next: 'Sie können widersprechen, wenn der Auszug eine Härte ist. Ohne Gericht darf Sie niemand hinaussetzen.',
    ifNot: 'Der Vermieter kann vor Gericht gehen, damit Sie ausziehen.',
  },
  'tenancy-ended-at-once': {
    what: 'Mit diesem Brief kündigt Ihr Vermieter die Wohnung sofort. Der Grund ist oft nicht bezahlte Miete.',
    next: 'In manchen Fällen macht schnelles Bezahlen von allem sie unwirksam. Jobcenter oder Sozialamt können bei Rückständen helfen.',
    ifNot: 'Der Vermieter kann vor Gericht gehen, damit Sie ausziehen.',
  },
  'rent-arrears': {
    what: 'Ihr Vermieter sagt, dass Miete nicht bezahlt wurde.',
    next: 'Sprechen Sie mit dem Vermieter über Raten. Jobcenter oder Sozialamt können bei Rückständen helfen.',
    ifNot: 'Der Vermieter kann die Wohnung vielleicht kündigen.',
  },
  'tenant-warning': {
    what: 'Ihr Vermieter warnt Sie förmlich (Abmahnung). Sie sollen eine Regel des Mietvertrags verletzt haben.',
    next: 'Sie können schreiben, wie Sie es sehen. Die Abmahnung wird für später aufgehoben.',
    ifNot: 'Wenn es wieder geschieht, kann der Vermieter die Wohnung vielleicht kündigen.',
  },
  'utility-costs': {
    what: 'Das ist die jährliche Abrechnung der laufenden Kosten Ihrer Wohnung.',
    next: 'Sie können die Belege ansehen. Ab Erhalt haben Sie ein Jahr Zeit, zu widersprechen.',
    ifNot: 'Wenn noch etwas offen ist, können Mahnungen folgen.',
  },
  modernisation: {
    what: 'Ihr Vermieter kündigt Bauarbeiten in Ihrer Wohnung oder Ihrem Haus an.',
    next: 'Nach einer Modernisierung kann die Miete steigen. Eine Härte muss schriftlich und rechtzeitig gesagt werden.',
    ifNot: 'Die Arbeiten können beginnen. Gründe, die zu spät kommen, zählen vielleicht nicht.',
  },
  'home-visit': {
    what: 'Jemand muss in Ihre Wohnung, zum Beispiel um einen Zähler abzulesen.',
    next: 'Sie oder jemand, dem Sie vertrauen, macht die Tür auf. Wenn die Zeit nicht passt, bitten Sie um eine andere.',
    ifNot: 'Werte können geschätzt werden. Ein zweiter Besuch kann Geld kosten.',
  },
  deposit: {
    what: 'In diesem Brief geht es um die Kaution, die Sie für eine Wohnung gezahlt haben.',
    next: 'Der Vermieter sagt, was zurückgezahlt und was behalten wird. Sie können Nachweise verlangen.',
    ifNot: null,
  },
  'owners-meeting': {
    what: 'Sie sind zur Versammlung der Eigentümer Ihres Hauses eingeladen.',
    next: 'Dort stimmen die Eigentümer ab. Sie können jemanden mit schriftlicher Vollmacht schicken.',
    ifNot: 'Beschlüsse werden ohne Sie gefasst. Sie gelten trotzdem auch für Sie.',
  },
  dismissal: {
    what: 'Mit diesem Brief kündigt Ihr Arbeitgeber Ihre Arbeit.',
    next: 'Wer dagegen vor das Arbeitsgericht will, muss es innerhalb von drei Wochen tun. Sagen Sie der Agentur für Arbeit sofort, dass Sie Arbeit suchen.',
    ifNot: 'Nach drei Wochen gilt die Kündigung meist als wirksam.',
  },
  'employer-warning': {
    what: 'Ihr Arbeitgeber warnt Sie förmlich (Abmahnung). Das kommt in Ihre Personalakte.',
    next: 'Sie können Ihre eigene Sicht schreiben und in die Akte legen lassen.',
    ifNot: 'Wenn es wieder geschieht, können Sie die Arbeit verlieren.',
  },
  'work-contract': {
    what: 'Das ist ein Vertrag über eine Arbeit oder Ausbildung, oder eine Änderung davon.',
    next: 'Lesen Sie Stunden, Lohn, Probezeit und Ende, bevor Sie unterschreiben. Sie bekommen eine Kopie.',
    ifNot: 'Ohne Ihre Unterschrift gibt es vielleicht keinen schriftlichen Vertrag.',
  },
  'job-reference': {
    what: 'Das ist ein Arbeitszeugnis. Darin steht, wie jemand gearbeitet hat.',
    next: 'Es ist in einer besonderen höflichen Sprache geschrieben. Wenn es falsch ist, können Sie um eine Änderung bitten.',
    ifNot: null,
  },
  'job-refused': {
    what: 'Eine Firma sagt Ihnen, dass sie Ihnen die Stelle nicht anbieten kann.',
    next: 'Es folgt nichts. Unterlagen, die Sie geschickt haben, werden vielleicht zurückgeschickt oder gelöscht.',
    ifNot: null,
  },
  'childcare-fees': {
    what: 'In diesem Brief geht es um die Gebühren für die Betreuung Ihres Kindes.',
    next: 'Bei wenig Einkommen kann das Jugendamt der Stadt die Gebühren übernehmen. Das müssen Sie beantragen.',
    ifNot: 'Wenn Gebühren unbezahlt bleiben, kann der Platz verloren gehen.',
  },
  'childcare-place': {
    what: 'In diesem Brief geht es um einen Betreuungsplatz für Ihr Kind.',
    next: 'Wenn ein Platz angeboten wird, müssen Sie rechtzeitig zusagen. Wenn nicht, hilft das Jugendamt weiter zu suchen.',
    ifNot: 'Der Platz geht vielleicht an ein anderes Kind.',
  },
  'student-registration': {
    what: 'In diesem Brief geht es darum, dass Sie an einer Hochschule eingeschrieben sind.',
    next: 'Sie bleiben eingeschrieben, wenn der Semesterbeitrag rechtzeitig ankommt.',
    ifNot: 'Sie können Ihren Studienplatz verlieren.',
  },
  school: {
    what: 'In diesem Brief geht es um Ihr Kind und die Schule.',
    next: 'Vielleicht wird ein Formular, ein Besuch oder Ihre Zustimmung verlangt.',
    ifNot: 'Die Schule fragt vielleicht noch einmal.',
  },
  'new-terms': {
    what: 'Der Absender will die Bedingungen eines Vertrags ändern.',
    next: 'Sie können zustimmen, ablehnen oder einen anderen Anbieter suchen. Schweigen ist bei Banken meist keine Zustimmung.',
    ifNot:
      'Vielleicht gelten die alten Bedingungen weiter. Vielleicht beendet der Absender den Vertrag.',
  },
  'price-increase': {
    what: 'Der Absender erhöht den Preis eines Vertrags.',
    next: 'Bei einem höheren Preis dürfen Sie den Vertrag meist früher beenden.',
    ifNot: 'Der neue Preis gilt ab dem Tag, der im Brief steht.',
  },
  'phone-contract': {
    what: 'In diesem Brief geht es um einen Vertrag für Telefon oder Internet.',
    next: 'Wurde er am Telefon, an der Tür oder im Internet geschlossen? Dann können Sie ihn meist innerhalb von 14 Tagen widerrufen.',
    ifNot: 'Der Vertrag läuft, wie es im Brief steht.',
  },
  'energy-contract': {
    what: 'Dieser Brief bestätigt einen Vertrag für Strom oder Gas.',
    next: 'Prüfen Sie Preis und Beginn. Ein Vertrag, der am Telefon oder im Internet geschlossen wurde, kann meist innerhalb von 14 Tagen widerrufen werden.',
    ifNot: 'Der Vertrag läuft, wie es im Brief steht.',
  },
  'order-confirmed': {
    what: 'Der Absender bestätigt eine Bestellung oder einen Vertrag.',
    next: 'Prüfen Sie, ob es das ist, was Sie bestellt haben. Wenn Sie nichts bestellt haben, schreiben Sie das sofort.',
    ifNot: 'Der Absender nimmt die Bestellung als vereinbart.',
  },
  'contract-ended': {
    what: 'Der Absender bestätigt, dass ein Vertrag endet.',
    next: 'Prüfen Sie den Tag. Bis dahin läuft der Vertrag weiter.',
    ifNot: null,
  },
  'account-ended': {
    what: 'Mit diesem Brief kündigt Ihre Bank ein Konto oder einen Kredit.',
    next: 'Jeder in Deutschland darf ein Basiskonto haben. Stellen Sie Zahlungen rechtzeitig auf das neue Konto um.',
    ifNot: 'Das Konto wird geschlossen. Was noch offen ist, kann eingetrieben werden.',
  },
  quote: {
    what: 'Das ist ein Angebot mit Preisen. Es ist keine Rechnung.',
    next: 'Die Arbeit beginnt nur, wenn Sie sie bestellen.',
    ifNot: 'Es wird nichts bestellt. Das Angebot kann enden.',
  },
  'course-contract': {
    what: 'Das ist ein Vertrag für einen Kurs.',
    next: 'Lesen Sie vor der Unterschrift, was er kostet und bis wann Sie zurücktreten können.',
    ifNot:
      'Der Platz geht vielleicht an jemand anderen. Nach der Unterschrift kann die Gebühr fällig sein, auch wenn Sie nicht kommen.',
  },
  membership: {
    what: 'In diesem Brief geht es um eine Mitgliedschaft, zum Beispiel in einem Verein oder Fitnessstudio.',
    next: 'Sehen Sie nach, wie lange sie läuft und wie sie endet.',
    ifNot: 'Die Mitgliedschaft läuft weiter wie vereinbart.',
  },
  'club-meeting': {
    what: 'Ein Verein lädt seine Mitglieder zu einer Versammlung ein.',
    next: 'Sie dürfen kommen und abstimmen. Meist muss das niemand.',
    ifNot: 'Beschlüsse werden ohne Sie gefasst.',
  },
  donation: {
    what: 'Eine Organisation bittet Sie um eine Spende.',
    next: 'Sie entscheiden frei. Es ist keine Rechnung.',
    ifNot: null,
  },
  received: {
    what: 'Der Absender bestätigt, dass etwas von Ihnen angekommen ist.',
    next: 'Der Absender arbeitet daran. Heben Sie diesen Brief als Nachweis auf.',
    ifNot: null,
  },
  'any-court': {
    what: 'Ein Gericht oder eine Amtsperson schreibt Ihnen. Wir sind nicht sicher, worum es genau geht.',
    next: 'In Briefen vom Gericht ist die Zeit für eine Antwort oft kurz. Sie steht im Brief.',
    ifNot: null,
  },
  'any-police': {
    what: 'Die Polizei schreibt Ihnen. Wir sind nicht sicher, worum es genau geht.',
    next: null,
    ifNot: null,
  },
  'any-hearing': {
    what: 'Der Absender will wohl Ihre Sicht hören, bevor er entscheidet.',
    next: 'Sie können schriftlich antworten. Danach entscheidet der Absender.',
    ifNot: null,
  },
  'any-refusal': {
    what: 'Dieser Brief lehnt wohl etwas ab, das beantragt wurde.',
    next: 'Im Brief sollte stehen, warum, und ob Sie widersprechen können.',
    ifNot: null,
  },
  'any-end': {
    what: 'In diesem Brief geht es wohl um das Ende eines Vertrags. Wir sind nicht sicher, welches.',
    next: 'Sehen Sie nach, wer ihn beendet und zu welchem Tag.',
    ifNot: null,
  },
  'any-papers': {
    what: 'Der Absender braucht wohl Unterlagen oder Antworten von Ihnen.',
    next: 'Sie schicken Kopien von dem, was im Brief steht, und behalten die Originale.',
    ifNot: null,
  },
  'any-unpaid': {
    what: 'Der Absender sagt wohl, dass ein Betrag nicht bezahlt wurde.',
    next: 'Wenn Sie nichts davon wissen, können Sie vor dem Bezahlen einen Nachweis verlangen.',
    ifNot: null,
  },
  'any-decision': {
    what: 'Das ist eine amtliche Entscheidung. Wir sind nicht sicher, worum es genau geht.',
    next: 'Meist können Sie widersprechen. Am Ende des Briefes steht, wo und wie.',
    ifNot: null,
  },
  'any-bill': {
    what: 'Das sieht nach einer Rechnung aus.',
    next: 'Vergleichen Sie sie mit dem, was Sie bestellt und bekommen haben.',
    ifNot: null,
  },
  'any-contract': {
    what: 'In diesem Brief geht es wohl um einen Vertrag.',
    next: 'Sehen Sie nach, was er kostet, wie lange er läuft und wie er endet.',
    ifNot: null,
  },
  'any-form': {
    what: 'Das sieht nach einem Formular aus, oder ein Formular liegt bei.',
    next: 'Sie füllen es aus, unterschreiben es und schicken es zurück.',
    ifNot: null,
  },
  'any-request': {
    what: 'In diesem Brief geht es wohl um einen Antrag oder um Ihre Zustimmung.',
    next: null,
    ifNot: null,
  },
  'any-meeting': {
    what: 'In diesem Brief geht es wohl um einen Termin oder ein Treffen.',
    next: 'Wenn Sie nicht kommen können, sagen Sie es dem Absender vorher.',
    ifNot: null,
  },
}
