import { basename, dirname } from 'node:path'
import { AutoModelForSeq2SeqLM, AutoTokenizer, env } from '@xenova/transformers'
import { placeholder } from '@brieflotse/translating'
import { decodeBeams } from './decode.ts'
import type { Graphs, ModelSession } from './decode.ts'
import type { Decode } from './engine.ts'

/** Fields of a loaded model in transformers.js 2.17 that its types lack. */
type Loaded = {
  session: ModelSession
  decoder_merged_session: ModelSession
  num_decoder_layers: number
  num_decoder_heads: number
  decoder_dim_kv: number
  config: { decoder_start_token_id: number; eos_token_id: number; pad_token_id: number }
}
type Tokenizer = {
  (text: string): { input_ids: { data: BigInt64Array } }
  decode(ids: number[], options: { skip_special_tokens: boolean }): string
  model: { tokens_to_ids: Map<string, number>; unk_token_id: number }
}

/** Loads the model in the folder; it never downloads anything. */
export async function loadModel(folder: string): Promise<Decode> {
  env.allowRemoteModels = false
  env.useFSCache = false
  env.useBrowserCache = false
  env.localModelPath = dirname(folder)
  // The library warns at every start that Marian tokenizers are approximated.
  // oxlint-disable-next-line no-console
  console.warn = () => {}

  const options = { local_files_only: true, quantized: true }
  const name = basename(folder)
  const tokenizer = (await AutoTokenizer.from_pretrained(name, options)) as never as Tokenizer
  const model = (await AutoModelForSeq2SeqLM.from_pretrained(name, options)) as never as Loaded
  const graphs: Graphs = {
    encoder: model.session,
    decoder: model.decoder_merged_session,
    start: model.config.decoder_start_token_id,
    eos: model.config.eos_token_id,
    pad: model.config.pad_token_id,
    heads: model.num_decoder_heads,
    headSize: model.decoder_dim_kv,
  }
  /** Token ids of the placeholders; empty for a model that was not trained with them. */
  const guarded = [...tokenizer.model.tokens_to_ids]
    .filter(([token]) => token.match(placeholder)?.[0] === token)
    .map(([, id]) => id)

  return async (sentences, beams) => {
    const ids = sentences.map((text) => Array.from(tokenizer(text).input_ids.data, Number))
    const budget = (row: number) => allowance(guarded, ids[row]!)
    const decoded = await decodeBeams(graphs, ids, beams, budget)
    return decoded.map((found, i) =>
      found.map((one) => ({
        text: tokenizer.decode(one.ids, { skip_special_tokens: true }).trim(),
        logProb: one.logProb,
        cut: one.cut,
        unknown: ids[i]!.filter((id) => id === tokenizer.model.unk_token_id).length,
      })),
    )
  }
}

/** A placeholder may be used as often as in the source, so that none is invented or doubled. */
function allowance(guarded: number[], ids: number[]): Map<number, number> {
  return new Map(guarded.map((id) => [id, ids.filter((other) => other === id).length]))
}
