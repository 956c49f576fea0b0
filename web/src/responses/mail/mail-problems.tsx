import type { MailProblem } from '@brieflotse/contract'
import { mailText } from '../../text/mail.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { paths } from '../../ui/paths.ts'
import type { MailPlan } from './mail-plan.ts'

type Act = 'letter' | 'profile' | null

/** The remedy for each problem; the others have only a text. */
const acts: Partial<Record<MailProblem['code'], Act>> = {
  gaps: 'letter',
  'no-sender': 'profile',
  'too-many-pages': 'letter',
  characters: 'letter',
}

/** The problems that prevent posting a letter, with remedies. Renders nothing if there are none. `onLetter` opens the letter's text. */
export function MailProblems({ plan, onLetter }: { plan: MailPlan; onLetter: () => void }) {
  const { problems, balance, needed } = plan
  const isPoor = balance !== null && balance < needed
  if (problems.length === 0 && !isPoor) return null
  return (
    <section
      role="alert"
      aria-label={mailText.problems}
      className="grid gap-3 rounded-box border border-must-line bg-must-wash p-4 text-must"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="hand" className="size-5" />
        {mailText.problems}
      </p>
      <ul className="grid gap-3">
        {problems.map(({ code, text, lang }) => (
          <li key={code + text} className="grid justify-items-start gap-1.5 text-small">
            <span lang={lang}>{text}</span>
            {acts[code] === 'letter' && <Button onClick={onLetter}>{mailText.toLetter}</Button>}
            {acts[code] === 'profile' && (
              <LinkButton to={paths.settings}>{mailText.toProfile}</LinkButton>
            )}
          </li>
        ))}
        {isPoor && (
          <li className="numbers grid justify-items-start gap-1.5 text-small">
            {mailText.fewCredits({ needed, balance })}
            <LinkButton to={paths.credits}>{mailText.buyCredits}</LinkButton>
          </li>
        )}
      </ul>
    </section>
  )
}
