/** A service elsewhere that translates. It gets sentences whose values were taken out, and must give the placeholders back. */
export interface Interpreter {
  /** As it is stored and logged. */
  name: 'deepl' | 'libretranslate'
  /** As a person knows it. */
  label: string
  /** Where the sentences go. */
  host: string
  /**
   * One answer for each text, in the same order. Fails with `provider-down` where it does not answer, or where its quota is used up;
   * it is not asked again before it may be.
   */
  translate(texts: string[], wish: InterpretWish): Promise<string[]>
}

export type InterpretWish = { source: string; target: string; signal: AbortSignal }
