const listeners = new Set<() => void>()

/** Is told whenever the server says that something about its translation models changed. Returns the function that stops it. */
export function onModelsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function modelsChanged(): void {
  for (const listener of listeners) listener()
}
