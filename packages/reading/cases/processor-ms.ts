/** Milliseconds that the processor has worked for this process: what else runs on the machine does not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
