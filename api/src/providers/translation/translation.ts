import type { Interpreter } from '../interpreter/interpreter.ts'

/** How far a translation can be trusted; see `translationQualities` in the contract. */
export type Translated = {
  text: string | null
  quality: 'phrase' | 'model' | 'rough' | 'none'
}

export type TranslateOptions = {
  source: string
  target: string
  /** Names known from the letter; they pass through unchanged. */
  names: string[]
  onProgress?: (done: number, total: number) => void
  /** A service that the user said yes to. It is asked before the model here; what it cannot do well the model does. */
  elsewhere?: {
    service: Interpreter
    /** Called before so many characters leave this machine. */
    onSend(characters: number): Promise<void>
    /** Some of what is answered is the service's. */
    onUsed(): void
  }
  signal: AbortSignal
}

/** Remembers translated sentences across documents. Keys are opaque. */
export interface SentenceCache {
  get(keys: string[]): Promise<Map<string, Translated>>
  put(entries: [key: string, value: Translated][]): Promise<void>
}

/** Port: translates sentence by sentence. The answer has one entry for each sentence, in the same order. */
export interface Translation {
  /** False when no model for this pair of languages is installed. */
  available(source: string, target: string): Promise<boolean>
  translate(sentences: string[], options: TranslateOptions): Promise<Translated[]>
  close(): Promise<void>
}
