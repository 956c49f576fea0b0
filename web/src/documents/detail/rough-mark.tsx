import { detailText } from '../../text/detail.ts'

/** Stands behind a translation that did not pass every check. */
export function RoughMark() {
  return (
    <span lang="en" className="ml-2 rounded-small bg-must-wash px-1.5 text-tiny text-must">
      {detailText.rough}
    </span>
  )
}
