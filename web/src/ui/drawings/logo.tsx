/** A lighthouse whose lamp room is the flap of an envelope. The same drawing as `public/icons/icon.svg`. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g
        className="fill-none stroke-on-accent"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12.6 12.4 11.1 24M19.4 12.4 20.9 24" />
        <path d="M11.2 12.4h9.6M12.9 12.4V9.2L16 6.6l3.1 2.6v3.2M12 18.6h8" />
        <path d="M8.8 9.6 5 8.2M23.2 9.6 27 8.2" />
        <path d="M6 25c1.7 1.4 3.3 1.4 5 0 1.7 1.4 3.3 1.4 5 0 1.7 1.4 3.3 1.4 5 0 1.7 1.4 3.3 1.4 5 0" />
      </g>
    </svg>
  )
}
