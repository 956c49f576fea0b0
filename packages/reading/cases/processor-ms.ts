/** CPU time of this process in milliseconds, so that other load on the machine does not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
