import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { bundleOf } from '../../system/bundle.ts'

/** Bundles the translator into one script. transformers.js also includes a browser runtime and a picture library, which are left out. */
export function translatorCode(
  entry = new URL('./translator-child.ts', import.meta.url),
): Promise<string> {
  return bundleOf(entry, { plugins: [onlyWhatSentencesNeed] })
}

const onlyWhatSentencesNeed: Plugin = {
  name: 'only-what-sentences-need',
  setup(build) {
    const transformers = createRequire(import.meta.url).resolve('@xenova/transformers')
    const path = createRequire(transformers).resolve('onnxruntime-node')
    build.onResolve({ filter: /^onnxruntime-node$/ }, () => ({ path, external: true }))
    build.onResolve({ filter: /^(sharp|onnxruntime-web)$/ }, () => ({
      path: 'nothing',
      namespace: 'nothing',
    }))
    build.onLoad({ filter: /^nothing$/, namespace: 'nothing' }, () => ({
      contents: 'module.exports = () => {}',
    }))
  },
}
