// Alone in its file, because logging out is part of the first load and the rest of the reminders is not.

/** From now on nothing arrives here, whatever the server still sends. Never fails: it is part of logging out. */
export async function silenceThisDevice(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe()
  } catch {
    // the address is dropped with the session, by the server
  }
}

/** The browser's push address on this device; null where it has none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (typeof navigator === 'undefined' || !navigator.serviceWorker) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}
