import { AppError } from '@brieflotse/contract'
import { createTransport } from 'nodemailer'
import type { Email } from './email.ts'

export type SmtpOptions = {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string
  from: string
}

const patienceMs = 20_000
// The SMTP commands before the mail's text. If one of these fails, the server has not accepted the mail.
const before = ['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO']

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Sends mails through the operator's mail server, as plain text only. */
export function createSmtp({ url, from }: SmtpOptions): Email {
  const host = from.replace(/^.*@/u, '').replace(/>$/u, '')
  const limits = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  }
  return {
    async send({ to, subject, text, language, id, stopUrl }, signal) {
      signal.throwIfAborted()
      const transport = createTransport({
        ...connectionOf(url),
        ...limits,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(stopUrl && {
              'List-Unsubscribe': `<${stopUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw asAppError(error as SmtpError)
      } finally {
        transport.close()
      }
    },
  }
}

/** Parses the options in the URL; https://nodemailer.com/smtp */
function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

function asAppError({ code, command, responseCode }: SmtpError): AppError {
  const cause = [code, command, responseCode].filter(Boolean).join(' ')
  if (responseCode && responseCode >= 500 && code !== 'EAUTH') {
    return new AppError('invalid-input', undefined, { cause })
  }
  const isUntaken = responseCode !== undefined || before.includes(command ?? '') || code === 'EDNS'
  return new AppError(isUntaken ? 'provider-down' : 'unexpected', undefined, { cause })
}
