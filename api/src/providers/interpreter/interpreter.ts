/** An external translation service. It gets sentences with placeholders instead of values and must return the placeholders. */
export interface Interpreter {
  /** The id in the database and in logs. */
  name: 'deepl' | 'libretranslate'
  /** The name shown to users. */
  label: string
  /** The host that gets the sentences. */
  host: string
  /**
   * Returns one translation for each text, in the same order. Rejects with `provider-down` if the service does not respond or its
   * quota is used up; until the quota renews, no further request is sent.
   */
  translate(texts: string[], wish: InterpretRequest): Promise<string[]>
}

export type InterpretRequest = { source: string; target: string; signal: AbortSignal }
