type Saved = { fileName: string; mimeType: string; bytes: ArrayBuffer }

/** Long enough for any browser to have taken the file (milliseconds). */
const takenBy = 60_000

/**
 * Gives a file to the user under its name. An installed app on an iPhone opens downloads over itself with no way back, so there the
 * share sheet takes it.
 */
export async function saveFile({ fileName, mimeType, bytes }: Saved): Promise<void> {
  const file = new File([bytes], fileName, { type: mimeType })
  if (isInstalled() && isApple() && navigator.canShare?.({ files: [file] })) {
    // closing the share sheet is no failure
    await navigator.share({ files: [file] }).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), takenBy)
}

/** Whether the app was opened from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** An iPhone or iPad; the newer ones say they are a Mac, but are touched. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
