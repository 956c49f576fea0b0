/** Sentence frames about work, schools, courses, medical practices and clubs. */
export const work = `
{hiermit kündigen wir|wir kündigen|hiermit kündige ich} {das mit Ihnen bestehende|das bestehende|Ihr|das} Arbeitsverhältnis {ordentlich|fristgerecht|ordentlich und fristgerecht|form- und fristgerecht|} zum <date> || We give notice terminating your employment as of <date>
{hiermit kündigen wir|wir kündigen} {das mit Ihnen bestehende|das bestehende|Ihr|das} Arbeitsverhältnis {fristlos|außerordentlich fristlos|außerordentlich und fristlos} || We terminate your employment without notice
die Kündigung erfolgt aus {betriebsbedingten} Gründen || The reasons for the dismissal are operational
die Kündigung erfolgt aus {verhaltensbedingten} Gründen || The reasons for the dismissal lie in your conduct
die Kündigung erfolgt aus {personenbedingten} Gründen || The reasons for the dismissal lie in your person
der Betriebsrat {wurde|ist} [law?] {angehört|angehört worden} {und hat der Kündigung nicht widersprochen} || The works council was heard [law] and did not object to the dismissal
der Betriebsrat {wurde|ist} [law?] {angehört|angehört worden} {und hat der Kündigung zugestimmt} || The works council was heard [law] and agreed to the dismissal
{Sie sind} [law?] verpflichtet sich {unverzüglich|umgehend} [writing?] bei der Agentur für Arbeit {arbeitsuchend|arbeitssuchend} zu melden || You are obliged [law] to register as looking for work with the employment agency (Agentur für Arbeit) without delay [writing]
{Sie sind} [law?] verpflichtet sich innerhalb von drei Tagen {nach Kenntnis des Beendigungszeitpunktes|} bei der Agentur für Arbeit {arbeitsuchend|arbeitssuchend} zu melden || You are obliged [law] to register as looking for work with the employment agency (Agentur für Arbeit) within three days of learning when the job ends
andernfalls kann eine Sperrzeit {beim Arbeitslosengeld|} eintreten || Otherwise unemployment benefit can be blocked for a time (Sperrzeit)
{im Wiederholungsfall|bei einer Wiederholung} müssen Sie mit {der Kündigung|einer Kündigung} {Ihres Arbeitsverhältnisses|des Arbeitsverhältnisses|} rechnen || If it happens again, you must expect to be dismissed
{eine Kopie|eine Durchschrift} {dieses Schreibens|dieser Abmahnung} {nehmen wir|wird} zu Ihrer Personalakte {genommen|} || A copy of this letter will be put in your personnel file
{Sie haben das Recht} eine Gegendarstellung {abzugeben} || You have the right to submit your own statement
{wir fordern Sie auf} künftig pünktlich {zum Dienst|zur Arbeit} zu erscheinen || We require you to come to work on time in future
{bitte geben Sie} {alle|sämtliche} {Arbeitsmittel|Firmenunterlagen|Schlüssel} [by] {zurück|ab} || Please return everything that belongs to the company [by]
{Ihr Arbeitszeugnis|ein qualifiziertes Zeugnis|das Zeugnis} {erhalten Sie|senden wir Ihnen} {mit der letzten Abrechnung|mit der Schlussabrechnung|mit gesonderter Post} {zu|} || You will get your reference later
{Ihr Resturlaub|der Resturlaub} beträgt <num> Tage || You have <num> days of leave left
{Ihr|der} {befristeter|befristete} Arbeitsvertrag {endet} {am|zum|mit Ablauf des} <date> || Your fixed-term employment contract ends on <date>
{wir freuen uns} Sie {ab dem|zum} <date> {in unserem Unternehmen|in unserem Team|bei uns} {begrüßen zu dürfen|begrüßen zu können} || We look forward to welcoming you from <date>
{leider müssen wir Ihnen mitteilen} dass wir uns für {eine andere Bewerberin|einen anderen Bewerber|andere Bewerber} entschieden haben || We regret to tell you that we have chosen another applicant
{Ihre Bewerbungsunterlagen} {senden wir Ihnen} {anbei|mit diesem Schreiben} zurück || We return your application papers
# schools and clubs
{bitte geben Sie|geben Sie} {bitte|} {den unteren Abschnitt|den Abschnitt} [by] {unterschrieben|} {Ihrem Kind mit|in der Schule ab|wieder mit|zurück} || Please return the signed slip [by]
{wer Leistungen für Bildung und Teilhabe bekommt} {braucht nichts zu bezahlen} || If you receive support for education and participation (Bildung und Teilhabe), you do not need to pay
{der Elternabend|die Elternversammlung} findet am [date] [at] statt || The parents' evening is on [date] [at]
{der Unterricht|der Kurs} {beginnt} am [date] [at?] || The course begins on [date] [at]
{der Unterricht|der Kurs} {endet} am [date] || The course ends on [date]
am [date] {ist kein|findet kein} Unterricht {statt|} || There are no lessons on [date]
{Sie haben sich|Ihr Kind ist} für {den Kurs} {<name>|<ref>|} angemeldet || You have registered for the course <name> <ref>
{bitte entschuldigen Sie} {Ihr Kind} {bei Krankheit} {vor <num> Uhr} || Please tell us before <num> if your child is ill
{für die Betreuung Ihres Kindes} wird ab dem <date> ein monatlicher Elternbeitrag von <amt> festgesetzt || From <date>, the monthly parents' contribution for the care of your child is <amt>
hinzu kommt eine {Verpflegungspauschale|Essenspauschale} von <amt> || In addition there is a flat charge for meals of <amt>
die {Klassenfahrt|Fahrt|Teilnahme} kostet {insgesamt|} <amt> || The cost is <amt> in all
die {Klassenfahrt|Fahrt|Teilnahme} kostet {insgesamt|} <amt> {pro|je} Kind || The cost is <amt> for each child
# health
{Ihr Termin|Ihr Untersuchungstermin} {ist} am [date] [at] || Your appointment is on [date] [at]
{bitte bringen Sie} {zur Untersuchung|zum Termin|} {Ihre Versichertenkarte|Ihre Gesundheitskarte} {und} {eine Überweisung|den Überweisungsschein} mit || Please bring your health insurance card and a referral
{bitte kommen Sie} nüchtern {zur Untersuchung|} || Please come with an empty stomach
nicht abgesagte Termine können {Ihnen|} in Rechnung gestellt werden || You can be charged for appointments that you do not cancel
Termine die nicht rechtzeitig abgesagt werden können {Ihnen|} in Rechnung gestellt werden || You can be charged for appointments that you do not cancel in time
{wir rechnen} im {Namen und|} Auftrag {der oben genannten Praxis|der Praxis} ab || We bill on behalf of the practice
{die Leistungen sind|die Leistung ist} [law?] {umsatzsteuerfrei|von der Umsatzsteuer befreit} || The services are free of VAT [law]
`
