// Written by `npx tsx scripts/catalogues/write-values.ts`.
import type { MessageValue as Value } from '@brieflotse/catalogues'

/** The values that each message takes, so that a missing one is a compile error. */
export type Takes = {
  notice: {
    due: { what: Value; when: Value }
    line: { due: Value; title: Value }
    one: { when: Value }
    several: { count: Value; when: Value }
    more: { count: Value }
  }
  mail: {
    open: { url: Value }
    stop: { url: Value }
    ask: {
      confirm: { url: Value }
    }
  }
  files: {
    proof: { number: Value }
    response: { title: Value }
  }
  export: {
    title: { username: Value }
  }
}
