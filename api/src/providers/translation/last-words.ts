import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Lines of V8, the system, onnxruntime and our own about a crash. Any other line might quote a letter. */
const harmless =
  /^(translator: |FATAL ERROR: |<--- .* --->$|\s+at |terminate called|free\(\): |malloc|double free|\[[^\]]*onnxruntime)/

/** Collects what a process says before it ends, as far as it may be logged: the last twenty lines. */
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
