/** The README of an export, for a person who opens it in ten years. */
export const readme = (username: string) => `Brieflotse: everything of the account "${username}"

documents/00001/originals/   your letters as you uploaded them
documents/00001/pages/       pictures of the pages as they were read
documents/00001/document.json  what was read: text, translation, every word with its
                             place, facts, deadlines, your corrections, what is to pay
letters/00001/letter.pdf     a letter you wrote, as it is printed
letters/00001/letter.json    its text and whom it answers
letters/00001/posted-1.pdf   as it was handed over to be posted, where it was
letters/00001/proof-1.pdf    the proof that it arrived, where there is one
money/payments.json          your payments (amounts in euro cents)
money/credits.json           what credits came from and went to
account.json, signature.png  your details and your signature
manifest.json                every file with its size and SHA-256

To take it over into another account: Settings, Export and import. What you typed
and did not save, the pages kept on your devices and your password are not in here.
Payments and credits are taken over to be read; they are worth nothing elsewhere.

This file holds all your letters, and it is not locked. Keep it where nobody else
looks, or delete it when you do not need it any more.
`
