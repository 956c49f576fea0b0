/** Advice for the user before they send a letter. Translations find these sentences by their English text. */
export const advice = {
  payCreditor:
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.',
  byHand: 'Sign it by hand and send it by post. A plain email does not count.',
  contestInTime: 'This does not stop the decision. Choose "Objection" to contest it in time.',
  onlyCourt:
    'Only a court can change this decision, and the time for it is running. Get advice at once.',
  collected:
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.',
  nextInstalment:
    'The letter is about instalments. Enter the amount that is due next, not the total.',
  noWay: 'This letter names no way to object. Check the end of the letter, or choose "Rejection".',
  keepProof: 'Keep proof that it was sent.',
  alsoPaymentOrder:
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.',
  arriveInTime: 'It must arrive before the deadline. Keep proof that it was sent.',
  payAnyway:
    'An objection does not put off the payment. Pay in time, or also apply for suspension.',
  noExtension: 'The time to object or to go to court cannot be extended.',
  nothingToTransfer: 'The letter says that nothing is to be transferred. Check before you ask.',
  acknowledges:
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".',
  timeRuns: 'Asking for instalments does not stop the time in which you can object.',
  onPaper: 'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).',
  noContract: 'This letter comes from an authority: there may be no contract to cancel.',
  collector:
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.',
} as const

export type Advice = (typeof advice)[keyof typeof advice]
