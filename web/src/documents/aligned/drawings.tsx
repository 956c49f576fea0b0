import { Drawing } from '../../ui/drawings/icon.tsx'

const lines = {
  sound:
    'M4.5 9.500v5h3.500l4.500 3.800V5.700L8 9.500zM15.500 9.500a3.800 3.800 0 0 1 0 5M17.800 6.900a7.400 7.400 0 0 1 0 10.200',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  play: 'M8 5.200 18 12 8 18.800z',
  stop: 'M6.500 6.500h11v11h-11z',
} as const

export type BarDrawing = keyof typeof lines

/** Icons for the buttons that read aloud. */
export function BarIcon({ name }: { name: BarDrawing }) {
  return <Drawing lines={lines[name]} />
}
