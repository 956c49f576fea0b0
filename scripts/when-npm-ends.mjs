// The parent's id is read at once, because npm may end during installation and build.
const npm = process.ppid

/**
 * Calls `end` once npm, which started this process, has ended. npm runs scripts in a shell that does not pass on signals, so the
 * only sign is that this process gets another parent.
 */
export function whenNpmEnds(end) {
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    end()
  }, 250)
  timer.unref()
}
