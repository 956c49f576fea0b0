import { execFileSync } from 'node:child_process'

type Row = { pid: number; parent: number; state: string; command: string }

/** All processes of the machine, from `ps`. */
function table(): Row[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return lines
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line)!)
    .map(([, pid, parent, state, command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      state: state!,
      command: command!,
    }))
}

/** Whether a process still runs. A zombie does not. */
export function alive(pid: number): boolean {
  return table().some((row) => row.pid === pid && !row.state.startsWith('Z'))
}

/** The process ids of the translators that a server has started. */
export function translatorsOf(server: number): number[] {
  return table()
    .filter((row) => row.parent === server && row.command.includes('letters-de-en'))
    .map((row) => row.pid)
}
