/** For tests: builds the source of a mail as a mail program writes it. */
export type TestPart = {
  type: string
  content: string | Buffer
  name?: string
  disposition?: string
  head?: string
}

export const plain = (content: string): TestPart => ({ type: 'text/plain; charset=utf-8', content })

export const attached = (name: string, content: string | Buffer, type: string): TestPart => ({
  type,
  content,
  name,
  disposition: 'attachment',
})

let count = 0

export function testMail(subject: string, parts: TestPart[]): string {
  const boundary = `part-${++count}`
  return [
    'Received: from mail.example.org; Mon, 17 Mar 2025 08:15:00 +0100',
    'From: =?utf-8?q?Stadtwerke_M=C3=BCsterhafen?= <post@stadtwerke.example>',
    'To: jana@example.org',
    'Date: Mon, 17 Mar 2025 08:14:58 +0100',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${written(part)}`),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

function written({ type, content, name, disposition, head = '' }: TestPart): string {
  const lines = [`Content-Type: ${type}${name ? `; name="${name}"` : ''}`]
  if (disposition) {
    lines.push(`Content-Disposition: ${disposition}${name ? `; filename="${name}"` : ''}`)
  }
  if (head) lines.push(head)
  const isMail = type.startsWith('message/')
  const packed = isMail
    ? String(content)
    : Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')
  if (!isMail) lines.push('Content-Transfer-Encoding: base64')
  return `${lines.join('\r\n')}\r\n\r\n${packed}`
}
