/** False in files that start with `@vitest-environment node`: they have no page and skip its setup. */
export const hasPage = 'document' in globalThis

if (hasPage) await import('./page.ts')
