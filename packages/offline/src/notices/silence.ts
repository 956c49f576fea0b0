// In a file of its own, because logging out is part of the first load and the rest of the notifications is not.

/** Unsubscribes this device from push messages. Never throws, because logging out needs it. */
export async function silenceThisDevice(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe()
  } catch {
    // the server deletes the push address together with the session
  }
}

/** The browser's push subscription on this device; null if it has none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (typeof navigator === 'undefined' || !navigator.serviceWorker) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}
