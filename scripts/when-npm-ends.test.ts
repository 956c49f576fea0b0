import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const script = `
  import { whenNpmEnds } from ${JSON.stringify(new URL('when-npm-ends.mjs', import.meta.url).href)}
  whenNpmEnds(() => { console.log('npm is gone'); process.exit() })
  setInterval(() => {}, 1000)
  console.log('up')`

test('SIGTERM to npm reaches the server, although its shell keeps it to itself', async () => {
  const shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script],
    {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (text.includes('up')) shell.kill('SIGTERM')
  })
  await once(shell.stdout, 'end')
  expect(said).toBe('up\nnpm is gone\n')
})
