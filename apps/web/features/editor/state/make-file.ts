import { OUTPUT_OFFERS, offerOf } from '@relievo/contracts/library/files';
import { client } from '../../../lib/server/client.ts';

/** The file form, which opens again as it is. */
export const OWN_FORMAT = 'relievo';

/** Everything that can be made of a drawing, in the order of the library. */
export const FORMATS: readonly string[] = [OWN_FORMAT, ...OUTPUT_OFFERS.map(({ id }) => id)];

/** The media that a format is made for; the first is the usual one. */
export function listMedia(format: string): readonly string[] {
  return offerOf(format)?.media ?? [];
}

/** Of the drawing as it was saved last. */
export async function downloadFile(id: string, format: string, profile: string): Promise<void> {
  saveFile(await client.drawings.make({ id, format, profile }));
}

/** How long the browser may take to begin with a file before its address is gone. */
const KEPT_FOR = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
