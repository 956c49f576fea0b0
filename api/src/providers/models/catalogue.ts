/** A file of a model: its path in the model's folder, its size, and the required hash of its content. */
export type ModelFile = { path: string; bytes: number; sha256: string }

/** A model that can be downloaded. Its name ends in its pair of languages. */
export type Model = {
  name: string
  source: string
  target: string
  licence: string
  /** Who made the model, for the list in Settings. */
  origin: string
  /** The path of its files at the hub. The pinned revision never changes. */
  at: string
  files: ModelFile[]
}

/** OPUS-MT of the Language Technology group at the University of Helsinki, converted for onnxruntime. */
const opusMt = { licence: 'CC BY 4.0', origin: 'OPUS-MT, University of Helsinki' }

/** The vocabulary is the same in both directions. */
const tokenizer: ModelFile = {
  path: 'tokenizer.json',
  bytes: 5_498_450,
  sha256: '8e0fcf45621ea87fa680c7f9969c37a7f819c1f4c7658a2e6e0879b866a14b17',
}
const generation: ModelFile = {
  path: 'generation_config.json',
  bytes: 293,
  sha256: 'cd16a899388283889c6e87b903c689ce73430aaa18335415f9d9ea770606538e',
}

/**
 * All downloadable models with the hash of each file; any other content is rejected, wherever it comes from. The hashes of the two
 * large files were compared with two public lists each.
 */
export const catalogue: readonly Model[] = [
  {
    name: 'opus-mt-de-en',
    source: 'de',
    target: 'en',
    ...opusMt,
    at: 'Xenova/opus-mt-de-en/resolve/399dfd68706739fffd503f876093e455ae268a06',
    files: [
      {
        path: 'config.json',
        bytes: 1_376,
        sha256: '6754743ec4754957d8552dad869d1314f3af6626b67446ec4cebe5e2fbaa0fc4',
      },
      generation,
      tokenizer,
      {
        path: 'tokenizer_config.json',
        bytes: 280,
        sha256: 'e3687c40400600366d9b073a3fd9f75dc8b40d5a9d6e5c92544cf2e9592abe6c',
      },
      {
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 49_366_942,
        sha256: '4cedda8f8c89b72a42b3c6cd1e7a27f2de24457093e3bf80cb3e46829641fcd8',
      },
      {
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 56_652_404,
        sha256: '4712800584b2d77c2f9e620bf29523e2b20b62f65ade5011ee01780e2b0ea5d3',
      },
    ],
  },
  {
    name: 'opus-mt-en-de',
    source: 'en',
    target: 'de',
    ...opusMt,
    at: 'Xenova/opus-mt-en-de/resolve/1ca130c44c4c5441ef16d48aae521a424ab644f7',
    files: [
      {
        path: 'config.json',
        bytes: 1_411,
        sha256: '517955ebf66cd6523f9982851dd41771b74fb2d9c00b4933ba2922ac7a63336f',
      },
      generation,
      tokenizer,
      {
        path: 'tokenizer_config.json',
        bytes: 280,
        sha256: '4500a1295197174119cf17f9b2e6eab2d5c3a9c64009fb1e37ebd2868bf1161c',
      },
      {
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 49_366_942,
        sha256: '15834b45fabd2dfb8c6c029b3ca3e7289aeefd90ece798ce42bcf548d1bd3b8d',
      },
      {
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 56_652_404,
        sha256: '8b46a825964cdd182fe47cc780f0fb87d357eae1f47cf20aa63c1c09be5b510c',
      },
    ],
  },
]

/** The size of all files together. */
export const sizeOf = ({ files }: Pick<Model, 'files'>): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
