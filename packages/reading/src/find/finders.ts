import type { Finder } from '../types.ts'
import { findDocumentType } from './document-type.ts'
import { findActions } from './actions.ts'
import { findAmountToPay } from './amount.ts'
import { findConsequences } from './consequence.ts'
import { findAccount } from './iban.ts'
import { findLetterDate } from './letter-date.ts'
import { findPayee, findPurpose } from './payee.ts'
import { findRecipient } from './recipient.ts'
import { findReferences } from './reference.ts'
import { findSender } from './sender.ts'
import { findSubject } from './subject.ts'
import { findInViewer } from './viewer.ts'

/** All finders in their order: later ones use the findings of earlier ones. */
export const finders: Finder[] = [
  findSender,
  findRecipient,
  findLetterDate,
  findSubject,
  findInViewer,
  findDocumentType,
  findReferences,
  findAmountToPay,
  findAccount,
  findPayee,
  findPurpose,
  findActions,
  findConsequences,
]
