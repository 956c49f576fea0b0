/**
 * The settings for incoming mail. `prefix` and `host` form the addresses, `maxBytes` limits a mail. `smtp` is null if the server
 * accepts no SMTP connections. `tls` has the paths of certificate and key.
 */
export type Incoming = {
  host: string
  prefix: string
  maxBytes: number
  smtp: { listen: string; port: number; tls: { cert: string; key: string } | null } | null
  webhookKeys: { mailgun?: string; postmark?: string; raw?: string }
}
