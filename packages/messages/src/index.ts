export { format, type Messages, messagesOf, type Value } from './messages.ts'
