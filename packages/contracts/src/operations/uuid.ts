/** How an id is written (RFC 9562), to be built into the patterns of addresses and links. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const WHOLE = new RegExp(`^${UUID_PATTERN}$`, 'i');

export function isUuid(text: string): boolean {
  return WHOLE.test(text);
}
