/**
 * Lists of phrases that frames contain. `@name` begins a list, `[name]` in a frame stands for any entry of it, `[name?]` for any or none.
 * {a|b}, <date>, <amt>, <num>, <ref>, <name> as in the phrase book; `vertrag~` matches the word with any ending. An entry contains a "not"
 * only if its translation does.
 */
export const parts = `
@the
{der|die|das|den|dem|des} || the
{Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres} || your
{unser|unsere|unseren|unserem|unserer|unseres} || our
{mein|meine|meinen|meinem|meiner|meines} || my
{ein|eine|einen|einem|einer|eines} || a
{dieser|diese|dieses|diesem|diesen} || this

@those
{die|den|der} {folgenden|nachfolgenden|nachstehenden|nachfolgend aufgeführten|unten aufgeführten} || the following
{folgende|nachfolgende|nachstehende|folgenden} || the following
{die|der|den} {fehlenden|noch fehlenden} || the missing
{die|der|den} {genannten|oben genannten|aufgeführten|oben aufgeführten|vorgenannten} || the above
{die|der|den} {angeforderten|geforderten|erforderlichen|benötigten|notwendigen} || the required
{die|den|der} {beigefügten|anliegenden|beiliegenden} || the enclosed
{alle|sämtliche} {erforderlichen|notwendigen|benötigten} || all the required
{alle|sämtliche} || all
{die|der|den} || the
{Ihre|Ihren|Ihrer} || your
{unsere|unseren|unserer} || our
{diese|diesen|dieser} || these

@papers
{Unterlagen|Dokumente|Dokumenten} || documents
{Nachweise|Nachweisen} || proofs
{Belege|Belegen} || receipts
{Angaben|Informationen} || details
{Formulare|Formularen|Vordrucke|Vordrucken} || forms
{Fragen} || questions
{Rechnungen} || invoices
{Kontoauszüge|Kontoauszügen} || bank statements
{Gehaltsabrechnungen|Lohnabrechnungen|Verdienstabrechnungen|Entgeltabrechnungen} || payslips
{Verdienstbescheinigungen|Einkommensbescheinigungen} || certificates of earnings
{Steuererklärungen|Erklärungen} || tax returns

@paper
{Antrag~} || application
Widerspruch~ || objection (Widerspruch)
Einspruch~ || objection (Einspruch)
Bescheid~ || notice
Rechnung~ || invoice
Schreiben~ || letter
Brief~ || letter
E-Mail || email
Nachricht || message
Mitteilung || message
Anfrage || enquiry
Erinnerung || reminder
Zahlungserinnerung || payment reminder
Mahnung || payment reminder
Zahlungsaufforderung || demand for payment
Kündigung || notice of termination
Bestellung || order
Auftrag~ || order
Vertrag~ || contract
Mietvertrag~ || tenancy agreement
Arbeitsvertrag~ || employment contract
Kaufvertrag~ || sales contract
Formular~ || form
Vordruck~ || form
Antragsformular~ || application form
Fragebogen~ || questionnaire
Erklärung || declaration
Steuererklärung || tax return
Einkommensteuererklärung || income tax return
Stellungnahme || statement
Vollmacht || power of attorney
Bescheinigung || certificate
Arbeitsunfähigkeitsbescheinigung || certificate of incapacity for work
Geburtsurkunde || birth certificate
Heiratsurkunde || marriage certificate
Meldebescheinigung || certificate of registration
Immatrikulationsbescheinigung || certificate of enrolment
Schulbescheinigung || school certificate
Wohnungsgeberbestätigung || landlord's confirmation
Personalausweis~ || identity card
{Reisepass~|Pass~} || passport
Ausweis~ || identity document
Aufenthaltstitel~ || residence permit
Aufenthaltserlaubnis || residence permit
Führerschein~ || driving licence
{Versichertenkarte|Gesundheitskarte} || health insurance card
Lebenslauf~ || CV
{Einkommensnachweis~|Nachweis~ über Ihr Einkommen} || proof of income
Mietbescheinigung || certificate of rent
{Zulassungsbescheinigung|Fahrzeugschein~} || vehicle registration document
Abrechnung || statement
Betriebskostenabrechnung || statement of operating costs
Nebenkostenabrechnung || statement of service charges
Jahresabrechnung || annual statement
Heizkostenabrechnung || heating cost statement
SEPA-Lastschriftmandat~ || SEPA direct debit mandate
Anmeldung || registration
Beschwerde || complaint
Einladung || invitation
Ladung || summons
Angebot~ || offer
Überweisungsträger~ || transfer slip
{Police|Versicherungsschein~} || policy

@which
{beigefügt~|anliegend~|beiliegend~} || enclosed
{oben genannt~|o. g.|vorgenannt~|obig~} || above
gültig~ || valid
{ausgefüllt~} {und unterschrieben~|unterschrieben~} || completed and signed
ausgefüllt~ || completed
unterschrieben~ || signed
aktuell~ || current
vollständig~ || complete
schriftlich~ || written
neu~ || new

@doc
[the] [which?] [paper] || [the] [which] [paper]
{eine Kopie|einer Kopie} {des|der} [which?] [paper] || a copy of the [which] [paper]
{eine Kopie|einer Kopie} {Ihres|Ihrer} [which?] [paper] || a copy of your [which] [paper]
[those] [papers] || [those] [papers]

@docs
[doc] || [doc]
[doc1] {und|sowie} [doc2] || [doc1] and [doc2]
[doc1] [doc2] {und|sowie} [doc3] || [doc1], [doc2] and [doc3]
[doc1] oder [doc2] || [doc1] or [doc2]

@unit
{Tage|Tagen} || days
Wochen || weeks
{Monate|Monaten} || months
{Jahre|Jahren} || years
{Werktage|Werktagen} || working days (Werktage)
{Arbeitstage|Arbeitstagen} || working days
{Kalendertage|Kalendertagen} || calendar days
Stunden || hours

@count
{zwei|zweier} || two
drei || three
vier || four
fünf || five
sechs || six
sieben || seven
acht || eight
zehn || ten
zwölf || twelve
vierzehn || fourteen

@period
<num> [unit] || <num> [unit]
[count] [unit] || [count] [unit]
{ein|einem|eines} {Tag|Tages} || one day
{eine|einer} Woche || one week
{ein|einen|einem|eines} {Monat|Monats|Monates} || one month
{ein|einem|eines} {Jahr|Jahrs|Jahres} || one year
{einer Frist von|einer Frist} [period] || [period]

@day
{Montag|montags} || Monday
{Dienstag|dienstags} || Tuesday
{Mittwoch|mittwochs} || Wednesday
{Donnerstag|donnerstags} || Thursday
{Freitag|freitags} || Friday
{Samstag|samstags|Sonnabend} || Saturday
{Sonntag|sonntags} || Sunday

@date
<date> || <date>
[day] {den|dem|} <date> || [day], <date>

@by
{bis zum|bis spätestens|bis spätestens zum|bis spätestens am|spätestens bis zum|spätestens bis|spätestens zum|spätestens am|bis einschließlich|bis} [date] || by [date]
{bis zum|bis spätestens|bis spätestens zum} <date> {hier|bei uns} eingehend || to arrive by <date>

@till
{bis zum|bis} [date] || [date]

@event
nach {Erhalt|Zugang|Eingang} {dieses|dieser|des|der} {Schreibens|Briefes|Briefs} || after you receive this letter
nach {Erhalt|Zugang|Eingang} {dieser Rechnung|der Rechnung} || after you receive the invoice
ab {Erhalt|Zugang|Eingang} dieses {Schreibens|Briefes|Briefs} || after you receive this letter
{nach|ab} {Erhalt|Zugang} {dieser|der} Mitteilung || after you receive this message
{nach|ab} {Erhalt|Zugang} {dieses|des} {Bescheids|Bescheides} || after you receive this notice
{nach|ab} Zustellung {dieses|des} {Schreibens} || after this letter is served
{nach|ab} Zustellung {dieses|des} {Bescheids|Bescheides} || after this notice is served
{nach|ab} {seiner|ihrer|} Zustellung || after service
{nach|ab} {seiner|ihrer|} Bekanntgabe || after notification
{nach|ab} Bekanntgabe {dieses|des} {Bescheids|Bescheides} || after notification of this notice
{nach|ab} Bekanntgabe dieser Entscheidung || after notification of this decision
{ab|nach} Rechnungsdatum || after the invoice date
{nach|ab} {Rechnungserhalt|Erhalt} || after receipt
nach Fälligkeit || after the due date
nach {Eingang|Zahlungseingang} || after receipt
nach Rechtskraft {dieses Bescheids|des Bescheids|dieses Bescheides|des Bescheides|} || after the notice has become final

@within
{innerhalb von|innerhalb|binnen|in} [period] [event] || within [period] [event]
{innerhalb von|innerhalb|binnen} [period] || within [period]
{innerhalb|binnen} {dieser|der genannten|der gesetzten|der angegebenen} Frist || within this period
fristgerecht || in time
{umgehend|unverzüglich|sofort} || without delay
{spätestens|bis spätestens} [period] {nach|ab} {Erhalt|Zugang} dieses Schreibens || at the latest [period] after you receive this letter

@sum
{der|den|dem|des} {offenen|offene|ausstehenden|ausstehende|rückständigen|fälligen|fällige} {Betrag|Betrags|Rechnungsbetrag|Gesamtbetrag} || the outstanding amount
{der|den|dem|des} {Betrag|Betrags|Betrages} || the amount
{der|den|dem} {Gesamtbetrag} || the total amount
{der|den|dem} {Rechnungsbetrag|Rechnungsendbetrag} || the invoice amount
{der|den|dem} {Restbetrag|restlichen Betrag|verbleibenden Betrag} || the remaining amount
{der|den|dem} {Erstattungsbetrag} || the refund
{der|den|dem} {festgesetzten Betrag} || the assessed amount
{der|den|dem} {o. g.|oben genannten|obigen|genannten} Betrag || the above amount
{der|den|dem} Teilbetrag || the partial amount
{der|den|dem} Rückstand || the arrears
{die|der} {offene|offenen|ausstehende} {Forderung|Gesamtforderung} || the outstanding claim
die {Forderung|Gesamtforderung} || the claim
die Nachzahlung || the additional payment
der {Nachzahlungsbetrag} || the additional payment
die Nachforderung || the additional claim
die {Anzahlung} || the deposit
die Restzahlung || the remaining payment
die Gebühr || the fee
die Gebühren || the fees
die Geldbuße || the fine
die {Miete} || the rent
die {Kaution|Mietkaution} || the tenancy deposit
die Kosten || the costs
die Steuer || the tax
die Selbstbeteiligung || the excess
{der|den|dem} Eigenanteil || your own share
{der|den|dem} {Beitrag|Beitrags} || the contribution
{der|den|dem} Jahresbeitrag || the yearly contribution
{der|den|dem} Monatsbeitrag || the monthly contribution
{der|den|dem} {Mitgliedsbeitrag} || the membership fee
{der|den|dem} Elternbeitrag || the parents' contribution
{der|den|dem} {Abschlag} || the instalment
die {Rate|Monatsrate} || the instalment
das {Guthaben} || the credit balance
den Nachschuss || the additional payment

@of
{von|in Höhe von|über|i. H. v.} <amt> || of <amt>

@amount
[sum] [of] || [sum] [of]
[sum] || [sum]
<amt> || <amt>
einen Betrag [of] || an amount [of]
die Raten || the instalments
{die|diese} Beträge || the amounts
den {Beitrag|Mitgliedsbeitrag} [of] || the contribution [of]

@number
{des|Ihres} Aktenzeichens || the file number
{des|Ihres} Kassenzeichens || the payment reference (Kassenzeichen)
{des|der} {Verwendungszwecks|Verwendungszweckes} || the payment reference
{der|Ihrer} {Rechnungsnummer|Rechnungs-Nr} || the invoice number
{der|Ihrer} {Kundennummer|Kunden-Nr} || the customer number
{der|Ihrer} {Vertragsnummer} || the contract number
{der|Ihrer} {Vertragskontonummer} || the contract account number
{der|Ihrer} {Steuernummer} || the tax number
{der|Ihrer} {Beitragsnummer} || the contribution number
{der|Ihrer} {Vorgangsnummer} || the case number
{der|Ihrer} {Mitgliedsnummer} || the member number
{der|Ihrer} {Versicherungsnummer|Versicherungsscheinnummer} || the policy number
{der|Ihrer} {Schadennummer|Schaden-Nr|Schadensnummer} || the claim number
{der|Ihrer} {Bestellnummer} || the order number
{des|Ihres} {Beitragskontos|Kundenkontos|Vertragskontos} || the account
der {Referenznummer} || the reference number
{des|Ihres} {Zeichens|Geschäftszeichens} || the reference
[number] [value] || [number] [value]

@value
<ref> || <ref>
<num> || <num>

@account
auf {unser|das unten genannte|das unten angegebene|das unten stehende|das untenstehende|das angegebene|das genannte|das oben genannte|das nachstehende|das u. g.|unser unten genanntes|unser unten angegebenes} {Konto|Bankkonto} || to our account given in this letter
auf {eines unserer Konten|eines unserer unten genannten Konten|eines der unten genannten Konten|eines der angegebenen Konten|eines der unten angegebenen Konten} || to one of the accounts given in this letter
auf {unser|das} Konto <ref> || to the account <ref>
auf das Konto {mit der IBAN|IBAN} <ref> || to the account with the IBAN <ref>
auf unser Konto {mit der|} IBAN <ref> || to our account with the IBAN <ref>
auf mein {Konto|Dienstkonto} || to my account
auf {Ihr Konto|das von Ihnen angegebene Konto|das uns bekannte Konto|das uns genannte Konto|Ihr uns bekanntes Konto|Ihr angegebenes Konto} || to your account
ausschließlich [account] || only [account]
an die {Stadtkasse|Gemeindekasse|Finanzkasse|Gerichtskasse|Landesjustizkasse} || to the cashier's office
an {uns|mich} || to us

@pay
[by] || [by]
[within] || [within]
[account] || [account]
{unter|und unter} Angabe [number] || quoting [number]
{pünktlich|rechtzeitig|fristgerecht} || in time
zu den {genannten|angegebenen} Terminen || on the dates given
ohne {Abzug|Abzüge|jeden Abzug} || without deduction
in einer Summe || in one sum
in bar || in cash
{per|durch|mittels} Überweisung || by bank transfer

@freq
monatlich || a month
jährlich || a year
{vierteljährlich|pro Quartal} || a quarter
{pro Monat|im Monat} || a month
{pro Jahr|im Jahr} || a year

@we
{werden wir|werde ich} || we will
{müssen wir|muss ich} || we will have to
{können wir|kann ich} || we can

@pays
[pay] || [pay]
[pay1] [pay2] || [pay1] [pay2]
[pay1] [pay2] [pay3] || [pay1] [pay2] [pay3]
[pay1] [pay2] [pay3] [pay4] || [pay1] [pay2] [pay3] [pay4]

@payverb
{überweisen|zu überweisen} || transfer
{zahlen|bezahlen|begleichen|entrichten|zu zahlen|zu bezahlen|zu begleichen|zu entrichten|auszugleichen|einzuzahlen|einzahlen} || pay

@month
Januar || January
Februar || February
März || March
April || April
Mai || May
Juni || June
Juli || July
August || August
September || September
Oktober || October
November || November
Dezember || December

@span
{vom|für die Zeit vom|für den Zeitraum vom|in der Zeit vom|im Zeitraum vom|von} <date1> {bis zum|bis} <date2> || from <date1> to <date2>
{für das Jahr|für das Kalenderjahr|im Jahr|im Kalenderjahr} <num> || for the year <num>
{ab dem|ab|mit Wirkung vom|mit Wirkung zum} <date> || from <date>
für [monthyear] || for [monthyear]

@monthyear
[month] <num> || [month] <num>

@at
um <num> Uhr || at <num>
von <num1> {bis|-|–} <num2> Uhr || from <num1> to <num2>

@law
{nach|gemäß|gem|laut|aufgrund|auf Grund|auf Grundlage von|im Sinne von} <ref> || under <ref>
{nach|gemäß|gem} <ref1> {in Verbindung mit|i. V. m.} <ref2> || under <ref1> in conjunction with <ref2>

@authority
dem Finanzamt <own> || the tax office (Finanzamt) <own>
dem Finanzamt || the tax office
Finanzamt <own> || the tax office (Finanzamt) <own>
Finanzamt || the tax office
{dem|} Hauptzollamt <own> || the main customs office (Hauptzollamt) <own>
{dem|} Jobcenter <own> || the Jobcenter <own>
{dem|} Jobcenter || the Jobcenter
der Familienkasse <own> || the family benefits office (Familienkasse) <own>
der Agentur für Arbeit <own> || the employment agency (Agentur für Arbeit) <own>
der {Rentenversicherung|Deutschen Rentenversicherung} <own> || the pension insurance (Rentenversicherung) <own>
{dem|} Landratsamt <own> || the district office (Landratsamt) <own>
der Stadt <own> || the town of <own>
der Stadtverwaltung <own> || the town administration of <own>
{dem|} Magistrat der Stadt <own> || the town council (Magistrat) of <own>
{dem|} {Bürgermeister|Oberbürgermeister} der Stadt <own> || the mayor of <own>
der Gemeinde <own> || the municipality of <own>
{dem|} Landkreis <own> || the district of <own>
{dem|} Beitragsservice || the Beitragsservice
{dem|} {Amt|Bürgeramt|Jugendamt|Sozialamt|Ordnungsamt} || the office
der {Ausländerbehörde} || the immigration office (Ausländerbehörde)
der {Wohngeldbehörde} || the housing benefit office
der Bußgeldstelle || the fines office (Bußgeldstelle)
{der oben genannten|der oben bezeichneten|der umseitig genannten|der genannten|der vorbezeichneten} {Behörde|Stelle|Dienststelle} || the authority named above
{dem oben genannten|dem oben bezeichneten|dem umseitig genannten|dem vorbezeichneten} Finanzamt || the tax office named above
der {Familienkasse} <name> || the Familienkasse <name>
der {Familienkasse} || the family benefits office (Familienkasse)
dem Jobcenter <name> || the Jobcenter <name>
dem {Jobcenter} || the Jobcenter
der {Agentur für Arbeit} || the employment agency (Agentur für Arbeit)
der oben bezeichneten Agentur für Arbeit || the employment agency (Agentur für Arbeit) named above
dem Finanzamt || the tax office
der {Krankenkasse} || the health insurance fund
der {Behörde} || the authority
<name> || <name>
{uns|hier} || us

@court
beim Verwaltungsgericht || the administrative court
beim Sozialgericht || the social court
beim Finanzgericht || the finance court
beim Arbeitsgericht || the labour court
beim Amtsgericht <own> || the local court of <own>
beim Verwaltungsgericht <own> || the administrative court of <own>
beim Sozialgericht <own> || the social court of <own>
beim Arbeitsgericht <own> || the labour court of <own>
beim Finanzgericht <own> || the finance court of <own>
bei dem {zuständigen} Verwaltungsgericht || the administrative court
bei dem {zuständigen} Sozialgericht || the social court
beim Amtsgericht || the local court
beim Landgericht || the regional court

@form
schriftlich oder zur Niederschrift || in writing or by having it recorded in person
schriftlich elektronisch oder zur Niederschrift || in writing, electronically or by having it recorded in person
schriftlich in elektronischer Form [law?] oder zur Niederschrift || in writing, in electronic form [law] or by having it recorded in person
{schriftlich oder elektronisch} || in writing or electronically
schriftlich || in writing
in Textform || in text form (a letter or an email)
{per E-Mail} || by email
{per Post} || by post
elektronisch || electronically
{telefonisch} || by telephone
{online|im Internet} || online

@target
diesen {Bescheid|Verwaltungsakt} || this notice
diese Entscheidung || this decision
diesen {Beschluss} || this decision
diesen Gebührenbescheid || this fee notice
diesen Beitragsbescheid || this notice of contributions
diesen Bußgeldbescheid || this notice of fine (Bußgeldbescheid)
diesen Steuerbescheid || this tax assessment
die Festsetzung || the assessment

@why
wegen {Krankheit} || because of illness
{aus wichtigem Grund} || for an important reason
{aus gesundheitlichen Gründen} || for health reasons
{aus technischen Gründen} || for technical reasons
{aus betrieblichen Gründen} || for operational reasons
{aus Gründen des Datenschutzes|aus Datenschutzgründen} || for reasons of data protection

@writing
schriftlich || in writing
elektronisch über ELSTER || electronically through ELSTER
elektronisch || electronically
{persönlich} || in person

@person
{Ihr|Ihren|Ihrem} {Kind} || your child
{Ihre|Ihrer} Tochter || your daughter
{Ihr|Ihren|Ihrem} Sohn || your son
{Sie|Ihnen} || you

@benefit
{Bürgergeld~|des Bürgergeldes} || Bürgergeld (basic income support)
Arbeitslosengeld~ || unemployment benefit (Arbeitslosengeld)
Kindergeld~ || child benefit (Kindergeld)
Kinderzuschlag~ || child supplement (Kinderzuschlag)
Elterngeld~ || parental allowance (Elterngeld)
Wohngeld~ || housing benefit (Wohngeld)
Krankengeld~ || sick pay (Krankengeld)
Pflegegeld~ || care allowance (Pflegegeld)
Unterhaltsvorschuss~ || advance maintenance payments (Unterhaltsvorschuss)
Rente || pension
Altersrente || old-age pension
{BAföG|Ausbildungsförderung} || student support (BAföG)
Grundsicherung || basic income support (Grundsicherung)
Mietzuschuss~ || rent subsidy (Mietzuschuss)
{die|den|der} Leistungen || the benefits
Leistungen || benefits

@change
{Änderung|Änderungen|Ihre Änderungen|jede Änderung|alle Änderungen} {Ihrer|in Ihren|der|in den} {persönlichen und wirtschaftlichen Verhältnisse|persönlichen und wirtschaftlichen Verhältnissen} || changes in your personal and financial circumstances
{Änderungen|jede Änderung|alle Änderungen} {Ihrer|in Ihren|der|in den} {persönlichen Verhältnisse|persönlichen Verhältnissen} || changes in your personal circumstances
{Änderungen|jede Änderung|alle Änderungen} {Ihrer|in Ihren|der|in den} {wirtschaftlichen Verhältnisse|wirtschaftlichen Verhältnissen} || changes in your financial circumstances
{Änderungen|jede Änderung|alle Änderungen} Ihrer {Verhältnisse} || changes in your circumstances
{Änderungen|jede Änderung|eine Änderung} {Ihres Einkommens|beim Einkommen|in Ihrem Einkommen} || changes in your income
{Änderungen|jede Änderung|eine Änderung} {Ihrer Anschrift|Ihrer Adresse} || changes of your address
{Änderungen|jede Änderung|eine Änderung} Ihrer Bankverbindung || changes of your bank details
{Änderungen|jede Änderung|alle Änderungen} || all changes
{einen Umzug|Ihren Umzug} || a move
{eine Adressänderung} || a change of address

@key
{die|Ihre|unsere} Rechnungsnummer [value?] || the invoice number [value]
{die|Ihre} Kundennummer [value?] || the customer number [value]
{die|Ihre} Vertragsnummer [value?] || the contract number [value]
{die|Ihre} Vertragskontonummer [value?] || the contract account number [value]
{die|Ihre} Steuernummer [value?] || the tax number [value]
{die|Ihre} Beitragsnummer [value?] || the contribution number [value]
{die|Ihre} Mitgliedsnummer [value?] || the member number [value]
{die|Ihre} Vorgangsnummer [value?] || the case number [value]
{die|Ihre} Schadennummer [value?] || the claim number [value]
{das|unser|Ihr|dieses} Aktenzeichen [value?] || the file number [value]
{das|Ihr} {Kassenzeichen|Buchungszeichen} [value?] || the payment reference (Kassenzeichen) [value]
{das|unser|Ihr} {Geschäftszeichen|Zeichen} [value?] || the reference [value]
{den|folgenden} Verwendungszweck [value?] || the payment reference [value]
{Ihren Namen} || your name
{Ihren Namen und} [key] || your name and [key]

@anyone
{die Praxis} || the practice
{das Amtsgericht|das Gericht} || the court
{unsere Mandantin|unseren Mandanten|unsere Auftraggeberin|unseren Auftraggeber|die Gläubigerin|den Gläubiger} || our client
{Dritte} || others
{den Vermieter|die Vermieterin} || the landlord
<name> || <name>
`
