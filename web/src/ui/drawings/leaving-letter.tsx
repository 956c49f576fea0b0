/** An envelope. `moves`: it enters from the left once, for a letter that was just sent. */
export function LeavingLetter({ moves, className = '' }: { moves: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 56"
      aria-hidden="true"
      className={`overflow-visible fill-none stroke-current ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 20h16M10 29h12M4 38h14" className="opacity-60" />
      <g className={moves ? 'animate-leave' : ''}>
        <path className="fill-surface" d="M32 12h56v34H32z" />
        <path d="m33 13 27 19 27-19" />
      </g>
    </svg>
  )
}
