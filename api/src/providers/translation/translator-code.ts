import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { bundleOf } from '../bundle.ts'

/**
 * The translator as one script. transformers.js brings along a runtime for browsers and a picture library, which sentences
 * never need.
 */
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
