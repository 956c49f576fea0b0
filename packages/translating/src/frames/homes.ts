/** Sentence frames about rent, service charges, energy, water and the flat. */
export const homes = `
{wir erhöhen|hiermit erhöhen wir|ich erhöhe} {hiermit|} {die Miete|Ihre Miete|die Grundmiete|die Nettokaltmiete|die monatliche Miete} {ab dem|zum} <date> {von <amt1>} auf <amt2> || We raise the rent from <amt1> to <amt2> from <date>
{wir bitten Sie|ich bitte Sie} {der|um Zustimmung zu der} Mieterhöhung {bis zum} <date> {zuzustimmen|} || We ask you to agree to the rent increase by <date>
{die neue Miete|die erhöhte Miete|die neue Gesamtmiete} beträgt ab dem <date> [freq?] <amt> || The new rent is <amt> [freq] from <date>
die erhöhte Miete {ist} {erstmals|} {ab dem|am|zum} <date> {zu zahlen|fällig} || The increased rent must be paid from <date>
{bitte ändern Sie} {Ihren Dauerauftrag|Ihre Überweisung} {entsprechend|} || Please change your standing order
{bitte passen Sie} {Ihren Dauerauftrag} {entsprechend|} an || Please change your standing order
{die Miete} ist {spätestens|} {am|bis zum} {dritten Werktag} {eines Monats|eines jeden Monats|des Monats} {zu zahlen|fällig} || The rent must be paid by the third working day of the month
{ich kündige|wir kündigen|hiermit kündige ich|hiermit kündigen wir} {das Mietverhältnis|den Mietvertrag} {wegen Eigenbedarfs} zum <date> || We give notice terminating the tenancy as of <date> because the flat is needed for our own use (Eigenbedarf)
{ich kündige|wir kündigen|hiermit kündige ich|hiermit kündigen wir} {das Mietverhältnis|den Mietvertrag} {fristlos|außerordentlich fristlos} || We terminate the tenancy without notice
{Sie können} der Kündigung [law?] widersprechen || You can object to the termination [law]
Sie können der Kündigung [law?] widersprechen wenn die Beendigung für Sie eine Härte bedeutet || You can object to the termination [law] if ending the tenancy would be a hardship for you
der Widerspruch muss schriftlich spätestens zwei Monate vor {Beendigung|dem Ende} des Mietverhältnisses {erklärt werden|eingehen} || The objection must be made in writing at least two months before the tenancy ends
{bitte räumen Sie|räumen Sie bitte} die Wohnung [by] {und geben Sie die Schlüssel zurück} || Please leave the flat and return the keys [by]
{die Wohnungsübergabe|die Übergabe der Wohnung} findet am [date] [at?] statt || The flat will be handed over on [date] [at]
{für das Jahr <num>|für den Abrechnungszeitraum} {ergibt sich|errechnet sich} {für Sie|} {ein Guthaben} {von|in Höhe von} <amt> || There is a credit balance of <amt> for you for <num>
{für das Jahr <num>|für den Abrechnungszeitraum} {ergibt sich|errechnet sich} {für Sie|} {eine Nachzahlung} {von|in Höhe von} <amt> || There is an additional payment of <amt> for you for <num>
{es ergibt sich|daraus ergibt sich|hieraus ergibt sich|somit ergibt sich|damit ergibt sich|aus der Abrechnung ergibt sich} {für Sie|} {ein Guthaben} {zu Ihren Gunsten|} {von|in Höhe von} <amt> {zu Ihren Gunsten|} || There is a credit balance of <amt> in your favour
{es ergibt sich|daraus ergibt sich|hieraus ergibt sich|somit ergibt sich|damit ergibt sich|aus der Abrechnung ergibt sich} {für Sie|} {eine Nachzahlung|eine Nachforderung} {von|in Höhe von} <amt> || There is an additional payment of <amt> for you to make
{die Vorauszahlungen|Ihre Vorauszahlung|die Vorauszahlung} {werden|wird|passen wir} {ab dem|zum} <date> auf <amt> {angepasst|festgesetzt|an|} || The advance payment changes to <amt> from <date>
{Ihr neuer|der neue} Abschlag beträgt ab dem <date> [freq?] <amt> || Your new instalment is <amt> [freq] from <date>
{Ihr neuer|der neue} Abschlag beträgt <amt> {und ist jeweils} zum <num>. {eines|des} Monats fällig erstmals am <date> || Your new instalment is <amt>, due on day <num> of each month, for the first time on <date>
{Ihr neuer|der neue} Abschlag beträgt <amt> und ist jeweils zum <num> {eines|des} Monats fällig erstmals am <date> || Your new instalment is <amt>, due on day <num> of each month, for the first time on <date>
{die Belege|die Abrechnungsunterlagen} können {Sie|} {nach Terminvereinbarung|nach vorheriger Terminvereinbarung|nach Absprache|nach Anmeldung} {bei uns|in unseren Räumen|in unserem Büro|} {eingesehen werden|einsehen} || You can look at the receipts by appointment
{Einwendungen|Einwände} gegen {die|diese} Abrechnung {müssen|sind} {uns|} {spätestens|} {innerhalb von|binnen|bis zum Ablauf von} [period] {nach Zugang|nach Erhalt} {der Abrechnung|} {mitgeteilt werden|mitzuteilen|erhoben werden|geltend gemacht werden} || Objections to the statement must be made within [period] after you receive it
{Einwendungen|Einwände} gegen {die|diese} Abrechnung können {uns|} {spätestens|} {innerhalb von|binnen|bis zum Ablauf von} [period] {nach Zugang|nach Erhalt} {der Abrechnung|} {mitgeteilt werden|erhoben werden|geltend gemacht werden} || Objections to the statement can be made within [period] after you receive it
{bitte lesen Sie|lesen Sie bitte} {Ihren Zähler|Ihren Stromzähler|Ihre Zähler|die Zähler|den Zähler} [by?] ab || Please read your meter [by]
{bitte teilen Sie|teilen Sie} uns {bitte|} {Ihren Zählerstand|den Zählerstand|Ihre Zählerstände} [by] mit || Please tell us your meter reading [by]
{der Zählerstand|Ihr Verbrauch|der Verbrauch} {wurde|ist} {geschätzt|rechnerisch ermittelt} || The meter reading was estimated
{die Ablesung|die Ablesung der Zähler|die Ablesung der Heizkostenverteiler} {findet} am [date] [at] statt || The meters will be read on [date] [at]
{bitte sorgen Sie dafür dass} {die Wohnung|die Zähler|alle Räume|die Geräte} {zugänglich ist|zugänglich sind} || Please make sure that we can get in
{am} [date] [at] wird das Wasser abgestellt || The water will be turned off on [date] [at]
{die Arbeiten} {beginnen} am [date] || The work begins on [date]
{die Arbeiten} {dauern} {voraussichtlich} {bis zum} <date> || The work is expected to last until <date>
{die Versorgung|die Stromversorgung|die Gasversorgung} {wird|werden wir} {am|ab dem} <date> {unterbrochen|unterbrechen} || The supply will be cut off on <date>
{Sie können|die Unterbrechung können Sie} {die Unterbrechung|} {abwenden|vermeiden} {wenn Sie|indem Sie} {den Betrag|den Rückstand|den offenen Betrag} [by] {zahlen|begleichen} || You can avoid the cut-off if you pay the outstanding amount [by]
{die Kosten der Unterbrechung|die Kosten für die Unterbrechung} betragen <amt> || The cut-off costs <amt>
für die Verbrauchsstelle {<name>|<ref>|} rechnen wir wie folgt ab || We bill the place of consumption <name> <ref> as follows
{die Eigentümerversammlung findet|die Versammlung findet} am [date] [at] statt || The meeting is on [date] [at]
{können Sie|sollten Sie} nicht teilnehmen {können|} {können Sie sich|so können Sie sich} vertreten lassen || If you cannot attend, somebody else can represent you
der Beitrag ist {für jede Wohnung} {zu zahlen} || The contribution must be paid for each flat
`
