/** Sentence frames about courts, bailiffs, lawyers, fines and debt collection. */
export const courts = `
{Sie werden} {hiermit|} {als Zeuge|als Zeugin} {in der Sache|} {zum Termin|} am [date] [at] geladen || You are summoned as a witness for [date] [at]
{Sie sind} {gesetzlich|} verpflichtet {zum Termin|zu dem Termin|vor Gericht} zu erscheinen || You are obliged to appear
{bleiben Sie|erscheinen Sie} {dem Termin|zum Termin|} {unentschuldigt} {fern|nicht} kann {gegen Sie|} ein Ordnungsgeld {festgesetzt|verhängt} werden || If you stay away without an excuse, you can be fined (Ordnungsgeld)
{bleiben Sie|erscheinen Sie} {dem Termin|zum Termin|} {unentschuldigt} {fern|nicht} kann {auf Antrag|} {Haftbefehl|ein Haftbefehl} erlassen werden || If you stay away without an excuse, an arrest warrant can be issued
{ich fordere Sie auf} den Gesamtbetrag [within] auf mein {Dienstkonto} zu zahlen || I require you to pay the total amount into my official account [within]
{Ihnen wird zur Last gelegt|Ihnen wird vorgeworfen} {folgende Ordnungswidrigkeit|folgende Ordnungswidrigkeit begangen zu haben} || You are accused of the following administrative offence
{wegen dieser Ordnungswidrigkeit} wird gegen Sie eine Geldbuße {von|in Höhe von} <amt> festgesetzt || For this administrative offence you are fined <amt>
{wegen dieser Ordnungswidrigkeit} wird gegen Sie eine Geldbuße festgesetzt || For this administrative offence you are fined
{die Entscheidung|die Tat} wird mit <num> {Punkt|Punkten} {in das|im} Fahreignungsregister eingetragen || <num> point(s) will be entered in the register of driver fitness
{der Bescheid|dieser Bescheid|der Bußgeldbescheid|dieser Bußgeldbescheid} wird rechtskräftig und vollstreckbar wenn Sie {nicht [within] Einspruch|[within] keinen Einspruch} einlegen || The notice becomes final and enforceable unless you lodge an objection (Einspruch) [within]
{waren Sie nicht selbst der Fahrer|sind Sie nicht gefahren|haben Sie das Fahrzeug nicht selbst geführt} {nennen Sie uns|teilen Sie uns} bitte {innerhalb derselben Frist|innerhalb dieser Frist|} {Name und Anschrift|den Namen und die Anschrift} {des Fahrers|der fahrenden Person} {mit|} || If you were not the driver, please tell us the driver's name and address
{wenn Sie die Verwarnung|wenn Sie das Verwarnungsgeld} {nicht rechtzeitig|nicht fristgerecht|nicht} {zahlen|annehmen} wird {ein Bußgeldverfahren} {eingeleitet} || If you do not pay the warning fine in time, proceedings for a fine will be started
{mit der Zahlung} ist das Verfahren {abgeschlossen|beendet} || The proceedings end with your payment
{das Verfahren} {wird|wurde} {eingestellt} || The proceedings are dropped
{das Gericht} hat nicht geprüft ob {dem Antragsteller} der Anspruch zusteht || The court has not checked whether the applicant is entitled to the claim
{wenn Sie die Forderung} {für begründet halten|} {zahlen Sie} {innerhalb von} zwei Wochen || If you accept the claim, pay within two weeks
{legen Sie keinen Widerspruch ein|wird kein Widerspruch eingelegt|erheben Sie keinen Widerspruch} kann der Antragsteller einen Vollstreckungsbescheid {beantragen|erwirken} || If no objection (Widerspruch) is lodged, the applicant can apply for an enforcement order (Vollstreckungsbescheid)
{unsere Mandantin|unser Mandant|unsere Auftraggeberin|unser Auftraggeber|die Gläubigerin|der Gläubiger} hat uns mit {dem Einzug|der Einziehung} {ihrer|seiner|der} {Forderung|Forderungen} beauftragt || Our client has instructed us to collect the claim
{wir vertreten|hiermit zeigen wir an dass wir} {die rechtlichen Interessen|die Interessen} {unserer Mandantin|unseres Mandanten|von <name>|der <name>|des <name>} {vertreten|} || We represent our client <name>
{eine ordnungsgemäße Bevollmächtigung|auf uns lautende Vollmacht|eine Vollmacht} {wird anwaltlich versichert|liegt bei|ist beigefügt} || We have a power of attorney
{nach fruchtlosem Fristablauf|nach fruchtlosem Ablauf der Frist} {werden wir} {unserer Mandantin|unserem Mandanten} {raten|empfehlen} {gerichtliche Hilfe in Anspruch zu nehmen|Klage zu erheben|gerichtliche Schritte einzuleiten} || If the period passes without result, we will advise our client to go to court
{bestreiten Sie|sollten Sie} die Forderung {bestreiten|} teilen Sie {uns|uns das|uns dies} bitte {mit Gründen|unter Angabe von Gründen|} {mit} || If you dispute the claim, please tell us why
{wir wurden|wir sind} mit der {Einziehung|Beitreibung} {der nachstehenden|der folgenden} Forderung beauftragt {worden|} || We have been instructed to collect the following claim
{Sie haben} {auch|} die Kosten {unserer Beauftragung|unserer Inanspruchnahme} zu {tragen|erstatten} || You must bear the costs of our instruction
{bleibt|bleibt auch} {die Zahlung} aus wird die Forderung vollstreckt || If payment is not made, the claim will be enforced
{Einwendungen|Einwände} gegen die Forderung {richten Sie|teilen Sie} bitte {an uns|uns} {schriftlich|} [by] {mit|} || Please send us objections to the claim in writing [by]
{ein Eintrag|eine Meldung} {bei der SCHUFA|an die SCHUFA} {ist möglich|kann erfolgen} || An entry with the credit agency SCHUFA is possible
{die Anhörung|Ihre Anhörung} {erfolgt} [law] || You are heard [law]
die Frist kann auf Antrag verlängert werden || The time limit can be extended on application
{eine Fristverlängerung|Fristverlängerungen} {wird|werden|ist|sind} grundsätzlich nicht {gewährt|möglich} || As a rule, extensions of the time limit are not granted
{eine Fristverlängerung|Fristverlängerungen} {wird|werden|ist|sind} nicht {gewährt|möglich} || Extensions of the time limit are not granted
`
