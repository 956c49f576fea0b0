import type { Meanings } from '../meant-tables.ts'

export const meanings: Meanings = {
  advice: {
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.':
      'Das Gericht gibt die Forderung nur weiter. Schreiben Sie an den Gläubiger, der darin steht, nicht an das Gericht.',
    'Sign it by hand and send it by post. A plain email does not count.':
      'Unterschreiben Sie von Hand und schicken Sie den Brief per Post. Eine einfache E-Mail zählt nicht.',
    'This does not stop the decision. Choose "Objection" to contest it in time.':
      'Das hält den Bescheid nicht auf. Wählen Sie „Widerspruch“, um rechtzeitig gegen ihn vorzugehen.',
    'Only a court can change this decision, and the time for it is running. Get advice at once.':
      'Diese Entscheidung kann nur ein Gericht ändern, und die Frist dafür läuft. Lassen Sie sich sofort beraten.',
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.':
      'Im Brief steht, dass das Geld eingezogen wird oder dass Sie nichts schulden. Prüfen Sie das, bevor Sie etwas überweisen.',
    'The letter is about instalments. Enter the amount that is due next, not the total.':
      'In dem Brief geht es um Raten. Geben Sie den Betrag ein, der als Nächstes fällig ist, nicht die ganze Summe.',
    'This letter names no way to object. Check the end of the letter, or choose "Rejection".':
      'Der Brief nennt keinen Weg, Widerspruch einzulegen. Sehen Sie am Ende des Briefes nach oder wählen Sie „Ablehnung“.',
    'Keep proof that it was sent.':
      'Heben Sie einen Nachweis auf, dass der Brief abgeschickt wurde.',
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.':
      'Wenn Ihnen ein Gericht deswegen einen Mahnbescheid schickt, widersprechen Sie auch diesem, innerhalb von zwei Wochen.',
    'It must arrive before the deadline. Keep proof that it was sent.':
      'Der Brief muss vor Ablauf der Frist ankommen. Heben Sie einen Nachweis auf, dass er abgeschickt wurde.',
    'An objection does not put off the payment. Pay in time, or also apply for suspension.':
      'Ein Einspruch schiebt die Zahlung nicht auf. Zahlen Sie pünktlich oder beantragen Sie auch die Aussetzung der Vollziehung.',
    'The time to object or to go to court cannot be extended.':
      'Die Frist für Widerspruch oder Klage kann nicht verlängert werden.',
    'The letter says that nothing is to be transferred. Check before you ask.':
      'Im Brief steht, dass nichts zu überweisen ist. Prüfen Sie das, bevor Sie fragen.',
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".':
      'Wer um Raten bittet, erkennt die Schuld an. Wenn es nicht Ihre ist, wählen Sie „Ablehnung“.',
    'Asking for instalments does not stop the time in which you can object.':
      'Die Bitte um Raten hält die Frist für einen Widerspruch nicht auf.',
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).':
      'Wohnung und Arbeit lassen sich nur auf Papier mit Ihrer Unterschrift kündigen (§§ 568, 623 BGB).',
    'This letter comes from an authority: there may be no contract to cancel.':
      'Dieser Brief kommt von einer Behörde: Vielleicht gibt es keinen Vertrag, den Sie kündigen könnten.',
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.':
      'Dieser Brief kommt von jemandem, der Geld für andere einzieht. Schreiben Sie an die Firma, mit der Sie den Vertrag haben.',
  },
  letter: null,
}
