import { type Drawing, findProfile, getProfile, OUTPUTS, type Output, writeDrawing } from '@relievo/graphic';
import { ToldError } from '../../../lib/server/told-error.ts';
import { describeProblem } from './tell.ts';

const OWN = 'relievo';

/** The file form, which opens again as it is; then what the browser makes of it by itself. */
export const FORMATS: readonly { readonly value: string; readonly label: string }[] = [
  { value: OWN, label: 'SVG (Relievo)' },
  ...OUTPUTS.map(({ id, words }) => ({ value: id, label: words.name })),
];

export async function downloadAs(format: string, drawing: Drawing, profileId: string): Promise<void> {
  const output = OUTPUTS.find(({ id }: Output) => id === format);
  if (!output) {
    saveBytes('drawing.svg', 'image/svg+xml', new TextEncoder().encode(writeDrawing(drawing)));
    return;
  }
  const { media }: Output = output;
  const chosen = media.includes(profileId) ? profileId : media[0];
  const made = output.make(
    { drawing, description: drawing.description },
    findProfile(chosen) ?? getProfile('swell-a4'),
  );
  if (!made.ok) throw new ToldError(describeProblem(made.problems[0]));
  for (const { name, mediaType, bytes } of made.value.files) saveBytes(name, mediaType, bytes);
}

/** How long the browser may take to begin with a file before its address is gone. */
const KEPT_FOR = 60_000;

function saveBytes(name: string, mediaType: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
