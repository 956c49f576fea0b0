// The one list of test projects; vitest.config.ts imports it, because Vitest 4 does not read this file by itself.
export default [
  'packages/rules',
  'packages/reading',
  'packages/translating',
  'packages/pictures',
  'packages/catalogues',
  'packages/writing',
  'packages/contract',
  'packages/letter',
  'packages/offline',
  'service-worker',
  'scripts',
  'api',
  'web',
]
