import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

/** Runs the garbage collector to free pictures at once. V8 does not know the size of their buffers and would let dozens accumulate. */
export function collectGarbage(): void {
  gc()
}
