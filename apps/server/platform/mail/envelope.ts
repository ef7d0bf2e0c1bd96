import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { toOneAddress, toOneLine } from './address.ts';
import type { MailAddress, MailMessage } from './mail.ts';

/** The message as the transport takes it: the only place where text of ours becomes headers. */
export function asMailOptions(message: MailMessage, from: MailAddress): SendMailOptions {
  return {
    messageId: messageIdOf(message, from),
    from: encodeHeader(from),
    to: encodeHeader(message.to),
    ...(message.replyTo && { replyTo: encodeHeader(message.replyTo) }),
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    // RFC 3834: so that nobody's holiday notice answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated', ...(message.stopUrl && stopHeaders(message.stopUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: the button of the mail program that ends such letters posts to this address. */
function stopHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export function messageIdOf(message: MailMessage, from: MailAddress): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${message.id}@${domain}>`;
}

function encodeHeader({ address, name = '' }: MailAddress) {
  return { address: toOneAddress(address), name: toOneLine(name) };
}
