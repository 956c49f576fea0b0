type Saved = { fileName: string; mimeType: string; bytes: ArrayBuffer }

/** After this time, every browser has read the file, so its object URL can be revoked (milliseconds). */
const takenBy = 60_000

/**
 * Saves a file under its name. An app installed on an iPhone would open the download over itself without a way back, so it uses the share
 * sheet there.
 */
export async function saveFile({ fileName, mimeType, bytes }: Saved): Promise<void> {
  const file = new File([bytes], fileName, { type: mimeType })
  if (isInstalled() && isApple() && navigator.canShare?.({ files: [file] })) {
    // ignores the rejection when the user closes the share sheet
    await navigator.share({ files: [file] }).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), takenBy)
}

/** Whether the app was started from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Whether the device is an iPhone or iPad. New iPads report to be a Mac, but have a touch screen. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
