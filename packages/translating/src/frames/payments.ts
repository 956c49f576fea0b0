/** Sentence frames about invoices, payment reminders, direct debits and refunds. */
export const payments = `
# asking
{bitte überweisen Sie|überweisen Sie bitte|überweisen Sie} [amount] [pays] || Please transfer [amount] [pays]
{bitte zahlen Sie|zahlen Sie bitte|zahlen Sie|bitte begleichen Sie|begleichen Sie bitte|begleichen Sie|bitte entrichten Sie|bitte bezahlen Sie} [amount] [pays] || Please pay [amount] [pays]
{bitte überweisen Sie|überweisen Sie bitte|überweisen Sie} [pay] [amount] {|[pays]} || Please transfer [amount] [pay] [pays]
{bitte zahlen Sie|zahlen Sie bitte|zahlen Sie|bitte begleichen Sie} [pay] [amount] || Please pay [amount] [pay]
{ich fordere Sie auf|wir fordern Sie auf|ich fordere Sie hiermit auf|wir fordern Sie hiermit auf} [amount] [pays] zu [payverb] || We require you to [payverb] [amount] [pays]
{ich fordere Sie|wir fordern Sie} {letztmalig|letztmals|zum letzten Mal} auf [amount] [pays] zu [payverb] || For the last time, we require you to [payverb] [amount] [pays]
{ich bitte Sie|wir bitten Sie|ich bitte|wir bitten|wir bitten Sie daher|wir dürfen Sie bitten} [amount] [pays] zu [payverb] || We ask you to [payverb] [amount] [pays]
{ich bitte|wir bitten} um {Zahlung|Überweisung|Ausgleich|Begleichung} {des|der} {offenen|ausstehenden|} {Betrags|Betrages|Forderung|Rechnungsbetrags} [pays] || We ask you to pay the outstanding amount [pays]
{ich bitte|wir bitten} um {Zahlung|Überweisung|Ausgleich} [pays] || We ask for payment [pays]
[sum] [of?] ist [pays] {zu zahlen|zu überweisen|zu entrichten|zu leisten|zahlbar} || [sum] [of] must be paid [pays]
[sum] [of?] {ist|wird} {am|zum} <date> {fällig|zur Zahlung fällig} || [sum] [of] is due on <date>
[sum] [of?] ist [by] fällig || [sum] [of] is due [by]
[sum] ist jeweils zum <num>. eines Monats fällig || [sum] is due on day <num> of each month
[sum] [of?] ist {sofort|ab sofort} {fällig|zur Zahlung fällig} || [sum] [of] is due immediately
[sum] {beträgt|beläuft sich auf} <amt> || [sum] is <amt>
[sum] {beträgt|beläuft sich auf} {insgesamt} <amt> || [sum] is <amt> in total
[sum] {erhöht sich|steigt} {ab dem|zum|ab} <date> auf <amt> || [sum] rises to <amt> from <date>
[sum] {erhöht sich|steigt} {ab dem|zum|ab} <date> von <amt1> auf <amt2> || [sum] rises from <amt1> to <amt2> from <date>
[sum] {erhöht sich|steigt} um <amt> || [sum] rises by <amt>
[sum] {sinkt|verringert sich|vermindert sich} {ab dem|zum|ab} <date> auf <amt> || [sum] falls to <amt> from <date>
insgesamt sind <amt> zu zahlen || In total, <amt> must be paid
zu zahlen sind {insgesamt|} <amt> || <amt> must be paid
{monatlich sind somit|monatlich sind} <amt> zu zahlen || <amt> must be paid each month
{eine Zahlung|eine Zahlung Ihrerseits|Ihrerseits eine Zahlung} ist {derzeit|zurzeit|zur Zeit|momentan} nicht {erforderlich|zu leisten|notwendig} || No payment is needed at present
{eine Zahlung|eine Zahlung Ihrerseits} ist nicht {erforderlich|zu leisten|notwendig} || No payment is needed
bitte überweisen Sie {zum jetzigen Zeitpunkt|derzeit|vorerst} {noch nichts|nichts|kein Geld} || Please do not transfer anything at this point
{Sie brauchen|Sie müssen} nichts {zu überweisen|überweisen|zu zahlen|zahlen} || You do not need to pay anything
{Sie müssen|Sie brauchen} {derzeit|vorerst|zunächst} nichts {unternehmen|zu unternehmen|tun|zu tun|veranlassen|zu veranlassen} || You do not need to do anything at present
{Sie müssen|Sie brauchen} nichts {weiter|weiteres|} {unternehmen|zu unternehmen|veranlassen|zu veranlassen} || You do not need to do anything
es ist nichts {zu veranlassen|zu unternehmen|weiter zu veranlassen} || Nothing needs to be done
{der Betrag|die Gebühr|der Beitrag|die Steuer} ist jeweils [by] zu {zahlen|überweisen|entrichten} || Each payment must be made [by]
{Sie sind|die Vorauszahlungen sind|die Beträge sind} mit je <amt> {am <date1> und am <date2>|am <date1> und <date2>} zu {entrichten|zahlen} || They must be paid in parts of <amt> on <date1> and <date2>
{falls|wenn|sofern} Sie {keine Einzugsermächtigung|kein Lastschriftmandat|kein SEPA-Lastschriftmandat} erteilt haben {überweisen Sie|zahlen Sie} {bitte|} [amount] [pays] || If you have not given a direct debit mandate, please pay [amount] [pays]
eine Lastschrift ist {nicht möglich|nicht vorgesehen} || Direct debit is not possible
{die Gebühr|der Betrag} ist {bar oder mit Karte|mit Karte oder bar} zu {zahlen|entrichten} || It must be paid in cash or by card
{Sie haben|Sie haben uns} {uns|} ein SEPA-Lastschriftmandat erteilt || You have given us a direct debit mandate
{fällt ein|fällt der} {Abbuchungstag|Fälligkeitstag} auf {ein Wochenende oder einen Feiertag|einen Samstag Sonntag oder Feiertag} {wird der Betrag|erfolgt die Abbuchung} am {nächsten|folgenden} {Bankarbeitstag|Werktag} {eingezogen|abgebucht|} || If the day falls on a weekend or public holiday, the amount is debited on the next working day
Zahlungen an [anyone] {selbst|} sind nicht möglich || Payments to [anyone] are not possible
eine Zahlung ist erst zu leisten wenn Sie einen Bescheid erhalten haben || You must pay only when you have received a notice
{der gesamte Restbetrag|der Restbetrag} wird dann sofort fällig || The whole remaining amount is then due at once
{den|diesen} Betrag werden wir {am|zum} <date> {abbuchen|einziehen} || We will debit the amount on <date>
{der|dieser} Betrag wird bei der {nächsten Auszahlung|nächsten Zahlung} {einbehalten|abgezogen} || The amount will be deducted from the next payment
# quoting
{bitte geben Sie|geben Sie bitte|geben Sie} {bei|bei der|bei Ihrer|bei allen|bei jeder|dabei als} {Zahlung|Zahlungen|Überweisung|Überweisungen|Verwendungszweck} {unbedingt|stets|immer|bitte|bitte unbedingt|} [key] {unbedingt|stets|immer|} an || Please quote [key] when paying
{bitte geben Sie|geben Sie bitte|geben Sie} {als Verwendungszweck|im Verwendungszweck|dabei als Verwendungszweck} {unbedingt|stets|immer|bitte|} [key] an || Please quote [key] as the payment reference
{bitte verwenden Sie|verwenden Sie bitte|verwenden Sie} {hierzu|dabei|für Ihre Zahlung|bei der Zahlung|hierfür|} {ausschließlich|nur} [key] || Please use only [key]
bitte nutzen Sie {für die Zahlung|für Ihre Zahlung|hierfür|dazu|} den {beigefügten|anliegenden|beiliegenden} {Überweisungsträger|Zahlschein|Überweisungsvordruck} || Please use the enclosed transfer slip
{schreiben Sie|bitte schreiben Sie} als Verwendungszweck [value] || Please write as the payment reference: [value]
{verwenden Sie nicht|bitte verwenden Sie nicht} {das bisherige|das alte|das Ihnen bekannte|unser altes|unser bisheriges} Konto {mehr|} || Do not use the previous account any more
{maßgeblich|maßgebend|entscheidend} {für die Rechtzeitigkeit|für die Rechtzeitigkeit der Zahlung|} ist der {Eingang|Zahlungseingang|Tag der Gutschrift} auf {unserem Konto|dem Konto|unserem Bankkonto} || What counts is the day on which the money reaches the account
es gilt das Datum des {Zahlungseingangs|Eingangs} || What counts is the date on which the payment arrives
Zahlungen an [anyone] {haben keine schuldbefreiende Wirkung} || Payments to [anyone] do not settle your debt
# what was not paid
{leider|} {haben wir|konnten wir} {bis heute|bisher|bislang|noch|bis zum heutigen Tag|bis heute noch|bis dato} {keine Zahlung|keinen Zahlungseingang} {erhalten|von Ihnen erhalten|feststellen|verzeichnen|verbuchen|feststellen können|auf unserem Konto feststellen} || We have not received a payment yet
{wir haben|wir konnten} {bis heute|bisher|bislang|noch|leider|leider noch|leider bisher|bis dato} {keine Zahlung|keinen Zahlungseingang} {erhalten|von Ihnen erhalten|feststellen|verzeichnen|verbuchen} || We have not received a payment yet
{trotz|auch trotz} {unserer|mehrfacher|wiederholter} {Mahnung|Mahnungen|Erinnerung|Erinnerungen} {haben Sie} [sum] [of?] {bisher|bis heute|noch|bislang|} nicht {gezahlt|bezahlt|beglichen|ausgeglichen|überwiesen} || In spite of our reminders you have not paid [sum] [of]
{trotz} {unserer|unseres} {Mahnung|Erinnerung|Schreibens|Zahlungserinnerung} vom <date> {haben Sie} [sum] [of?] {bisher|bis heute|noch|bislang|} nicht {gezahlt|bezahlt|beglichen|ausgeglichen|überwiesen} || In spite of our letter of <date> you have not paid [sum] [of]
{leider haben Sie|Sie haben} {auch auf|auf} unsere {Erinnerung|Zahlungserinnerung} vom <date> {bisher|bis heute|} nicht {reagiert|geantwortet} || You have not replied to our reminder of <date>
{leider haben Sie|Sie haben} {auch auf|auf} {unser Schreiben|unsere Mahnung|unseren Brief} vom <date> {bisher|bis heute|} nicht {reagiert|geantwortet} || You have not replied to our letter of <date>
{leider haben Sie|Sie haben} [sum] [of?] {bisher|bis heute|noch|bislang|} nicht {gezahlt|bezahlt|beglichen|ausgeglichen|überwiesen} || You have not paid [sum] [of]
{folgende|nachstehende|die folgenden} {Beträge|Forderungen|Rechnungen|Posten} sind {noch offen|noch nicht bezahlt|noch nicht ausgeglichen|bisher nicht bezahlt|offen} || The following amounts have not been paid yet
{auf Ihrem|auf dem} {Konto|Kundenkonto|Beitragskonto|Vertragskonto} {ist|besteht|besteht noch} {ein|folgender} {Rückstand|offener Betrag} {von|in Höhe von} <amt> {offen|} || <amt> is outstanding on your customer account
{Ihr Konto|Ihr Kundenkonto|Ihr Beitragskonto|Ihr Vertragskonto} weist {derzeit|aktuell|noch|zurzeit|} einen {offenen Betrag|Rückstand|offenen Saldo|Fehlbetrag} {von|in Höhe von} <amt> {aus|auf} || Your account currently shows <amt> outstanding
Sie befinden sich {mit der Zahlung|mit Ihrer Zahlung|} {in Verzug|im Verzug|in Zahlungsverzug|im Zahlungsverzug} || You are in default of payment
{Sie sind|Sie befinden sich} {damit|} mit [amount] {in Verzug|im Verzug|im Rückstand|in Rückstand} || You are in arrears with [amount]
{damit sind|somit sind|offen sind|es sind} {noch|derzeit|insgesamt|} <amt> {offen|} || <amt> is outstanding
{sofern|falls|wenn} Sie {zwischenzeitlich|inzwischen|bereits|schon|den Betrag bereits|den Betrag zwischenzeitlich|den Betrag inzwischen|die Zahlung bereits|die Rechnung bereits} {bereits|} {gezahlt|bezahlt|beglichen|überwiesen|geleistet|veranlasst|ausgeglichen} haben {betrachten Sie|so betrachten Sie|bitten wir Sie|sehen Sie} {dieses Schreiben|diese Mahnung|diese Erinnerung|diese Zahlungserinnerung} {bitte als|als} gegenstandslos {an|zu betrachten|} || If you have already paid, please disregard this letter
{sollten Sie} {zwischenzeitlich|inzwischen|bereits|den Betrag bereits|den Betrag zwischenzeitlich|den Betrag inzwischen|die Zahlung bereits|die Rechnung bereits} {bereits|} {gezahlt|bezahlt|beglichen|überwiesen|geleistet|veranlasst|ausgeglichen} haben {betrachten Sie|so betrachten Sie|sehen Sie|ist} {bitte|} {dieses Schreiben|diese Mahnung|diese Erinnerung|diese Zahlungserinnerung} {bitte als|als|} gegenstandslos {an|} || If you have already paid, please disregard this letter
{sollten Sie bereits gezahlt haben|sofern Sie bereits gezahlt haben|falls Sie bereits gezahlt haben|wenn Sie bereits gezahlt haben} {senden Sie uns|schicken Sie uns} bitte {einen Beleg|einen Zahlungsbeleg|einen Nachweis|den Zahlungsnachweis} {zu|} || If you have already paid, please send us proof of payment
Zahlungen {bis zum|bis einschließlich} <date> {wurden|sind} berücksichtigt || Payments up to <date> have been taken into account
Zahlungseingänge {bis zum|bis einschließlich} <date> {wurden|sind} berücksichtigt || Payments up to <date> have been taken into account
{bereits geleistete|geleistete} Zahlungen {werden|sind|wurden} {angerechnet|berücksichtigt} || Payments already made are taken into account
# what follows
{nach|mit} {fruchtlosem|erfolglosem} {Ablauf der Frist|Fristablauf} {werden wir|werde ich} {gerichtliche Schritte|rechtliche Schritte} {einleiten|gegen Sie einleiten} || If the period passes without payment, we will take legal action
nach Ablauf {der Frist|dieser Frist} {werden wir|werde ich} {gerichtliche Schritte|rechtliche Schritte} {einleiten|gegen Sie einleiten} || When the period has ended we will take legal action
nach Ablauf {der Frist|dieser Frist} müssen Sie mit {einer kostenpflichtigen Mahnung|kostenpflichtigen Mahnungen} rechnen || When the period has ended you must expect a reminder with costs
{sollten Sie|falls Sie|wenn Sie} {die Frist nicht einhalten|diese Frist nicht einhalten|nicht fristgerecht zahlen} [we] {gerichtliche Schritte|rechtliche Schritte} einleiten || If you do not meet the deadline, [we] take legal action
{zahlen Sie nicht|sollten Sie nicht zahlen|wenn Sie nicht zahlen} [we] die Forderung {an ein Inkassounternehmen|einem Inkassounternehmen|an ein Inkassobüro} {übergeben|abgeben} || If you do not pay, [we] hand the claim to a debt collection agency
{zahlen Sie nicht fristgerecht|sollten Sie nicht fristgerecht zahlen|wenn Sie nicht fristgerecht zahlen} [we] die Forderung {an ein Inkassounternehmen|einem Inkassounternehmen|an ein Inkassobüro} {übergeben|abgeben} || If you do not pay in time, [we] hand the claim to a debt collection agency
{sollte|geht} {bis zu diesem Termin|bis dahin|bis zu diesem Datum|innerhalb dieser Frist} {kein Zahlungseingang erfolgen|keine Zahlung eingehen|keine Zahlung eingegangen sein|keine Zahlung ein} [we] {gerichtliche Schritte|rechtliche Schritte} einleiten || If no payment arrives by then, [we] take legal action
{sollte|geht} {bis zu diesem Termin|bis dahin|bis zu diesem Datum|innerhalb dieser Frist} {kein Zahlungseingang erfolgen|keine Zahlung eingehen|keine Zahlung eingegangen sein|keine Zahlung ein} [we] {das gerichtliche Mahnverfahren|ein gerichtliches Mahnverfahren} {einleiten|beantragen} || If no payment arrives by then, [we] start court payment proceedings (gerichtliches Mahnverfahren)
{für jeden angefangenen Monat} {der Säumnis|} {ist|wird} ein Säumniszuschlag von <num> {zu entrichten|erhoben} || A late-payment surcharge of <num> must be paid for every month begun
bei {verspäteter Zahlung|nicht rechtzeitiger Zahlung} {werden|entstehen|fallen} Säumniszuschläge {erhoben|an|} || Late-payment surcharges are charged if payment is late
bei {Zahlungsverzug|verspäteter Zahlung} {berechnen wir|erheben wir} {Verzugszinsen|Zinsen} [law?] || If payment is late, we charge default interest [law]
bei {Zahlungsverzug|verspäteter Zahlung} {berechnen wir|erheben wir} {eine Mahngebühr|Mahngebühren} {von|in Höhe von} <amt> || If payment is late, we charge a reminder fee of <amt>
für {diese Mahnung|dieses Schreiben} {berechnen wir|erheben wir} {eine Mahngebühr|Mahngebühren|Mahnkosten} {von|in Höhe von} <amt> || For this reminder we charge <amt>
für {diese Benachrichtigung|dieses Schreiben|diese Mahnung|diese Mitteilung} berechnen wir kein Entgelt || We charge nothing for this message
für {diese Mahnung|dieses Schreiben} {berechnen|erheben} wir {keine Gebühr|keine Gebühren|keine Kosten} || We charge no fee for this reminder
{die Zinsen|der Zinssatz} {betragen|beträgt} <num> {pro Jahr|jährlich|p. a.} || The interest rate is <num> a year
Kosten {für|der} {Mahnung und Vollstreckung} die durch verspätete Zahlung entstehen gehen zu Ihren Lasten || You must bear the costs of reminders and enforcement that late payment causes
{dadurch|hierdurch} {entstehende|entstehenden} {Kosten|Mehrkosten} {gehen zu Ihren Lasten|haben Sie zu tragen|tragen Sie} || You must bear the costs that this causes
die {hierdurch|dadurch} {entstehenden|entstandenen} Kosten {gehen zu Ihren Lasten|haben Sie zu tragen|tragen Sie} || You must bear the costs that this causes
# instalments
{wenn|falls|sollten} Sie den Betrag nicht {auf einmal|in einer Summe} zahlen können {rufen Sie uns bitte an|rufen Sie uns an|wenden Sie sich bitte an uns|setzen Sie sich bitte mit uns in Verbindung|melden Sie sich bitte bei uns} || If you cannot pay the amount in one sum, please contact us
{wenn|falls|sollten} Sie {nicht zahlen können|Zahlungsschwierigkeiten haben|in Zahlungsschwierigkeiten sein} {rufen Sie uns bitte an|rufen Sie uns an|wenden Sie sich bitte an uns|setzen Sie sich bitte mit uns in Verbindung|melden Sie sich bitte bei uns|rufen Sie mich bitte an} || If you cannot pay, please contact us
{eine Ratenzahlung|Ratenzahlung|eine Teilzahlung|Teilzahlung} ist {auf Antrag|auf Anfrage|nach Absprache|nach Rücksprache|in Ausnahmefällen} möglich || Payment by instalments is possible on request
{wird|zahlen Sie} eine Rate {nicht oder nicht rechtzeitig gezahlt|nicht rechtzeitig gezahlt|nicht rechtzeitig} {wird|so wird|ist} {der gesamte Restbetrag|der Restbetrag|die gesamte Restforderung} {sofort|} fällig || If an instalment is not paid in time, the whole remaining amount is due at once
wird eine Rate nicht oder nicht rechtzeitig gezahlt {so ist die Stundung|ist die Stundung} hinfällig || If an instalment is not paid, or not paid in time, the deferral of payment ends
der Betrag ist in {folgenden Raten|folgenden Teilbeträgen} zu {zahlen|entrichten} || The amount must be paid in the following instalments
wir bieten Ihnen {Monatsraten|monatliche Raten} ab <amt> an || We offer you monthly instalments of at least <amt>
# direct debit
{wir ziehen|wir buchen} [sum] [of?] {am|zum} <date> {von Ihrem Konto|von Ihrem Bankkonto|vom uns bekannten Konto|von dem uns genannten Konto} {ein|ab} || We will debit [sum] [of] from your account on <date>
{wir ziehen|wir buchen} [sum] [of?] {am|zum} <date> von Ihrem Konto {mit der IBAN|IBAN|} <ref> {ein|ab} || We will debit [sum] [of] from your account <ref> on <date>
{wir ziehen|wir buchen} [sum] [of?] {am|zum} <date> {per|mit|im Wege der} {Lastschrift|SEPA-Lastschrift|SEPA-Basislastschrift} von Ihrem Konto {ein|ab} || We will debit [sum] [of] from your account by direct debit on <date>
[sum] [of?] {wird|werden} {am|zum} <date> {von Ihrem Konto|von Ihrem Bankkonto|per Lastschrift|mittels Lastschrift|per SEPA-Lastschrift} {abgebucht|eingezogen} || [sum] [of] will be debited from your account on <date>
[sum] [of?] {wird|werden} {von Ihrem Konto|von Ihrem Konto <ref>|von Ihrem Konto mit der IBAN <ref>} {am|zum} <date> {abgebucht|eingezogen} || [sum] [of] will be debited from your account <ref> on <date>
{ein|Ein} SEPA-Lastschriftmandat {liegt uns vor|haben Sie uns erteilt} || We have your direct debit mandate
{sofern|falls|wenn} {uns ein SEPA-Lastschriftmandat vorliegt|Sie uns ein SEPA-Lastschriftmandat erteilt haben|Sie am Lastschriftverfahren teilnehmen} {wird|werden} {der Betrag|die Beträge} {abgebucht|eingezogen|von Ihrem Konto abgebucht} || If you have given a direct debit mandate, the amount will be debited from your account
bitte sorgen Sie {künftig|rechtzeitig|daher|} für {ausreichende Deckung|ausreichend Deckung} {Ihres Kontos|auf Ihrem Konto|} || Please make sure there is enough money in your account
{die Lastschrift|unsere Lastschrift|Ihre Lastschrift} {vom|zum} <date> {wurde|ist} {von Ihrer Bank|von Ihrem Kreditinstitut|mangels Deckung|} {zurückgegeben|nicht eingelöst|zurückgebucht} {worden|} || The direct debit of <date> was returned unpaid by the bank
Sie können {innerhalb von acht Wochen} {beginnend mit dem Belastungsdatum|} die Erstattung des belasteten Betrags verlangen || You can ask for a refund of the debited amount within eight weeks
# back to you
{den Betrag|das Guthaben|den Erstattungsbetrag|Ihr Guthaben} [of?] {überweisen wir|erstatten wir Ihnen|zahlen wir} {in den nächsten Tagen|innerhalb der nächsten Tage} auf {Ihr Konto|das von Ihnen angegebene Konto|das uns bekannte Konto} {aus|} || We will transfer your money [of] to your account within the next few days
{den Betrag|das Guthaben} [of] haben wir {heute|} auf Ihr Konto <ref> überwiesen || We have transferred an amount [of] to your account <ref>
[sum] [of?] wird {Ihnen|} auf {Ihr Konto|das von Ihnen angegebene Konto|das uns bekannte Konto|Ihr uns bekanntes Konto} {überwiesen|erstattet|ausgezahlt} || [sum] [of] will be paid into your account
[sum] [of?] wurde {Ihnen|} auf {Ihr Konto|das von Ihnen angegebene Konto|das uns bekannte Konto|Ihr uns bekanntes Konto} {überwiesen|erstattet|ausgezahlt} || [sum] [of] was paid into your account
[sum] [of?] wird mit {der nächsten Rechnung|dem nächsten Abschlag|der nächsten Abschlagszahlung} verrechnet || [sum] [of] will be offset against your next bill
der Betrag wird {innerhalb von|in} [period] {erstattet|zurückerstattet|zurückgezahlt|auf das Zahlungsmittel erstattet mit dem Sie bezahlt haben} || The amount will be refunded within [period]
bitte teilen Sie uns {hierfür|dafür|dazu|} Ihre {aktuelle|} Bankverbindung mit || Please tell us your bank details
`
