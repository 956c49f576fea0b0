import { AppError, message } from '@brieflotse/contract'

const id = 'storage-down'

/** The error while the storage of the files cannot be reached. Users are asked to wait, devices and jobs try again. */
export const storageDown = (cause: unknown): AppError =>
  new AppError('busy', message(id), { cause })

/** Whether an error, or one of its causes, says that the storage cannot be reached. */
export function isStorageDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error instanceof AppError && error.said.id === id) || isStorageDown(error.cause)
}
