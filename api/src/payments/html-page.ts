import { createHash } from 'node:crypto'
import type { Wording } from '../text/in-language.ts'

const style = `
:root { color-scheme: light dark; --page: #f4f6f7; --card: #fff; --ink: #16222c; --muted: #52616c; --line: #7a8994;
  --yes: #0b6b62; --on-yes: #fff; --note: #6a4500; --note-line: #e3b34a; --note-wash: #fdf4df; }
@media (prefers-color-scheme: dark) { :root { --page: #0f161b; --card: #172027; --ink: #e7eef1; --muted: #a3b3bd;
  --line: #72848f; --yes: #68cfbf; --on-yes: #05231f; --note: #f6d488; --note-line: #8b6c24; --note-wash: #2b2311; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; }
.note { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--note-line); border-radius: .5rem;
  background: var(--note-wash); color: var(--note); font-weight: 600; }
.card { padding: 1rem; border-radius: .75rem; background: var(--card); }
dl { margin: 0 0 1.25rem; }
dt { color: var(--muted); font-size: .875rem; }
dd { margin: 0 0 .75rem; overflow-wrap: anywhere; }
.amount { font-size: 1.75rem; font-weight: 650; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button, .leave { display: block; width: 100%; min-height: 2.75rem; padding: .625rem 1rem; border: 1px solid var(--line);
  border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; cursor: pointer; }
button[value=approve] { border-color: var(--yes); background: var(--yes); color: var(--on-yes); }
.leave { margin-top: .75rem; border-color: transparent; font-weight: 400; text-decoration: underline; }
:focus-visible { outline: 3px solid var(--yes); outline-offset: 2px; }
`

/** The hash of the pages' style for the Content-Security-Policy. */
export const styleSource = sourceOf(style)

/** The hash by which a Content-Security-Policy allows exactly this inline text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character]!)

/** Escapes text of a letter and isolates its writing direction. */
export const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`

type PageOptions = Pick<Wording, 'language' | 'dir'> & Record<'title' | 'where' | 'body', string>

/** A complete HTML page outside the app. `body` is markup; text from letters in it must be escaped already. */
export function htmlPage({ language, dir, title, where, body }: PageOptions): string {
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${where}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
