import { receiveShare, shareAddress } from '@brieflotse/offline'

/** Stores files like a share from another app, and returns the path of the screen that shows them. */
export async function takeTogether(files: File[]): Promise<string> {
  const texts = { title: '', text: '', url: '' }
  return shareAddress(texts, await receiveShare({ ...texts, files }))
}
