import { detailText } from '../../text/detail.ts'
import { language as shownLanguage } from '../../text/in-language.ts'

/** The mark behind a translation that failed one of the quality checks. */
export function RoughMark() {
  return (
    <span
      lang={shownLanguage}
      className="ms-2 rounded-small bg-must-wash px-1.5 text-tiny text-must"
    >
      {detailText.rough}
    </span>
  )
}
