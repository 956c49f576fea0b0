import type { PracticePage } from '../providers/payment/practice.ts'
import type { Wording } from '../text/in-language.ts'
import { escapeHtml, isolated, htmlPage, styleSource } from './html-page.ts'

/** The page runs no scripts and loads nothing, and its form can only be sent to this server. */
export const practicePolicy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = (words: Wording, title: string, card: string) =>
  htmlPage({
    ...words,
    title,
    where: words.bank.name,
    body: `<p class="note">${words.bank.practice}</p>\n<div class="card">\n${card}\n</div>`,
  })

const leave = (path: string, label: string) =>
  `<a class="leave" href="${escapeHtml(path)}">${label}</a>`

/** The page of the practice bank on which the payer decides. It works without scripts. */
export function renderPracticePage(payment: PracticePage, words: Wording): string {
  const { bank } = words
  if (payment.state !== 'waiting') {
    const said = `<p>${bank.outcomes[payment.state]}</p>`
    return page(words, bank.name, `${said}\n${leave(payment.returnPath, bank.back)}`)
  }
  return page(
    words,
    bank.question,
    `<dl>
<dt>${bank.amount}</dt><dd class="amount">${words.cents(payment.amount)}</dd>
<dt>${bank.to}</dt><dd>${isolated(payment.payee ?? 'Brieflotse')}</dd>
<dt>${bank.reference}</dt><dd>${isolated(payment.reference)}</dd>
</dl>
<form method="post">
<input type="hidden" name="formToken" value="${escapeHtml(payment.formToken)}">
<button name="decision" value="approve">${bank.approve}</button>
<button name="decision" value="decline">${bank.decline}</button>
</form>
${leave(payment.returnPath, bank.leave)}`,
  )
}

export const unknownPracticePage = (words: Wording) =>
  page(words, words.bank.name, `<p>${words.bank.unknown}</p>${leave('/', words.bank.back)}`)
