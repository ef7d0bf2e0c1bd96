import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartStep } from '@relievo/graphic/explore';

export type PartCommand = PartStep | 'repeat' | 'near' | 'review' | 'braille' | 'sound' | 'speech' | 'help';

interface KeyRow {
  readonly command: PartCommand;
  /** As the browser names it; letters in small. */
  readonly key: string;
  readonly keyName: MessageDescriptor;
  readonly does: MessageDescriptor;
}

/** The keys that charts are explored by too, as far as a drawing has what they lead to. */
export const PART_KEYS: readonly KeyRow[] = [
  { command: 'left', key: 'ArrowLeft', keyName: msg`Left arrow`, does: msg`The next part to the left` },
  { command: 'right', key: 'ArrowRight', keyName: msg`Right arrow`, does: msg`The next part to the right` },
  { command: 'up', key: 'ArrowUp', keyName: msg`Up arrow`, does: msg`The next part above` },
  { command: 'down', key: 'ArrowDown', keyName: msg`Down arrow`, does: msg`The next part below` },
  { command: 'next', key: 'PageDown', keyName: msg`Page down`, does: msg`The next part in order` },
  { command: 'previous', key: 'PageUp', keyName: msg`Page up`, does: msg`The part before in order` },
  { command: 'first', key: 'Home', keyName: msg`Home`, does: msg`The first part` },
  { command: 'last', key: 'End', keyName: msg`End`, does: msg`The last part` },
  { command: 'in', key: 'Enter', keyName: msg`Enter`, does: msg`Into a part that is made of parts` },
  { command: 'out', key: 'Backspace', keyName: msg`Backspace`, does: msg`Out to the part around it` },
  { command: 'near', key: 'n', keyName: msg`N`, does: msg`What is near, on which side and how far` },
  { command: 'repeat', key: ' ', keyName: msg`Space`, does: msg`Say and play it again` },
  { command: 'review', key: 'r', keyName: msg`R`, does: msg`To what was said, and back` },
  { command: 'braille', key: 'b', keyName: msg`B`, does: msg`Braille line on or off` },
  { command: 'sound', key: 's', keyName: msg`S`, does: msg`Sound on or off` },
  { command: 'speech', key: 't', keyName: msg`T`, does: msg`Speech on or off` },
  { command: 'help', key: 'h', keyName: msg`H`, does: msg`These keys` },
];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** null for what belongs to the browser and to the screen reader. */
export function findPartCommand({ key, ctrlKey, altKey, metaKey }: KeyPress): PartCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  const named = key.length === 1 ? key.toLowerCase() : key;
  return PART_KEYS.find((row) => row.key === named)?.command ?? null;
}
