// at once: npm may be gone before everything is installed and built
const npm = process.ppid

/**
 * Calls `end` once npm, which started this process, is gone. npm runs scripts in a shell that takes signals for itself and
 * dies without handing them on; nothing is left of it then but another parent.
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
