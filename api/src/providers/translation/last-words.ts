import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Lines about a crash from V8, the system, onnxruntime and this project. Any other line might quote a letter. */
const harmless =
  /^(translator: |FATAL ERROR: |<--- .* --->$|\s+at |terminate called|free\(\): |malloc|double free|\[[^\]]*onnxruntime)/

/** Collects the last twenty loggable lines of a process's output. */
export function listen(stderr: Readable): () => string[] {
  const lines: string[] = []
  let others = 0
  createInterface({ input: stderr }).on('line', (line) => {
    if (harmless.test(line)) lines.push(line.slice(0, 200))
    else others += 1
    if (lines.length > 20) lines.shift()
  })
  return () =>
    others ? [...lines, `(and ${others} ${others > 1 ? 'lines' : 'line'} more)`] : lines
}
