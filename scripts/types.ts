// Type-checks every project, two at a time. Each has its own environment (server, page, worker, pure code).
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const packages = readdirSync('packages').map((name) => `packages/${name}`)
const projects = ['.', 'api', 'web', 'service-worker', ...packages].filter((folder) =>
  existsSync(`${folder}/tsconfig.json`),
)

let failed = 0
const queue = [...projects]
await Promise.all([work(), work()])
console.log(`types: ${projects.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function work(): Promise<void> {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const output = await check(project)
    if (output === null) continue
    failed += 1
    console.log(`${project}\n${output}`)
  }
}

/** The compiler's errors; null if there are none. */
function check(project: string): Promise<string | null> {
  return new Promise((resolve) => {
    const tsc = spawn('tsc', ['-p', project, '--pretty', 'false'])
    let output = ''
    tsc.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    tsc.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    tsc.on('error', (error) => resolve(error.message))
    tsc.on('close', (code) => resolve(code === 0 ? null : output))
  })
}
