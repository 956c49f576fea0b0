// Who may import whom; imports of types count too. docs/map.md draws it, `npm run house` checks it.

/** What each room may import of the others, and the libraries of rooms that may not use all. */
const rooms = [
  ['packages/rules', 'none', 'luxon|feiertagejs|ibantools'],
  ['packages/reading', 'rules|catalogues', 'tinyld'],
  ['packages/translating', 'none', 'none'],
  ['packages/pictures', 'none', 'none'],
  ['packages/catalogues', 'none', 'none'],
  ['packages/writing', 'rules|reading', 'none'],
  ['packages/contract', 'rules|reading|catalogues', 'valibot'],
  ['packages/letter', 'contract|rules|reading', 'none'],
  ['packages/offline', 'contract|letter', 'dexie|valibot'],
  ['api', 'contract|letter|catalogues|rules|reading|writing|translating|pictures|model-de-en'],
  ['web', 'catalogues|contract|letter|rules|reading|writing|offline|pictures'],
  ['service-worker', 'contract|offline', 'workbox-[a-z-]+'],
]
/** The entry points of packages. */
const doors =
  '/src/index.ts$|/contract/src/(languages|messages/fill).ts$|/reading/src/(facts|said).ts$'
/** Each feature of the API may import the floors, and the `store.ts` of features before it. */
const features =
  'account|translation|documents|letters|mail|payments|inbox|reminders|notices|sync|transfer|leaving|operation|admin'
/** Each floor of the API, and of the web, may import those after it. */
const floors = 'http|jobs|providers|db|text|system'
const webFloors =
  'install|sample|signature|files|posting|due|changes|claims|letters|languages|session|ui|text'

const room = '^(packages/[^/]+|api|web|service-worker)/'
const isTest = String.raw`\.test\.tsx?$|/test(ing)?/`
const product = (path) => ({ path, pathNot: isTest })
const rule = (name, from, path, ...pathNot) => ({
  name,
  severity: 'error',
  from,
  to: { path, pathNot },
})

/** Folders of `api/src` in their order, each with those that it may import. */
const ofApi = `${features}|${floors}`.split('|').map((folder, at, all) => {
  const count = features.split('|').length
  const [before, below] = [all.slice(0, Math.min(at, count)), all.slice(Math.max(at, count))]
  const stores = at < count ? [`^api/src/(${before.join('|') || 'none'})/store.ts$`] : []
  const from = product(`^api/src/${folder}/`)
  return rule('down', from, '^api/src/', `/src/(${[folder, ...below].join('|')})/`, ...stores)
})

const ofWeb = webFloors.split('|').map((folder, at, all) => {
  const from = product(`^web/src/${folder}/`)
  return rule('down', from, '^web/src/', `^web/src/(${all.slice(at).join('|')})/`)
})

export default {
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|model-de-en)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
  forbidden: [
    { name: 'circle', severity: 'error', from: product(`${room}src/`), to: { circular: true } },
    rule('for tests only', product(`${room}src/`), isTest),
    rule('one front door', { path: `${room}src/` }, '^packages/', '^$1/', doors),
    {
      ...rule('other rooms by their name', { path: room }, room),
      to: { path: room, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    ...rooms.map(([path, ours]) =>
      rule('rooms', { path: `^${path}/` }, room, `^${path}/`, `^packages/(${ours})/`),
    ),
    ...rooms
      .filter(([, , libraries]) => libraries)
      .map(([path, , libraries]) =>
        rule('libraries', product(`^${path}/src/`), '', room, `node_modules/(${libraries})/`),
      ),
    ...ofApi,
    ...ofWeb,
    rule('down', product('^web/src/([^/]+)/'), '^web/src/', `^web/src/($1|${webFloors})/`),
    rule('strangers', { path: '^packages/reading/src/layout/' }, '/src/(german|find)/'),
    rule('strangers', { path: '^packages/reading/src/german/' }, '/src/(layout|find)/'),
  ],
}
