import { Workbox } from 'workbox-window'

/**
 * Registers the service worker and watches for new versions. `onReady` gets a function that activates the new version and reloads this page
 * exactly once. It never reloads on its own, so that no input is lost.
 */
export function watchForUpdates(onReady: (reload: () => void) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  let hadWorker = serviceWorker.controller !== null
  const workbox = new Workbox('/worker.js')
  let asked = false

  workbox.addEventListener('waiting', () =>
    onReady(() => {
      asked = true
      workbox.messageSkipWaiting()
    }),
  )
  let reloaded = false
  const reload = () => {
    if (reloaded) return
    reloaded = true
    location.reload()
  }
  const onControllerChange = () => {
    if (asked) reload()
    // another tab activated the new version: this tab keeps the old files until the user reloads it
    else if (hadWorker) onReady(reload)
    hadWorker = true
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => {})
  }

  serviceWorker.addEventListener('controllerchange', onControllerChange)
  document.addEventListener('visibilitychange', lookAgain)
  workbox.register().catch(() => {})
  // No worker controls a page after a hard reload, or if the worker became active while the page was loading. Such a page could not
  // load another screen offline.
  void serviceWorker.ready.then(({ active }) => {
    if (serviceWorker.controller === null) active?.postMessage({ type: 'CLAIM' })
  })
  return () => {
    serviceWorker.removeEventListener('controllerchange', onControllerChange)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
