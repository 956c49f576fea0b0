/** A file that begins with `@vitest-environment node` looks at no page, and is spared all that belongs to one. */
export const hasPage = 'document' in globalThis

if (hasPage) await import('./page.ts')
