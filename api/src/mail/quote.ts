import {
  AppError,
  englishOf,
  type MailOffer,
  type MailQuote,
  type PrintOptions,
} from '@brieflotse/contract'
import { dayInGermany, type DeliveryOption, isTracked } from '@brieflotse/rules'
import { limits } from '../system/limits.ts'
import type { Mail, PriceQuestion } from '../providers/mail/mail.ts'
import type { CheckedLetter } from './prepare.ts'

/** The provider's current price in cents. */
export async function priceOf(mail: Mail, question: PriceQuestion): Promise<number> {
  try {
    return await mail.quote(question, AbortSignal.timeout(limits.mailPriceMs))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('provider-down', undefined, { cause: error })
  }
}

/**
 * The price of a letter for each delivery option, with the page count in that option's layout. Options that the provider does not
 * offer are left out.
 */
export async function offersOf(
  mail: Mail,
  print: PrintOptions,
  pressedFor: (option: DeliveryOption) => Promise<CheckedLetter>,
): Promise<Pick<MailQuote, 'offers' | 'pages' | 'recipient' | 'problems'>> {
  const today = dayInGermany(new Date())
  const offers: MailOffer[] = []
  const [usual] = mail.options
  if (!usual) throw new AppError('option-not-offered')
  const first = await pressedFor(usual)
  const all = mail.options.map(async (option) => {
    const { pages } = await pressedFor(option)
    return { option, price: await priceOf(mail, { pages, option, print }) }
  })
  const prices = await Promise.allSettled(all)
  for (const result of prices) {
    if (result.status === 'fulfilled') {
      const { option, price } = result.value
      const estimatedOn = mail.estimate(option, today)
      offers.push({ option, price, tracked: isTracked(option), estimatedOn })
    } else if (!(result.reason as AppError).code?.startsWith('option-')) throw result.reason
  }
  const { pages, recipient } = first
  const problems = first.problems.map((problem) => ({
    ...problem,
    message: englishOf(problem.said),
  }))
  return { offers, pages, recipient, problems }
}
