import { UUID_PATTERN } from '@relievo/contracts/operations';

const ID = new RegExp(UUID_PATTERN, 'i');

/** The resource that an address leads to, as it is copied from the browser or typed; nothing where it names none. */
export function findIdInAddress(address: string): string | undefined {
  return ID.exec(address)?.[0];
}
