import 'fake-indexeddb/auto'

// Node has no address of its own; the browser's page and worker have
Object.defineProperty(globalThis, 'location', { value: { origin: 'http://localhost' } })
