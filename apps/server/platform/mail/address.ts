import { MailError } from './mail.ts';

/** RFC 5321 §4.5.3.1: a path has at most 256 octets, of which two are the angle brackets. */
const LONGEST = 254;

/** One @, something on both sides, and none of the characters that could end an address or a header early. */
const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** The address as it may stand in an envelope; anything that could be read as more than one is refused. */
export function toOneAddress(text: string): string {
  if (ONE_ADDRESS.test(text) && Buffer.byteLength(text) <= LONGEST) return text;
  throw new MailError(`${JSON.stringify(text)} is not an address that mail can be sent to.`, {
    refused: true,
  });
}

/** A header value is one line: whatever could start another header becomes a space. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
