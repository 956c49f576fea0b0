/** Sentence frames of authorities and insurance funds: requests, grants, changes and refusals. */
export const offices = `
# asking for papers
{bitte senden Sie|senden Sie|bitte schicken Sie|schicken Sie|bitte übersenden Sie} {uns|mir} {bitte|} [docs] [pay?] {zu|zurück|} || Please send us [docs] [pay]
{bitte senden Sie|senden Sie|bitte schicken Sie|schicken Sie} {uns|mir} {bitte|} [pay] [docs] {zu|zurück|} || Please send us [docs] [pay]
{bitte senden Sie|senden Sie|bitte schicken Sie|schicken Sie} {bitte|} [docs] [pay?] an {uns|mich} {zurück|} || Please send [docs] to us [pay]
{bitte reichen Sie|reichen Sie} {uns|bei uns|hier|} {bitte|} [docs] [pay?] {ein|nach} || Please submit [docs] [pay]
{bitte reichen Sie|reichen Sie} {bitte|} [by] [docs] {ein|nach} || Please submit [docs] [by]
{bitte legen Sie|legen Sie} {uns|mir|} {bitte|} [docs] [pay?] vor || Please present [docs] [pay]
{bitte fügen Sie|fügen Sie|bitte legen Sie|legen Sie} {bitte|bitte auch|auch|} [docs] {bei} || Please enclose [docs]
{bitte bringen Sie|bringen Sie} {bitte|} {zum Termin|zu diesem Termin|zu dem Termin|} [docs] {zum Termin|zu diesem Termin|zu dem Termin|} mit || Please bring [docs] with you
{bitte bringen Sie|bringen Sie} {bitte|} dieses Schreiben [docs] {und|sowie} [doc] {zum Termin|} mit || Please bring this letter, [docs] and [doc] with you
{bitte füllen Sie|füllen Sie} {bitte|} [doc] {vollständig|} {aus} und {senden|schicken} Sie {ihn|es|sie|diesen|dieses} [pay?] {an uns|an mich} zurück || Please fill in [doc] and send it back to us [pay]
{bitte füllen Sie|füllen Sie} {bitte|} [doc] {vollständig|} {aus} und {senden|schicken} Sie {ihn|es|sie|diesen|dieses} {uns|mir} [pay?] {zurück|zu} || Please fill in [doc] and send it back to us [pay]
{bitte füllen Sie|füllen Sie} {bitte|} [doc] {vollständig|vollständig und leserlich|} {aus} || Please fill in [doc] completely
{bitte unterschreiben Sie|unterschreiben Sie} {bitte|} [doc] {und|} {senden Sie|schicken Sie} {ihn|es|sie|diesen|dieses} [pay?] {an uns|} zurück || Please sign [doc] and send it back to us [pay]
{bitte unterschreiben Sie|unterschreiben Sie} {bitte|} [doc] || Please sign [doc]
{bitte prüfen Sie|prüfen Sie} {bitte|} [doc] || Please check [doc]
{bitte bewahren Sie|bewahren Sie} {bitte|} [doc] {gut|sorgfältig|} auf || Please keep [doc] in a safe place
{für die|zur} {Bearbeitung|weiteren Bearbeitung|abschließenden Bearbeitung} {Ihres Antrags|Ihres Antrages|} {benötigen wir|benötige ich|werden} {noch|} [docs] {von Ihnen|benötigt|} || To process your application we need [docs]
{wir benötigen|ich benötige|wir brauchen} {noch|dazu|hierzu|hierfür|dafür|dringend|} {von Ihnen|} [docs] [pay?] || We need [docs] from you [pay]
{hierzu|hierfür|dazu|dafür} {benötigen wir|benötige ich} {noch|} {von Ihnen|} [docs] || For this we need [docs]
{es fehlen|uns fehlen|es fehlen uns|mir fehlen} {noch|} {folgende Unterlagen|die folgenden Unterlagen|folgende Nachweise} || The following documents are missing
über {den|Ihren} Antrag {kann ich|können wir} {derzeit|zurzeit|momentan|} noch nicht entscheiden weil {die folgenden|folgende} Unterlagen {noch|} {fehlen|fehlen oder unvollständig sind} || We cannot decide on your application yet because the following documents are missing or incomplete
{ohne diese|ohne die} {Unterlagen|Angaben|Nachweise} {kann ich|können wir} {Ihren Antrag|den Antrag} nicht {weiter|} {bearbeiten|abschließend bearbeiten} || Without these documents we cannot process your application
{gehen die|liegen die|liegen uns die} {Unterlagen|Angaben|Nachweise} {nicht fristgerecht ein|nicht rechtzeitig vor|bis dahin nicht vor|nicht bis dahin ein|bis zu diesem Termin nicht vor} {kann|können} {Ihr Antrag|die Leistung|Leistungen} {abgelehnt|versagt} werden || If the documents do not arrive by then, your application can be refused
{reichen Sie die Unterlagen nicht ein|reichen Sie die Unterlagen nicht fristgerecht ein|kommen Sie dieser Aufforderung nicht nach|kommen Sie Ihrer Mitwirkungspflicht nicht nach} {kann die Leistung|können die Leistungen|kann die Geldleistung|können Geldleistungen} {ganz oder teilweise} {versagt|entzogen|versagt oder entzogen} werden || If you do not do this, the benefit can be refused or withdrawn in full or in part
Sie sind [law?] verpflichtet alle {Tatsachen|Angaben} anzugeben die für die Leistung erheblich sind || You are obliged [law] to state all facts that matter for the benefit
{bitte senden Sie|senden Sie|schicken Sie|bitte schicken Sie|bitte übersenden Sie} {uns|mir|} {bitte|} {keine Originale|keine Originalunterlagen|keine Originaldokumente} {ein|zu|} || Please do not send originals
{Kopien|einfache Kopien|Fotokopien} {reichen aus|genügen|sind ausreichend} || Copies are enough
{die eingereichten Unterlagen|die Unterlagen|Ihre Unterlagen} werden nicht zurückgesandt || The documents will not be returned
{die eingereichten Unterlagen|die Unterlagen|Ihre Unterlagen|die Originale} {erhalten Sie|senden wir Ihnen} {in den nächsten Tagen|mit gesonderter Post|umgehend|} zurück || You will get the documents back by separate post
bereits eingereichte Unterlagen müssen Sie nicht {erneut|noch einmal|nochmals} {vorlegen|einreichen} || You do not have to present documents again that you have already submitted
die bereits eingereichten Unterlagen müssen Sie nicht {erneut|noch einmal|nochmals} {vorlegen|einreichen} || You do not have to present again the documents you have already submitted
{ich bitte Sie|wir bitten Sie} {mir|uns} [docs] [pays] {vorzulegen|zuzusenden|einzureichen|zu übersenden} || We ask you to send us [docs] [pays]
{ich weise|wir weisen} {Sie|} darauf hin dass Sie [law] zur Mitwirkung verpflichtet sind || Please note that you are obliged to cooperate [law]
{die Bearbeitungszeit|die Bearbeitung} {beträgt|dauert} {nach Eingang der vollständigen Unterlagen|nach Eingang aller Unterlagen|} {derzeit|zurzeit|} {etwa|ungefähr|rund|ca} [period] || Processing takes about [period]
{Sie werden} aufgefordert [docs] [pays] {vorzulegen|einzureichen} || You are required to submit [docs] [pays]
{die Anmeldung kann|der Antrag kann} {auch|} {online|elektronisch|im Internet} {gestellt werden|erfolgen|vorgenommen werden} || It can be done online
{für die Entscheidung über Ihren Antrag} ist eine persönliche Vorsprache {erforderlich|notwendig} || You must come in person so that your application can be decided
{Sie brauchen dafür|dafür brauchen Sie|Sie benötigen dafür|hierfür benötigen Sie} einen Termin || You need an appointment for this
{Sie können sich} {durch eine bevollmächtigte Person|durch einen Bevollmächtigten} vertreten lassen || A person with power of attorney can act for you
{die Festsetzung|dieser Bescheid|der Bescheid} gilt auch für {die Folgejahre|die folgenden Jahre} {soweit kein neuer Bescheid ergeht|bis ein neuer Bescheid ergeht} || The notice also applies to the following years until a new notice is issued
{bitte|} heben Sie {diesen Bescheid|dieses Schreiben} {gut|} auf || Please keep it in a safe place
{es wird} ein Verwarnungsgeld {von|in Höhe von} <amt> erhoben || You must pay a warning fine (Verwarnungsgeld) of <amt>
{Ihre Rente|Ihre Altersrente} wird {zum|ab dem} <date> angepasst || Your pension changes on <date>
{Ihre Rente|Ihre Altersrente} beträgt ab dem <date> [freq?] <amt> || Your pension is <amt> [freq] from <date>
{der neue Betrag|die Zahlung} wird ohne Antrag überwiesen || You do not need to apply for the payment
es ist ein gesonderter Antrag {erforderlich|notwendig} || A separate application is needed
{die Kosten|Ihre Kosten} {der|für} {Unterkunft und Heizung} werden {in tatsächlicher Höhe} {anerkannt|übernommen} || The actual costs of housing and heating are covered
{die Kosten|Ihre Kosten} {der|für} {Unterkunft und Heizung} werden nicht in {tatsächlicher Höhe|voller Höhe} {anerkannt|übernommen} || The costs of housing and heating are not covered in full
{der Antrag|Ihr Antrag} wird {derzeit|zurzeit|noch} {bearbeitet|geprüft} || Your application is being processed
{die Aufwendungen|die Kosten} wurden nicht als Werbungskosten anerkannt || The costs were not accepted as work-related expenses
{die Einkünfte|die Angaben} wurden {erklärungsgemäß} übernommen || The details were accepted as you declared them
# telling changes
{bitte teilen Sie|teilen Sie} {uns|mir} {bitte|} [change] {unverzüglich|umgehend|sofort|schnellstmöglich} [writing?] mit || Please tell us about [change] without delay [writing]
[change] {teilen Sie|sind} {uns|mir|dem Jobcenter|der Familienkasse|} {bitte|} [law?] {unverzüglich|umgehend|sofort} [writing?] {mit|mitzuteilen|anzuzeigen} || You must report [change] [law] without delay [writing]
{Sie sind|Sie sind außerdem} {dazu|} [law?] verpflichtet {uns|mir|} [change] {unverzüglich|umgehend|sofort} [writing?] {mitzuteilen|anzuzeigen} || You are obliged [law] to report [change] without delay [writing]
{falls|wenn|sofern} sich {Ihre Bankverbindung} {geändert hat|ändert|geändert haben sollte} {teilen Sie|informieren Sie|so teilen Sie} {uns|} {dies|} {bitte|} {rechtzeitig|umgehend|} {uns|} {dies|} {mit|} || Please tell us if your bank details change
{falls|wenn|sofern} sich {Ihre Anschrift|Ihre Adresse} {geändert hat|ändert|geändert haben sollte} {teilen Sie|so teilen Sie} uns {dies|} bitte {rechtzeitig|umgehend|} mit || Please tell us if your address changes
# hearing
{bevor ich entscheide|bevor wir entscheiden|vor der Entscheidung|bevor eine Entscheidung getroffen wird} {gebe ich|geben wir|erhalten Sie} {Ihnen|} {hiermit|} [law?] {Gelegenheit|die Gelegenheit} {sich|} {zu äußern|zur Stellungnahme|dazu zu äußern|zur Äußerung} || Before a decision is made, you have the opportunity to comment [law]
{Sie haben|Ihnen wird|ich gebe Ihnen|wir geben Ihnen} {hiermit|} [law?] {Gelegenheit|die Gelegenheit} {gegeben|} sich [by] {dazu|hierzu|zu dem Vorwurf|zum Sachverhalt|} [writing?] {zu äußern} || You have the opportunity to comment [by] [law] [writing]
{bitte senden Sie|senden Sie} {mir|uns} {bitte|} Ihre Stellungnahme [by] [writing?] {zu|} || Please send us your statement [by] [writing]
{äußern Sie sich nicht|sollten Sie sich nicht äußern|wenn Sie sich nicht äußern|sollte ich bis dahin nichts von Ihnen hören} {entscheide ich|entscheiden wir|wird} {nach Aktenlage} {entschieden|} || If you do not comment, the decision will be made on the basis of the file
{die Angaben zur Person|Angaben zu Ihrer Person} sind Pflichtangaben || You must give your personal details
{es steht Ihnen frei|es steht Ihnen jedoch frei} sich zur {Sache|Beschuldigung} zu äußern || You are free to comment on the matter or not
# decisions
{auf Ihren Antrag vom <date>} {bewillige ich|bewilligen wir} Ihnen [benefit] [span] || On your application of <date> we grant you [benefit] [span]
{Ihnen wird|Ihnen werden} [benefit] [span] {bewilligt|gewährt} || You are granted [benefit] [span]
{die Leistungen|Leistungen} werden {für|} [span] bewilligt || Benefits are granted [span]
{Ihr Antrag auf|der Antrag auf} [benefit] {wird|wurde} {abgelehnt} || Your application for [benefit] is refused
{Ihr Antrag vom <date> auf} [benefit] {wird|wurde} abgelehnt || Your application of <date> for [benefit] is refused
{leider|} {kann ich|können wir} {Ihrem Antrag|Ihrem Anliegen} {leider|} nicht {entsprechen|stattgeben} || Unfortunately we cannot grant your application
{Ihrem Antrag} {konnte|kann} {leider|daher|} nicht {entsprochen|stattgegeben} werden || Your application could not be granted
{die Bewilligung|der Bescheid} vom <date1> wird {ab dem|mit Wirkung vom|mit Wirkung zum} <date2> aufgehoben || The decision of <date1> is revoked with effect from <date2>
{der Bewilligungsbescheid|der Bescheid|die Bewilligung} vom <date> wird [law?] {aufgehoben|zurückgenommen} || The notice of <date> is revoked [law]
{der Bewilligungsbescheid|der Bescheid|die Bewilligung} vom <date> wird insoweit [law?] {aufgehoben|zurückgenommen} || The notice of <date> is revoked to that extent [law]
{die Höhe der Leistungen|die Höhe|die Berechnung} ergibt sich aus dem {beigefügten|anliegenden|beiliegenden} {Berechnungsbogen|Berechnungsblatt} || The amount is worked out on the enclosed calculation sheet
{die Berechnung|die Einzelheiten|weitere Einzelheiten|Einzelheiten} {entnehmen Sie bitte|finden Sie in|können Sie} {der Anlage|der beigefügten Anlage} {entnehmen|} || Please see the enclosure for the details
der {Berechnungsbogen|beigefügte Berechnungsbogen} ist Bestandteil {dieses Bescheids|dieses Bescheides} || The calculation sheet is part of this notice
{die Leistungen|der Betrag|die Leistung} {werden|wird} monatlich im Voraus {gezahlt|ausgezahlt|überwiesen} || The benefits are paid monthly in advance
{die Leistungen|der Betrag|die Leistung} {werden|wird} jeweils im Voraus {gezahlt|ausgezahlt|überwiesen} || The benefits are paid in advance
{die Leistungen|die Leistung|die Zahlung} {erhalten Sie|wird} auf {Ihr Konto|das von Ihnen angegebene Konto|das angegebene Konto} {überwiesen|} || The payment goes to your account
{der Bescheid ergeht|die Festsetzung ergeht|dieser Bescheid ergeht|die Festsetzung erfolgt} [law?] teilweise vorläufig || The notice is partly provisional [law]
{der Bescheid ergeht|die Festsetzung ergeht|dieser Bescheid ergeht|die Festsetzung erfolgt} [law?] vorläufig || The notice is provisional [law]
{der Bescheid ergeht|die Festsetzung ergeht|dieser Bescheid ergeht|die Festsetzung erfolgt|sie ergeht} [law?] unter dem Vorbehalt der Nachprüfung || The assessment is subject to review [law]
sie ersetzt die Festsetzung vom <date> || It replaces the assessment of <date>
{die Stundung|die Genehmigung|die Bewilligung|die Erlaubnis} {wird|ergeht} unter dem Vorbehalt des {jederzeitigen|} Widerrufs {gewährt|erteilt|} || It is granted subject to revocation
zu Unrecht {erbrachte|gezahlte} Leistungen sind {zu erstatten|von Ihnen zu erstatten|zurückzuzahlen} || Benefits paid wrongly must be repaid
{die Überzahlung|der überzahlte Betrag} {von|in Höhe von} <amt> ist {von Ihnen|} {zu erstatten|zurückzuzahlen} || The overpayment of <amt> must be repaid
{auf Vertrauensschutz} können Sie sich {daher|} nicht berufen || You cannot claim that you relied on the decision
{die Gebühr|die Verwaltungsgebühr|die Gebühr für die Erteilung} {beträgt} <amt> {und ist vor Ort zu zahlen|} || The fee is <amt>
{für diese Amtshandlung|für diesen Bescheid|für die Erteilung} wird eine Gebühr {von|in Höhe von} <amt> {erhoben|festgesetzt} || A fee of <amt> is charged for this
{die Kosten des Verfahrens} {haben Sie zu tragen|tragen Sie|werden Ihnen auferlegt} || You must bear the costs of the proceedings
{wird|werden} wie folgt festgesetzt || is set as follows
auf Ihren Antrag vom <date> wird das Kindergeld wie folgt festgesetzt || On your application of <date>, child benefit (Kindergeld) is set as follows
{wir setzen|ich setze} {daher|somit|} {wie folgt|} fest || We therefore set the following
{für jeden angefangenen Monat der Verspätung} werden <amt> festgesetzt || <amt> is charged for every month of delay begun
{geben Sie die Erklärung nicht|geben Sie die Steuererklärung nicht} {fristgerecht|rechtzeitig|} ab {kann ich die Besteuerungsgrundlagen|können die Besteuerungsgrundlagen} {schätzen|geschätzt werden} || If you do not submit the tax return in time, the tax can be estimated
eine Schätzung entbindet Sie nicht von der Pflicht zur Abgabe der {Erklärungen|Erklärung|Steuererklärung} || An estimate does not release you from the duty to submit the tax return
{ich bitte Sie|wir bitten Sie} die {Erklärung|Steuererklärung|Erklärungen|Steuererklärungen} {nunmehr|} [by] [writing?] {zu übermitteln|einzureichen|abzugeben} || We ask you to submit the tax return [by] [writing]
{die Steuererklärung|die Einkommensteuererklärung} {für <num>} war [by] abzugeben || The tax return for <num> was due [by]
die Vorläufigkeitserklärung erfolgt lediglich aus verfahrenstechnischen Gründen || The notice is provisional only for procedural reasons
{der Weiterbewilligungsantrag|ein Weiterbewilligungsantrag} wird Ihnen rechtzeitig {vor Ablauf des Bewilligungszeitraums|} zugesandt || The form for continuing the benefit will be sent to you in time
{Sie müssen|bitte stellen Sie} rechtzeitig einen {Weiterbewilligungsantrag|Folgeantrag} {stellen|} || You need to apply in time for the benefit to continue
diese {Entscheidung|Regelung} betrifft nur die Einkommensteuer <num> || This decision concerns only the income tax for <num>
# appointments
{bitte kommen Sie|kommen Sie} {bitte|} am [date] [at] {in|ins|zu} {unser Büro|unsere Dienststelle|uns} || Please come to us on [date] [at]
{wir laden Sie|ich lade Sie} {hiermit|} {zu einem Gespräch|zu einem Termin|zu einem persönlichen Gespräch} am [date] [at] ein || We invite you to an appointment on [date] [at]
{ich lade Sie|wir laden Sie} {erneut} ein || We invite you again
{Ihr Termin|der Termin} {ist|findet} am [date] [at?] {statt|} || Your appointment is on [date] [at]
{Ihr Termin|der Termin} am [date] [at] {muss leider entfallen|entfällt|entfällt leider|muss leider abgesagt werden|kann leider nicht stattfinden} || Your appointment on [date] [at] is cancelled
{falls|wenn|sollten} Sie {den Termin|diesen Termin} nicht {wahrnehmen|einhalten} {können|können sollten} {sagen Sie ihn|informieren Sie uns|teilen Sie uns dies|geben Sie uns|benachrichtigen Sie uns} bitte {rechtzeitig|umgehend|frühzeitig} {ab|mit|Bescheid|} || If you cannot keep the appointment, please tell us in good time
{falls|wenn|sollten} Sie verhindert {sind|sein} {sagen Sie|teilen Sie|rufen Sie} {den Termin|uns dies|uns} bitte {rechtzeitig|} {ab|mit|an} || If you are unable to come, please tell us in good time
{falls|wenn|sollten} Sie verhindert {sind|sein} sagen Sie den Termin bitte [by] ab || If you are unable to come, please cancel the appointment [by]
{können Sie|sollten Sie} {wegen Krankheit} nicht kommen {können|} legen Sie bitte {unverzüglich|} eine Arbeitsunfähigkeitsbescheinigung vor || If you cannot come because of illness, please present a certificate of incapacity for work without delay
{erscheinen Sie|kommen Sie} {ohne wichtigen Grund} nicht kann Ihr Bürgergeld {gemindert|gekürzt} werden || If you do not come and have no important reason, your Bürgergeld can be reduced
{erscheinen Sie|kommen Sie} {ohne wichtigen Grund} nicht wird Ihr Bürgergeld {gemindert|gekürzt} || If you do not come and have no important reason, your Bürgergeld will be reduced
{bitte vereinbaren Sie|vereinbaren Sie bitte} {vorher|vorab|rechtzeitig|telefonisch|online|} einen {neuen|} Termin {mit uns|} || Please make an appointment with us
{eine Terminvereinbarung|ein Termin} ist {erforderlich|notwendig|zwingend erforderlich} || An appointment is needed
{eine Terminvereinbarung|ein Termin} ist nicht {erforderlich|notwendig} || No appointment is needed
{Vorsprachen sind|eine Vorsprache ist} nur {nach vorheriger Terminvereinbarung|mit Termin} möglich || You can come only with an appointment
{bitte kommen Sie|bitte erscheinen Sie} {pünktlich|rechtzeitig} || Please be on time
`
