const listeners = new Set<() => void>()

/** Subscribes to changes of the server's translation models. Returns the function that unsubscribes. */
export function onModelsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function modelsChanged(): void {
  for (const listener of listeners) listener()
}
