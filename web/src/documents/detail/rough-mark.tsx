import { detailText } from '../../text/detail.ts'
import { language as shownLanguage } from '../../text/in-language.ts'

/** Stands behind a translation that did not pass every check. */
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
