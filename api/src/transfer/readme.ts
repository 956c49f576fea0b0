/** What stands in the README of an export, for a person who opens it in ten years. */
export const readme = (username: string) => `Brieflotse: all data of the account "${username}"

documents/00001/originals/   your letters as you uploaded them
documents/00001/pages/       pictures of the pages that we read
documents/00001/document.json  the things we read: text, translation, the place of each
                             word, facts, deadlines, your corrections, amounts to pay
letters/00001/letter.pdf     a letter you wrote, as it is printed
letters/00001/letter.json    its text, and the letter that it answers
letters/00001/posted-1.pdf   the letter as it was posted, if you posted it
letters/00001/proof-1.pdf    the proof that it arrived, if there is one
money/payments.json          your payments (amounts in euro cents)
money/credits.json           how you got credits and used them
account.json, signature.png  your details and your signature
manifest.json                every file with its size and SHA-256

To import it into another account, open Settings, Export and import. This file does
not contain unsaved text, the pages kept on your devices or your password. In another
account you can read the payments and credits, but you cannot use them there.

This file contains all your letters, and it is not locked. Keep it in a place where
nobody else looks, or delete it when you do not need it any more.
`
