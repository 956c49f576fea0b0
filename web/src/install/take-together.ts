import { receiveShare, shareAddress } from '@brieflotse/offline'

/** Holds files as if another app had shared them; gives the address that shows them. */
export async function takeTogether(files: File[]): Promise<string> {
  const texts = { title: '', text: '', url: '' }
  return shareAddress(texts, await receiveShare({ ...texts, files }))
}
