import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { oneAddress, oneLine } from './address.ts';
import type { MailAddress, MailMessage } from './mail.ts';

/** The message as the transport takes it: the only place where text of ours becomes headers. */
export function asMailOptions(message: MailMessage, from: MailAddress): SendMailOptions {
  return {
    messageId: messageIdOf(message, from),
    from: header(from),
    to: header(message.to),
    ...(message.replyTo && { replyTo: header(message.replyTo) }),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    // RFC 3834: so that nobody's holiday notice answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function messageIdOf(message: MailMessage, from: MailAddress): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${message.id}@${domain}>`;
}

function header({ address, name = '' }: MailAddress) {
  return { address: oneAddress(address), name: oneLine(name) };
}
