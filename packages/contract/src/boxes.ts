import * as v from 'valibot'

/** Millimetres from the top left corner of the page. */
export const Box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
