/** Sentence frames about contracts, insurance, banks, telephone and orders. */
export const contracts = `
# ending and going on
{wir bestätigen|hiermit bestätigen wir|gern bestätigen wir|gerne bestätigen wir} {Ihnen|} die Kündigung {Ihres|des} Vertrag~ {zum|mit Wirkung zum} <date> || We confirm that your contract is terminated as of <date>
{wir bestätigen|hiermit bestätigen wir|gern bestätigen wir|gerne bestätigen wir} {Ihnen|} {Ihre Kündigung|die Kündigung} {zum|mit Wirkung zum} <date> || We confirm your notice of termination as of <date>
{Ihr Vertrag|der Vertrag|das Vertragsverhältnis|Ihre Mitgliedschaft|die Mitgliedschaft} endet {somit|damit|am|zum|mit Ablauf des} {zum|am|mit Ablauf des|} <date> || The contract ends on <date>
{wir kündigen|ich kündige|hiermit kündigen wir|hiermit kündige ich} {den|Ihren|meinen} [paper] {mit der Nummer <ref>|} {fristgerecht|ordentlich|form- und fristgerecht|} {zum|mit Wirkung zum} <date> || We give notice terminating the [paper] <ref> as of <date>
{eine Kündigung|die Kündigung|Ihre Kündigung} {zum gewünschten Termin|zu diesem Termin} ist {leider|} nicht möglich || Termination on that date is not possible
der {nächstmögliche|frühestmögliche} Kündigungstermin ist der <date> || The earliest possible date of termination is <date>
{der Vertrag kann|Sie können den Vertrag|der Vertrag ist} mit einer Frist von [period] {zum Ende der Laufzeit|zum Vertragsende|zum Ablauf der Vertragslaufzeit} {gekündigt werden|kündigen|kündbar} || The contract can be terminated at the end of its term with [period] notice
{der Vertrag kann|Sie können den Vertrag|der Vertrag ist} mit einer Frist von [period] zum Monatsende {gekündigt werden|kündigen|kündbar} || The contract can be terminated at the end of a month with [period] notice
{der Vertrag|Ihr Vertrag} verlängert sich {automatisch|stillschweigend|} um [period] {wenn er nicht|sofern er nicht|falls er nicht} {rechtzeitig|fristgerecht} gekündigt wird || The contract is extended by [period] unless notice is given in time
{die Mindestlaufzeit|die Vertragslaufzeit|die Laufzeit} beträgt [period] || The minimum term is [period]
{der Vertrag|Ihr Vertrag} läuft {auf unbestimmte Zeit|unbefristet} || The contract runs for an unlimited time
{der Vertrag kommt erst zustande wenn} {Sie das Angebot annehmen|Sie uns die Auftragsbestätigung unterschrieben zurücksenden} || The contract comes into being only when you accept
{wir ändern} {unsere Allgemeinen Geschäftsbedingungen|unsere AGB} {zum|ab dem} <date> || We are changing our general terms and conditions from <date>
wir passen {unsere Preise|die Preise} {zum|ab dem} <date> an || Our prices change from <date>
wir erhöhen {unsere Preise|die Preise} {zum|ab dem} <date> || We raise our prices from <date>
{Sie haben|Ihnen steht|in diesem Fall haben Sie|in diesem Fall steht Ihnen} {ein|das} Sonderkündigungsrecht {zu|} || You have a special right to terminate the contract
{Sie können} {Ihren Vertrag|den Vertrag} {bis zum Wirksamwerden der Änderung|zum Zeitpunkt der Änderung} {ohne Einhaltung einer Frist|fristlos|} kündigen || You can terminate the contract by the time the change takes effect
{wenn Sie der Änderung nicht|sofern Sie der Änderung nicht|widersprechen Sie der Änderung nicht} {fristgerecht|rechtzeitig} {widersprechen|} gilt Ihre Zustimmung als erteilt || If you do not object in time, you count as having agreed
{Ihr Anschluss|den Anschluss|Ihren Anschluss} {wird|sperren wir|werden wir} {ab dem|am} <date> {gesperrt|sperren|} || Your line will be blocked from <date>
die Grundgebühr ist auch während {einer|der} Sperre zu zahlen || The basic fee must be paid while the line is blocked too
{Ihre Bestellung|die Ware|Ihre Sendung|die Sendung} {wurde|ist} am <date> {versandt|verschickt|versendet} {worden|} || Your order was sent on <date>
{Ihre Rücksendung|Ihre Retoure} ist {bei uns|} eingegangen || Your return has arrived
{wir schreiben Ihnen|wir haben Ihnen} [amount] {gut|gutgeschrieben} || We credit [amount] to you
{die Ware bleibt|gelieferte Ware bleibt} bis zur vollständigen {Bezahlung|Zahlung} unser Eigentum || The goods remain our property until they are fully paid
{es gelten unsere|es gelten die} {Allgemeinen Geschäftsbedingungen|AGB} || Our general terms and conditions apply
{bitte überprüfen Sie|bitte prüfen Sie} {die Lieferung|die Ware} {auf Vollständigkeit|} || Please check the delivery
{ich stimme|wir stimmen} den {geänderten|neuen} Bedingungen und Preisen ab dem <date> zu || We agree to the changed terms and prices from <date>
{die Änderungen|die neuen Preise|die neuen Bedingungen} gelten ab dem <date> || The changes apply from <date>
{andernfalls|sonst} sperren wir {Ihren Anschluss} {ab dem} <date> [law?] || Otherwise we will block your line from <date> [law]
{der Zahlungsempfänger} wird sich {voraussichtlich} bei Ihnen melden || The payee will probably contact you
{bei|mit} {Beschwerden|Beanstandungen} {können Sie sich|wenden Sie sich bitte} an {uns|unseren Kundenservice} {wenden|} || You can contact us with complaints
{Sie haben das Recht|Ihnen steht das Recht zu} [within] {ohne Angabe von Gründen|} {den neuen|diesen|den} Vertrag zu widerrufen || You have the right to withdraw from the contract [within]
# insurance
{Ihr|der} Versicherungsschutz {ändert sich|ändert sich dadurch} nicht || Your insurance cover does not change
{Ihr|der} Versicherungsschutz {endet|erlischt} {am|zum|mit Ablauf des} <date> || Your insurance cover ends on <date>
{Ihr|der} Versicherungsschutz {ruht|ruht derzeit} || Your insurance cover is suspended
{wir haben|wir bestätigen} {Ihre Schadenmeldung|Ihre Schadensmeldung|Ihre Schadenanzeige} {vom <date>} erhalten || We have received your damage report of <date>
{bitte füllen Sie} {die Schadenanzeige|das Schadenformular|die Schadensanzeige} {vollständig|} aus || Please fill in the damage report
{wir regulieren|wir übernehmen|wir ersetzen|wir erstatten} den Schaden in Höhe von <amt> || We pay <amt> for the damage
{wir übernehmen|wir ersetzen|wir erstatten} die Kosten in Höhe von <amt> || We pay costs of <amt>
{wir können} {den Schaden|die Kosten} {leider|} nicht {übernehmen|regulieren|erstatten|ersetzen} || We cannot pay for this
{die Kosten|diese Kosten} {können wir|können} {leider|} nicht {übernehmen|übernommen werden|erstatten|erstattet werden} || We cannot pay these costs
{die vereinbarte Selbstbeteiligung|Ihre Selbstbeteiligung|die Selbstbeteiligung} {von|in Höhe von} <amt> {haben wir|wurde} {abgezogen|berücksichtigt} || The excess of <amt> has been deducted
{zahlen Sie den Beitrag|zahlen Sie die Prämie} nicht {rechtzeitig|fristgerecht} {verlieren Sie den Versicherungsschutz|besteht kein Versicherungsschutz} || If you do not pay on time, you have no insurance cover
{wir bitten Sie|bitte} {das beschädigte Gerät|die beschädigten Sachen} bis zum Abschluss der Prüfung {aufzubewahren|aufbewahren} || Please keep the damaged things until the examination is finished
der Beitrag {für die Zeit} [span] beträgt {einschließlich|inklusive} <num> Versicherungsteuer <amt> || The contribution [span] is <amt>, including <num> insurance tax
# banks
wir haben Ihr Konto gesperrt || We have blocked your account
wir haben Ihre Karte gesperrt || We have blocked your card
{wir kündigen} {hiermit|} {die Geschäftsverbindung|die Kontoverbindung|den Girovertrag} {zum|mit Wirkung zum} <date> || We terminate the account as of <date>
{bitte gleichen Sie|gleichen Sie bitte} {Ihr Konto|den Sollsaldo|den Saldo} [pays] aus || Please clear your overdrawn account [pays]
{Ihr Konto weist|Ihr Girokonto weist} {derzeit|aktuell|} einen {Sollsaldo|Negativsaldo} {von|in Höhe von} <amt> {auf|aus} || Your account is overdrawn by <amt>
{Ihre neue|die neue} {Karte|Bankkarte|Girocard|Kreditkarte} {erhalten Sie|wird Ihnen} {in den nächsten Tagen|in Kürze|mit separater Post} {zugesandt|} || You will get your new card soon
{die PIN|Ihre PIN} {erhalten Sie|wird Ihnen} {mit gesonderter Post|mit separater Post|in einem separaten Brief} {zugesandt|} || You will get the PIN by separate post
{wir fragen Sie|unsere Mitarbeiter fragen Sie|unsere Mitarbeitenden fragen Sie} {niemals|nie} nach {Ihrer PIN|Ihrer PIN oder TAN|Ihren Zugangsdaten} || We never ask you for your PIN
# health fund
{damit wir} {Ihr Krankengeld} {berechnen|auszahlen} können {benötigen wir} {noch|} {einige Unterlagen|folgende Unterlagen} {von Ihnen|} || So that we can pay your sick pay (Krankengeld), we need documents from you
Sie sind {bei uns|} {familienversichert|beitragsfrei familienversichert} || You are covered by family insurance
{Ihr Beitrag|der Beitrag} {zur Kranken- und Pflegeversicherung|zur Krankenversicherung|} beträgt {ab dem|ab} <date> [freq?] <amt> || Your contribution is <amt> [freq] from <date>
{Ihr monatlicher Beitrag|der monatliche Beitrag} {zur Kranken- und Pflegeversicherung|zur Krankenversicherung|} beträgt {ab dem|ab} <date> <amt> || Your monthly contribution is <amt> from <date>
{wir übernehmen} die Kosten {in Höhe von|von} <amt> || We pay costs of <amt>
{wir haben} {Ihren Antrag|die Kostenübernahme} {bewilligt|genehmigt} || We have approved your application
{Ihre neue} {Gesundheitskarte|Versichertenkarte} {liegt bei|finden Sie anbei|erhalten Sie mit diesem Schreiben} || Your new health insurance card is enclosed
{bitte senden Sie uns} {hierfür|dafür|} ein {aktuelles Lichtbild|Passbild|aktuelles Foto} || Please send us a current photo
{die Zuzahlung|Ihre Zuzahlung|der Eigenanteil|Ihr Eigenanteil} beträgt <amt> {pro Tag|täglich} || Your own payment is <amt> per day
{Ihre eingereichten|die eingereichten} Rechnungen haben wir geprüft || We have checked the invoices you submitted
die Forderung wurde {mit Ihrer Einwilligung|} an uns abgetreten || The claim was assigned to us
`
