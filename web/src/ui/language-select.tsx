import { language } from '../text/in-language.ts'
import { isLanguage, type Language, languages } from '../text/languages.ts'
import { text } from '../text/text.ts'
import { chooseLanguage } from './choose-language.ts'

/** The languages of the screens, each by its own name. `onChosen` comes first: it may keep the choice elsewhere as well. */
export function LanguageSelect({
  onChosen,
  className = '',
}: {
  onChosen?: (chosen: Language) => Promise<unknown>
  className?: string
}) {
  const choose = async (chosen: string) => {
    if (!isLanguage(chosen) || chosen === language) return
    await onChosen?.(chosen)
    await chooseLanguage(chosen)
  }
  return (
    <select
      aria-label={text.app.language}
      value={language}
      onChange={({ target }) => void choose(target.value)}
      className={`min-h-11 rounded-small border border-line-strong bg-surface px-3 py-2 text-ink hover:border-ink ${className}`}
    >
      {Object.entries(languages).map(([key, { name }]) => (
        <option key={key} value={key} lang={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
