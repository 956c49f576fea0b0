/** A loading indicator with a label. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`flex items-center justify-center gap-3 text-muted ${className}`}>
      <span
        aria-hidden="true"
        className="size-5 animate-turn rounded-full border-2 border-line border-t-accent"
      />
      {label}
    </div>
  )
}

/** A grey placeholder with the size of the coming content, which prevents layout shifts. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`animate-breathe rounded-small bg-line/60 ${className}`} />
  )
}

/** A progress bar from 0 to 1. Without a real value it does not move. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
