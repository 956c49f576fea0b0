/** Small line drawings on a grid of 24, one stroke. */
const drawings = {
  home: 'M4 11.2 12 4.5l8 6.7M6.2 9.6v9.9h11.6V9.6M10 19.5v-5.2h4v5.2',
  upload:
    'M12 15.5V4.8M7.8 8.8 12 4.6l4.2 4.2M4.5 14.5v3.2c0 1 .8 1.8 1.8 1.8h11.4c1 0 1.8-.8 1.8-1.8v-3.2',
  documents:
    'M8.5 3.8h6.7l4.3 4.3v9.1H8.5zM15 4v4.3h4.3M8.5 7.2h-4v13h11v-3M11.5 11.8h5M11.5 14.4h3',
  account:
    'M12 11.8a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM4.8 20c.5-3.6 3.4-5.6 7.2-5.6s6.7 2 7.2 5.6',
  logout:
    'M10 4.5H5.8c-.7 0-1.3.6-1.3 1.3v12.4c0 .7.6 1.3 1.3 1.3H10M15.2 8.2 19 12l-3.8 3.8M18.8 12H9.5',
  settings:
    'M4 7h9.800M18.200 7H20M4 17h1.800M10.200 17H20M16 9.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM8 19.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
  pin: 'M9 4.200h6l-.8 5.800 3.300 3.200v1.400h-11v-1.400L9.800 10zM12 14.600v5.600',
  download:
    'M12 4.600v10.800M7.800 11.400l4.200 4.200 4.200-4.200M4.500 14.500v3.200c0 1 .8 1.800 1.800 1.800h11.400c1 0 1.800-.8 1.800-1.800v-3.200',
  camera:
    'M4 8.2h3.6L9.2 5.6h5.6l1.6 2.6H20v10.6H4zM12 16.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  archive: 'M4 5h16v4H4zM5.4 9v10h13.2V9M9.8 12.6h4.4',
  more: 'M12 5.2v.1M12 12v.1M12 18.8v.1',
  erase: 'M4.8 7h14.4M9.4 7V4.6h5.2V7M6.6 7l.9 12.6h9l.9-12.6M10.2 10.6v5.4M13.8 10.6v5.4',
  edit: 'M4.8 19.2l1-4.2 9.8-9.8 3.2 3.2L9 18.2zM13.4 7.4l3.2 3.2',
  view: 'M3 12c2-3.8 5.1-5.8 9-5.8s7 2 9 5.8c-2 3.8-5.1 5.8-9 5.8S5 15.8 3 12ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  hide: 'M4.5 4.5l15 15M9.9 6.4A9.6 9.6 0 0 1 12 6.2c3.9 0 7 2 9 5.8a12 12 0 0 1-2.6 3.3M6.4 7.9A12 12 0 0 0 3 12c2 3.8 5.1 5.8 9 5.8 1.5 0 2.9-.3 4.1-.9M10.2 10.2a2.6 2.6 0 0 0 3.6 3.6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20 20',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  check: 'M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM8.4 12.2l2.5 2.5 4.8-5.2',
  alert: 'M12 4.2 21 19.6H3zM12 10v4.2M12 16.9v.1',
  back: 'M10.5 5.5 4 12l6.5 6.5M4.4 12H20',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  calendar: 'M4.5 6.2h15v13.3h-15zM4.5 10.4h15M8.4 4v3.6M15.6 4v3.6',
  clock: 'M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM12 7.4V12l3.2 2',
  euro: 'M17.6 6.8A6.6 6.6 0 0 0 7.4 12a6.6 6.6 0 0 0 10.2 5.2M5 10.4h8.4M5 13.6h7.4',
  hand: 'M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM12 7.8v5M12 15.9v.1',
  page: 'M6.2 3.8h8l3.9 4v12.4H6.2zM14 4v4h4M9 11.8h6M9 14.4h6M9 17h3.4',
  letter: 'M3.8 6.2h16.4v11.6H3.8zM4 6.6l8 6.6 8-6.6',
  office: 'M4 9.500 12 4.500l8 5M6 10v6.800M10 10v6.800M14 10v6.800M18 10v6.800M4 19.500h16',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19.3 4.4v4h-4',
  light: 'M13.200 3.500 6 13.500h5.200l-.800 7 7.400-10.200h-5.300z',
  gallery:
    'M4 5.200h16v13.600H4zM4.300 16.200l4.500-4.600 3.600 3.600 2.700-2.500 4.600 4.200M15.600 9.600v.100',
  translate:
    'M3.8 6.4h9.4M8.4 4v2.4M11.6 6.4c-.8 3.8-3.2 6.6-6.8 8.2M6 9.4c1 2.2 3 4 5.6 5M12.4 20l4-9.6h.4l4 9.6M13.8 17h5.6',
  copy: 'M9 8.500h10.500v11H9zM15 8.300v-3.800H4.500v11h4.300',
  find: 'M5.5 3.8h8l3.9 4v3M13.3 4v4h4M5.5 3.8v16.4h5M8.4 9h3M8.4 12h3M15.4 19a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM17.8 18.200l2.400 2.400',
} as const

/** Icons that point in reading direction, so they are mirrored in right-to-left languages. */
const alongTheLine = new Set<string>(['back', 'left', 'right', 'logout'])

export type IconName = keyof typeof drawings

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <Drawing
      lines={drawings[name]}
      className={alongTheLine.has(name) ? `rtl:-scale-x-100 ${className}` : className}
      width={name === 'more' ? 2.6 : 1.7}
    />
  )
}

type DrawingProps = { lines: string; className?: string; width?: number }

/** An icon in the same style, for drawings that are loaded with the only screen that uses them. */
export function Drawing({ lines, className = '', width = 1.7 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 shrink-0 fill-none stroke-current ${className}`}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
    </svg>
  )
}
