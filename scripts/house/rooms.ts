import { type Fault, importsOf, isTest, type SourceFile } from './files.ts'

/** The top-level packages that each one may import from, and the external packages where those are restricted. */
const rooms: Record<string, { rooms: string[]; outside?: RegExp }> = {
  'packages/rules': { rooms: [], outside: /^(luxon|feiertagejs|ibantools)$/ },
  'packages/reading': { rooms: ['rules', 'catalogues'], outside: /^tinyld$/ },
  'packages/translating': { rooms: [], outside: /^$/ },
  'packages/pictures': { rooms: [], outside: /^$/ },
  'packages/catalogues': { rooms: [], outside: /^$/ },
  'packages/writing': { rooms: ['rules', 'reading'], outside: /^$/ },
  'packages/contract': { rooms: ['rules', 'reading', 'catalogues'], outside: /^valibot$/ },
  'packages/letter': { rooms: ['contract', 'rules', 'reading'], outside: /^$/ },
  'packages/offline': { rooms: ['contract', 'letter'], outside: /^(dexie|valibot)$/ },
  api: {
    rooms: [
      'contract',
      'letter',
      'catalogues',
      'rules',
      'reading',
      'writing',
      'translating',
      'pictures',
      'model-de-en',
    ],
  },
  web: {
    rooms: [
      'catalogues',
      'contract',
      'letter',
      'rules',
      'reading',
      'writing',
      'offline',
      'pictures',
    ],
  },
  'service-worker': { rooms: ['contract', 'offline'], outside: /^workbox-/ },
}

/** What may be imported from a package apart from its index: model files, and modules that are used without the rest of their package. */
const doors = /^(model-de-en\/|contract\/(languages|messages)$|reading\/(facts|said)$)/

/** A feature may import the store of features listed before it. Because this is an order, there can be no cycle. */
export const apiFeatures = [
  'account',
  'translation',
  'documents',
  'letters',
  'mail',
  'payments',
  'inbox',
  'reminders',
  'notices',
  'sync',
  'transfer',
  'leaving',
  'operation',
  'admin',
]
/** Folders that features may import. Those of the web are in order: each may import those before it. */
const sharedFloors: Record<string, string[]> = {
  api: ['http', 'db', 'jobs', 'providers', 'text'],
  web: [
    'text',
    'ui',
    'session',
    'languages',
    'letters',
    'claims',
    'changes',
    'due',
    'posting',
    'files',
    'signature',
    'sample',
    'install',
  ],
}

/** Folders of the reading package that must not import each other: only `find` combines layout and language. */
const strangers: [folder: string, mustNotKnow: string[]][] = [
  ['packages/reading/src/layout', ['german', 'find']],
  ['packages/reading/src/german', ['layout', 'find']],
]

/** Finds forbidden imports: between packages, from a lower to a higher layer, or between features. */
export function checkArrows(files: SourceFile[]): Fault[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ to, isPackage }) => {
      const rule = isPackage ? ofPackage(file.path, to) : ofFile(file.path, to)
      return rule ? [{ path: file.path, rule }] : []
    }),
  )
}

function ofPackage(path: string, to: string): string | null {
  const room = roomOf(path)
  if (!room || isTool(path)) return null
  const ours = /^@brieflotse\/(?<name>[^/]+)(?<inside>\/.*)?$/.exec(to)?.groups
  if (ours) {
    const { name = '', inside } = ours
    if (inside && !doors.test(name + inside)) return `imports ${to}: a package has one front door`
    return rooms[room]!.rooms.includes(name) ? null : `${room} must not import ${to}`
  }
  const { outside } = rooms[room]!
  if (!outside || isTest(path)) return null
  const name = to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')
  return outside.test(name) ? null : `${room} must not import the package ${to}`
}

function ofFile(path: string, to: string): string | null {
  const room = roomOf(path)
  if (!room) return null
  if (roomOf(to) !== room) return `leaves its room for ${to}: import the package by its name`
  for (const [folder, unknown] of strangers) {
    const other = unknown.find((name) => to.startsWith(`packages/reading/src/${name}/`))
    if (path.startsWith(`${folder}/`) && other) return `must not know ${to}`
  }
  return isTest(path) ? null : betweenFloors(room, path, to)
}

/** Imports may only go down: shell, features, shared. */
function betweenFloors(room: string, path: string, to: string): string | null {
  const shared = sharedFloors[room]
  if (!shared || isTool(path)) return null
  const [from, target] = [partOf(path), partOf(to)]
  if (isTest(to)) return `imports ${to}, which is for tests only`
  if (from === null || from === target) return null
  if (target === null) return `imports ${to}: the shell is above it`
  if (
    room === 'web' &&
    shared.indexOf(from) >= 0 &&
    shared.indexOf(from) < shared.indexOf(target)
  ) {
    return `imports ${to}: ${target} is above ${from}`
  }
  if (shared.includes(target)) return null
  if (shared.includes(from)) return `imports ${to}: features are above the shared floor`
  if (room === 'web') return `imports ${to}: features of the web do not import each other`
  const isLeft = apiFeatures.indexOf(target) < apiFeatures.indexOf(from)
  if (isLeft && to.endsWith(`/${target}/store.ts`)) return null
  return `imports ${to}: only store.ts of features to its left in the list`
}

/** The folder below `src` that contains a file; null for the shell, whose files are directly in `src`. */
function partOf(path: string): string | null {
  return /\/src\/(?<part>[^/]+)\//.exec(path)?.groups?.['part'] ?? null
}

function roomOf(path: string): string | null {
  return Object.keys(rooms).find((room) => path.startsWith(`${room}/`)) ?? null
}

/** Files outside `src` (configuration, scripts of a package) are tools and not part of the product. */
function isTool(path: string): boolean {
  return !path.includes('/src/')
}
