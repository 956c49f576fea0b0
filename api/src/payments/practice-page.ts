import { formatEnglishAmount } from '@brieflotse/rules'
import type { PracticePage } from '../providers/payment/practice.ts'
import { escapeHtml, foreign, htmlPage, styleSource } from './html-page.ts'

/** Nothing runs on this page, nothing is loaded, and its form goes nowhere else. */
export const practicePolicy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const practiceNote = '<p class="note">Practice mode: no money moved, and none will.</p>'

const page = (title: string, body: string) => htmlPage({ title, where: 'Practice bank', body })

const outcomes = {
  approved: 'You have approved this payment.',
  declined: 'You have declined this payment.',
  expired: 'This payment was not approved in time.',
} as const

/** The page on which a payer decides at the practice bank; it works without scripts. */
export function renderPracticePage(payment: PracticePage): string {
  const back = escapeHtml(payment.returnPath)
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
<input type="hidden" name="formToken" value="${escapeHtml(payment.formToken)}">
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
