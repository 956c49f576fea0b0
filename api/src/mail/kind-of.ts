const kinds = [
  ['%PDF-', 'pdf', 'application/pdf'],
  ['\x89PNG', 'png', 'image/png'],
  ['\xff\xd8\xff', 'jpg', 'image/jpeg'],
  ['GIF8', 'gif', 'image/gif'],
] as const

/** Detects the file type of a proof of delivery from its first bytes. */
export function proofTypeOf(bytes: Uint8Array): { ending: string; mimeType: string } {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  const [, ending, mimeType] = kinds.find(([magic]) => start.startsWith(magic)) ?? [
    '',
    'bin',
    'application/octet-stream',
  ]
  return { ending, mimeType }
}
