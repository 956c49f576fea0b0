import { formatEnglishAmount } from '@brieflotse/rules'
import { createHash } from 'node:crypto'
import type { PracticePage } from '../providers/payment/practice.ts'

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

const styleHash = createHash('sha256').update(style).digest('base64')

/** Nothing runs on this page, nothing is loaded, and its form goes nowhere else. */
export const practicePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)
/** Text of a letter: no markup, and no direction that spreads to what stands beside it. */
const foreign = (text: string) => `<bdi>${escape(text)}</bdi>`

const practiceNote = '<p class="note">Practice mode: no money moved, and none will.</p>'

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Practice bank</title>
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

const outcomes = {
  approved: 'You have approved this payment.',
  declined: 'You have declined this payment.',
  expired: 'This payment was not approved in time.',
} as const

/** The page on which a payer decides at the practice bank; it works without scripts. */
export function renderPracticePage(payment: PracticePage): string {
  const back = escape(payment.returnPath)
  if (payment.state !== 'waiting') {
    const body = `${practiceNote}
<div class="card">
<p>${outcomes[payment.state]}</p>
<a class="leave" href="${back}">Back to Brieflotse</a>
</div>`
    return page('Practice bank', body)
  }
  return page(
    'Approve this payment?',
    `${practiceNote}
<div class="card">
<dl>
<dt>Amount</dt><dd class="amount">${formatEnglishAmount(payment.amount)}</dd>
<dt>To</dt><dd>${foreign(payment.payee ?? 'Brieflotse')}</dd>
<dt>Reference</dt><dd>${foreign(payment.reference)}</dd>
</dl>
<form method="post">
<input type="hidden" name="formToken" value="${escape(payment.formToken)}">
<button name="decision" value="approve">Approve (practice)</button>
<button name="decision" value="decline">Decline</button>
</form>
<a class="leave" href="${back}">Leave without deciding</a>
</div>`,
  )
}

export const unknownPracticePage = page(
  'Practice bank',
  `${practiceNote}
<div class="card"><p>This payment does not exist.</p><a class="leave" href="/">Back to Brieflotse</a></div>`,
)
