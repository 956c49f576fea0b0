import * as v from 'valibot'

/** A rectangle on a page, in millimetres from its top left corner. */
export const Box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
