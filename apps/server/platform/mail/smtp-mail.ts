import { createTransport } from 'nodemailer';
import { asMailOptions } from './envelope.ts';
import { type Mail, type MailAddress, MailError } from './mail.ts';
import { rememberAnswer } from './remembered.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; without it the connection turns to TLS when the server offers it. */
  secure: boolean;
  user?: string;
  password?: string;
  from: MailAddress;
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** Health is asked for every few seconds, and each time would be a sign-in at somebody's mail server. */
const CHECKED_FOR_MS = 30_000;

export function createSmtpMail(settings: SmtpSettings): Mail {
  const { host, port, secure, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user && password && { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  const place = `${host}:${port}`;

  return {
    async send(message) {
      const options = asMailOptions(message, from);
      const { messageId } = await transport.sendMail(options).catch((error) => {
        throw asMailError(error, place);
      });
      return { messageId };
    },

    check: rememberAnswer(async () => {
      await transport.verify().catch((error) => {
        throw asMailError(error, place);
      });
    }, CHECKED_FOR_MS),
  };
}

/** RFC 5321 §4.2.1: 5yz is a permanent answer; 4yz, and no answer at all, may be better next time. */
function asMailError(cause: unknown, place: string): MailError {
  const reply = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0;
  const command = cause instanceof Error && 'command' in cause ? String(cause.command) : '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  const aboutTheLetter = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  return new MailError(`The mail server ${place} did not take the letter: ${reason}`, {
    refused: aboutTheLetter && reply >= 500,
    cause,
  });
}
