/** Sentence frames about remedies against a decision, their deadlines and effects. */
export const remedies = `
gegen [target] {kann|können Sie} [within] [form?] Widerspruch {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Widerspruch) against [target] [within] [form]
gegen [target] {kann|können Sie} [within] [form?] Einspruch {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Einspruch) against [target] [within] [form]
gegen [target] {kann|können Sie} [within] [form?] {bei|beim} [authority] Widerspruch {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Widerspruch) against [target] with [authority] [within] [form]
gegen [target] {kann|können Sie} [within] [form?] {bei|beim} [authority] Einspruch {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Einspruch) against [target] with [authority] [within] [form]
gegen [target] {kann|können Sie} [within] Widerspruch {bei|beim} [authority] {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Widerspruch) against [target] with [authority] [within]
gegen [target] {kann|können Sie} [within] Einspruch {bei|beim} [authority] {erhoben werden|eingelegt werden|erheben|einlegen} || You can lodge an objection (Einspruch) against [target] with [authority] [within]
Sie können gegen [target] [within] Widerspruch {erheben|einlegen} || You can lodge an objection (Widerspruch) against [target] [within]
Sie können gegen [target] [within] Einspruch {erheben|einlegen} || You can lodge an objection (Einspruch) against [target] [within]
gegen [target] {kann|können Sie} [within] Klage {erhoben werden|erheben} || You can bring a court action against [target] [within]
gegen [target] {kann|können Sie} [within] Klage [court] {erhoben werden|erheben} || You can bring a court action against [target] [within] before [court]
gegen [target] {kann|können Sie} [within] [court] Klage {erhoben werden|erheben} || You can bring a court action against [target] [within] before [court]
gegen [target] ist der {Einspruch gegeben|Einspruch zulässig|Rechtsbehelf des Einspruchs gegeben} || An objection (Einspruch) can be lodged against [target]
gegen [target] ist der {Widerspruch gegeben|Widerspruch zulässig} || An objection (Widerspruch) can be lodged against [target]
gegen [target] ist die {Klage} {zulässig|gegeben} || A court action can be brought against [target]
{dieser Bescheid|der Bescheid} kann mit dem Einspruch angefochten werden || An objection (Einspruch) can be lodged against this notice
die in diesem Bescheid enthaltenen Festsetzungen können mit dem Einspruch angefochten werden || An objection (Einspruch) can be lodged against the assessments in this notice
{der Widerspruch} ist [within?] [form] {bei|beim} [authority] {einzulegen|zu erheben|einzureichen} || The objection (Widerspruch) must be lodged with [authority] [form] [within]
{der Einspruch|er} ist [within?] [form] {bei|beim} [authority] {einzulegen|zu erheben|einzureichen} || The objection (Einspruch) must be lodged with [authority] [form] [within]
{der Einspruch} ist [within?] {bei|beim} [authority] [form] {einzulegen|zu erheben|einzureichen} || The objection (Einspruch) must be lodged with [authority] [form] [within]
{der Widerspruch} ist [within?] {bei|beim} [authority] [form] {einzulegen|zu erheben|einzureichen} || The objection (Widerspruch) must be lodged with [authority] [form] [within]
der Einspruch ist {bei|beim} [authority] schriftlich einzureichen {diesem|dieser} elektronisch zu übermitteln oder dort zur Niederschrift zu erklären || The objection (Einspruch) must be sent to [authority] in writing or electronically, or recorded there in person
der Einspruch ist [within?] {bei|beim} [authority] schriftlich oder elektronisch einzulegen oder zur Niederschrift zu erklären || The objection (Einspruch) must be lodged with [authority] in writing or electronically, or recorded there in person [within]
{die Frist|die Widerspruchsfrist} {für die Einlegung|zur Einlegung|für die Erhebung} {des|eines} Widerspruchs beträgt [period] || The time limit for lodging the objection (Widerspruch) is [period]
{die Frist|die Einspruchsfrist} {für die Einlegung|zur Einlegung|für die Erhebung} {des|eines} Einspruchs beträgt [period] || The time limit for lodging the objection (Einspruch) is [period]
{die Einspruchsfrist|die Widerspruchsfrist|die Frist} beträgt [period] || The time limit is [period]
{die Klagefrist} beträgt [period] || The time limit for a court action is [period]
{sie beginnt|die Frist beginnt|diese Frist beginnt} mit {dem|} Ablauf des Tages an dem Ihnen {dieser Bescheid|der Bescheid} {bekannt gegeben|bekanntgegeben} {worden ist|wurde} || It begins at the end of the day on which you were notified of the notice
{bei Zusendung|bei Übersendung|bei Zustellung|bei Übermittlung} durch einfachen Brief gilt die Bekanntgabe {mit dem|am} dritten Tag nach {Aufgabe zur Post|der Aufgabe zur Post} {als bewirkt|als erfolgt} || If it was sent by ordinary letter, you count as notified on the third day after it was posted
{bei Zusendung|bei Übersendung|bei Zustellung|bei Übermittlung} durch einfachen Brief gilt die Bekanntgabe {mit dem|am} vierten Tag nach {Aufgabe zur Post|der Aufgabe zur Post} {als bewirkt|als erfolgt} || If it was sent by ordinary letter, you count as notified on the fourth day after it was posted
{bei Zusendung|bei Übersendung} durch einfachen Brief gilt die Bekanntgabe mit dem dritten Tag nach Aufgabe zur Post als bewirkt es sei denn dass der Bescheid zu einem späteren Zeitpunkt zugegangen ist || If it was sent by ordinary letter, you count as notified on the third day after it was posted, unless the notice arrived later
{bei Zusendung|bei Übersendung} durch einfachen Brief gilt die Bekanntgabe mit dem vierten Tag nach Aufgabe zur Post als bewirkt es sei denn dass der Bescheid zu einem späteren Zeitpunkt zugegangen ist || If it was sent by ordinary letter, you count as notified on the fourth day after it was posted, unless the notice arrived later
{der Bescheid|dieser Bescheid} gilt {mit dem|am} dritten Tag nach {Aufgabe zur Post|der Aufgabe zur Post} als {bekannt gegeben|bekanntgegeben} || The notice counts as received on the third day after it was posted
{der Bescheid|dieser Bescheid} gilt {mit dem|am} vierten Tag nach {Aufgabe zur Post|der Aufgabe zur Post} als {bekannt gegeben|bekanntgegeben} || The notice counts as received on the fourth day after it was posted
{der Widerspruch|ein Widerspruch} hat [law?] keine aufschiebende Wirkung || The objection (Widerspruch) has no suspensive effect [law]: the notice applies in the meantime
{der Einspruch|ein Einspruch} hat [law?] keine aufschiebende Wirkung || The objection (Einspruch) has no suspensive effect [law]: the notice applies in the meantime
{die Klage|eine Klage} hat [law?] keine aufschiebende Wirkung || The court action has no suspensive effect [law]: the notice applies in the meantime
{der Widerspruch|ein Widerspruch} hat [law?] aufschiebende Wirkung || The objection (Widerspruch) has suspensive effect [law]: the notice does not apply in the meantime
{auch bei Einlegung|trotz Einlegung} {eines|des} {Widerspruchs|Einspruchs} {ist|muss} {die Zahlung|der Betrag|die festgesetzte Steuer|die Gebühr} {fristgemäß|fristgerecht|rechtzeitig|} {zu leisten|zu zahlen|gezahlt werden} || You must pay on time even if you lodge an objection
auch bei Einlegung eines Einspruchs ist die festgesetzte Steuer fristgemäß zu zahlen sofern nicht die Aussetzung der Vollziehung gewährt worden ist || Even if you lodge an objection, the assessed tax must be paid on time, unless suspension of enforcement has been granted
{die Einlegung|durch die Einlegung} {eines|des} {Widerspruchs|Einspruchs} {entbindet nicht|befreit nicht} von {der Zahlungspflicht|der Pflicht zur Zahlung} || Lodging an objection does not release you from the duty to pay
{die Klage} ist {schriftlich|schriftlich oder zur Niederschrift} {bei|beim} [authority] {zu erheben|einzureichen} || The court action must be brought in writing before [authority]
{die Klage muss} den Kläger den Beklagten und den Gegenstand des Klagebegehrens bezeichnen || The court action must name the claimant, the defendant and what is claimed
{der Widerspruch|Ihr Widerspruch} {sollte|soll} begründet werden || The objection (Widerspruch) should give reasons
{der Widerspruch|Ihr Widerspruch} {muss} begründet werden || The objection (Widerspruch) must give reasons
{der Einspruch|Ihr Einspruch} {sollte|soll} begründet werden || The objection (Einspruch) should give reasons
eine Begründung ist nicht {erforderlich|notwendig} || No reasons need to be given
{eine einfache E-Mail|eine E-Mail} {genügt|reicht} {hierfür|dafür|} nicht || An ordinary email is not enough
{die Frist ist|die Frist gilt als} {auch dann|} gewahrt wenn der Widerspruch {rechtzeitig|innerhalb der Frist} bei {einer anderen Behörde|der Widerspruchsbehörde} eingeht || The time limit is also met if the objection (Widerspruch) reaches another authority in time
{zur Wahrung der Frist|zur Wahrung der Widerrufsfrist|zur Fristwahrung} {genügt|reicht} {es dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden|die rechtzeitige Absendung} || To meet the time limit it is enough to send it in time
Sie haben das Recht {binnen|innerhalb von} vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen || You have the right to withdraw from this contract within fourteen days without giving reasons
die Widerrufsfrist beträgt vierzehn Tage {ab dem Tag des Vertragsabschlusses|} || The withdrawal period is fourteen days
Sie können {den Vertrag|Ihre Vertragserklärung} [within] {ohne Angabe von Gründen|} widerrufen || You can withdraw from the contract [within]
die Frist beginnt {mit|nach} Erhalt {dieser Belehrung|der Widerrufsbelehrung} || The period begins when you receive this information
{über Ihren Widerspruch|über den Widerspruch} {wird gesondert entschieden|wird noch entschieden|entscheiden wir gesondert} || Your objection (Widerspruch) will be decided separately
{Ihrem Widerspruch|dem Widerspruch} vom <date> {wird|wurde} {stattgegeben|entsprochen|abgeholfen} || Your objection (Widerspruch) of <date> is successful
{Ihr Widerspruch|der Widerspruch} vom <date> {wird|wurde} {zurückgewiesen|als unbegründet zurückgewiesen} || Your objection (Widerspruch) of <date> is rejected
{Ihr Widerspruch|der Widerspruch} {wird|wurde} als unzulässig {zurückgewiesen|verworfen} || Your objection (Widerspruch) is rejected as inadmissible
{Ihr Einspruch|der Einspruch} vom <date> {wird|wurde} {zurückgewiesen|als unbegründet zurückgewiesen} || Your objection (Einspruch) of <date> is rejected
{ein Einspruch ist insoweit nicht erforderlich} || An objection (Einspruch) is not needed for this point
eine Änderung zu Ihren Gunsten erfolgt von Amts wegen || A change in your favour will be made without your asking
`
