import type { Interpreter } from '../interpreter/interpreter.ts'

/** How far a translation can be trusted; see `translationQualities` in the contract. */
export type Translated = {
  text: string | null
  quality: 'phrase' | 'model' | 'rough' | 'none'
}

export type TranslateOptions = {
  source: string
  target: string
  /** Names in the letter, which must stay unchanged. */
  names: string[]
  onProgress?: (done: number, total: number) => void
  /** An external service that the user consented to. It is tried first; the local model does the rest. */
  elsewhere?: {
    service: Interpreter
    /** Called before this many characters leave this machine. */
    onSend(characters: number): Promise<void>
    /** Called if some of the result comes from the service. */
    onUsed(): void
  }
  signal: AbortSignal
}

/** Caches translated sentences across documents. The keys are opaque. */
export interface SentenceCache {
  get(keys: string[]): Promise<Map<string, Translated>>
  put(entries: [key: string, value: Translated][]): Promise<void>
}

/** Port: translates sentence by sentence. The result has one entry for each sentence, in the same order. */
export interface Translation {
  /** False if no model for this pair of languages is installed. */
  available(source: string, target: string): Promise<boolean>
  translate(sentences: string[], options: TranslateOptions): Promise<Translated[]>
  close(): Promise<void>
}
