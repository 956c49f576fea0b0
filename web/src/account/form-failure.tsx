import { Icon } from '../ui/drawings/icon.tsx'

/** The error message of a form that the server rejected. */
export function FormFailure({ sentence }: { sentence: string }) {
  return (
    <div role="alert" className={sentence ? '' : 'hidden'}>
      {sentence && (
        <p className="flex items-center gap-3 rounded-small border border-late-line bg-late-wash px-4 py-3 text-small text-late">
          <Icon name="alert" />
          {sentence}
        </p>
      )}
    </div>
  )
}
