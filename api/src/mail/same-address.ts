export { isSameAddress } from '../providers/mail/same-address.ts'
