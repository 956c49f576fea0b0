import * as fc from 'fast-check'

/**
 * Faults of a request. `lost`: processed, but the response never arrives; `cut`: half the response arrives; `proxy`: an error without JSON.
 */
export const troubles = ['offline', 'lost', 'cut', 'proxy', 500, 503, 429, 400, 'kill'] as const
export type Trouble = (typeof troubles)[number] | null

/** A user's action. `document`: index of a document on the device, modulo their number; `entry`: index of a waiting entry. */
export type Action =
  /** `big`: the first file is too large for the request and is uploaded in pieces first. */
  | { what: 'upload'; files: number; big: boolean }
  | { what: 'mail'; files: number }
  | { what: 'archive'; document: number }
  | { what: 'restore'; document: number }
  | { what: 'erase'; document: number }
  | { what: 'read'; document: number }
  | { what: 'rename'; document: number; to: string | null }
  | { what: 'tag'; document: number; tag: string }
  /** Corrects a misread word, or undoes the correction. */
  | { what: 'correct'; document: number; to: string | null }
  /** Reorders or splits a document, joins the pages of `other`, or undoes that. */
  | { what: 'sort' | 'split' | 'undo'; document: number }
  | { what: 'join'; document: number; other: number }
  /** Records that a claim was paid elsewhere. */
  | { what: 'pay'; document: number }
  /** Writes a response to a document, or orders a letter to be posted: `letter` is an index modulo the number of letters. */
  | { what: 'write'; document: number }
  | { what: 'order'; letter: number }
  | { what: 'retry' | 'discard' | 'mine' | 'theirs'; entry: number }

export type TabName = 'page' | 'other page' | 'worker'

/** `dies`: the tab is killed before this step of its work (database or network); `room`: number of writes until the disk is full. */
export type Fate = { dies: number | null; room: number | null }

export type Sync = {
  tab: TabName
  force: boolean
  troubles: Trouble[]
  /** The connection is lost from this request on. */
  airplane: number | null
  fate: Fate
}

/** An action when request number `request` is sent, or its response arrives. */
export type Meanwhile = { request: number; action: Action }

export type Step =
  | { do: 'act'; tab: TabName; action: Action; fate: Fate }
  /** `during`: the user does something meanwhile. `overtaken`: changes of another device arrive before a response of the server. */
  | { do: 'sync'; sync: Sync; during: Meanwhile | null; overtaken: Meanwhile | null }
  /** Two tabs at once, with and without Web Locks. */
  | { do: 'two'; first: Sync; second: Sync; locks: boolean }
  | { do: 'elsewhere'; action: Action }
  | { do: 'clock'; ms: number }
  /** Another user logs in on this device, then the first user again. */
  | { do: 'visitor'; tab: TabName; action: Action }
  | { do: 'reload' }

/** `before`: unsent actions in version 1 of the local database before the upgrade, and when that upgrade is killed. */
export type Story = { before: Action[] | null; upgradeDies: number | null; steps: Step[] }

const places = fc.nat({ max: 4 })
const names = fc.constantFrom('Rent', 'Power', 'Phone')

const changes = fc.oneof(
  fc.record({ what: fc.constantFrom('archive', 'restore', 'read'), document: places }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('erase'), document: places }) },
)
const edits = fc.oneof(
  fc.record({
    what: fc.constant('rename'),
    document: places,
    to: fc.option(names),
  }),
  fc.record({ what: fc.constant('tag'), document: places, tag: names }),
)
const correcting = fc.record({
  what: fc.constant('correct'),
  document: places,
  to: fc.option(names),
})
const arranging = fc.oneof(
  fc.record({ what: fc.constantFrom('sort', 'split', 'undo', 'undo'), document: places }),
  fc.record({ what: fc.constant('join'), document: places, other: places }),
)
const upload = fc.record({
  what: fc.constant('upload'),
  files: fc.integer({ min: 1, max: 3 }),
  big: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { arbitrary: fc.boolean(), weight: 1 },
  ),
})
const paying = fc.record({ what: fc.constant('pay'), document: places })
const writing = fc.record({ what: fc.constant('write'), document: places })
const ordering = fc.record({ what: fc.constant('order'), letter: places })
const mail = fc.record({ what: fc.constant('mail'), files: fc.nat({ max: 2 }) })
const mending = fc.record({
  what: fc.constantFrom('retry', 'discard', 'mine', 'theirs'),
  entry: places,
})

const newWish: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: changes },
  { weight: 3, arbitrary: edits },
  { weight: 2, arbitrary: upload },
  { weight: 1, arbitrary: mail },
  { weight: 1, arbitrary: correcting },
  { weight: 2, arbitrary: arranging },
  { weight: 1, arbitrary: paying },
  { weight: 1, arbitrary: writing },
  { weight: 2, arbitrary: ordering },
)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: newWish },
  { weight: 1, arbitrary: mending },
)
const oldWish: fc.Arbitrary<Action> = fc.oneof(changes, upload)

const tabs = fc.constantFrom<TabName>('page', 'page', 'other page', 'worker')
const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 1 })
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const fate: fc.Arbitrary<Fate> = fc.record({
  dies: seldom(fc.nat({ max: 40 })),
  room: seldom(fc.nat({ max: 6 })),
})
const syncs = (more: Trouble[]): fc.Arbitrary<Sync> =>
  fc.record({
    tab: tabs,
    force: fc.boolean(),
    troubles: fc.array(fc.constantFrom<Trouble>(null, null, ...troubles, ...more), {
      maxLength: 6,
    }),
    airplane: seldom(fc.nat({ max: 6 })),
    fate,
  })

const stepsWith = (sync: fc.Arbitrary<Sync>): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('act'), tab: tabs, action: anyAction, fate }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('sync'),
        sync,
        during: often(fc.record({ request: fc.nat({ max: 4 }), action: anyAction })),
        overtaken: often(fc.record({ request: fc.nat({ max: 1 }), action: newWish })),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('two'),
        first: sync,
        second: sync,
        locks: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('elsewhere'), action: newWish }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('clock'),
        ms: fc.integer({ min: -86_400_000, max: 86_400_000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('visitor'), tab: tabs, action: newWish }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'reload' }) },
  )

/** Generates random stories of one device. `steps`: most steps per story; `more`: faults that should be more frequent. */
export const stories = (steps: number, more: Trouble[] = []): fc.Arbitrary<Story> =>
  fc.record({
    before: seldom(fc.array(oldWish, { minLength: 1, maxLength: 6 })),
    upgradeDies: seldom(fc.nat({ max: 20 })),
    steps: fc.array(stepsWith(syncs(more)), { maxLength: steps }),
  })
