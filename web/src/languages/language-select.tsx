import { isLanguage, type Language, languages } from '@brieflotse/contract/languages'
import { language } from '../text/in-language.ts'
import { text } from '../text/text.ts'

/** The languages of the app, each with its own name. `onChosen` stores the choice in the account; before login, the choice is kept for it. */
export function LanguageSelect({
  onChosen,
  className = '',
}: {
  onChosen?: (chosen: Language) => Promise<unknown>
  className?: string
}) {
  const choose = async (chosen: string) => {
    if (!isLanguage(chosen) || chosen === language) return
    const { chooseLanguage } = await import('./choose-language.ts')
    await chooseLanguage(chosen, onChosen)
  }
  return (
    <select
      aria-label={text.app.language}
      value={language}
      onChange={({ target }) => void choose(target.value)}
      className={`min-h-11 rounded-small border border-line-strong bg-surface py-2 ps-4 pe-11 text-ink hover:border-ink ${className}`}
    >
      {Object.entries(languages).map(([key, { name }]) => (
        <option key={key} value={key} lang={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
