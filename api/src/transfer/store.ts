export { createTransferFolder, type TransferFolder } from './folder.ts'
