/** The yellow envelope of a formal delivery; the delivery date written by the post is marked. */
export function YellowEnvelope({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 128 88"
      aria-hidden="true"
      className={`fill-none stroke-ink ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        className="fill-[#f6d34a] dark:fill-[#8a6d12]"
        x="4"
        y="10"
        width="120"
        height="70"
        rx="3"
      />
      <path d="M12 20h34M12 27h24" />
      <rect className="fill-surface" x="12" y="44" width="44" height="24" rx="1.5" />
      <path d="M18 52h26M18 59h18" />
      <rect className="fill-surface stroke-accent" x="72" y="18" width="42" height="22" rx="1.5" />
      <path className="stroke-accent" d="M78 25h14M79 34l3-4 3 4 4-5M94 34l3-5 2 5 4-4 3 4" />
      <path className="stroke-accent" d="M93 58c0-6 0-9 0-13M88 50l5-6 5 6" />
    </svg>
  )
}
