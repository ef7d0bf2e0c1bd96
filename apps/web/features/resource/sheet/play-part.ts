import type { ExplorablePart } from '@relievo/graphic/explore';
import { createPartNote } from '../../../lib/sound/part-note.ts';
import { playScore } from '../../../lib/sound/play-score.ts';
import type { Parts } from '../query/parts-query.ts';

const VOLUME = 0.8;
const SHAKE_MS = 30;

/** The tone of a part, and a short shake where a device can. */
export function playPart(part: ExplorablePart, { sheet, toneOf }: Parts): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(SHAKE_MS);
  const note = createPartNote(part, sheet, toneOf(part.id));
  try {
    playScore({ duration: note.duration, events: [note] }, VOLUME, () => {});
  } catch {
    // What cannot be heard here is said all the same.
  }
}
