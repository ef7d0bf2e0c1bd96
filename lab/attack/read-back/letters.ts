import type { ReceivedLetter } from '../../../apps/server/platform/mail/testing/smtp-server.ts';
import type { Read } from './read.ts';
import type { ReadAsPage } from './read-as-page.ts';

const KNOWN_HEADERS = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'x-auto-response-suppress',
  'list-unsubscribe',
  'list-unsubscribe-post',
]);

/** Letters say what we say: no header, recipient, element or link in them is somebody else's. */
export async function readLetter(
  { recipients, email }: ReceivedLetter,
  site: string,
  readAsPage: ReadAsPage,
): Promise<Read> {
  const foreign = email.headers.map(({ key }) => key).filter((key) => !KNOWN_HEADERS.has(key));
  const links = [...(email.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  const faults = [
    ...foreign.map((key) => `a header was planted: ${key}`),
    ...(recipients.length === 1 ? [] : [`it went to ${recipients.join(', ')}`]),
    ...(/[\r\n]/.test(email.subject ?? '') ? ['its subject has several lines'] : []),
    ...links.filter((link) => !link.startsWith(site)).map((link) => `it leads elsewhere: ${link}`),
    ...(await readAsPage(email.html ?? '', 'text/html')),
  ];
  return { where: `the letter "${email.subject?.slice(0, 60)}"`, faults };
}
