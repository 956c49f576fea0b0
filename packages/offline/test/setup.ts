import 'fake-indexeddb/auto'

// Node has no `location`; the browser's page and worker have one
Object.defineProperty(globalThis, 'location', { value: { origin: 'http://localhost' } })
