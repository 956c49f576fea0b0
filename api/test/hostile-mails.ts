import { openLine, sendMail } from './mail-server.ts'

/** The target of a hostile mail, and the loopback address to send from, so that each seems to come from a different host. */
export type Aim = { port: number; to: string; from: string; place: string; raw: string }

const noise = (bytes: number) => 'x'.repeat(bytes)

async function begun({ port, to, from, place }: Aim) {
  const line = await openLine(port, place)
  for (const said of ['EHLO x', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']) {
    const answer = await line.say(said)
    if (!/^[23]/.test(answer)) return null
  }
  return line
}

/** Attacks that a mail server must survive. Each resolves when the server has finished with it; none may become a letter. */
export const hostile: Record<string, (aim: Aim) => Promise<unknown>> = {
  'a guessed recipient': (aim) =>
    sendMail({ ...aim, to: aim.to.replace(/\.\w+@/, '.aaaaaaaaaaaa@') }),
  'a recipient elsewhere': (aim) => sendMail({ ...aim, to: 'somebody@example.com' }),
  'a mail that is too large': (aim) =>
    sendMail({ ...aim, raw: aim.raw + `${noise(70)}\r\n`.repeat(20_000) }),
  async 'a mail that breaks off'(aim) {
    const line = await begun(aim)
    line?.socket.write(aim.raw.slice(0, 500))
    line?.socket.destroy()
  },
  async 'a mail that drips'(aim) {
    const line = await begun(aim)
    if (!line) return
    const drip = setInterval(() => line.socket.write('x\r\n'), 300)
    setTimeout(() => line.socket.destroy(), 5_000)
    await line.ended()
    clearInterval(drip)
  },
  async 'a mail without an end'(aim) {
    const line = await begun(aim)
    if (!line) return
    const more = (error?: Error | null) => void (error || line.socket.write(noise(60_000), more))
    more()
    await line.ended()
  },
  async 'commands that are none'({ port, place }) {
    const line = await openLine(port, place)
    line.socket.write(`GET / HTTP/1.1\r\n\r\n${'NOOP\r\n'.repeat(500)}\0\xff\r\n`, 'latin1')
    setTimeout(() => line.socket.destroy(), 2_000)
    await line.ended()
  },
  'a forged sender': (aim) =>
    sendMail({ ...aim, raw: aim.raw.replace(/^From: .*$/m, 'From: Amt <amt@fremd.example>') }),
  'two senders': (aim) => sendMail({ ...aim, raw: `From: <other@fremd.example>\r\n${aim.raw}` }),
  'a thousand signatures': (aim) =>
    sendMail({
      ...aim,
      raw:
        'DKIM-Signature: v=1; a=rsa-sha256; d=fremd.example; s=a; h=from; bh=AA==; b=AA==\r\n'.repeat(
          1_000,
        ) + aim.raw.replace(/^From: .*$/m, 'From: <amt@fremd.example>'),
    }),
}
