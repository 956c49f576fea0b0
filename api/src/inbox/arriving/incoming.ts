/**
 * Where mails come in: `prefix` and `host` make addresses, `maxBytes` is the largest mail. `smtp` is null where nobody may connect.
 * Files of `tls` are paths.
 */
export type Incoming = {
  host: string
  prefix: string
  maxBytes: number
  smtp: { listen: string; port: number; tls: { cert: string; key: string } | null } | null
  webhookKeys: { mailgun?: string; postmark?: string; raw?: string }
}
