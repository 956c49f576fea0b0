/** Sentence frames for all kinds of letters: thanks, references, enclosures, contact, data protection, closings. */
export const shared = `
# openings
{vielen Dank|herzlichen Dank|wir danken Ihnen|wir danken|wir bedanken uns|besten Dank} für {Ihr|Ihre|Ihren|das|die|den} [paper] || Thank you for your [paper]
{vielen Dank|herzlichen Dank|wir danken Ihnen|wir danken|wir bedanken uns|besten Dank} für {Ihr|Ihre|Ihren|das|die|den} [paper] vom <date> || Thank you for your [paper] of <date>
{vielen Dank|herzlichen Dank} für {Ihren Antrag auf} [benefit] || Thank you for your application for [benefit]
{vielen Dank|herzlichen Dank} für Ihren Antrag auf [benefit] der {hier|bei uns} am <date> eingegangen ist || Thank you for your application for [benefit], which arrived on <date>
{vielen Dank|herzlichen Dank|wir danken Ihnen} für {Ihre Zahlung} || Thank you for your payment
{vielen Dank|herzlichen Dank|wir danken Ihnen|wir danken} für {Ihr Interesse|Ihr Interesse an unserem Unternehmen} || Thank you for your interest
{vielen Dank|herzlichen Dank|wir danken Ihnen} für {das Gespräch|das freundliche Gespräch|das Telefonat|das freundliche Telefonat} || Thank you for the conversation
{wir bestätigen|ich bestätige|hiermit bestätigen wir} {Ihnen|} {hiermit|} den {Eingang|Erhalt} {Ihres|Ihrer} [paper] || We confirm that we have received your [paper]
{wir bestätigen|ich bestätige|hiermit bestätigen wir} {Ihnen|} {hiermit|} den {Eingang|Erhalt} {Ihres|Ihrer} [paper] vom <date> || We confirm that we have received your [paper] of <date>
{Ihr|Ihre} [paper] vom <date> {ist|ist hier|haben wir} {eingegangen|bei uns eingegangen|erhalten|hier eingegangen} || We have received your [paper] of <date>
{wir haben|ich habe} {Ihr|Ihre|Ihren} [paper] vom <date> erhalten || We have received your [paper] of <date>
{wir haben|ich habe} {Ihr|Ihre|Ihren} [paper] {geprüft|sorgfältig geprüft} || We have checked your [paper]
{wir beziehen uns auf|wir nehmen Bezug auf|ich nehme Bezug auf|unter Bezugnahme auf} {Ihr|Ihre|Ihren} [paper] vom <date> || We refer to your [paper] of <date>
{wir beziehen uns auf|wir nehmen Bezug auf|ich nehme Bezug auf|unter Bezugnahme auf} {unser|unsere|unseren} [paper] vom <date> || We refer to our [paper] of <date>
{wie telefonisch besprochen|wie besprochen|wie am Telefon besprochen} {erhalten Sie|senden wir Ihnen|übersenden wir Ihnen} {anbei|in der Anlage|} [docs] || As discussed, here is [docs]
{anbei|in der Anlage|als Anlage|beiliegend|beigefügt|mit diesem Schreiben|hiermit} {erhalten Sie|übersenden wir Ihnen|senden wir Ihnen|übersende ich Ihnen|finden Sie} [docs] || Enclosed is [docs]
{wir freuen uns|ich freue mich} Ihnen mitteilen zu können dass {Ihrem Antrag|Ihr Antrag} {entsprochen wurde|stattgegeben wurde|bewilligt wurde|genehmigt wurde} || We are pleased to tell you that your application has been granted
{leider müssen wir Ihnen mitteilen|wir müssen Ihnen leider mitteilen|wir bedauern Ihnen mitteilen zu müssen} dass {Ihr Antrag abgelehnt wurde|wir Ihren Antrag ablehnen} || We regret to tell you that your application has been refused
{wir bieten Ihnen|wir unterbreiten Ihnen} {folgendes Angebot|wie folgt an} || We make you the following offer
{für|für unsere} {die ausgeführten|unsere|die erbrachten} {Arbeiten|Leistungen} {erlauben wir uns|erlaube ich mir} {wie folgt|} {zu berechnen|in Rechnung zu stellen} || We invoice you for the work done as follows
{wir berechnen|wir berechnen Ihnen|ich berechne|wir stellen Ihnen} {wie folgt|wie vereinbart|} {in Rechnung|} || We invoice you as follows
{wir erlauben uns|ich erlaube mir} {Ihnen|} {folgende Leistungen|die folgenden Leistungen} {zu berechnen|in Rechnung zu stellen} || We invoice you for the following services
# contact
{für Fragen|für Rückfragen|bei Fragen|bei Rückfragen|für weitere Fragen|für weitere Auskünfte|bei weiteren Fragen|sollten Sie Fragen haben|falls Sie Fragen haben|wenn Sie Fragen haben} {stehen wir Ihnen|stehen wir|stehe ich Ihnen|steht Ihnen unser Team|steht Ihnen unser Kundenservice} {jederzeit|telefonisch|} zur Verfügung || If you have any questions, we are at your service
{haben Sie Fragen|haben Sie noch Fragen|wenn Sie Fragen haben|falls Sie Fragen haben|bei Fragen|bei Rückfragen|für Rückfragen|sollten Sie Fragen haben} {zu diesem Schreiben|zu diesem Bescheid|zu dieser Rechnung|zu Ihrer Rechnung|dazu|hierzu|} {rufen Sie uns bitte|rufen Sie uns} {an} || If you have any questions, please call us
{haben Sie Fragen|haben Sie noch Fragen|wenn Sie Fragen haben|falls Sie Fragen haben|bei Fragen|bei Rückfragen|für Rückfragen|sollten Sie Fragen haben} {zu diesem Schreiben|zu diesem Bescheid|zu dieser Rechnung|zu Ihrer Rechnung|dazu|hierzu|} {wenden Sie sich bitte an|kontaktieren Sie bitte} {uns|unseren Kundenservice|unser Servicecenter|die oben genannte Telefonnummer} || If you have any questions, please contact us
{bei Fragen|bei Rückfragen|für Rückfragen|für Fragen} {erreichen Sie uns|sind wir} {montags bis freitags|von Montag bis Freitag|Montag bis Freitag} [at] {unter|unter der Telefonnummer|unter der Rufnummer|telefonisch unter} [value] {erreichbar|} || If you have any questions, you can reach us Monday to Friday [at] on [value]
{Sie erreichen uns|wir sind} {montags bis freitags|von Montag bis Freitag|Montag bis Freitag} [at] {unter|unter der Telefonnummer|unter der Rufnummer|telefonisch unter} [value] {erreichbar|} || You can reach us Monday to Friday [at] on [value]
{Sie erreichen uns|wir sind|unser Büro ist|unsere Geschäftsstelle ist|wir sind für Sie da} {montags bis freitags|von Montag bis Freitag|Montag bis Freitag} [at] {geöffnet|erreichbar|für Sie da|} || You can reach us Monday to Friday [at]
{montags bis freitags|Montag bis Freitag|von Montag bis Freitag} [at] || Monday to Friday [at]
{montags bis donnerstags|Montag bis Donnerstag|von Montag bis Donnerstag} [at] || Monday to Thursday [at]
[day] [at] || [day] [at]
[day1] und [day2] [at] || [day1] and [day2] [at]
[day1] bis [day2] [at] || [day1] to [day2] [at]
{nutzen Sie|bitte nutzen Sie} {auch|} {unser Kundenportal|unser Online-Portal|unser Serviceportal} {unter|} <ref> || You can use our customer portal: <ref>
{weitere|nähere} {Informationen|Auskünfte|Hinweise} {finden Sie|erhalten Sie|gibt es} {auch|} {unter|auf|auf unserer Internetseite|auf unserer Website|im Internet unter|auf unserer Internetseite unter|online unter} <ref> || You can find more information at <ref>
{weitere|nähere} {Informationen|Hinweise} {hierzu|dazu} {finden Sie|erhalten Sie} {unter|auf|im Internet unter|auf unserer Internetseite} <ref> || You can find more information about this at <ref>
{Informationen|Hinweise} {zum Datenschutz|zur Datenverarbeitung|zur Verarbeitung Ihrer Daten|zum Umgang mit Ihren Daten|zur Verarbeitung personenbezogener Daten|über die Verarbeitung personenbezogener Daten|über die Verarbeitung Ihrer Daten|zur Verarbeitung Ihrer personenbezogenen Daten} {in der Steuerverwaltung|} finden Sie {unter|auf|im Internet unter|auf unserer Internetseite unter} <ref> || You can find information about the processing of your data at <ref>
{unsere Datenschutzhinweise|die Datenschutzhinweise|unsere Datenschutzerklärung} finden Sie {unter|auf|im Internet unter} <ref> || You can find our data protection notice at <ref>
{Ihre Daten|Ihre personenbezogenen Daten} {werden|} {ausschließlich|nur} zur {Bearbeitung Ihres Antrags|Vertragserfüllung|Bearbeitung Ihres Anliegens|Abwicklung Ihres Auftrags} {verarbeitet|verwendet|gespeichert} || Your data are used only to deal with your case
{wir verarbeiten} {Ihre Daten|Ihre personenbezogenen Daten} {nach den Vorschriften der|gemäß der} {DSGVO|Datenschutz-Grundverordnung} || We process your data under the General Data Protection Regulation (DSGVO)
{wir geben Ihre Daten} nicht an Dritte weiter || We do not pass your data on to others
{bitte geben Sie|geben Sie bitte} {bei|bei allen} {Rückfragen|Schreiben|Zuschriften|Anfragen|Antworten} {stets|immer|unbedingt|} [key] an || Please always quote [key]
{bitte halten Sie} {hierfür|dafür|bei Anrufen|} [key] bereit || Please have [key] ready
{wir bitten um|ich bitte um} {Ihr Verständnis|Verständnis} {für diese Maßnahme|} || We ask for your understanding
{wir bitten um|ich bitte um} {Rückmeldung|Antwort|Rückantwort|Ihre Rückmeldung|Ihre Antwort|Nachricht} [by] || Please reply [by]
{wir bitten um|ich bitte um} {kurze schriftliche|schriftliche} {Mitteilung|Rückmeldung|Bestätigung} [by?] || Please let us know in writing [by]
{bitte geben Sie uns|geben Sie uns bitte} [by] {Bescheid|eine Rückmeldung|Rückmeldung} || Please let us know [by]
{bitte melden Sie sich|melden Sie sich bitte|setzen Sie sich bitte} [by] {bei uns|mit uns in Verbindung} || Please contact us [by]
{bitte bestätigen Sie|bestätigen Sie bitte} {uns|}  den {Erhalt|Empfang|Eingang} {dieses Schreibens|der Unterlagen|dieser Kündigung|der Kündigung}  || Please confirm that you have received this
{hören wir|hören wir bis dahin|hören wir innerhalb dieser Frist} nichts von Ihnen {gehen wir davon aus dass Sie einverstanden sind} || If we do not hear from you, we will assume that you agree
{wir freuen uns|ich freue mich} auf {Sie|Ihre Antwort|Ihre Rückmeldung|Ihren Anruf|ein Gespräch mit Ihnen|die Zusammenarbeit} || We look forward to hearing from you
{wir wünschen Ihnen} {weiterhin|} {alles Gute|viel Erfolg|alles Gute und viel Erfolg} {für die Zukunft|für Ihre Zukunft|für Ihre weitere Zukunft|} || We wish you all the best
{dieses Schreiben|dieser Brief|dieser Bescheid|diese Mitteilung|diese Rechnung} {wurde|ist} {maschinell|elektronisch|automatisch|mithilfe automatischer Einrichtungen} {erstellt|gefertigt|erlassen} und {daher|deshalb|ist daher|} {ohne Unterschrift gültig|ist ohne Unterschrift gültig|auch ohne Unterschrift gültig|ist auch ohne Unterschrift gültig|bedarf keiner Unterschrift} || This letter was generated by machine and is valid without a signature
{dieses Schreiben|dieser Brief|dieser Bescheid|diese Mitteilung|diese Rechnung} {wurde|ist} {maschinell|elektronisch|automatisch} {erstellt|gefertigt} und {daher|deshalb|} {nicht unterschrieben|trägt keine Unterschrift|enthält keine Unterschrift} || This letter was generated by machine and is not signed
{eine Kopie|eine Durchschrift|eine Abschrift} {dieses Schreibens|für Ihre Unterlagen|} {liegt bei|ist beigefügt|fügen wir bei} || A copy is enclosed
{bitte beachten Sie|beachten Sie bitte} {auch|} {die beigefügten|die umseitigen|die nachfolgenden|die nachstehenden|die folgenden|unsere} {Hinweise|Informationen} {auf der Rückseite|} || Please note the information given here
{bitte beachten Sie|beachten Sie bitte} {auch|} {die Rechtsbehelfsbelehrung|die Rechtsfolgenbelehrung} {auf der Rückseite|am Ende dieses Schreibens|} || Please note the information on legal remedies and consequences
{dies ist|bei diesem Schreiben handelt es sich um} {ein Angebot} {und|} keine Rechnung || This is an offer, not an invoice
{diese Mitteilung ist|dieses Schreiben ist} kein {Rentenbescheid|Bescheid|Steuerbescheid|Bewilligungsbescheid} || This letter is not an official decision
{eine Verpflichtung zur Zahlung|eine Pflicht zur Zahlung|eine Zahlungspflicht} besteht nicht || There is no obligation to pay
{ein Rechtsanspruch} {hierauf|darauf|auf diese Leistung|} besteht nicht || There is no legal right to this
{unser Angebot|dieses Angebot|das Angebot} {gilt|ist gültig} [till] || This offer is valid until [till]
{an dieses Angebot|an diesen Preis} {halten wir uns} [till] gebunden || We stand by this offer until [till]
{einen Einkommensnachweis|einen Nachweis} {fügen Sie bitte bei} || Please enclose proof
{wir bitten} {die Verzögerung|die Unannehmlichkeiten|den Fehler|dies} zu entschuldigen || We apologise for this
{wir bitten um Entschuldigung|wir entschuldigen uns} {für|} {die Verzögerung|die Unannehmlichkeiten|den Fehler} || We apologise for this
{die Bearbeitung|die Bearbeitung Ihres Antrags} dauert {voraussichtlich|etwa|derzeit} [period] || Processing takes about [period]
{über das Ergebnis|über den Ausgang|über die weiteren Schritte} {informieren wir Sie|werden wir Sie informieren|unterrichten wir Sie|werden Sie informiert} {unaufgefordert|gesondert|schriftlich|in Kürze|} || We will inform you of the result
{Sie erhalten} {dann|anschließend|in Kürze|in den nächsten Tagen|} {von uns|} {eine gesonderte|eine weitere|eine schriftliche} {Mitteilung|Nachricht|Bestätigung} {von uns|} || You will get a separate message from us
`
